/** Every check of the project: build, types, lint, clauses, tests. Ends with a line that counts them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function passes(name, command, ...args) {
  console.log(`\n== ${name}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
const npx = (name, ...args) => passes(name, 'npx', '--no-install', ...args);

const checks = [
  passes('build', process.execPath, 'tools/build.mjs'),
  npx('types', 'tsc', '--noEmit'),
  npx('lint', 'biome', 'check', '--error-on-warnings'),
  npx('clauses', 'tsx', 'tools/clauses.ts'),
];

const folder = mkdtempSync(join(tmpdir(), 'wg-tests-'));
const report = join(folder, 'report.json');
const ran = npx(
  'tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
);
let tests = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
try {
  tests = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error('the tests left no report');
}
rmSync(folder, { recursive: true, force: true });

// A skipped test has not passed, and a run that failed otherwise has failed once more.
const skipped = tests.numPendingTests + tests.numTodoTests;
const fault = !ran && tests.numFailedTests + skipped === 0 ? 1 : 0;
const passed = tests.numPassedTests + checks.filter(Boolean).length;
const failed = tests.numFailedTests + skipped + fault + checks.filter((ok) => !ok).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
