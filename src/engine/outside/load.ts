import type { RuleSystem } from '../../rules/system.js';
import { shown } from '../shown.js';
import { type Added, SYSTEMS } from '../systems.js';
import { accepted, type Taken } from './accepted.js';
import { badSystem, placeIn } from './bad-system.js';
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
  try {
    const manifest = `${folder}/package.json`;
    const load = node('node:module').createRequire(manifest);
    const { exports, name } = JSON.parse(node('node:fs').readFileSync(manifest, 'utf8'));
    // A package that says what it exports is asked by its name.
    const found = load(exports === undefined ? folder : name);
    return found?.default ?? found;
  } catch (error) {
    throw badSystem(`in ${shown(folder, 200)}`, ...whyNotLoaded(error as NodeJS.ErrnoException, folder));
  }
}

/** Why code does not load, with the place in its own files. */
function whyNotLoaded(error: NodeJS.ErrnoException, folder: string): [says: string, hint?: string] {
  const [first = ''] = `${error.message}`.split('\n');
  const here = shown(folder, 200);
  if (!node('node:fs').existsSync(folder))
    return [
      'has gone: there is no such folder any more',
      'wg system add <folder> tells where it is now, wg system remove <name> forgets it.',
    ];
  if (error.code === 'ENOENT')
    return ['has no package.json', `wg system new <folder> writes one that can be looked at.`];
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
export interface Run {
  readonly system: RuleSystem;
  readonly folder: string;
}

/** Those of other packages whose code has run. */
export const outsideRun = (): readonly Run[] => [...loaded].map(([folder, system]) => ({ folder, system }));
