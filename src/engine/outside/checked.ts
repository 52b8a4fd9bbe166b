import type { AnyAction } from '../../rules/action.js';
import type { Book } from '../../rules/book.js';
import type { GameState, Play, RuleSystem } from '../../rules/system.js';
import { shown, shownData } from '../shown.js';
import { asError, badSystem, placeIn } from './bad-system.js';

/** A fault, which goes on from the name of the rule system. */
type FaultSaid = string | undefined;

/**
 * Loads all parts of a rule system, and looks whether each is what it should be. Whether it plays as its book says is for its own
 * tests to find out: `wg/testing`.
 * @param folder where it lies
 * @throws EngineError `bad-system`
 */
export async function checkParts(system: RuleSystem, folder: string): Promise<void> {
  const where = `${system.id} (${shown(folder, 200)})`;
  let fault: FaultSaid;
  try {
    fault = await faultIn(system);
  } catch (error) {
    const thrown = asError(error);
    const at = placeIn(thrown, folder);
    fault = `fails as it is loaded: ${shown(thrown.message, 500)}${at ? ` (${at})` : ''}`;
  }
  if (fault) throw badSystem(where, fault);
}

async function faultIn(system: RuleSystem): Promise<FaultSaid> {
  const { play } = await system.play();
  const { book } = await system.book();
  return (
    (await faultInPlay(play, system)) ??
    faultInBook(book, system) ??
    faultInGame(await play.game?.()) ??
    (await faultInOthers(system))
  );
}

async function faultInPlay(play: Play | undefined, { actions }: RuleSystem): Promise<FaultSaid> {
  if (typeof play?.actions !== 'object') return 'has a play module that exports no play with actions';
  const stray = Object.keys(play.actions).find((name) => !actions.includes(name));
  if (stray !== undefined) return `plays an action ${shown(stray)} that it does not list`;
  for (const name of actions) {
    if (typeof play.actions[name] !== 'function') return `lists the action ${name}, and does not play it`;
    const fault = faultInAction(await play.actions[name](), name);
    if (fault !== undefined) return fault;
  }
  const house = typeof play.house === 'function' ? await play.house() : undefined;
  if (!Array.isArray(house?.tables) || typeof house.optional !== 'object')
    return 'does not say in play.house what players may agree on: { tables: [], optional: {} } is nothing';
  return undefined;
}

function faultInAction(action: AnyAction | undefined, name: string): FaultSaid {
  if (action?.name !== name) return `loads '${shownData(action?.name)}' as its action ${name}`;
  const { says, inputs, result, examples, resolve, announce } = action;
  if (typeof says !== 'string' || says === '') return `does not say what its action ${name} settles`;
  const parts = { inputs, result };
  const missing = Object.entries(parts).find(([, of]) => typeof of !== 'object' || of === null);
  if (missing) return `has no ${missing[0]} in its action ${name}`;
  const silent = Object.entries({ resolve, announce }).find(([, of]) => typeof of !== 'function');
  if (silent) return `has no ${silent[0]} in its action ${name}`;
  if (!Array.isArray(examples) || examples.length === 0) return `has no example of its action ${name}`;
  const [line] = examples.find(([line]) => !line.startsWith(`wg ${name}`)) ?? [];
  return line === undefined ? undefined : `has the example '${shown(line)}', which is not of wg ${name}`;
}

function faultInBook(book: Book | undefined, { short }: RuleSystem): FaultSaid {
  for (const part of ['clauses', 'rulings', 'tables'] as const) {
    if (typeof book?.[part] !== 'object') return `has a book without ${part}: bookOf puts one together`;
    const odd = Object.keys(book[part]).find((id) => !/^[\w.-]+$/.test(id.replace(`${short}:`, '')));
    const other = odd ?? Object.keys(book[part]).find((id) => !id.startsWith(`${short}:`));
    if (other !== undefined) return `has '${shown(other)}' in its book: ids begin with ${short}:`;
  }
  return Object.keys(book!.clauses).length === 0 ? 'has no clause in its book' : undefined;
}

function faultInGame(game: GameState | undefined): FaultSaid {
  if (!game) return undefined;
  const kinds = game.memory?.kinds;
  if (typeof kinds !== 'object') return 'has a game without memory.kinds, the kinds of its units';
  const odd = Object.entries(kinds).find(([name, kind]) => kind?.name !== name);
  if (odd) return `has the kind ${shown(odd[0])} under another name than its own`;
  const silent = (['says', 'turn', 'place', 'next', 'check'] as const).find(
    (part) => typeof game[part] !== 'function',
  );
  if (silent) return `has a game without ${silent}`;
  const list = (['clock', 'bearings'] as const).find((part) => !Array.isArray(game[part]));
  return list && `has a game without ${list}: an empty list says that there are none`;
}

/** What need not be there, and is loaded where it is. */
async function faultInOthers({ all, sheet, reworded, weights, actions }: RuleSystem): Promise<FaultSaid> {
  const names = all && (await all()).all.map(({ name }) => name);
  if (names && names.join() !== actions.join())
    return 'has others under all than it lists, or in another order';
  for (const [name, load] of Object.entries({ sheet, reworded, weights }))
    if (load && (await (load as () => Promise<Record<string, unknown>>)())[name] === undefined)
      return `has a module for its ${name} that exports none`;
  return undefined;
}
