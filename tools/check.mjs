/**
 * Every check of the project: types, lint and tests (which build the program for themselves) side by side, then the clauses that
 * the tests met. Ends with a line that counts them. What a check says is told when it is over.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a command of the tools that are installed, and tells what it said when it is over. */
function run(name, command, ...args) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', command), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
    child.on('close', (code) => {
      console.log(`\n== ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'wg-tests-'));
const report = join(folder, 'report.json');
const [ran, ...others] = await Promise.all([
  run('tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
  run(
    'types',
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/wg/types.tsbuildinfo',
    // The tests take all other cores: four checkers, as there are else, find out the same things for themselves, in twice the work.
    '--checkers',
    '1',
  ),
  run('lint', 'biome', 'check', '--error-on-warnings'),
]);
const checks = [...others, await run('clauses', 'tsx', 'tools/clauses.ts')];

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
