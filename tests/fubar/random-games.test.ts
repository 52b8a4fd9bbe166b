import { describe, expect, test } from 'vitest';
import { fubar } from '../../rulesets/fubar/index.js';
import { kinds, weaponsOn } from '../../rulesets/fubar/kinds.js';
import { isOver } from '../../rulesets/fubar/last-try.js';
import { roundOf } from '../../rulesets/fubar/state.js';
import type { Past } from '../../src/rules/action.js';
import { known } from '../../src/rules/kind.js';
import type { Input } from '../../src/rules/record.js';
import type { AnyRole } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import type { May } from '../../src/table/now.js';
import { goneAs } from '../../src/table/stands.js';
import { Chance } from '../support/chance.js';
import { foldsToWhatWasThere, Table } from '../support/table.js';

/**
 * Games that a random player plays, turn by turn: whoever may do something by `wg now` does it, to whomever it can be done.
 * Whatever comes of it, no unit ever is what none can be, or does twice what is done once.
 */

const GAMES = 1000;
const DEEDS = 30;

const gone = (unit: Unit) => goneAs(unit, kinds);
const LEVELS = ['green', 'seasoned', 'veteran', 'elite'] as const;
const ARMS = ['infantry-rifle', 'assault-rifle', 'sub-machine-gun', 'light-machine-gun', 'rpg'] as const;

function foot(name: string, side: string, by: Chance): Unit {
  const figures = 2 + by.below(7);
  const special = by.below(3);
  const profile = {
    ...{ level: by.one(LEVELS), figures, armour: by.one(['none', 'light', 'medium']) },
    ...(by.is(3) && { leaderLevel: by.one(LEVELS) }),
    weapons: [
      `${by.one(ARMS)}:${Math.max(figures - special, 1)}`,
      ...(special > 0 ? [`grenades:${special}`] : []),
    ],
  };
  return { name, side, kind: 'infantry', profile, began: profile, marks: {} };
}

function model(name: string, side: string, by: Chance): Unit {
  const vehicle = by.one(['technical', 'apc', 'light-tank', 'medium-tank']);
  const profile = { vehicle, level: by.one(LEVELS), weapons: ['heavy-machine-gun:1', 'light-cannon:1'] };
  return { name, side, kind: 'vehicle', profile, began: profile, marks: {} };
}

const forces = (by: Chance): Unit[] =>
  ['Red', 'Blue'].flatMap((side) => [
    ...[1, 2].map((n) => foot(`${side} ${n}`, side, by)),
    { ...foot(`${side} riders`, side, by), marks: { aboard: `${side} tank` } },
    model(`${side} tank`, side, by),
  ]);

/** What a player says besides the units, now and then. */
function said(action: string, unit: Unit, by: Chance): Input {
  switch (action) {
    case 'activate':
      return by.is(3) ? { noEnemy: true } : {};
    case 'move':
      return unit.kind === 'vehicle'
        ? by.one<Input>([
            {},
            { distance: 0 },
            { through: 'soft' },
            { through: 'moderate' },
            { action: 'on-guard' },
          ])
        : {
            action: by.one([
              'walk',
              'run',
              'duck-and-weave',
              'on-guard',
              'gone-to-ground',
              'aimed-fire',
              'assault',
            ]),
          };
    case 'shoot':
      return {
        ...{ range: 1 + by.below(20), cover: by.one(['open', 'soft', 'hard']) },
        ...{ take: by.one(['suppress', 'casualties', 1]) },
        ...(by.is(3) && { reaction: true }),
        ...(unit.kind === 'vehicle' &&
          by.is(2) && { fire: [by.one(['light-cannon:1', 'heavy-machine-gun:1'])] }),
        ...(unit.kind === 'infantry' && by.is(4) && { aimed: true }),
      };
    case 'melee':
      return by.is(3) ? {} : { rounds: 1 };
    case 'overrun':
      return { inPath: 1 + by.below(2) };
    case 'vehicle-damage':
      return { facing: by.one(['front', 'side', 'rear']), ...by.one<Input>([{ hits: 2 }, { unsaved: 1 }]) };
    default:
      return {};
  }
}

/** Those who can stand in a role beside or against the one who acts: nobody at times, where it may be empty. */
function others(role: AnyRole, unit: Unit, there: readonly Unit[], by: Chance): readonly Unit[] {
  if (role.acts) return [unit];
  const fit = there.filter(
    (other) =>
      other !== unit &&
      Object.hasOwn(role.takes, other.kind) &&
      (!role.side || (other.side === unit.side) === (role.side.is === 'own')),
  );
  return fit.length > 0 && !(role.side === undefined && by.is(2)) ? [by.one(fit)] : [];
}

/** The first of them who may do something by himself. */
function firstAble(table: Table, units: readonly Unit[]): May | undefined {
  for (const unit of units) {
    const may = table.may(unit);
    if (may.may.length > 0) return may;
  }
  return undefined;
}

/** Takes one step: somebody who may act does, a player passes, or the next turn begins. */
function step(table: Table, by: Chance): string {
  const there = table.state.units.filter((unit) => gone(unit) === undefined);
  const round = roundOf(table.state);
  if (round.turn === 0 || isOver(round)) return `initiative ${table.do('initiative', [], {}).kind}`;
  if (by.is(8)) {
    const tank = there.find(({ kind }) => kind === 'vehicle');
    if (tank)
      return `vehicle-damage ${table.do('vehicle-damage', [[tank]], said('vehicle-damage', tank, by)).kind}`;
  }
  const able = by.is(12) ? undefined : firstAble(table, by.shuffled(there));
  if (!able) return `pass ${table.do('pass', [], {}).kind}`;
  const { unit } = able;
  const action = by.one(able.may);
  const groups = table.action(action).roles!.map((role) => others(role, unit, there, by));
  return `${action} ${table.do(action, groups, said(action, unit, by)).kind}`;
}

/** A unit that has been looked at is as it was: whatever befalls it makes another of it. */
const looked = new WeakSet<Unit>();

/** What no unit ever is. */
function impossible(unit: Unit): string[] {
  if (looked.has(unit)) return [];
  looked.add(unit);
  const wrong: string[] = [];
  if (unit.kind === 'infantry') {
    const of = known(kinds.infantry, unit);
    if (of.suppressed > of.figures) wrong.push(`${of.suppressed} of ${of.figures} suppressed`);
    if (of.downed > of.suppressed) wrong.push(`${of.downed} of ${of.suppressed} suppressed now`);
    if (of.figures + of.casualties !== of.began.figures) wrong.push(`${of.figures} and ${of.casualties}`);
    if (of.figures === 0 && of.melee !== undefined) wrong.push('nobody is in close combat');
  } else {
    const of = known(kinds.vehicle, unit);
    if (of.lostWeapons > weaponsOn(of)!) wrong.push(`${of.lostWeapons} weapons lost`);
  }
  const { profile, marks } = kinds[unit.kind as keyof typeof kinds];
  for (const [name, value] of Object.entries({ ...unit.profile, ...unit.marks })) {
    if (!Object.hasOwn(profile, name) && !Object.hasOwn(marks, name)) wrong.push(`${name} is nothing`);
    else if (typeof value === 'number' && value < 0) wrong.push(`${name} is ${value}`);
    else if (name in unit.marks && (value === false || value === 0 || value === null))
      wrong.push(`the mark ${name} says nothing and is there`);
  }
  return wrong.map((why) => `${unit.name}: ${why}`);
}

async function game(n: number): Promise<{ table: Table; told: string[] }> {
  const by = new Chance(n + 1);
  const table = await Table.of(fubar, forces(by), `game ${n}`);
  const told: string[] = [];
  for (let i = 0; i < DEEDS; i++) {
    const deeds = table.deeds.length;
    told.push(step(table, by));
    if (table.deeds.length === deeds) continue;
    const { before, past } = table.deeds.at(-1)!;
    const doer = table.action(past.action).roles?.find(({ acts }) => acts)?.name;
    const dead = before.units.filter((unit) => gone(unit) && doer && past.named?.[doer]?.includes(unit.name));
    const wrong = [...dead.map(({ name }) => `${name} acted`), ...table.state.units.flatMap(impossible)];
    if (wrong.length > 0) throw new Error(`game ${n} after ${told.join(', ')}: ${wrong.join('; ')}`);
  }
  return { table, told };
}

/** How often each unit did this in a turn, for all turns of a game. */
function oftenInATurn(
  { deeds }: Table,
  action: string,
  counts: (past: Past) => boolean = () => true,
): number {
  const times = new Map<string, number>();
  for (const { before, past } of deeds) {
    const [unit] = Object.values(past.named ?? {})[0] ?? [];
    if (past.action !== action || unit === undefined || !counts(past)) continue;
    const key = `${roundOf(before).turn} ${unit}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...times.values());
}

describe('a random player', () => {
  const all = Promise.all(Array.from({ length: GAMES }, (_, n) => game(n)));

  test(`plays ${GAMES} games in which no unit is ever impossible`, async () => {
    const done = new Set((await all).flatMap(({ table }) => table.deeds.map(({ past }) => past.action)));
    // It has tried whatever there is, but for what puts units on record.
    expect([...done].sort()).toEqual(fubar.actions.filter((name) => name !== 'muster').sort());
  }, 240_000);

  test('no unit is tried twice in a turn, moves twice, assaults twice, or fires On Guard twice', async () => {
    for (const { table } of await all) {
      expect(oftenInATurn(table, 'activate')).toBeLessThan(2);
      expect(oftenInATurn(table, 'move', ({ result }) => Number(result.distance) > 0)).toBeLessThan(2);
      expect(oftenInATurn(table, 'melee')).toBeLessThan(2);
      expect(oftenInATurn(table, 'shoot', ({ input }) => input.reaction === true)).toBeLessThan(2);
    }
  });

  test('what wg now permits is not refused for the state of the unit alone', async () => {
    const told = (await all).flatMap(({ told }) => told);
    const refused = told.filter((line) => line.endsWith('refused'));
    const done = told.filter((line) => line.endsWith('done'));
    // Targets, distances and ways still forbid some of it.
    expect(refused.length).toBeLessThan(done.length);
  });

  test('every record gives the same effects again from its input and dice', async () => {
    for (const { table } of await all)
      for (const deed of table.deeds)
        expect(JSON.stringify(table.again(deed))).toBe(JSON.stringify(deed.past));
  }, 240_000);

  test('taking back to any point gives the table that was there', async () => {
    for (const { table } of await all) foldsToWhatWasThere(table);
  }, 240_000);
});
