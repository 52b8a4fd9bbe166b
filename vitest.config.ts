import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Which clauses each test meets is noted for the report of clauses.
    setupFiles: ['tests/support/met.ts'],
    // The environment of whoever runs the tests must not colour or log anything.
    env: { NO_COLOR: '', FORCE_COLOR: '', CI: '', WG_RULESET: '', WG_GAME: '' },
    testTimeout: 60_000,
    // Some build the program first, beside whatever else is busy.
    hookTimeout: 60_000,
    // All cores: the tests that run processes of their own wait for them most of the time.
    maxWorkers: '100%',
  },
});
