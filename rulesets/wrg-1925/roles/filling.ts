import type { Field, Fields } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Bar, derived, type NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { battleMarks } from '../battle-marks.js';
import { type Group, type GunCrew, group, gun, isStranger, type Troops, vehicle } from '../roster/kinds.js';
import { type ClauseId, takes } from '../words.js';

/** What roles of Infantry Action take from troops: inputs that follow from several of their fields at once. */

/** What a unit fills in, in view of what was typed and of the others. */
type Fills<U> = (of: U, asked: Input, named: NamedUnits) => Input;
type Barred = Bar<Troops, ClauseId>;

/** What is known of those as well of whom players have told no more than the name: what has become of them. */
interface Always {
  readonly names: readonly string[];
  readonly fill: Fills<Troops>;
}

function also(inputs: Fields, { names, fill }: Always, strangersToo = false) {
  const filled = once(fill);
  return Object.fromEntries(
    names.map((name) => [
      name,
      derived(inputs[name] as Field, (of: never, asked, named) =>
        isStranger(of) && !strangersToo ? undefined : filled(of, asked, named)[name],
      ),
    ]),
  );
}

/** Worked out once for all the inputs that are asked for one after the other. */
function once(fill: Fills<Troops>): Fills<Troops> {
  let last: { readonly by: readonly unknown[]; readonly is: Input } | undefined;
  return (...by) => {
    if (!last?.by.every((one, i) => one === by[i])) last = { by, is: fill(...by) };
    return last.is;
  };
}

/** The inputs of a role, with those that strangers fill in as well. */
const allOf = <U>(inputs: Fields, names: readonly string[], fill: Fills<U>, always: Always | undefined) => ({
  ...also(inputs, { names, fill: fill as unknown as Fills<Troops> }),
  ...(always && also(inputs, always, true)),
});

/** Marks that fill in the inputs of their names. */
export const marks = (...names: readonly (keyof typeof battleMarks)[]): Always => ({
  names,
  fill: (of) => of as unknown as Input,
});

/** From men on foot; little from those of whom no more than the name is known. */
export const fromMen = <F extends Fields>(
  inputs: F,
  names: readonly (keyof F & string)[],
  fill: Fills<Group | GunCrew>,
  bars: readonly Barred[] = [],
  always?: Always,
) => {
  const taken = {
    prefix: '',
    fields: [],
    also: allOf(inputs, names, fill, always),
    bars: bars as never,
  } as const;
  return { group: takes({ kind: group, ...taken }), gun: takes({ kind: gun, ...taken }) };
};

/** From vehicles. */
export const fromVehicles = <F extends Fields>(
  inputs: F,
  names: readonly (keyof F & string)[],
  fill: Fills<Extract<Troops, { kind: 'vehicle' }>>,
  bars: readonly Barred[] = [],
  always?: Always,
) => ({
  vehicle: takes({
    kind: vehicle,
    prefix: '',
    fields: [],
    also: allOf(inputs, names, fill, always),
    bars: bars as never,
  }),
});

/** From troops of any kind. */
export const fromTroops = <F extends Fields>(
  inputs: F,
  names: readonly (keyof F & string)[],
  fill: Fills<Troops>,
  bars: readonly Barred[] = [],
  always?: Always,
) => ({ ...fromMen(inputs, names, fill, bars, always), ...fromVehicles(inputs, names, fill, bars, always) });

/** A force is what was agreed for a side. */
export const noTroops = {
  clause: 'wrg:points.1',
  says: ({ name }: Unit) => `${name} is what was agreed for a side, and no troops.`,
} as const;

/** Vehicles, where men are looked for. */
export const noMen = (clause: ClauseId, does: string) => ({
  clause,
  says: ({ name }: Unit) => `${name} is a vehicle: it cannot ${does}.`,
});

/** Men of a roster, where a vehicle is looked for; a stranger may be one. */
export const noVehicle = (clause: ClauseId, does: string): Barred => ({
  clause,
  when: (of) => of.kind !== 'vehicle' && !isStranger(of),
  says: ({ name }) => `${name} is no vehicle: it cannot ${does}.`,
});

/** Inputs that say something; the others are not filled in. */
export const NOTHING: Input = {};
