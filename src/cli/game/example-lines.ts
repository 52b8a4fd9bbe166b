import { shown } from '../../engine/shown.js';
import { systemAsked } from '../../engine/system-asked.js';
import type { AnyAction } from '../../rules/action.js';
import type { Unit } from '../../rules/roster.js';
import { actionsOf, type RuleSystem } from '../../rules/system.js';
import { quoted } from '../../rules/text/say.js';
import { canStand, suits } from '../completion/unit-names.js';
import type { Io } from '../io.js';
import { type AtTable, atTable } from './now.js';

/** The game that lines would be of. */
interface Where {
  readonly game: string;
  readonly ruleset: string | undefined;
  readonly io: Io;
}

/** Lines that could be typed in this game, of units that are in it: what one or two of them may do to an enemy; none, where it has none. */
export async function exampleLines({ game, ruleset, io }: Where): Promise<readonly string[]> {
  const system = systemAsked({ ruleset, game }, io.env)?.system;
  const table = system && (await atTable(game, system, io));
  if (!table) return [];
  for (const action of await attacksIn(system)) {
    const lines = linesOf(action, table);
    if (lines.length > 0) return lines;
  }
  return [];
}

/** Actions of a unit on its enemy. */
const attacksIn = async (system: RuleSystem): Promise<readonly AnyAction[]> =>
  (await actionsOf(system)).filter(
    ({ roles: [doer, other] = [] }) => doer?.acts && other?.side?.is === 'enemy',
  );

function linesOf(action: AnyAction, { units, now: { rulings } }: AtTable): readonly string[] {
  const [doer, other] = action.roles!;
  const pairs = units.flatMap((unit) => {
    if (!suits(unit, doer!, undefined) || !canStand(action, [[unit]], rulings)) return [];
    const enemy = units.find(
      (of) => of !== unit && suits(of, other!, unit) && canStand(action, [[unit], [of]], rulings),
    );
    return enemy ? [[unit, enemy] as const] : [];
  });
  const [first] = pairs;
  const together = pairs.filter(([unit, enemy]) => unit.side === first![0].side && enemy === first![1]);
  return together.slice(0, 2).map((pair) => [action.name, ...pair.map(typed)].join(' '));
}

/** A name as it is typed within a line that stands in quotes itself. */
function typed({ name }: Unit): string {
  const word = shown(name);
  return /^[\w.,:=/-]+$/.test(word) ? word : /["\\$`]/.test(word) ? quoted(word) : `"${word}"`;
}
