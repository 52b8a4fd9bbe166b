import type { Input } from '../../../src/rules/record.js';
import type { Bar, Fills, NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { type ClauseId, takes } from '../words.js';
import { group, gun, isStranger, type Troops, troopsOf, vehicle } from './kinds.js';

/** Who stands in the roles of Infantry Action, and what he fills in: what says nothing is left out. */

export type Barred = Bar<Troops, ClauseId>;
type Fill = (of: Troops, asked: Input, named: NamedUnits) => ReturnType<Fills<Troops>>;
/** The units of a line by their roles. */
export type UnitsByRole = Readonly<Record<string, readonly Unit[]>>;

const onFoot = (bars: readonly Barred[]) => ({
  group: takes({ kind: group, bars: bars as never }),
  gun: takes({ kind: gun, bars: bars as never }),
});

/** Troops of any kind. A force is what was agreed for a side. */
export const troops = (...bars: readonly Barred[]) => ({
  takes: { ...onFoot(bars), vehicle: takes({ kind: vehicle, bars: bars as never }) },
  others: {
    clause: 'wrg:points.1' as const,
    says: ({ name }: Unit) => `${name} is what was agreed for a side, and no troops.`,
  },
});

/** Men alone. */
export const men = (clause: ClauseId, does: string, ...bars: readonly Barred[]) => ({
  takes: onFoot(bars),
  others: { clause, says: ({ name }: Unit) => `${name} is a vehicle: it cannot ${does}.` },
});

/** Men of a roster, where a vehicle is looked for; a stranger may be one. */
export const noVehicle = (clause: ClauseId, does: string): Barred => ({
  clause,
  when: (of) => of.kind !== 'vehicle' && !isStranger(of),
  says: ({ name }) => `${name} is no vehicle: it cannot ${does}.`,
});

/**
 * What whoever stands in a role fills in.
 * @param always what those fill in as well of whom players have told no more than the name: what has become of them
 */
export const filled =
  (fill: Fill, always: Fill = () => ({})): Fills<readonly Unit[]> =>
  ([unit], asked, named) => {
    const of = troopsOf(unit!);
    return { ...(isStranger(of) ? {} : fill(of, asked, named)), ...always(of, asked, named) };
  };

/** Whether one of these was typed. */
export const isTyped = (asked: Input, names: readonly string[]): boolean =>
  names.some((name) => asked[name] !== undefined && asked[name] !== false);

/** What the table tells besides the units, without what says nothing. */
export const toldByTable = (input: Readonly<Record<string, Input[string] | undefined>>): Input =>
  Object.fromEntries(Object.entries(input).filter((entry): entry is [string, Input[string]] => !!entry[1]));
