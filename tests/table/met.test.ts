import { describe, expect, test } from 'vitest';
import type { Effect, Meet } from '../../src/rules/effect.js';
import { count, text, toggle } from '../../src/rules/field.js';
import { kind } from '../../src/rules/kind.js';
import type { Change, Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { fold } from '../../src/table/fold/fold.js';
import { afterMuster } from '../../src/table/table.js';

/** Units that stand in no roster, since somebody only spoke of them; and a game that begins again. */

const foot = kind({
  name: 'foot',
  says: 'on foot',
  profile: {
    figures: count('figures', { max: 12, required: true }),
    weapon: text('its weapon', { metavar: 'weapon', max: 9 }),
  },
  marks: {
    down: count('down', { max: 12, default: 0 }),
    lately: count('of them, lately', { max: 12, default: 0 }),
    lost: count('lost', { max: 12, default: 0 }),
    tired: toggle('tired', {}),
  },
  strength: { total: 'figures', parts: {}, among: [['down', 'lately']], tolls: ['lost'] },
  lasts: { tired: 'turn' },
  follows: (unit, by) => ({ ...unit, marks: { ...unit.marks, ...(by && { tired: true }) } }),
  gone: () => undefined,
  stands: () => [],
});
const model = kind({
  name: 'model',
  says: 'a model',
  profile: { weapon: text('its weapon', { metavar: 'weapon', max: 9 }) },
  marks: { tired: toggle('tired', {}) },
  gone: () => undefined,
  stands: () => [],
});
const kinds = { foot, model };
const clause = 'any:1';

const meet = (is: Meet['is'], more: Partial<Meet> = {}): Meet => ({
  ...{ do: 'meet', to: 'one', of: 'foot', is, clause },
  ...more,
});
const tableAfter = (state: State, ...effects: readonly Effect[]): State =>
  fold(state, effects, { one: ['Ann'], other: ['Bob'] }, kinds);
const ofRoster = (name: string, figures = 6): Unit => {
  const profile = { figures };
  return { name, side: 'Red', kind: 'foot', profile, began: profile, marks: {} };
};
const withRoster = (...units: readonly Unit[]): State => ({ ...EMPTY_TABLE, units });
const add = (state: State, ...units: readonly Unit[]): State =>
  afterMuster(state, { ruleset: 'any', units, besides: true }, kinds);

describe('one of whom somebody speaks', () => {
  test('comes into the game as he is said to be, and that is how he came', () => {
    expect(tableAfter(EMPTY_TABLE, meet({ figures: 4 }, { side: 'Blue' })).units[0]).toEqual({
      ...{ name: 'Ann', side: 'Blue', kind: 'foot', met: true, marks: {} },
      ...{ profile: { figures: 4 }, began: { figures: 4 } },
    });
  });

  test('is so from now on where he is there already, and keeps all else', () => {
    const state = tableAfter(withRoster({ ...ofRoster('Ann'), marks: { down: 2 } }), meet({ weapon: 'bow' }));
    expect(state.units).toEqual([
      {
        ...{ name: 'Ann', side: 'Red', kind: 'foot', marks: { down: 2 } },
        ...{ profile: { figures: 6, weapon: 'bow' }, began: { figures: 6, weapon: 'bow' } },
      },
    ]);
  });

  test('may turn out to be of another kind, with what such a one can have', () => {
    const tired = { do: 'set', to: 'one', is: { tired: true }, clause } as const;
    const end = { do: 'end', of: ['turn'], clause } as const;
    const state = tableAfter(
      EMPTY_TABLE,
      end,
      meet({ figures: 4, weapon: 'bow' }),
      tired,
      meet({}, { of: 'model' }),
    );
    expect(state.units).toEqual([
      {
        name: 'Ann',
        kind: 'model',
        met: true,
        profile: { weapon: 'bow' },
        began: { weapon: 'bow' },
        marks: { tired: true },
      },
    ]);
  });

  test('is of no other kind where he stands in a roster', () =>
    expect(tableAfter(withRoster(ofRoster('Ann')), meet({}, { of: 'model' })).units[0]!.kind).toBe('foot'));

  test('is nobody where nobody was named', () =>
    expect(fold(EMPTY_TABLE, [meet({ figures: 4 })], {}, kinds).units).toEqual([]));

  test('of whom nobody knows how many they are has as many down as are told', () => {
    const down = { do: 'set', to: 'one', is: { down: 3 }, clause } as const;
    expect(tableAfter(EMPTY_TABLE, meet({}), down).units[0]!.marks).toEqual({ down: 3 });
    expect(tableAfter(EMPTY_TABLE, meet({ figures: 2 }), down).units[0]!.marks).toEqual({ down: 2 });
  });
});

test('of counts among counts none is more than the one before it', () => {
  const set = (is: Meet['is']) => ({ do: 'set', to: 'one', is, clause }) as const;
  const state = tableAfter(EMPTY_TABLE, meet({ figures: 6 }), set({ down: 4, lately: 3 }), set({ down: 2 }));
  expect(state.units[0]!.marks).toEqual({ down: 2, lately: 2 });
});

describe('a roster that is added', () => {
  test('takes the place of those who were only spoken of: what befell them stands', () => {
    const spokenOf = tableAfter(EMPTY_TABLE, meet({ figures: 2 }), {
      do: 'set',
      to: 'one',
      is: { down: 1 },
      clause,
    });
    const { units } = add(spokenOf, ofRoster('ann'), ofRoster('Bob'));
    expect(units).toMatchObject([
      { name: 'Ann', side: 'Red', profile: { figures: 6 }, marks: { down: 1 } },
      { name: 'Bob' },
    ]);
    expect(units[0]).not.toHaveProperty('met');
  });
});

test('what follows from a change by hand follows at once', () => {
  const by: Change = { ruleset: 'any', unit: 'Ann', profile: { figures: 3 }, marks: {} };
  const [unit, other] = afterMuster(withRoster(ofRoster('Ann'), ofRoster('Bob')), by, kinds).units;
  expect(unit).toMatchObject({ profile: { figures: 3 }, marks: { tired: true } });
  expect(other!.marks).toEqual({});
});

describe('a game that begins again', () => {
  const begun: State = tableAfter(
    { ...withRoster(ofRoster('Bob')), sides: ['Red', 'Blue'] },
    { do: 'end', of: ['turn'], clause },
    { do: 'put', slot: 'turn', is: 3, clause },
    meet({ figures: 4 }),
    { do: 'lose', to: 'other', parts: { figures: 2 }, clause },
    { do: 'set', to: 'other', is: { tired: true, down: 1 }, clause },
  );

  test('has the units of its roster as they came, and no turn', () => {
    expect(begun.units).toHaveLength(2);
    const anew = tableAfter(begun, { do: 'anew', clause });
    expect(anew).toEqual({ ...EMPTY_TABLE, sides: ['Red', 'Blue'], units: [ofRoster('Bob')] });
  });
});
