import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL, TRUCK } from '../roster/roster-units.js';

/** What the game knows between two lines of those who come from the air. */

const air = { side: 'Allies', starts: 'air-landed' };
const GLIDER = { ...air, name: 'Glider men', men: 8, leaders: ['sgt'], weapons: ['smg:2', 'rifle:6'] };
const HELI = { ...air, name: 'Heli men', men: 12, leaders: ['cpl'], weapons: ['assault-rifle:12'] };
const GUN = { ...air, name: 'Air MG', kind: 'gun', weapon: 'mg-tripod', men: 3 };
const PARAS = { ...air, name: 'Paras', men: 6, weapons: ['smg:6'] };

let game: RosterGame;
beforeEach(async () => {
  const units = [...ALL, GLIDER, HELI, GUN, PARAS];
  game = await new RosterGame('landings', 'wrg-1925').open(units, '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

const mayNow = async (unit: string): Promise<string[]> =>
  JSON.parse((await game.type(`now "${unit}" --json`)).stdout).units[0].may;

describe('fire at a glider', () => {
  const shot = (dice: string) => `shoot Blues "Glider men" --range 90 --dice "${dice}"`;

  test('(wrg:air.13) is allowed before it lands, in a strict game as well', async () => {
    const strict = new RosterGame('strict landings', 'wrg-1925');
    await strict.open([...ALL, GLIDER], '--sides Allies,Axis --strict', 'period');
    await strict.allowed(shot('chance=3 identify=1'));
    strict.clean();
  });

  test('wrg:air.15 whoever was hit in it has a die, untold, and has it once', async () => {
    expect(await game.remarks(shot('chance=3 identify=1'))).toContain('wrg:air.15');
    const landing = 'air-landing "Glider men" --by glider --run 120';
    expect(await game.remarks(landing)).toContain('wrg:air.15');
    await game.type('undo');
    const { input } = await game.allowed('air-landing "Glider men" --by glider --dice "hit-aboard=3"');
    expect(input).toMatchObject({ hits: 1, men: 7 });
    expect((await game.type('air-landing "Glider men" --by glider')).stderr).toContain('needs --run');
    expect(await game.remarks(landing)).toEqual([]);
  });
});

test.each([
  ['a glider', 'Glider men', '--by glider --run 120'],
  ['a helicopter', 'Heli men', '--by helicopter --clearance 1'],
  ['a parachute', 'Paras', ''],
  ['a parachute with its weapon', 'Air MG', ''],
])(
  'wrg:air.2 wrg:air.12 whoever comes down by %s has left the cover he had, and has landed',
  async (_, who, by) => {
    await game.allowed(`roster mark "${who}" cover=trench`);
    await game.allowed(`air-landing "${who}" ${by}`);
    const { says, marks } = await game.unit(who);
    expect(marks).not.toHaveProperty('cover');
    expect(says).not.toContain('trench');
    expect(says).toContain('landed in period 1');
    expect((await game.type('game')).stdout).toMatch(new RegExp(`${who}: .*landed in period 1`));
  },
);

describe('whoever has landed in an aircraft', () => {
  test('wrg:air.12 sits in it until he moves, and getting out takes 10 metres', async () => {
    await game.allowed('air-landing "Glider men" --by glider --run 120');
    expect((await game.unit('Glider men')).says).toContain('in the aircraft that landed it');
    await game.allowed('next');
    expect((await game.allowed('move "Glider men"')).result).toEqual({ metres: 40 });
    expect(await game.marks('Glider men')).not.toHaveProperty('inAircraft');
    await game.allowed('next');
    expect((await game.allowed('move "Glider men"')).result).toEqual({ metres: 50 });
  });

  test('wrg:air.12 gets out of it with the heavy weapon that came with him', async () => {
    await game.allowed('air-landing "Air MG" --by helicopter --clearance 3');
    const { result, input } = await game.allowed('move "Air MG"');
    expect(result).toEqual({ metres: 30 });
    expect(input).toMatchObject({ boarding: 1, leavesWeapon: false });
    expect(await game.marks('Air MG')).not.toHaveProperty('inAircraft');
  });

  test('wrg:air.12 wrg:foot.4 gets out of it and into a truck in one move', async () => {
    await game.allowed('air-landing "Glider men" --by glider --run 120');
    expect((await game.allowed('move "Glider men" Truck')).result).toEqual({ metres: 30 });
    const marks = await game.marks('Glider men');
    expect(marks).toMatchObject({ aboard: TRUCK.name });
    expect(marks).not.toHaveProperty('inAircraft');
  });
});

test('wrg:air.16 whoever lives through a crash is on the ground', async () => {
  const dice = 'hit-aboard=1 passengers=4,4,4,4,1,1 crew=1,1';
  await game.allowed(`air-landing Paras --by glider --hits 1 --dice "${dice}"`);
  expect(await game.marks('Paras')).toMatchObject({ landed: 1, byAircraft: true, erect: true });
  expect(await game.remarks('move Paras')).toEqual([]);
  await game.allowed('air-landing "Glider men" --by glider --hits 1 --dice "hit-aboard=2"');
  expect(await game.marks('Glider men')).not.toHaveProperty('landed');
});

describe('wg now', () => {
  test('wrg:air.1 has whoever comes from the air land, once, and nobody else', async () => {
    expect(await mayNow('Paras')).toEqual(['air-landing']);
    expect(await mayNow('Reds')).not.toContain('air-landing');
    await game.allowed('air-landing Paras');
    expect(await mayNow('Paras')).not.toContain('air-landing');
  });
});

test('wrg:air.1 a second drop of the same men in one period is remarked on, and a question about them is not', async () => {
  expect(await game.remarks('air-landing Paras --men 2 --rough 1')).toEqual([]);
  expect(await game.remarks('air-landing Paras --men 4')).toEqual([]);
  expect(await game.remarks('air-landing Paras')).toEqual(['wrg:air.1']);
  await game.allowed('next');
  expect(await game.remarks('air-landing Paras --period 2')).toEqual([]);
});

test('wrg:option.3 whoever is not air landed by the roster has not paid for it', async () => {
  expect(await game.remarks('air-landing Reds')).toEqual(['wrg:option.3']);
});

describe('men down a rope', () => {
  const AT = 'shoot "MG 34" "Heli men" --range 90';
  beforeEach(async () => {
    await game.allowed('air-landing "Heli men" --by helicopter --clearance 1');
  });

  test('wrg:air.11 are fired at five a period, and fire so', async () => {
    expect((await game.allowed(`${AT} --dice "chance=1 potential=1"`)).input).toMatchObject({
      targets: 5,
      uncovered: 5,
      erect: 5,
    });
    const { input } = await game.allowed('shoot "Heli men" Blues --range 90');
    expect(input).toMatchObject({ men: 5, fire: ['assault-rifle:5'], moved: 5 });
    await game.allowed('next');
    const { input: next } = await game.allowed('shoot "Heli men" Blues --range 90 --anyway');
    expect(next).toMatchObject({ men: 10, fire: ['assault-rifle:10'], moved: 5 });
    await game.allowed('next');
    expect((await game.allowed('shoot "Heli men" Blues --range 90 --anyway')).input).toMatchObject({
      men: 12,
    });
  });

  test('wrg:air.11 fall of those who are down, and the others come down after them', async () => {
    await game.allowed(`${AT} --dice "chance=1 potential=6 identify=1"`);
    expect(await game.unit('Heli men')).toMatchObject({ profile: { men: 11 } });
    await game.allowed('next');
    // Ten of twelve have come down, and one of them has fallen.
    expect((await game.allowed(AT)).input).toMatchObject({ targets: 9 });
    expect(await game.remarks(AT.replace('MG 34', 'Blues'))).toContain('wrg:air.11');
    await game.allowed('next');
    expect((await game.unit('Heli men')).profile.men).toBe((await game.allowed(AT)).input.targets);
  });
});

describe('a line that says too little', () => {
  const told = async (line: string) => (await game.type(line)).stderr;

  test('(wrg:air.10) asks of a helicopter for its clearance, and of paratroops for their men', async () => {
    expect(await told('air-landing "Heli men" --by helicopter')).toContain('air-landing needs --clearance');
    expect(await told('air-landing --by glider')).toContain('air-landing needs --run');
    expect(await told('air-landing')).toContain('air-landing needs --men');
    expect(await told('air-landing --weapon rifle')).toContain('needs --targets');
  });
});
