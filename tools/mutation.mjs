/**
 * Changes the code of a folder here and there, and tells which changes no test notices: `npm run mutation -- <folder or file>…`.
 * Its tests are those of the same folder, whatever imports it by itself, and all of its rule system but random games; of what
 * happens while code is loaded, where each change loads all of it anew, only those near it: its folder, whatever imports it, and
 * the protocols and declarations of its rule system. With `--one-in 5` a fifth of the changes is tried, as the lot falls.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawOneIn, isDrawn, NEAR, NOTICED } from './mutation/sample.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { 'one-in': { type: 'string', default: '1' } },
});
const oneIn = Number(values['one-in']);
const wanted = paths.map((path) => relative(root, resolve(path)));
if (
  wanted.length === 0 ||
  wanted.some((path) => !existsSync(join(root, path))) ||
  !(Number.isInteger(oneIn) && oneIn > 0)
) {
  console.error(
    'npm run mutation -- <folder or file> … [--one-in 5], as in: npm run mutation -- rulesets/fubar/melee',
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
/** Where the tests of the rule systems stand that it is of. */
const systems = mutated
  .flatMap((file) => /^rulesets(\/[^/]+\/)/.exec(file)?.[1] ?? [])
  .map((of) => `tests${of}`);
const isUnder = (file, places) => places.some((place) => file.startsWith(place));
/** What plays at random takes long, and looks at no line. */
const isRandom = (file) => /\/(random-[^/]+|conformance)\.test\.ts$/.test(file);
/** What looks at how tests are watched looks at no rule, and nobody watches here. */
const isOfTools = (file) => isUnder(file, ['tests/tools/']);
const isNear = (file) =>
  isUnder(file, folders) ||
  importsOf(file).some((path) => targets.has(path)) ||
  (isUnder(file, systems) && /(-protocol|\/declared)\.test\.ts$/.test(file));
const isOfIt = (file) => !isOfTools(file) && (isNear(file) || (isUnder(file, systems) && !isRandom(file)));
/** What looks at whole answers notices most, and first of all in the folder itself. */
const isFar = (file) => (isUnder(file, folders) ? 0 : 2) + (file.endsWith('-protocol.test.ts') ? 0 : 1);
const tests = filesIn('tests')
  .filter((file) => file.endsWith('.test.ts') && isOfIt(file))
  .sort((a, b) => isFar(a) - isFar(b));
if (mutated.length === 0 || tests.length === 0) {
  console.error(`nothing to change, or no test of it: ${wanted.join(' ')}`);
  process.exit(2);
}
console.log(`${mutated.length} files, ${tests.length} files of tests`);

const dir = mkdtempSync(join(tmpdir(), 'wg-mutation-'));
process.env.WG_MUTATION_TESTS = JSON.stringify(tests);
process.env.WG_MUTATION_TARGETS = JSON.stringify(mutated);
process.env[NEAR] = JSON.stringify(tests.filter(isNear));
process.env[NOTICED] = join(dir, 'noticed');
writeFileSync(process.env[NOTICED], '');

const tried = await new Stryker({
  mutate: mutated,
  testRunner: 'vitest-that-loads',
  // The tests are chosen above. By what vitest finds related it would leave some out: of sources it has kept it knows no imports.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    resolve(root, 'tools/mutation/runner.mjs'),
    resolve(root, 'tools/mutation/prose.mjs'),
  ],
  // Help, prompts and printed tables decide nothing; tools/mutation/prose.mjs says which they are.
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

const passed = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const counts = (of) => isDrawn(of) && (passed(of) || of.status === 'Killed' || of.status === 'Timeout');
/** Where a change is: line and column, from 1. */
const placeOf = ({ fileName, location: { start, end } }) =>
  `${relative(root, fileName)}:${start.line}:${start.column}-${end.line}:${end.column}`;

const counted = tried.filter(counts);
const left = counted.filter(passed);
for (const of of left) console.log(`${of.status} ${placeOf(of)} ${of.mutatorName} ${of.replacement}`);
const caught = counted.length - left.length;
console.log(
  `${caught} of ${counted.length} changes caught: ${((100 * caught) / Math.max(1, counted.length)).toFixed(1)} %`,
);
