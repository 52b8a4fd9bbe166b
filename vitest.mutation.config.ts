import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from './vitest.config.js';

// The projects bring all tests with them.
const { projects: _, ...test } = base.test!;

/** The tests that tools/mutation.mjs has chosen, by their likelihood to notice something. */
const tests = JSON.parse(process.env.WG_MUTATION_TESTS ?? '[]') as string[];

class AsChosen extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const at = ({ moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(`/${test}`));
    return files.sort((a, b) => at(a) - at(b));
  }
}

export default defineConfig({
  test: {
    ...test,
    include: tests,
    sequence: { sequencer: AsChosen },
    // What a changed test meets is nobody's report.
    setupFiles: ['tests/support/random/chance.ts', 'tools/mutation/loaded.mjs'],
    runner: './tools/mutation/at-once.mjs',
  },
});
