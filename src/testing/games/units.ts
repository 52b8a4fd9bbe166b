import type { Fields } from '../../rules/field.js';
import { type AnyKind, goneAs, type Kinds } from '../../rules/kind.js';
import { type Unit, withDefaults } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Chance } from '../chance.js';
import { valueFor } from '../lines/random-input.js';
import type { Program } from '../program.js';

/** The units of the roster that a rule system has as its example, or why there are none. */
interface ExampleUnits {
  readonly units: readonly Unit[];
  readonly wrong?: string;
}

/** Puts the roster that a rule system has as its example into a game. */
export async function musteredUnits({ id }: RuleSystem, run: Program): Promise<ExampleUnits> {
  // Several rule systems may be looked at beside one another.
  const game = `Conformance of ${id}`;
  const begun = await run(['game', 'start', game, '-r', id, '--roster', id]);
  const told = begun.code === 0 ? await run(['roster', '--json', '--game', game]) : begun;
  if (told.code !== 0) return { units: [], wrong: told.stderr.trim() };
  const { units } = JSON.parse(told.stdout) as { units: readonly Unit[] };
  return {
    units: units.map(({ name, side, kind, profile, began, marks }) => ({
      ...{ name, kind, profile, began, marks },
      ...(side !== undefined && { side }),
    })),
  };
}

const SIDES = ['Red', 'Blue'];

/** A unit of a kind, by chance: nothing is wrong with what is said of it. */
function unitBy(kind: AnyKind, name: string, side: string, by: Chance): Unit | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const profile: Record<string, Value> = {};
    for (const [field, of] of Object.entries(kind.profile as Fields)) {
      const value = of.required || by.is(2) ? valueFor(of, by) : undefined;
      // What is read by rules of its own nobody makes up.
      if (value === undefined && of.required) return undefined;
      if (value !== undefined && value !== of.default) profile[field] = value;
    }
    const unit: Unit = { name, side, kind: kind.name, profile, began: profile, marks: {} };
    if (
      !kind.conflict?.(withDefaults({ ...kind.profile, ...kind.marks }, profile)) &&
      goneAs(unit, { [kind.name]: kind }) === undefined
    )
      return unit;
  }
  return undefined;
}

/** Two forces by chance: two units of every kind on either side, as far as chance makes any. */
export const forcesBy = (kinds: Kinds, by: Chance): readonly Unit[] =>
  SIDES.flatMap((side) =>
    Object.values(kinds).flatMap((kind) =>
      [1, 2].flatMap((number) => unitBy(kind, `${side} ${kind.name} ${number}`, side, by) ?? []),
    ),
  );
