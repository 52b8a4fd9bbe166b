import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyAction, conflictIn, missingInputs } from '../../src/rules/action.js';
import type { Field, Fields } from '../../src/rules/field.js';
import type { Kinds } from '../../src/rules/kind.js';
import { goneAs } from '../../src/rules/kind.js';
import type { Input } from '../../src/rules/record.js';
import { takesGone } from '../../src/rules/role.js';
import { type Unit, withDefaults } from '../../src/rules/roster.js';
import { Refusal } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { filledIn, yielding } from '../../src/table/fill.js';
import { words } from '../support/cli.js';
import { player as battleground } from '../support/players/battleground.js';
import { player as fubar } from '../support/players/fubar.js';
import { player as valorAndVictory } from '../support/players/valor-and-victory.js';
import { player as wrg1925 } from '../support/players/wrg-1925.js';
import { startsOf, valuesOf } from '../support/random-inputs.js';
import { gameOf, type Player } from '../support/random-player.js';
import { actionsIn } from '../support/systems.js';

/**
 * A line is looked at while much of it is still open: at a prompt, in `wg now`, where a unit fills in. Whatever stands in it,
 * and whoever is named, it ends in a refusal of the rules or in nothing at all, and never in a fault.
 */

const RUNS = { seed: 13, numRuns: process.env.WG_DEEP === '1' ? 10_000 : 300 };
const GAMES = 6;

/** Words that stand in lines of this rule system: of its examples, of other tests, and the names of units. */
function wordsOf(actions: readonly AnyAction[], units: readonly Unit[]): string[] {
  const said = actions.flatMap((action) => [
    ...action.examples.flatMap(([line]) => words(line)),
    ...startsOf(action).flatMap((start) => Object.values(start).flat()),
  ]);
  return [...new Set([...said.filter((word) => typeof word === 'string'), ...units.map(({ name }) => name)])];
}

/** What can be typed for a field. */
function typedFor(name: string, field: Field, action: AnyAction, all: readonly string[]) {
  const fits = (fault?: (entry: string) => unknown) =>
    all.filter((word) => word.trim() !== '' && fault?.(word) === undefined);
  switch (field.kind) {
    case 'text':
      return fc.constantFrom(undefined, ...fits(field.fault).filter((word) => word.length <= field.max));
    case 'list': {
      const entries = fits(field.fault);
      const some = fc.subarray(entries, { maxLength: Math.min(3, field.max, entries.length) });
      return field.or ? fc.oneof(some, fc.integer({ min: field.or[0], max: field.or[1] })) : some;
    }
    case 'file':
      return fc.constantFrom(undefined, ...startsOf(action).map((start) => start[name]));
    default:
      return valuesOf(field, 9);
  }
}

/** Any few inputs of an action, as they may have been typed. */
function fewOf(action: AnyAction, all: readonly string[]): fc.Arbitrary<Input> {
  const fields = Object.entries(action.inputs as Fields);
  const values = Object.fromEntries(
    fields.map(([name, field]) => [name, typedFor(name, field, action, all)] as const),
  );
  return fc
    .subarray(Object.keys(values), { maxLength: Math.min(fields.length, 7) })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, values[name]!]))))
    .map((few) => JSON.parse(JSON.stringify(few)) as Input);
}

/** Whoever may be named behind an action, by their numbers for each of its roles: nobody, one, or several who act together. */
const namedFor = ({ roles = [] }: AnyAction, most: number) =>
  fc.tuple(
    ...roles.map(({ several }) =>
      fc.uniqueArray(fc.nat({ max: most - 1 }), { maxLength: several === true ? 3 : 1 }),
    ),
  );

/** Nobody is named twice, nor who is out of the game where he cannot be. */
function groupsOf({ roles = [] }: AnyAction, places: readonly number[][], { units }: State, kinds: Kinds) {
  const named = new Set<Unit>();
  return places.map((of, role) =>
    of.flatMap((n) => {
      const unit = units[n];
      if (!unit || named.has(unit)) return [];
      named.add(unit);
      return takesGone(roles[role]!, unit) || goneAs(unit, kinds) === undefined ? [unit] : [];
    }),
  );
}

function asked(action: AnyAction, groups: readonly (readonly Unit[])[], typed: Input, state: State): void {
  const read = withDefaults(action.inputs, typed);
  const alone = { ...read, ...typed };
  missingInputs(action, alone);
  conflictIn(action, alone);
  try {
    const filled = filledIn(action, groups, typed, state);
    const input = { ...read, ...yielding(action, read, typed, filled), ...typed };
    missingInputs(action, input);
    conflictIn(action, input);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

describe.each([battleground, wrg1925, fubar, valorAndVictory])(
  'partial lines of $system.id',
  (player: Player) => {
    const actions = actionsIn(player.system.id);
    const games = Promise.all(Array.from({ length: GAMES }, (_, n) => gameOf(player, n)));

    test.each(actions.map((action) => [action.name, action] as const))(
      '%s: nothing that is left open makes it fail',
      async (_, action) => {
        const states = (await games).flatMap(({ table }) => table.deeds.map(({ after }) => after));
        const { units } = states[0]!;
        fc.assert(
          fc.property(
            fc.constantFrom(...states),
            fewOf(action, wordsOf(actions, units)),
            namedFor(action, units.length),
            (state, typed, places) => {
              const groups = groupsOf(action, places, state, player.kinds);
              const names = groups.map((of) => of.map(({ name }) => name));
              expect(
                () => asked(action, groups, typed, state),
                JSON.stringify({ names, typed }),
              ).not.toThrow();
            },
          ),
          RUNS,
        );
      },
    );
  },
);
