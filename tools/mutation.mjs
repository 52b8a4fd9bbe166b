/**
 * Changes the code of a folder here and there, and tells which changes no test of it notices: `npm run mutation -- <folder or
 * file>…`. Its tests are those of the same folder, whatever imports it by itself, and the protocols and declarations of its rule
 * system; with `--further` what those let pass is tried once more by all other tests of its rule system, which takes long; with
 * `--one-in 5` a fifth of the changes is tried, as the lot falls.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawOneIn, isDrawn, NOTICED } from './mutation-sample.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { further: { type: 'boolean', default: false }, 'one-in': { type: 'string', default: '1' } },
});
const oneIn = Number(values['one-in']);
const wanted = paths.map((path) => relative(root, resolve(path)));
if (
  wanted.length === 0 ||
  wanted.some((path) => !existsSync(join(root, path))) ||
  !(Number.isInteger(oneIn) && oneIn > 0)
) {
  console.error(
    'npm run mutation -- <folder or file> … [--further] [--one-in 5], as in: npm run mutation -- rulesets/fubar/melee',
  );
  process.exit(2);
}
drawOneIn(oneIn);

const filesIn = (path) =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(path, file));

/** What a file imports, of this project. */
const importsOf = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path.replace(/\.js$/, '.ts')),
  );

// Clauses and rulings are the book in other words, and questions those of players: nobody tests a sentence by changing it.
const mutated = wanted.flatMap(filesIn).filter((file) => !/(clauses|rulings|questions)\.ts$/.test(file));
const targets = new Set(mutated);
/** Where the tests of a file stand: `tests` mirrors `src` and `rulesets`. */
const folderOf = (file) => `${dirname(file.replace(/^(src|rulesets)/, 'tests'))}/`;
const folders = [...new Set(mutated.map(folderOf))];
/** What its actions say line by line, in whatever chapter, and what its declarations do. */
const isProtocol = (file) =>
  /(-protocol|\/declared)\.test\.ts$/.test(file) &&
  folders.some((folder) => file.startsWith(dirname(folder)));
const isOfIt = (file) =>
  isProtocol(file) ||
  folders.some((folder) => file.startsWith(folder)) ||
  importsOf(file).some((path) => targets.has(path));
/** What looks at whole answers of the folder notices most, then what else stands in it. */
const isFar = (file) =>
  (folders.some((folder) => file.startsWith(folder)) ? 0 : 2) + (isProtocol(file) ? 0 : 1);
/** What looks at how tests are watched looks at no rule, and nobody watches here. */
const isOfTools = (file) => file.startsWith('tests/tools/');
const tests = filesIn('tests')
  .filter((file) => file.endsWith('.test.ts') && isOfIt(file) && !isOfTools(file))
  .sort((a, b) => isFar(a) - isFar(b));
if (mutated.length === 0 || tests.length === 0) {
  console.error(`nothing to change, or no test of it: ${wanted.join(' ')}`);
  process.exit(2);
}
console.log(`${mutated.length} files, ${tests.length} files of tests`);

/** Tries changes with tests. @param where the files, or places in them */
async function tried(where, by) {
  const dir = mkdtempSync(join(tmpdir(), 'wg-mutation-'));
  process.env.WG_MUTATION_TESTS = JSON.stringify(by);
  process.env[NOTICED] = join(dir, 'noticed');
  writeFileSync(process.env[NOTICED], '');
  return new Stryker({
    mutate: where,
    testRunner: 'vitest-that-loads',
    // The tests are chosen above. By what vitest finds related it would leave some out: of sources it has kept it knows no imports.
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: [
      '@stryker-mutator/vitest-runner',
      resolve(root, 'tools/mutation-runner.mjs'),
      resolve(root, 'tools/mutation-prose.mjs'),
    ],
    // Help, prompts and printed tables decide nothing; tools/mutation-prose.mjs says which they are.
    ignorers: ['prose'],
    coverageAnalysis: 'perTest',
    // One core is left to whoever waits.
    concurrency: Math.max(1, availableParallelism() - 1),
    reporters: ['progress-append-only'],
    // A change is caught by what a test says, never by a machine that is busy with something else.
    timeoutMS: 20_000,
    // The first run of the tests tries changes as well.
    dryRunTimeoutMinutes: 60,
    tempDirName: join(dir, 'sandbox'),
    ignorePatterns: ['dist', 'man', '/shared'],
    thresholds: { high: 95, low: 92, break: null },
    disableTypeChecks: true,
    // It would move what a tsconfig refers to outside the project, which ours does not, with a parser TypeScript 7 has no more.
    tsconfigFile: 'none',
  }).runMutationTest();
}

const passed = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const counts = (of) => isDrawn(of) && (passed(of) || of.status === 'Killed' || of.status === 'Timeout');
/** Where a change is, as Stryker takes it: columns from 0. */
const placeOf = ({ fileName, location: { start, end } }) =>
  `${relative(root, fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
const nameOf = (of) => `${placeOf(of)} ${of.mutatorName} ${of.replacement}`;

const near = (await tried(mutated, tests)).filter(counts);
const left = new Map(near.filter(passed).map((of) => [nameOf(of), of]));
const systems = [...new Set(folders.map((folder) => folder.split('/').slice(0, 2).join('/')))];
const further = filesIn('tests').filter(
  (file) =>
    file.endsWith('.test.ts') && systems.some((of) => file.startsWith(`${of}/`)) && !tests.includes(file),
);
if (values.further && left.size > 0 && further.length > 0) {
  const places = [...new Set([...left.values()].map(placeOf))];
  console.log(`${left.size} of ${near.length} changes go on to ${further.length} further files of tests`);
  drawOneIn(1);
  for (const of of await tried(places, further)) if (!passed(of)) left.delete(nameOf(of));
}

for (const of of left.values()) console.log(`${of.status} ${nameOf(of)}`);
const caught = near.length - left.size;
console.log(
  `${caught} of ${near.length} changes caught: ${((100 * caught) / Math.max(1, near.length)).toFixed(1)} %`,
);
