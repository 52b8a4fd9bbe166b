import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { yielding } from '../../src/engine/inputs/inputs.js';
import { type AnyAction, conflictIn, missingInputs } from '../../src/rules/action.js';
import type { Field, Fields } from '../../src/rules/field.js';
import { filledIn, inRoles, takesGone } from '../../src/rules/filled.js';
import type { Kinds } from '../../src/rules/kind.js';
import { goneAs } from '../../src/rules/kind.js';
import type { Bearing, Moment } from '../../src/rules/permit.js';
import type { Input } from '../../src/rules/record.js';
import { type Unit, withDefaults } from '../../src/rules/roster.js';
import { Refusal } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { gameStateOf } from '../../src/rules/system.js';
import { against } from '../../src/table/against.js';
import { gameOf } from '../../src/testing/games/games.js';
import { words } from '../support/cli.js';
import { times } from '../support/random/deep.js';
import { PLAYERS } from '../support/random/players/index.js';
import { startsOf, valuesOf } from '../support/random/random-inputs.js';
import { actionsIn } from '../support/systems.js';
import { Watch } from '../support/watched.js';

/**
 * A line is looked at while much of it is still open: at a prompt, in `wg now`, where a unit fills in. Whatever stands in it,
 * and whoever is named, it ends in a refusal of the rules or in nothing at all, and never in a fault.
 */

const RUNS = { seed: 13, numRuns: times(10_000, 100) };
const GAMES = times(6, 3);

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

function asked(
  action: AnyAction,
  groups: readonly (readonly Unit[])[],
  typed: Input,
  state: State,
  bearings: readonly Bearing[],
): void {
  const read = withDefaults(action.inputs, typed);
  const alone = { ...read, ...typed };
  missingInputs(action, alone);
  conflictIn(action, alone);
  action.waits?.(state);
  action.asksTable?.(alone);
  action.speaksOf?.(alone);
  action.lacksWhom?.(alone);
  try {
    const filled = filledIn(action, groups, typed, state);
    const input = { ...read, ...yielding(action, { read, typed, filled }), ...typed };
    missingInputs(action, input);
    conflictIn(action, input);
    lookedAt(
      action,
      inRoles(action.roles ?? [], groups),
      { state, input, typed: Object.keys(typed) },
      bearings,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Who else comes with those who were named, and what speaks against it. */
function lookedAt(
  { name, roles = [] }: AnyAction,
  named: Moment['named'],
  line: Pick<Moment, 'state' | 'input' | 'typed'>,
  bearings: readonly Bearing[],
): void {
  const first = Object.fromEntries(Object.entries(named).map(([role, [unit]]) => [role, unit]));
  for (const { comes } of roles) for (const unit of line.state.units) comes?.(unit, first, line.input);
  const doers = named[roles.find(({ acts }) => acts)?.name ?? ''] ?? [];
  const by = doers[0]?.side;
  against({ ...line, action: name, named, doers, ...(by !== undefined && { by }) }, roles, bearings);
}

describe.each(SYSTEMS)('partial lines of $id', (system) => {
  const actions = actionsIn(system.id);
  const watch = new Watch(actions);
  const game = gameStateOf(system).then((found) => found!);
  const bearings = game.then((found) => found.bearings.map((bearing) => watch.bearing(bearing)));
  const games = game.then((found) =>
    Promise.all(Array.from({ length: GAMES }, (_, n) => gameOf(system, found, PLAYERS[system.id]!, n))),
  );
  const met = games.then((them) => {
    const states = them.flatMap(({ table }) => table.deeds.map(({ after }) => after));
    const { units } = states[0]!;
    return { states, units, said: wordsOf(actions, units) };
  });

  test.each(actions.map((action, i) => [action.name, action, watch.actions[i]!] as const))(
    '%s: nothing that is left open makes it fail',
    async (_, action, watched) => {
      const { states, units, said } = await met;
      const against = await bearings;
      const { kinds } = (await game).memory;
      fc.assert(
        fc.property(
          fc.constantFrom(...states),
          fewOf(action, said),
          namedFor(action, units.length),
          (state, typed, places) => {
            const groups = groupsOf(action, places, state, kinds);
            const names = groups.map((of) => of.map(({ name }) => name));
            expect(
              () => asked(watched, groups, typed, state, against),
              JSON.stringify({ names, typed }),
            ).not.toThrow();
          },
        ),
        RUNS,
      );
    },
  );

  test('what is read of a line, asked for, blamed or filled in is an input, and whoever is looked at has a role', () => {
    expect(watch.slips()).toEqual([]);
  });
});
