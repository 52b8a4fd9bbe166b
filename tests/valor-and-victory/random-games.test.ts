import { describe, expect, test } from 'vitest';
import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import { kinds, known } from '../../rulesets/valor-and-victory/kinds.js';
import { together } from '../../rulesets/valor-and-victory/place.js';
import type { Input } from '../../src/rules/record.js';
import type { AnyRole } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import type { May } from '../../src/table/now.js';
import { goneAs } from '../../src/table/stands.js';
import { Chance } from '../support/chance.js';
import { foldsToWhatWasThere, Table } from '../support/table.js';

/**
 * Games that a random player plays, phase by phase: whoever may do something by `wg now` does it, to whomever it can be
 * done. Whatever comes of it, no unit ever is what none can be.
 */

// Of many thousand refusals nobody asks where in the program they came from.
Error.stackTraceLimit = 0;

const GAMES = 1000;
const DEEDS = 40;

const gone = (unit: Unit) => goneAs(unit, kinds);

const FOOT: readonly Input[] = [
  { unit: ['squad:4-6-5,lmg:3'], half: '2-6-3' },
  { unit: ['squad:4-6-4,grenades,panzerfaust'], half: '2-6-2' },
  { unit: ['squad:5-6-4:elite,bazooka'], half: '2-6-2', atfp: 'D', weaponRange: 4 },
  { unit: ['half-squad:2-6-2,satchel:6'] },
  { unit: ['leader:-1'] },
  { unit: ['hero:-1'] },
];
const AFV: Input = { unit: ['afv:mg=4:ff=3:gun=12'], atfp: 'F', armour: 'E', rearArmour: 'C', mp: 10 };
const TRUCK: Input = { unit: ['vehicle:cr=3'], mp: 14, transport: 'T2', tow: true };
const GUN: Input = { unit: ['gun:gun=8:cr=3:shield'], atfp: 'D' };

function forces(by: Chance): Unit[] {
  const unit = (name: string, side: string, profile: Input, marks: Input): Unit => ({
    ...{ name, side, kind: 'unit', profile, began: profile, marks },
  });
  return ['A', 'B'].flatMap((side) => {
    const hex = (n: number): Input => ({
      hex: `${side}${n}`,
      terrain: by.one(['open', 'woods', 'building']),
    });
    const foot = [1, 2, 3, 4, 5].map((n) => unit(`${side} foot ${n}`, side, by.one(FOOT), hex(1 + (n % 2))));
    return [
      ...foot,
      unit(`${side} tank`, side, AFV, { hex: `${side}3`, terrain: 'open' }),
      unit(`${side} rider`, side, by.one(FOOT), { aboard: `${side} tank` }),
      unit(`${side} truck`, side, TRUCK, { hex: `${side}4`, terrain: 'road' }),
      unit(`${side} squad`, side, FOOT[0]!, { aboard: `${side} truck` }),
      unit(`${side} gun`, side, GUN, { hex: `${side}1`, terrain: 'woods' }),
    ];
  });
}

/** What a player says besides the units. */
function said(action: string, by: Chance): Input {
  switch (action) {
    case 'shoot':
      return { range: 1 + by.below(4), ...(by.is(6) && { opportunity: true }) };
    case 'anti-tank':
      return { range: 1 + by.below(2) };
    case 'move':
      return { through: ['open', by.one(['woods', 'open'])], to: `M${by.below(4)}` };
    case 'rally':
      return by.is(3) ? { command: true } : {};
    case 'smoke':
      return { target: `M${by.below(4)}` };
    case 'artillery':
      return { mission: by.one(['light-barrage', 'heavy-barrage', 'fighter-bomber']) };
    default:
      return {};
  }
}

const livingIn = ({ state }: Table): Unit[] => state.units.filter((unit) => gone(unit) === undefined);

/** Those who stand in a role where one of them was named: as a line names them. */
function grouped(role: AnyRole, unit: Unit, there: readonly Unit[]): readonly Unit[] {
  const place = role.place ? together.place(unit, there) : undefined;
  const all = place === undefined ? [unit] : there.filter((of) => together.place(of, there) === place);
  const sameSide = all.filter(({ side }) => side === unit.side);
  const able = sameSide.filter((of) => role.joins?.(of) ?? true);
  const named = place !== undefined && able.length > 0 ? able : sameSide;
  return together.along(named, role.alone ? named : there);
}

/** The first of the units who may do anything, with what that is: nobody is asked twice. */
function firstOf(units: readonly Unit[], mayOf: (unit: Unit) => May): May | undefined {
  for (const unit of units) {
    const found = mayOf(unit);
    if (found.may.length > 0) return found;
  }
  return undefined;
}

function step(table: Table, by: Chance): string {
  const there = livingIn(table);
  const owing = there.find(({ marks }) => marks.points !== undefined);
  if (owing && by.is(2)) return casualties(table, owing, by);
  const able = by.is(5) ? undefined : firstOf(by.shuffled(there), (of) => table.may(of));
  if (by.is(7)) return beside(table, by);
  if (!able) return `turn ${table.do('turn', [], { phase: true }).kind}`;
  const { unit, may } = able;
  // Smoke may always be placed: it is not to take the place of everything else.
  const chosen = may.filter((name) => name !== 'smoke' || may.length === 1 || by.is(6));
  const action = by.one(chosen.length > 0 ? chosen : may);
  const groups = table.action(action).roles!.map((role) => {
    if (role.acts) {
      const others = there.filter(
        (of) =>
          of !== unit &&
          of.side === unit.side &&
          (role.joins?.(of) ?? true) &&
          by.is(3) &&
          together.place(of, there) === together.place(unit, there),
      );
      return together.along([unit, ...others], role.alone ? [unit, ...others] : there);
    }
    const fit = there.filter((of) => !role.side || (of.side === unit.side) === (role.side.is === 'own'));
    return fit.length > 0 && !(action === 'rally' && by.is(2)) ? grouped(role, by.one(fit), there) : [];
  });
  return `${action} ${table.do(action, groups, said(action, by)).kind}`;
}

/** The owner meets the points of a hex, in one of the ways that there are. */
function casualties(table: Table, unit: Unit, by: Chance): string {
  const [role] = table.action('casualties').roles!;
  const group = grouped(role!, unit, livingIn(table));
  const told = table.do('casualties', [group], {});
  if (told.kind !== 'done') return `casualties ${told.kind}`;
  const { ways } = told.past.result as { ways: { choose: string[] }[] };
  if (ways.length === 0 || ways[0]!.choose.length === 0) return 'casualties done';
  return `casualties ${table.do('casualties', [group], { choose: by.one(ways).choose }).kind}`;
}

/** What befalls units that nobody takes a turn with. */
function beside(table: Table, by: Chance): string {
  const action = by.one(['artillery', 'sniper', 'mines', 'valour-check']);
  const [role] = table.action(action).roles!;
  const there = livingIn(table);
  const group = grouped(role!, by.one(there), there);
  return `${action} ${table.do(action, [group], said(action, by)).kind}`;
}

/** A unit that has been looked at is as it was: whatever befalls it makes another of it. */
const looked = new WeakSet<Unit>();

/** What no unit ever is. */
function impossible(unit: Unit): string[] {
  if (looked.has(unit)) return [];
  looked.add(unit);
  const wrong: string[] = [];
  const of = known(unit);
  if (of.counter.kind === 'afv' && (of.pinned || of.pinnedNow)) wrong.push('an AFV is pinned');
  if (of.immobile && of.counter.kind !== 'afv') wrong.push('it is immobile and no AFV');
  if (of.reduced && of.counter.kind !== 'squad') wrong.push('it is reduced and no squad');
  if (of.valorous && (of.counter.kind === 'afv' || of.counter.kind === 'gun')) wrong.push('a valorous gun');
  if (of.eliminated && of.points > 0) wrong.push('the dead owe points');
  const { profile, marks } = kinds.unit;
  for (const [name, value] of Object.entries({ ...unit.profile, ...unit.marks })) {
    if (!Object.hasOwn(profile, name) && !Object.hasOwn(marks, name)) wrong.push(`${name} is nothing`);
    else if (typeof value === 'number' && value < 0) wrong.push(`${name} is ${value}`);
    else if (name in unit.marks && (value === false || value === 0 || value === null))
      wrong.push(`the mark ${name} says nothing and is there`);
  }
  return wrong.map((why) => `${unit.name}: ${why}`);
}

/** What stands on the table and cannot: somebody alive in a carrier that is gone. */
const stranded = ({ state: { units } }: Table): string[] =>
  units.flatMap((unit) => {
    const carrier = units.find(({ name }) => name === unit.marks.aboard);
    return carrier && gone(carrier) && !gone(unit) ? [`${unit.name} is aboard of a wreck`] : [];
  });

async function game(n: number): Promise<{ table: Table; told: string[] }> {
  const by = new Chance(n + 1);
  const table = await Table.of(valorAndVictory, forces(by), `game ${n}`);
  const told: string[] = [];
  for (let i = 0; i < DEEDS; i++) {
    told.push(step(table, by));
    const last = table.deeds.at(-1);
    if (!last) continue;
    const dead = last.before.units.filter((unit) => gone(unit) !== undefined).map(({ name }) => name);
    const acting = table.action(last.past.action).roles?.find(({ acts }) => acts)?.name;
    const wrong = [
      ...dead
        .filter((name) => acting && last.past.named?.[acting]?.includes(name))
        .map((of) => `${of} acted`),
      ...dead.filter((name) => !gone(table.unit(name)!)).map((name) => `${name} came back`),
      ...stranded(table),
      ...table.state.units.flatMap(impossible),
    ];
    if (wrong.length > 0) throw new Error(`game ${n} after ${told.join(', ')}: ${wrong.join('; ')}`);
  }
  return { table, told };
}

describe('a random player', () => {
  const all = Promise.all(Array.from({ length: GAMES }, (_, n) => game(n)));

  test(`plays ${GAMES} games in which no unit is ever impossible`, async () => {
    const deeds = new Set((await all).flatMap(({ table }) => table.deeds.map(({ past }) => past.action)));
    // It has tried whatever there is.
    expect([...deeds].sort()).toEqual([...valorAndVictory.actions].sort());
  }, 240_000);

  test('what wg now permits is seldom refused', async () => {
    const told = (await all).flatMap((of) => of.told);
    const refused = told.filter((line) => line.endsWith('refused'));
    const done = told.filter((line) => line.endsWith('done'));
    // Targets, distances and ways still forbid some of it.
    expect(refused.length).toBeLessThan(done.length);
  }, 240_000);

  test('every record gives the same effects again from its input and dice', async () => {
    const otherwise = (await all).flatMap(({ table }) =>
      table.deeds.filter((deed) => JSON.stringify(table.again(deed)) !== JSON.stringify(deed.past)),
    );
    expect(otherwise).toEqual([]);
  }, 240_000);

  test('taking back to any point gives the table that was there', async () => {
    for (const { table } of await all) foldsToWhatWasThere(table);
  }, 240_000);
});
