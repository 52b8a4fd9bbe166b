import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

// The projects bring all tests with them.
const { projects: _, ...test } = base.test!;

/** The tests that tools/mutation.mjs has chosen. */
export default defineConfig({
  test: { ...test, include: JSON.parse(process.env.WG_MUTATION_TESTS ?? '[]') as string[] },
});
