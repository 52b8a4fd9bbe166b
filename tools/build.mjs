/**
 * Bundles the program into dist: a bundle for each of its faces (wg.cjs the command line, engine.cjs the engine for programs), one
 * for everything that is loaded on demand (an action, the prompts, the prose of a rule system), so that a run reads nothing it does
 * not use, and a few that these share. Makes the man page, man/wg.1.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { leanLibraries } from './build/lean-libraries.mjs';
import { licences } from './build/licences.mjs';
import { FACES, isBook, places, RULES } from './build/places.mjs';
import { writeTypes } from './build/types.mjs';
import { workedOut } from './build/worked-out.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

const { entries, shared, names } = await places(root);
/** The bundle where a module lies, if not in that of whoever imports it. */
const homes = new Map([
  ...entries,
  ...[...shared].flatMap(([bundle, modules]) => modules.map((module) => [module, bundle])),
]);
/** What is imported of the modules that a bundle shares, in the order in which it hands them out: a list is made sooner than names. */
const handedOut = new Map(
  [...shared].map(([bundle, modules]) => [
    bundle,
    modules.flatMap((module) => [...(names.get(module) ?? [])].map((name) => ({ module, name }))),
  ]),
);

/**
 * Whether a module lies in a bundle too that is not its home: one file is read sooner than several. All actions at once are one
 * bundle; and what is read at each start of the command line is whole, with what it shares with the engine.
 */
const holds = (here, module) => {
  const home = homes.get(module);
  return (
    here === home ||
    (here === 'wg' && home === 'core') ||
    (entries.has(module) && (here in FACES || here.endsWith('-all')))
  );
};

/** Has what lies elsewhere required from there. */
const elsewhere = (here) => ({
  name: 'elsewhere',
  setup(builder) {
    builder.onResolve({ filter: /^\.\/[\w-]+\.(cjs|json)$/ }, ({ path }) => ({ path, external: true }));
    // One library is large, and needed here and there.
    builder.onResolve({ filter: /^yaml$/ }, () => ({ path: 'yaml', namespace: 'library' }));
    builder.onLoad({ filter: /.*/, namespace: 'library' }, ({ path }) => ({
      contents: `module.exports = require('./${path}.cjs');`,
    }));
    builder.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir }) => {
      const file = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
      const module = relative(root, file).replaceAll(sep, '/');
      if (kind === 'dynamic-import') return { path: `./${homes.get(module)}.cjs`, external: true };
      if (!homes.has(module) || holds(here, module)) return undefined;
      return { path: module, namespace: 'elsewhere' };
    });
    builder.onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path }) => {
      const bundle = homes.get(path);
      if (entries.has(path))
        return { contents: `export { ${[...names.get(path)].join(', ')} } from './${bundle}.cjs';` };
      const each = handedOut
        .get(bundle)
        .flatMap(({ module, name }, at) => (module === path ? [`${name} = of[${at}]`] : []));
      return {
        contents: `const of = require('./${bundle}.cjs').${shareOf(bundle)}; export const ${each.join(', ')};`,
      };
    });
  },
});

/** Text as ASCII, where what it says may be escaped. */
const inAscii = (text) =>
  text.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * A book is data: it is put together, checked and indexed once, here. Each part of it is a file, which is read when it is asked for.
 * @param name of its bundle
 * @returns the source of that
 */
async function bookData(module, name) {
  const beside = ['house', 'all'].filter((of) => existsSync(join(root, dirname(module), `${of}.ts`)));
  const source = `export { book } from './${module}';
    ${beside.map((of) => `export { ${of} } from './${dirname(module)}/${of}.ts';`).join('\n')}
    export { asPrinted } from './src/rules/book.ts'; export { indexOf } from './src/search/index.ts';`;
  const { all = [], asPrinted, book, house = { tables: [] }, indexOf } = await workedOut(source, root, dist);
  const tables = Object.fromEntries(Object.entries(book.tables).map(([id, table]) => [id, asPrinted(table)]));
  // By which questions a clause is found stands in the index.
  const clauses = Object.fromEntries(
    Object.entries(book.clauses).map(([id, { asks: _, ...clause }]) => [id, clause]),
  );
  const inPlay = house.tables.map(({ id, title, unit, cells }) => ({ id, title, unit, cells }));
  assert.deepEqual(JSON.parse(JSON.stringify(inPlay)), inPlay, `cells of ${name} are no data`);
  const actions = Object.fromEntries(all.map(({ name, says, examples }) => [name, { name, says, examples }]));
  const parts = Object.entries({ ...book, clauses, tables, inPlay, actions, index: indexOf(book) }).map(
    ([part, data]) => {
      const file = `${name}-${part}.json`;
      writeFileSync(join(dist, file), inAscii(JSON.stringify(data)));
      return `get ${part}() { return (read.${part} ??= require('./${file}')); }`;
    },
  );
  return `const read = {}; export const book = { ${parts.join(', ')} };`;
}

const bundle = (contents, name) =>
  build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outfile: join(dist, `${name}.cjs`),
    bundle: true,
    platform: 'node',
    target: ['node20', 'es2022'],
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    metafile: true,
    // The launcher compiles the bundle as a script, which can require but not import.
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [elsewhere(name), leanLibraries],
  });

/** The name under which a bundle hands out what others share. */
const shareOf = (bundle) => (bundle === 'core' ? 'core' : 'shared');

/**
 * What lies in a bundle that others share.
 * @param entry the module that has this bundle for itself, if one has
 */
function sharedIn(bundle, entry) {
  const held = bundle === 'wg' ? ['core', 'wg'] : [bundle];
  const imports = held.flatMap((of) =>
    handedOut
      .get(of)
      .map(({ module, name }, at) => `import { ${name} as ${of[0]}${at} } from './${module}';`),
  );
  const lists = held.map((of) => `${shareOf(of)}: [${handedOut.get(of).map((_, at) => `${of[0]}${at}`)}]`);
  if (entry) imports.push(`import * as own from './${entry}';`);
  return `${imports.join('\n')}\nmodule.exports = { ${[...(entry ? ['...own'] : []), ...lists].join(', ')} };`;
}

const metafiles = [];
const ofNobody = [...shared.keys()].filter((name) => ![...entries.values()].includes(name));
for (const [module, name] of entries) {
  const contents = isBook(module)
    ? await bookData(module, name)
    : shared.has(name)
      ? sharedIn(name, module)
      : `export * from './${module}';`;
  metafiles.push((await bundle(contents, name)).metafile);
}
for (const name of ofNobody) metafiles.push((await bundle(sharedIn(name), name)).metafile);
metafiles.push((await bundle("export * from './node_modules/yaml/browser/dist/index.js';", 'yaml')).metafile);
for (const face of ['engine', 'testing']) {
  const { default: of } = await import(pathToFileURL(join(dist, `${face}.cjs`)).href);
  const names = Object.keys(of).join(', ');
  writeFileSync(join(dist, `${face}.mjs`), `export { ${names} } from './${face}.cjs';\n`);
}

// The words of rules are a module by themselves: packages that have them are loaded beside the program, or without it.
await build({
  entryPoints: [join(root, RULES)],
  outfile: join(dist, 'rules.mjs'),
  bundle: true,
  platform: 'neutral',
  target: 'es2022',
  format: 'esm',
  minify: true,
  logLevel: 'warning',
});
for (const face of [FACES.engine, FACES.testing, RULES]) writeTypes(face, root, join(dist, 'types'));
writeFileSync(join(dist, 'LICENCES.txt'), licences(metafiles, root));

/** The words that lines begin with, actions and commands, and the names of the rule systems. */
async function words() {
  const source =
    "export { SYSTEMS } from './rulesets/index.ts'; export { BESIDE } from './src/engine/systems.ts'; export { FOR_SHELLS, WORDS } from './src/cli/commands.ts';";
  const { BESIDE, FOR_SHELLS, SYSTEMS, WORDS } = await workedOut(source, root, dist);
  return new Set([
    ...WORDS,
    FOR_SHELLS,
    ...[...SYSTEMS, ...BESIDE].flatMap(({ id, short, actions }) => [id, short, ...actions]),
  ]);
}

/** The man page, dated as the build is. */
async function manPage() {
  const file = join(dist, 'man.cjs');
  await build({
    entryPoints: [join(root, 'tools/man.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'warning',
  });
  const { default: made } = await import(pathToFileURL(file).href);
  rmSync(file);
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return made.manPage((epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString().slice(0, 10));
}
mkdirSync(join(root, 'man'), { recursive: true });
writeFileSync(join(root, 'man', 'wg.1'), await manPage());

/** The source of a bundle. The launcher takes it for ASCII; patterns are all that esbuild leaves as they were written. */
function sourceOf(name) {
  const file = join(dist, `${name}.cjs`);
  const written = readFileSync(file, 'utf8');
  const source = inAscii(written);
  if (source !== written) writeFileSync(file, source);
  return source;
}

// The first of these words names the compiled code that bin/wg.cjs keeps: other source, other name.
const hash = createHash('sha256');
for (const name of ['yaml', ...entries.values(), ...ofNobody].sort()) hash.update(sourceOf(name));
writeFileSync(join(dist, 'wg.words'), [hash.digest('hex').slice(0, 16), ...(await words())].join(' '));
