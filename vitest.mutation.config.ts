import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

/** The tests that tools/mutation.mjs has chosen. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({ test: { include: JSON.parse(process.env.WG_MUTATION_TESTS ?? '[]') as string[] } }),
);
