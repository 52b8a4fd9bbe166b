/**
 * Where each module of the program lies: in the bundle of what is loaded on demand, in a bundle that several share, or, where
 * only one has a use for it, in that one. What lies elsewhere is required from there, so that the package holds it once.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** The faces of the program: what runs when nothing was loaded on demand yet. */
export const FACES = {
  wg: 'src/cli/index.ts',
  engine: 'src/api/engine.ts',
  worker: 'src/engine/repeat/worker.ts',
  testing: 'src/testing/index.ts',
};

/** What rule systems of other packages are written in. */
export const RULES = 'src/api/rules.ts';

/**
 * A module is shared by the bundles of a rule system where at least so many of them have a use for it, and lies with what is loaded
 * before any action. Fewer make the package smaller, and every line slower: each runs all that is shared.
 */
const MANY = 6;

/** `src/cli/prompt/prompts.ts` is bundled as `prompt-prompts`, `rulesets/x/book.ts` as `x-book`. */
export const bundleName = (module) =>
  module
    .replace(/\.[jt]s$/, '')
    .replace(/^(src\/cli|src|rulesets)\//, '')
    .replace(/\/index$/, '')
    .replaceAll('/', '-');

/** A book is data, put together when it is built: it has a use for no module. */
export const isBook = (module) => basename(module) === 'book.ts' && module !== 'src/rules/book.ts';

/** What each module imports, at once and on demand, by paths from the root. */
async function graphOf(root) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.values(FACES),
    outdir: join(root, 'dist'),
    write: false,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const graph = new Map();
  for (const [module, { imports }] of Object.entries(metafile.inputs)) {
    const of = (kind) => imports.flatMap((one) => (one.kind === kind && !one.external ? [one.path] : []));
    graph.set(module, {
      imports: isBook(module) ? [] : of('import-statement'),
      onDemand: isBook(module) ? [] : of('dynamic-import'),
    });
  }
  return graph;
}

/**
 * @returns the entries, which have a bundle each, by their modules; and by the names of what they share, the modules that lie there; and
 *   the names by which modules are imported
 */
export async function places(root) {
  const graph = await graphOf(root);
  const entries = new Map(Object.entries(FACES).map(([name, module]) => [module, name]));
  for (const { onDemand } of graph.values())
    for (const module of onDemand) if (!entries.has(module)) entries.set(module, bundleName(module));

  /** All that a module imports, and what that does, as far as it has no bundle of its own. */
  const closure = (start, imports = (module) => graph.get(module).imports) => {
    const found = new Set();
    const next = [start];
    for (let module = next.pop(); module !== undefined; module = next.pop())
      for (const to of imports(module)) {
        if (found.has(to) || entries.has(to)) continue;
        found.add(to);
        next.push(to);
      }
    return found;
  };
  const users = new Map();
  for (const entry of entries.keys())
    for (const module of closure(entry)) users.set(module, [...(users.get(module) ?? []), entry]);

  // What the engine has, a page in a browser has too, and what a thread has, one without a command line: nothing of it may lie there.
  const ofEngine = new Set([FACES.engine, FACES.worker, FACES.testing]);
  for (const entry of ofEngine) {
    const all = [entry, ...closure(entry)].map((module) => graph.get(module));
    for (const { imports, onDemand } of all)
      for (const to of [...imports, ...onDemand]) if (entries.has(to)) ofEngine.add(to);
  }
  const leadsToEntry = (module) =>
    [module, ...closure(module)].some((of) => graph.get(of).imports.some((to) => entries.has(to)));

  const homes = new Map();
  for (const [module, by] of users) {
    const [, system] = /^rulesets\/([^/]+)\//.exec(module) ?? [];
    const isForAll = by.some((entry) => ofEngine.has(entry));
    if (by.length === 1 || !module.endsWith('.ts') || leadsToEntry(module)) continue;
    if (by.includes(FACES.wg)) homes.set(module, isForAll ? 'core' : 'wg');
    else if (module.startsWith('src/rules/')) homes.set(module, 'core');
    else if (system && by.length >= MANY) homes.set(module, bundleName(`rulesets/${system}/play.ts`));
  }
  const shared = new Map();
  for (const [module, home] of homes) shared.set(home, [...(shared.get(home) ?? []), module].sort());
  return { entries, shared, names: importedNames(root, graph.keys()) };
}

/** Imports and exports with a list of names, on one line or several. */
const NAMED = /^(?:import|export) (?!type )\{([^}]*)\} from '(\.[^']+)\.js';/gm;

/** Imports of all that a module exports, under one name. */
const AS_ONE = /^import \* as (\w+) from '(\.[^']+)\.js';/gm;

/** The names that the modules of a program import of each other; not those of types. */
export function importedNames(root, modules) {
  const names = new Map();
  for (const module of modules) {
    if (!module.endsWith('.ts')) continue;
    const source = readFileSync(join(root, module), 'utf8');
    const add = (path, of) => {
      const from = `${join(dirname(module), path)}.ts`.replaceAll('\\', '/');
      names.set(from, new Set([...(names.get(from) ?? []), ...of]));
    };
    for (const [, list, path] of source.matchAll(NAMED)) {
      const each = list.split(',').map((of) => of.trim().split(' as ')[0]);
      add(
        path,
        each.filter((name) => name !== '' && !name.startsWith('type ')),
      );
    }
    for (const [, all, path] of source.matchAll(AS_ONE))
      add(
        path,
        [...source.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name]) => name),
      );
  }
  return names;
}
