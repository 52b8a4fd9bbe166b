import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // The environment of whoever runs the tests must not colour or log anything.
    env: { NO_COLOR: '', FORCE_COLOR: '', CI: '', WG_RULESET: '', WG_GAME: '' },
    testTimeout: 60_000,
  },
});
