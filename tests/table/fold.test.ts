import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../rulesets/battleground/roster/kinds.js';
import type { Effect } from '../../src/rules/effect.js';
import type { Kinds, Lasts } from '../../src/rules/kind.js';
import { type Unit, withDefaults } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { EffectError } from '../../src/table/fold/addressed.js';
import { fold } from '../../src/table/fold/fold.js';
import { countsOf } from '../../src/table/strength.js';
import { afterMuster } from '../../src/table/table.js';
import { times } from '../support/random/deep.js';
import {
  deeds,
  effectsOn,
  infantryCalled,
  NAMED,
  specialOf,
  tables,
} from '../support/random/random-tables.js';

const RUNS = { seed: 12, numRuns: times(300, 3) };
const clause = 'bg:cas.1';
/** What is said of those of whom nobody parts. */
const STAYS: readonly string[] = [
  'horses',
  'refused',
  'melee',
  'fought',
  'meleeCover',
  'fromBehind',
  'inRound',
];

const folded = (state: State, ...effects: readonly Effect[]): State => fold(state, effects, NAMED, kinds);
const unit = ({ units }: State, name: string): Unit => units.find((of) => of.name === name)!;
const kindOf = (of: Unit) => (kinds as Kinds)[of.kind]!;
const count = (of: Unit, field: string): number => countsOf(of, kindOf(of))(field);
const figures = ({ units }: State): number => units.reduce((sum, of) => sum + count(of, 'figures'), 0);
const spanOf = (lasts: Lasts | undefined) =>
  typeof lasts !== 'object' ? lasts : 'until' in lasts ? lasts.until : undefined;

/** A table with these units of infantry alone. */
const tableOf = (units: readonly Unit[], spans: readonly string[] = []): State => ({
  ...EMPTY_TABLE,
  units,
  spans,
});
const foot = (name: string, profile: object = {}, marks: object = {}): Unit => {
  const all = { grade: 'C', figures: 6, leaders: 1, hw: 1, ...profile };
  return { name, kind: 'infantry', profile: all, began: all, marks: marks as Unit['marks'] };
};
const tank = (name: string, marks: object = {}): Unit => {
  const profile = { vehicle: 'medium-tank' };
  return { name, kind: 'vehicle', profile, began: profile, marks: marks as Unit['marks'] };
};
/** Two units of infantry, and what is done to them. */
const pairs = fc.tuple(infantryCalled('1'), infantryCalled('2')).map((units) => tableOf(units));

describe('whatever is done to units', () => {
  const holds = (says: string, wrong: (of: Unit) => unknown) =>
    test(says, () => {
      fc.assert(
        fc.property(tables, deeds, (state, effects) => {
          for (const of of folded(state, ...effects).units) expect(wrong(of), JSON.stringify(of)).toBeFalsy();
        }),
        RUNS,
      );
    });

  holds('nobody is set apart from more figures than there are', (of) => {
    // Of whom nobody knows how many there are, nobody knows that they are too few.
    if (of.kind !== 'infantry' || of.profile.figures === undefined) return false;
    const is = withDefaults(kinds.infantry.profile, of.profile);
    const among = ['engineers', 'armed', 'guards'].some((field) => count(of, field) > count(of, 'figures'));
    return specialOf(is) > count(of, 'figures') || among;
  });

  holds('no count is less than nothing, and each is a whole number', (of) =>
    Object.values({ ...of.profile, ...of.marks }).some(
      (value) => typeof value === 'number' && (value < 0 || !Number.isInteger(value)),
    ),
  );

  holds('a mark that says nothing is not there', ({ kind, marks }) =>
    Object.entries(marks).some(
      ([name, value]) =>
        value === null ||
        value === false ||
        value === 0 ||
        value === (kinds as Kinds)[kind]!.marks[name].default,
    ),
  );

  holds('it has no fields but those of its kind', (of) => {
    const { profile, marks } = kindOf(of);
    return (
      Object.keys(of.profile).some((name) => !(name in profile)) ||
      Object.keys(of.marks).some((name) => !(name in marks))
    );
  });

  test('no two units are of one name, and none is lost from the table', () => {
    fc.assert(
      fc.property(tables, deeds, (state, effects) => {
        const names = folded(state, ...effects).units.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names.slice(0, 5)).toEqual(['1', '2', '3', '4', '5']);
      }),
      RUNS,
    );
  });

  test('it may be done in one go or one after the other, and is the same once it was written down', () => {
    fc.assert(
      fc.property(tables, deeds, deeds, (state, first, then) => {
        const all = folded(state, ...first, ...then);
        const between = JSON.parse(JSON.stringify(folded(state, ...first))) as State;
        expect(folded(between, ...then)).toEqual(all);
        expect(JSON.parse(JSON.stringify(all))).toEqual(all);
      }),
      RUNS,
    );
  });

  test('what is done to a role in which nobody stands changes nothing', () => {
    fc.assert(
      fc.property(tables, fc.array(effectsOn('nobody', 'never')), (state, effects) => {
        expect(folded(state, ...effects)).toEqual(state);
      }),
      RUNS,
    );
  });

  test('what is meant for units of one kind leaves the others in the role as they are', () => {
    fc.assert(
      fc.property(tables, effectsOn('several'), (state, effect) => {
        if (!('of' in effect) || !(effect.do === 'lose' || effect.do === 'set' || effect.do === 'add'))
          return;
        const after = folded(state, effect);
        for (const of of state.units) if (of.kind !== effect.of) expect(unit(after, of.name)).toEqual(of);
      }),
      RUNS,
    );
  });

  test('one of several is done something to by his number, the others nothing', () => {
    const state = tableOf(['3', '4', '5'].map((name) => foot(name)));
    const after = folded(state, { do: 'lose', to: ['several', 2], parts: { figures: 2 }, clause });
    expect(after.units.map((of) => count(of, 'figures'))).toEqual([6, 4, 6]);
    expect(folded(state, { do: 'lose', to: ['several', 4], parts: { figures: 2 }, clause })).toEqual(state);
  });

  test('a unit of a kind that nobody knows is a fault', () => {
    const stranger = { ...foot('1'), kind: 'dragon' };
    const lose: Effect = { do: 'lose', to: 'one', parts: { figures: 1 }, clause };
    expect(() => folded(tableOf([stranger]), lose)).toThrow(EffectError);
  });
});

describe('figures that fall', () => {
  const falls = fc.record({
    figures: fc.integer({ min: 0, max: 15 }),
    leaders: fc.integer({ min: 0, max: 3 }),
    hw: fc.integer({ min: 0, max: 3 }),
    medics: fc.integer({ min: 0, max: 3 }),
  });

  test('are off, as far as there are any, and are counted as dead and as lost under the card', () => {
    fc.assert(
      fc.property(infantryCalled('1'), falls, (of, parts) => {
        const table = tableOf([{ ...of, marks: {} }], ['card']);
        const after = unit(folded(table, { do: 'lose', to: 'one', parts, clause }), '1');
        const fell = Math.min(parts.figures, count(of, 'figures'));
        expect(count(after, 'figures')).toBe(count(of, 'figures') - fell);
        expect([count(after, 'dead'), count(after, 'lostBefore')]).toEqual([fell, fell]);
        expect(count(after, 'leaders')).toBeLessThanOrEqual(
          Math.max(count(of, 'leaders') - parts.leaders, 0),
        );
      }),
      RUNS,
    );
  });

  test('the plainest heavy weapon falls first, however they are counted', () => {
    const table = tableOf([foot('1', { hw: 1, hwPiat: 2 })]);
    const after = folded(table, { do: 'lose', to: 'one', parts: { figures: 2, hw: 2 }, clause });
    expect(unit(after, '1').profile).toMatchObject({ figures: 4, leaders: 1, hw: 0, hwPiat: 1 });
  });

  test('where more are left over than there are figures the least valued are no more', () => {
    const table = tableOf([foot('1', { figures: 4, leaders: 1, hw: 1, medics: 2, engineers: 3 })]);
    const after = folded(table, { do: 'lose', to: 'one', parts: { figures: 2 }, clause });
    expect(unit(after, '1').profile).toMatchObject({
      figures: 2,
      leaders: 1,
      hw: 1,
      medics: 0,
      engineers: 2,
    });
  });

  test('prisoners fall by their own name, and are no dead of the unit', () => {
    const table = tableOf([foot('1', {}, { prisoners: 3, guards: 1 })]);
    const after = unit(folded(table, { do: 'lose', to: 'one', parts: { prisoners: 3 }, clause }), '1');
    expect(after.profile).toMatchObject({ figures: 6 });
    expect(after.marks).toEqual({ guards: 1 });
  });

  test('fewer figures by another deed, or more who are set apart, are brought together as well', () => {
    const table = tableOf([foot('1', { leaders: 2, hw: 2, medics: 1, armed: 6 }, { guards: 3 })]);
    const set = unit(folded(table, { do: 'set', to: 'one', is: { figures: 3 }, clause }), '1');
    expect(set.profile).toMatchObject({ figures: 3, leaders: 2, hw: 1, medics: 0, armed: 3 });
    const less = unit(folded(table, { do: 'add', to: 'one', by: { figures: -4 }, clause }), '1');
    expect(less).toMatchObject({ profile: { figures: 2, leaders: 2, hw: 0 }, marks: { guards: 2 } });
    const more = unit(folded(table, { do: 'set', to: 'one', is: { leaders: 9 }, clause }), '1');
    expect(more.profile).toMatchObject({ figures: 6, leaders: 6, hw: 0, medics: 0 });
  });

  test('no count is more than its field holds', () => {
    const add: Effect = { do: 'add', to: 'one', by: { mgShots: 9 }, clause };
    const after = folded(tableOf([tank('1')], ['card']), add, add);
    expect(unit(after, '1').marks).toEqual({ mgShots: 12 });
  });

  test('what a unit is goes back to where nothing is said', () => {
    const table = tableOf([{ ...tank('1'), profile: { vehicle: 'apc', grade: 'A', armour: 3 } }]);
    const after = folded(table, { do: 'set', to: 'one', is: { grade: null, armour: null }, clause });
    expect(unit(after, '1').profile).toEqual({ vehicle: 'apc', grade: 'C' });
  });
});

describe('spans of the clock', () => {
  const end = (...of: string[]): Effect => ({ do: 'end', of, clause });

  test('end what lasts as long as they do, and nothing else', () => {
    fc.assert(
      fc.property(tables, deeds, fc.constantFrom('card', 'turn'), (state, effects, span) => {
        const before = { ...folded(state, ...effects), later: [] };
        for (const of of folded(before, end(span)).units) {
          const { lasts = {} } = kindOf(of);
          const marks = Object.entries(unit(before, of.name).marks);
          const lasting = marks.filter(([mark]) => spanOf(lasts[mark]) !== span);
          expect(of).toEqual({ ...unit(before, of.name), marks: Object.fromEntries(lasting) });
        }
      }),
      RUNS,
    );
  });

  test('are known once one of them has ended: before that a mark that lasts as long is over at once', () => {
    const shot: Effect = { do: 'set', to: 'one', is: { hasShot: true, reactedShot: true }, clause };
    const of = (...effects: Effect[]) => unit(folded(tableOf([foot('1')]), ...effects), '1').marks;
    expect(of(shot)).toEqual({});
    expect(of(end('card'), shot)).toEqual({ hasShot: true });
    expect(of(end('card', 'turn'), shot)).toEqual({ hasShot: true, reactedShot: true });
    expect(of(end('card', 'turn'), shot, end('card'))).toEqual({ reactedShot: true });
  });

  test('a mark that can stand without a clock stands, and ends where there is one', () => {
    const lost: Effect = { do: 'set', to: 'one', is: { lastLost: 2, lastCause: 'mines' }, clause };
    const of = (...effects: Effect[]) => unit(folded(tableOf([foot('1')]), ...effects), '1').marks;
    expect(of(lost)).toEqual({ lastLost: 2, lastCause: 'mines' });
    expect(of(lost, end('card'))).toEqual({ lastCause: 'mines' });
  });

  test('what is put off waits for its span, and is then as if it were done', () => {
    fc.assert(
      fc.property(
        tables,
        effectsOn('one', 'other', 'several'),
        fc.constantFrom('card', 'turn'),
        (state, effect, at) => {
          if (effect.do !== 'set') return;
          const { at: _, ...now } = effect;
          const known = folded(state, end('card', 'turn'));
          const waiting = folded(known, { ...now, at });
          expect(waiting.units).toEqual(known.units);
          expect(folded(waiting, end(at))).toEqual(folded(known, end(at), now));
          const other = at === 'card' ? 'turn' : 'card';
          expect(folded(waiting, end(other)).later).toEqual(waiting.later);
        },
      ),
      { ...RUNS, numRuns: times(1000, 2) },
    );
  });

  test('what waits for a span that the game does not know is done at once', () => {
    fc.assert(
      fc.property(tables, effectsOn('one', 'other', 'several'), (state, effect) => {
        if (effect.do !== 'set') return;
        const { at: _, ...now } = effect;
        expect(folded(state, { ...now, at: 'never' })).toEqual(folded(state, now));
      }),
      { ...RUNS, numRuns: times(1000, 2) },
    );
  });

  test('what waited for a unit comes no more where others have come in its place', () => {
    const road: Effect = { do: 'set', to: 'one', is: { road: null }, at: 'card', clause };
    const waiting = folded(tableOf([foot('1', {}, { road: true })], ['card']), road);
    const units = [foot('1', {}, { road: true })];
    const anew = afterMuster(waiting, { ruleset: 'battleground', units }, kinds);
    expect(unit(folded(anew, end('card')), '1').marks).toEqual({ road: true });
    const besides = afterMuster(
      waiting,
      { ruleset: 'battleground', units: [foot('2')], besides: true },
      kinds,
    );
    expect(unit(folded(besides, end('card')), '1').marks).toEqual({});
  });
});

describe('units that join and part', () => {
  const join: Effect = { do: 'join', to: 'one', from: 'other', clause };
  const counts = fc.record({
    figures: fc.integer({ min: 0, max: 15 }),
    leaders: fc.integer({ min: 0, max: 4 }),
  });
  const FIELDS = ['figures', 'leaders', 'hw', 'hwPiat', 'medics', 'engineers', 'prisoners', 'guards', 'dead'];

  test('two that become one keep everybody, and nobody is left of the second', () => {
    fc.assert(
      fc.property(pairs, (table) => {
        const after = folded(table, join);
        const [whole, rest] = [unit(after, '1'), unit(after, '2')];
        for (const field of FIELDS)
          expect(count(whole, field), field).toBe(
            count(unit(table, '1'), field) + count(unit(table, '2'), field),
          );
        for (const field of FIELDS.filter((of) => of !== 'dead')) expect(count(rest, field), field).toBe(0);
        expect(rest.marks).toMatchObject({ partOf: '1' });
      }),
      RUNS,
    );
  });

  test('nobody becomes one with himself, or with a unit of another kind', () => {
    const table = tableOf([foot('1'), tank('2')]);
    expect(folded(table, join)).toEqual(table);
    expect(folded(table, { ...join, from: 'one' })).toEqual(table);
  });

  test('some who go over are there, and gone where they were: no more than there are', () => {
    fc.assert(
      fc.property(pairs, counts, (table, some) => {
        const after = folded(table, { do: 'cross', from: 'one', to: 'other', counts: some, clause });
        const gone = Math.min(some.figures, count(unit(table, '1'), 'figures'));
        expect(count(unit(after, '1'), 'figures')).toBe(count(unit(table, '1'), 'figures') - gone);
        expect(figures(after)).toBe(figures(table));
        const led = (of: State) => count(unit(of, '1'), 'leaders') + count(unit(of, '2'), 'leaders');
        expect(led(after)).toBeLessThanOrEqual(led(table));
      }),
      RUNS,
    );
  });

  test('some who part are a unit of their own: what all of them did is true of either half, nobody else goes with them', () => {
    fc.assert(
      fc.property(infantryCalled('1'), counts, (of, some) => {
        const table = tableOf([of]);
        const after = folded(table, { do: 'split', from: 'one', counts: some, clause });
        expect(figures(after)).toBe(figures(table));
        const half = after.units[1];
        expect(half === undefined).toBe(Math.min(some.figures, count(of, 'figures')) === 0);
        if (half === undefined) return;
        expect(half).toMatchObject({ name: '1 2', kind: 'infantry', began: half.profile });
        expect(half.profile.grade).toBe(of.profile.grade);
        expect(count(half, 'medics') + count(half, 'hw')).toBe(0);
        expect(count(unit(after, '1'), 'engineers') + count(half, 'engineers')).toBe(count(of, 'engineers'));
        const done = Object.entries(of.marks).filter(
          // One of them holds the horses, and the melee is that of those who stay.
          ([mark, value]) => typeof value !== 'number' && !STAYS.includes(mark),
        );
        expect(half.marks).toEqual(Object.fromEntries(done));
      }),
      RUNS,
    );
  });

  test('those who part as something else are of another kind, and what is said of them alone is known of them', () => {
    const into = { kind: 'vehicle', called: 'scouts', is: { vehicle: 'car', ran: true } };
    const part = { do: 'split', from: 'one', counts: { figures: 2 }, into, clause } as const;
    const after = folded(tableOf([{ ...foot('1'), side: 'Axis' }]), part, part);
    expect(unit(after, '1').profile.figures).toBe(2);
    expect(unit(after, '1 scouts')).toMatchObject({
      kind: 'vehicle',
      side: 'Axis',
      profile: { vehicle: 'car' },
    });
    expect(unit(after, '1 scouts 2').kind).toBe('vehicle');
    expect(folded(tableOf([foot('1', { figures: 0 })]), part).units).toHaveLength(1);
  });

  test('those who part as something else keep what marks of the unit they are told to, and no others', () => {
    const into = { kind: 'infantry', called: 'crew', is: {}, keeps: ['ran', 'pinned'] };
    const part = { do: 'split', from: 'one', counts: { figures: 2 }, into, clause } as const;
    const after = folded(tableOf([foot('1', {}, { ran: true, stunned: true })]), part);
    expect(unit(after, '1 crew').marks).toEqual({ ran: true });
  });

  test('prisoners and guards who part are marks of the new unit, which has the next name that is free', () => {
    const table = tableOf([foot('1', {}, { prisoners: 2, guards: 1 }), foot('1 2')]);
    const some = { figures: 2, prisoners: 2, guards: 1 };
    const after = folded(table, { do: 'split', from: 'one', counts: some, clause });
    expect(unit(after, '1 3')).toMatchObject({ profile: { figures: 2 }, marks: { prisoners: 2, guards: 1 } });
    expect(unit(after, '1 3').profile).not.toHaveProperty('prisoners');
    expect(unit(after, '1')).toMatchObject({ profile: { figures: 4 }, marks: {} });
  });
});

test('what waits for a unit waits for either half of it, but for what is counted', () => {
  const waiting = folded(tableOf([foot('1', {}, { road: true })], ['card']), {
    ...{ do: 'set', to: 'one', is: { road: null, dead: 3 }, at: 'card', clause },
  });
  const halves = folded(waiting, { do: 'split', from: 'one', counts: { figures: 3 }, clause });
  const after = folded(halves, { do: 'end', of: ['card'], clause });
  expect(after.units.map(({ marks }) => marks)).toEqual([{ dead: 3 }, {}]);
});

describe('passengers, and what is no unit', () => {
  const getsOn: Effect = { do: 'bind', to: 'one', as: 'other', mark: 'aboard', clause };

  test('who gets on is aboard whoever was named, or somebody', () => {
    const on = folded(tableOf([foot('1'), tank('2')]), getsOn);
    expect(unit(on, '1').marks).toEqual({ aboard: '2' });
    const unnamed = fold(tableOf([foot('1')]), [getsOn], { one: ['1'] }, kinds);
    expect(unit(unnamed, '1').marks).toEqual({ aboard: 'an other' });
  });

  test('a mark of several names has each who stands in the role besides, once', () => {
    const through = (as: string): Effect => ({ do: 'bind', to: 'one', as, mark: 'overrunBy', clause });
    const table = tableOf([foot('1'), tank('2'), tank('3')], ['card']);
    const roles = { one: ['1'], other: ['2'], third: ['3'] };
    const after = fold(table, ['other', 'third', 'other'].map(through), roles, kinds);
    expect(unit(after, '1').marks).toEqual({ overrunBy: ['2', '3'] });
  });

  test('what befalls those aboard befalls all who are, whoever was named', () => {
    const on = (name: string, aboard: string) => foot(name, {}, { aboard });
    const table = tableOf([on('1', 'Two'), tank('Two'), on('3', 'two'), on('4', 'Five'), foot('6')]);
    const off: Effect = { do: 'set', to: { whose: 'aboard', is: 'other' }, is: { aboard: null }, clause };
    const after = fold(table, [off], { other: ['Two'] }, kinds);
    expect(after.units.map(({ marks }) => marks.aboard)).toEqual([
      undefined,
      undefined,
      undefined,
      'Five',
      undefined,
    ]);
    expect(fold(table, [off], {}, kinds)).toEqual(table);
  });

  test('what befalls a place befalls all who hold it, be they of this side or out of the game', () => {
    const at = (name: string, outOf: string, more = {}) => foot(name, {}, { outOf, ...more });
    const table = tableOf([
      at('1', 'The Mill'),
      at('2', 'the mill', { captured: true }),
      at('3', 'Farm'),
      foot('4'),
    ]);
    const off: Effect = { do: 'set', to: { whose: 'outOf', at: 'one' }, is: { outOf: null }, clause };
    const after = fold(table, [off], { one: ['1'] }, kinds);
    expect(after.units.map(({ marks }) => marks.outOf)).toEqual([undefined, undefined, 'Farm', undefined]);
    expect(fold(table, [off], { one: ['4'] }, kinds)).toEqual(table);
    expect(fold(table, [off], {}, kinds)).toEqual(table);
  });

  test('what befalls a side befalls all of it, but for those who carry a mark', () => {
    const of = (name: string, side: string, marks = {}) => ({ ...foot(name, {}, marks), side });
    const table = tableOf([
      of('1', 'Axis', { ran: true }),
      of('2', 'axis', { ran: true, hasMoved: true }),
      of('3', 'Allies', { ran: true }),
      foot('4', {}, { ran: true }),
    ]);
    const off: Effect = { do: 'set', to: { side: 'Axis', without: 'hasMoved' }, is: { ran: null }, clause };
    expect(folded(table, off).units.map(({ marks }) => marks.ran)).toEqual([undefined, true, true, true]);
  });

  test('what some of two units did that become one, all of it has done', () => {
    const after = folded(tableOf([foot('1'), foot('2', {}, { ran: true, hasMoved: true, dugIn: true })]), {
      do: 'join',
      to: 'one',
      from: 'other',
      clause,
    });
    expect(unit(after, '1').marks).toEqual({ ran: true, hasMoved: true });
  });

  test('what is put on the table stays there until nothing is put in its place', () => {
    const put = (is: string | null): Effect => ({ do: 'put', slot: 'smoke', is, clause });
    expect(folded(EMPTY_TABLE, put('thick')).slots).toEqual({ smoke: 'thick' });
    expect(folded(EMPTY_TABLE, put('thick'), put('thin')).slots).toEqual({ smoke: 'thin' });
    expect(folded(EMPTY_TABLE, put('thick'), put(null)).slots).toEqual({});
  });

  test('what is put there first is there only where nothing is yet', () => {
    const put = (is: string): Effect => ({ do: 'put', slot: 'smoke', is, first: true, clause });
    expect(folded(EMPTY_TABLE, put('thick'), put('thin')).slots).toEqual({ smoke: 'thick' });
  });
});
