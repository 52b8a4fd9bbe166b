/**
 * Bundles the program into dist: wg.cjs, and a bundle beside it for everything that is imported on demand (the prompts,
 * the prose of each rule system), so that a plain run reads nothing it does not use. Makes the man page, man/wg.1.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

/** `src/cli/prompt/prompts.ts` is bundled as `prompt-prompts.cjs`, `rulesets/x/book.ts` as `x-book.cjs`. */
const bundleName = (source) =>
  relative(root, source)
    .replace(/\.[jt]s$/, '')
    .replace(/^(src\/cli|src|rulesets)\//, '')
    .replace(/\/index$/, '')
    .replaceAll('/', '-');

/** Modules imported on demand, found while bundling: each becomes a bundle of its own. */
const onDemand = new Map();

const splitOnDemand = {
  name: 'split-on-demand',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
      onDemand.set(source, bundleName(source));
      return { path: `./${bundleName(source)}.cjs`, external: true };
    });
  },
};

/** Start-up: what the libraries load and a plain run has no use for. Each fails loudly when the library has changed. */
const leanLibraries = {
  name: 'lean-libraries',
  setup(builder) {
    // Colour is decided by our own rules (src/render/theme.ts); chalk's detection would load node:tty.
    builder.onResolve({ filter: /^#supports-color$/ }, () => ({ path: 'supports-color', namespace: 'lean' }));
    builder.onLoad({ filter: /.*/, namespace: 'lean' }, () => ({
      contents: 'export default { stdout: false, stderr: false };',
    }));
    // Commander starts other programs only for executable subcommands, of which there are none. Not to load what starts them
    // saves 4 ms of 39 at each start.
    builder.onLoad({ filter: /commander\/lib\/command\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const eager = /const childProcess = require\('node:child_process'\);/;
      if (!eager.test(source))
        throw new Error('commander no longer loads child_process this way: look at it again');
      return { contents: source.replace(eager, 'const childProcess = {};'), loader: 'js' };
    });
  },
};

/** What a module comes to, for what is worked out here rather than at each start. */
async function workedOut(contents) {
  const file = join(dist, 'worked-out.mjs');
  await build({
    stdin: { contents, resolveDir: root },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['commander'],
    plugins: [splitOnDemand],
    logLevel: 'warning',
  });
  const made = await import(
    `${pathToFileURL(file).href}?${createHash('sha256').update(contents).digest('hex')}`
  );
  rmSync(file);
  return made;
}

/** A book is data: it is put together, checked and indexed once, here. */
async function bookData(source) {
  const { asPrinted, book, indexOf } = await workedOut(
    `export { book } from ${JSON.stringify(source)}; export { asPrinted } from './src/rules/book.ts'; export { indexOf } from './src/search/index.ts';`,
  );
  const tables = Object.fromEntries(Object.entries(book.tables).map(([id, table]) => [id, asPrinted(table)]));
  const data = JSON.stringify({ ...book, tables, index: indexOf(book) });
  return { contents: `export const book = JSON.parse(${JSON.stringify(data)});`, resolveDir: root };
}

const isBook = (source) => basename(source) === 'book.ts';

const bundle = async (source, name) =>
  build({
    ...(isBook(source) ? { stdin: await bookData(source) } : { entryPoints: [source] }),
    outfile: join(dist, `${name}.cjs`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    // As the launcher calls it: wrapped here, so that it need not copy the whole of it at every start.
    banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
    footer: { js: '})' },
    legalComments: 'none',
    metafile: true,
    // The launcher compiles the bundle as a script, which can require but not import.
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
    plugins: [splitOnDemand, leanLibraries],
  });

/** The licences of the libraries that are bundled, as they ask for. */
function licences(metafiles) {
  const packages = new Set(
    metafiles.flatMap(({ inputs }) =>
      Object.keys(inputs).flatMap(
        (input) =>
          input
            .match(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)
            ?.slice(0, 2)
            .join('|') ?? [],
      ),
    ),
  );
  const texts = [...packages].sort().map((entry) => {
    const [folder, name] = entry.split('|');
    const { version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt', 'Readme.md', 'README.md'].find((f) => {
      try {
        return readFileSync(join(root, folder, f));
      } catch {
        return false;
      }
    });
    const text =
      file && /license/i.test(file)
        ? readFileSync(join(root, folder, file), 'utf8')
        : `Licence: ${license}\n`;
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const metafiles = [(await bundle(join(root, 'src/cli/index.ts'), 'wg')).metafile];
// What threads begin with is imported by nobody: bin/worker.cjs loads it.
const worker = join(root, 'src/engine/repeat/worker.ts');
onDemand.set(worker, bundleName(worker));
const done = new Set();
while ([...onDemand.keys()].some((source) => !done.has(source))) {
  const source = [...onDemand.keys()].find((key) => !done.has(key));
  done.add(source);
  metafiles.push((await bundle(source, onDemand.get(source))).metafile);
}
writeFileSync(join(dist, 'LICENCES.txt'), licences(metafiles));
/** The words that lines begin with, actions and commands, and the names of the rule systems. */
async function words() {
  const source =
    "export { SYSTEMS } from './rulesets/index.ts'; export { BESIDE } from './src/engine/systems.ts'; export { FOR_SHELLS, WORDS } from './src/cli/commands.ts';";
  const { BESIDE, FOR_SHELLS, SYSTEMS, WORDS } = await workedOut(source);
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

// The first of these words names the compiled code that bin/launch.cjs keeps: other source, other name.
const hash = createHash('sha256');
for (const name of ['wg', ...onDemand.values()].sort()) hash.update(readFileSync(join(dist, `${name}.cjs`)));
writeFileSync(join(dist, 'wg.words'), [hash.digest('hex').slice(0, 16), ...(await words())].join(' '));
