import type { Conflict } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { numbered, thereAreOnly } from '../../../src/rules/text/say.js';
import { armsTooMany } from '../weapons/lists.js';

/** What does not go together in what is said of a unit. */

/** The marks that cannot be without a turn. */
const NEED_A_TURN = ['fired', 'reacted', 'assaulted', 'drove', 'tried'];

export function inATurn(unit: Input, table?: State): Conflict | undefined {
  const mark = Number(table?.slots.turn ?? 0) > 0 ? undefined : NEED_A_TURN.find((name) => unit[name]);
  return mark === undefined
    ? undefined
    : { input: mark, message: 'is a mark of a turn: wg initiative begins one' };
}

/** Of a unit that comes in, the figures at the start are told; of one in the game, those that are left. */
export function footConflict(
  unit: Input,
  table?: State,
  who?: Pick<Unit, 'name' | 'side'>,
): Conflict | undefined {
  const figures = unit.figures as number;
  if (Number(unit.suppressed) > figures)
    return { input: 'suppressed', message: thereAreOnly(figures, 'figure') };
  const before = table?.units.find(({ name }) => name === who?.name)?.began.figures;
  const began = Math.max(figures, typeof before === 'number' ? before : 0);
  if (Number(unit.casualties) > began && (table === undefined || before !== undefined))
    return {
      input: 'casualties',
      message: `there ${began === 1 ? 'was' : 'were'} only ${numbered(began, 'figure')}`,
    };
  const arms = table === undefined && armsTooMany(unit.weapons as readonly string[] | undefined, figures);
  return arms || inATurn(unit, table);
}

/** Nobody rides in what is no vehicle of his side, or in a wreck. */
export function ridesNowhere(
  { side, marks: { aboard } }: Unit,
  units: readonly Unit[],
): Conflict | undefined {
  if (typeof aboard !== 'string') return undefined;
  const into = unitNamed(units, aboard);
  const wrong = (message: string): Conflict => ({ input: 'aboard', message });
  if (into?.kind !== 'vehicle') return wrong(`${into ? 'names no' : 'is the name of no'} vehicle: ${aboard}`);
  if (into.marks.destroyed) return wrong(`${into.name} is destroyed`);
  const isFoe = into.side !== undefined && side !== undefined && !sameName(into.side, side);
  return isFoe ? wrong(`${into.name} is of ${into.side}`) : undefined;
}
