import type { RuleSystem } from '../../rules/system.js';
import { shown } from '../shown.js';
import { type Added, SYSTEMS } from '../systems.js';
import { accepted, type Taken } from './accepted.js';
import { asError, badSystem, placeIn } from './bad-system.js';
import type { Kept } from './kept.js';

/** Means of Node that a page has not: asked for where they are needed. */
const node = <const M extends 'node:module' | 'node:fs'>(name: M) => process.getBuiltinModule(name);

/**
 * Loads the code of a rule system, which runs from then on with all that its user may do.
 * @param folder that of its package
 * @returns what it exports
 * @throws EngineError `bad-system` where the folder has gone, or its code fails
 */
export function loadFrom(folder: string): unknown {
  const name = nameFor(folder);
  try {
    const found = node('node:module').createRequire(`${folder}/package.json`)(name);
    return found?.default ?? found;
  } catch (error) {
    throw badSystem(`in ${shown(folder, 200)}`, ...whyNotLoaded(asError(error), folder));
  }
}

/** By what the code of a package is asked for. @throws EngineError `bad-system` where the folder is none of a package */
function nameFor(folder: string): string {
  const { existsSync, readFileSync, statSync } = node('node:fs');
  const wrong = (says: string, hint = 'wg system new <folder> writes one that can be looked at.') =>
    badSystem(`in ${shown(folder, 200)}`, says, hint);
  if (!existsSync(folder))
    throw wrong(
      'has gone: there is no such folder any more',
      'wg system add <folder> tells where it is now, wg system remove <name> forgets it.',
    );
  const path = `${folder}/package.json`;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw wrong('has no package.json');
  let manifest: { readonly exports?: unknown; readonly name?: unknown } | null;
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw wrong('has a package.json that cannot be read as JSON');
  }
  if (typeof manifest !== 'object' || manifest === null) throw wrong('has a package.json that says nothing');
  // A package that says what it exports is asked by its name.
  if (manifest.exports === undefined) return folder;
  if (typeof manifest.name === 'string') return manifest.name;
  throw wrong('has no name in its package.json, by which what it exports could be asked for');
}

/** Why code does not load, with the place in its own files. */
function whyNotLoaded(error: NodeJS.ErrnoException, folder: string): [says: string, hint?: string] {
  const [first = ''] = `${error.message}`.split('\n');
  const here = shown(folder, 200);
  if (/^Cannot find (?:package|module) 'wg(?:\/\w+)?'/.test(first))
    return ["does not find 'wg/rules'", `wg system add ${here} ties it to this wg again.`];
  if (error.code === 'ERR_REQUIRE_ASYNC_MODULE')
    return ['waits for something as it is loaded', 'Its modules may not await at their top level.'];
  const at = placeIn(error, folder);
  return [`cannot be loaded: ${shown(first, 300)}${at ? ` (${at})` : ''}`];
}

/** Those whose code has run, by their folders: it is loaded once. */
const loaded = new Map<string, RuleSystem>();

/**
 * A rule system that was added, for whoever asks for it.
 * @param all those that were added
 * @param words commands, which no action may be called as
 */
export const addedAs = (kept: Kept, all: readonly Kept[], words: readonly string[]): Added => ({
  ...kept,
  load: () => {
    const known = loaded.get(kept.folder);
    if (known) return known;
    const where = `${kept.id} (${shown(kept.folder, 200)})`;
    const taken: Taken = { systems: [...SYSTEMS, ...all.filter((of) => of !== kept)], words };
    const system = accepted(loadFrom(kept.folder), where, taken);
    if (system.id !== kept.id || system.short !== kept.short)
      throw badSystem(
        where,
        `calls itself ${system.id} (${system.short}) now`,
        `wg system remove ${kept.id}, and add it again.`,
      );
    loaded.set(kept.folder, system);
    return system;
  },
});

/** A rule system whose code has run, and where that lies. */
interface Run {
  readonly system: RuleSystem;
  readonly folder: string;
}

/** Those of other packages whose code has run. */
export const outsideRun = (): readonly Run[] => [...loaded].map(([folder, system]) => ({ folder, system }));
