import { describe, expect, test } from 'vitest';
import { airLanding } from '../../../rulesets/wrg-1925/air-landing/air-landing.js';
import { missingInputs, remindersOf } from '../../../src/rules/action.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflictWith, type Given, inputOf, stepOf } from '../../support/play.js';
import { groupNamed } from '../battle.js';
import { oddsOf, playing, proveAll, refusalOf, remembered, START, withDice, withSeed } from '../in-battle.js';

const { play, said, chance, needs } = playing(airLanding);
const mean = (given: Given, name: string) => {
  const odds = oddsOf(airLanding, given);
  return odds.outcomes.reduce(
    (sum, { value, weight }) => sum + (Number(value[name]) * Number(weight)) / Number(odds.total),
    0,
  );
};

describe('a drop of paratroops', () => {
  test('wrg:air.6 each man who lands in woods, houses or water rolls, and is lost on 1', () => {
    const played = play({ men: 8, rough: 4 }, '1 2 6 1');
    expect(stepOf(played, 'landing')).toMatchObject({ clause: 'wrg:air.6', value: 2 });
    expect(stepOf(played, 'casualties')).toMatchObject({ value: 2, ruling: 'wrg:R54' });
    expect(played.result).toEqual({ casualties: 2 });
    expect(chance({ men: 1, rough: 1 }, 'casualties', 1)).toBe('1/6');
  });

  test('wrg:air.6 on open ground nobody rolls', () => {
    expect(play({ men: 8 }).result).toEqual({ casualties: 0 });
    expect(said({ men: 8 })).toBe('no men lost');
  });

  test('wrg:air.5 those who land off the table are lost, men and weapons', () => {
    const played = play({ men: 8, offTable: 3, rough: 1, hw: 2, hwOffTable: 1 }, '1');
    expect(stepOf(played, 'off-table')).toMatchObject({ clause: 'wrg:air.5', value: 3 });
    expect(stepOf(played, 'weapons-off-table')).toMatchObject({ clause: 'wrg:air.5', value: 1 });
    expect(played.result).toEqual({ casualties: 4, weaponsLost: 1 });
    expect(said({ men: 8, offTable: 3, rough: 1, hw: 2, hwOffTable: 1 }, '1')).toBe(
      '4 men lost, 1 heavy weapon lost',
    );
  });

  test('wrg:air.7 heavy weapons in water are lost', () => {
    const played = play({ hw: 3, hwInWater: 2 });
    expect(stepOf(played, 'weapons-in-water')).toMatchObject({ clause: 'wrg:air.7', value: 2 });
    expect(played.result).toEqual({ weaponsLost: 2 });
    expect(play({ hw: 3 }).result).toEqual({ weaponsLost: 0 });
  });

  test('wrg:air.1 wrg:air.8 papers are dropped for paratroops, flight paths are written for aircraft', () => {
    expect(remindersOf(airLanding, inputOf(airLanding, { men: 3 }))).toEqual(['wrg:air.1']);
    expect(remindersOf(airLanding, inputOf(airLanding, { by: 'glider', run: 200 }))).toEqual(['wrg:air.8']);
  });
});

describe('periods on the ground', () => {
  test('wrg:air.2 in the first one paratroops are all erect, and nobody returns fire', () => {
    const played = play({ period: 1 });
    expect(stepOf(played, 'erect')).toMatchObject({ clause: 'wrg:air.2', value: true });
    expect(stepOf(played, 'fire').clause).toBe('wrg:air.2');
    expect(played.result).toEqual({ fire: 'nobody' });
  });

  test.each([
    ['parachute', 2, 'small-arms'],
    ['parachute', 3, 'everybody'],
    ['glider', 1, 'small-arms'],
    ['glider', 2, 'small-arms'],
    ['helicopter', 2, 'small-arms'],
    ['helicopter', 3, 'everybody'],
  ])('wrg:air.4 heavy weapons that came by %s: in period %d %s may fire', (by, period, fire) => {
    const played = play({ by, period });
    expect(stepOf(played, 'fire')).toMatchObject({ clause: 'wrg:air.4', value: fire });
    expect(played.result).toEqual({ fire });
  });

  test.each(['glider', 'helicopter'])(
    'wrg:air.2 wrg:R188 if so ruled nobody from a %s fires in the first period, and all are erect',
    (by) => {
      const alike = { 'wrg:R188': 2 };
      const played = play({ by, period: 1 }, '', alike);
      expect(stepOf(played, 'landed')).toMatchObject({ value: true, ruling: 'wrg:R188' });
      expect(stepOf(played, 'erect').clause).toBe('wrg:air.2');
      expect(played.result).toEqual({ fire: 'nobody' });
      expect(play({ by, period: 2 }, '', alike).result).toEqual({ fire: 'small-arms' });
      expect(stepOf(play({ by, period: 1 }), 'landed')).toMatchObject({ value: false, ruling: 'wrg:R188' });
    },
  );

  test('wrg:air.3 every paratrooper in sight, range and arc is a target, erect and in the open', () => {
    const played = play({ targets: 7 });
    expect(stepOf(played, 'targets')).toMatchObject({ clause: 'wrg:air.3', value: 7 });
    expect(stepOf(played, 'in-the-open').clause).toBe('wrg:tactical.1');
    expect(stepOf(played, 'erect').clause).toBe('wrg:air.2');
    expect(played.result).toEqual({ points: 14 });
    expect(refusalOf(airLanding, { targets: 7, period: 2 }).clause).toBe('wrg:air.3');
  });
});

describe('gliders and helicopters', () => {
  test('wrg:air.9 a glider lands 100 metres after a tree or hedge, not sooner', () => {
    expect(play({ by: 'glider', run: 100 }).result).toEqual({ lands: true });
    expect(refusalOf(airLanding, { by: 'glider', run: 99.5 }).clause).toBe('wrg:air.9');
  });

  test('wrg:air.10 a helicopter lands with 2 metres clear beyond its rotor disks', () => {
    const played = play({ by: 'helicopter', clearance: 2, men: 12 });
    expect(stepOf(played, 'lands')).toMatchObject({ clause: 'wrg:air.10', value: true });
    expect(played.result).toEqual({ lands: true, periods: 1 });
    expect(play({ by: 'helicopter', clearance: 30 }).result).toEqual({ lands: true });
  });

  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [12, 3],
  ])('wrg:air.11 with less room %d men slide down a rope in %d periods', (men, periods) => {
    const played = play({ by: 'helicopter', clearance: 1.9, men });
    expect(stepOf(played, 'lands').value).toBe(false);
    expect(stepOf(played, 'periods')).toMatchObject({ clause: 'wrg:air.11', value: periods });
    expect(played.result).toEqual({ lands: false, periods });
  });

  test('wrg:air.12 those who get out of an aircraft on the ground leave a vehicle', () => {
    for (const given of [
      { by: 'glider', run: 150 },
      { by: 'helicopter', clearance: 3 },
    ])
      expect(stepOf(play(given), 'leaving')).toMatchObject({ clause: 'wrg:air.12', value: -10 });
    const rope = play({ by: 'helicopter', clearance: 1, men: 5 });
    expect(rope.steps.map(({ id }) => id)).not.toContain('leaving');
  });

  test('wrg:air.13 troops fire at an aircraft whose path is in range of their weapon', () => {
    const played = play({ by: 'helicopter', targets: 6, weapon: 'rifle', range: 200 });
    expect(stepOf(played, 'in-range')).toMatchObject({ clause: 'wrg:air.13', value: 2 });
    expect(played.result).toEqual({ points: 6 });
    expect(refusalOf(airLanding, { by: 'glider', targets: 6, weapon: 'smg', range: 260 }).clause).toBe(
      'wrg:air.13',
    );
  });

  test('wrg:R92 men aboard are worth 1 point each, 2 while they get in or out; option 2: always 2', () => {
    const given = { by: 'glider', targets: 6 };
    expect(stepOf(play(given), 'aboard')).toMatchObject({ value: 6, ruling: 'wrg:R92' });
    expect(play(given).result).toEqual({ points: 6 });
    expect(play({ ...given, leaving: true }).result).toEqual({ points: 12 });
    expect(play(given, '', { 'wrg:R92': 2 }).result).toEqual({ points: 12 });
    expect(play({ ...given, leaving: true }, '', { 'wrg:R92': 2 }).result).toEqual({ points: 12 });
  });

  test.each([
    [20, 4],
    [60, 6],
    [400, 2],
  ])(
    'wrg:air.14 wrg:R16 a helicopter fires back at %d metres with a machine gun worth %d points',
    (range, points) => {
      const played = play({ by: 'helicopter', doorGuns: 1, range });
      expect(stepOf(played, 'return-fire')).toMatchObject({ clause: 'wrg:air.14', ruling: 'wrg:R16' });
      expect(played.result).toEqual({ points });
    },
  );

  test('wrg:air.14 no more than one machine gun to a side, and none from a glider', () => {
    expect(refusalOf(airLanding, { by: 'helicopter', doorGuns: 2, range: 60 }).clause).toBe('wrg:air.14');
    expect(refusalOf(airLanding, { by: 'glider', doorGuns: 1, range: 60 }).clause).toBe('wrg:air.14');
  });
});

describe('brought down', () => {
  test('wrg:air.15 a die for each man hit aboard: a 1 brings the aircraft down', () => {
    const played = play({ by: 'glider', hits: 2 }, 'hit-aboard=4,1 crew=4,3');
    expect(stepOf(played, 'down')).toMatchObject({ clause: 'wrg:air.15', value: true });
    expect(played.result).toEqual({ down: true, casualties: 1 });
    expect(play({ by: 'glider', hits: 2, men: 6 }, '2 6').result).toEqual({ down: false, casualties: 0 });
    expect(chance({ by: 'helicopter', hits: 2 }, 'down', true)).toBe('11/36');
  });

  test('wrg:air.16 passengers and crew live on 4, 5 or 6, and heavy weapons are lost', () => {
    const given = { by: 'helicopter', hits: 1, men: 3, hw: 1 };
    const played = play(given, '1 / 3 4 6 / 1 2 5 6');
    expect(stepOf(played, 'passengers')).toMatchObject({ clause: 'wrg:air.16', value: 1 });
    expect(stepOf(played, 'passengers').text).toContain('personal weapons');
    expect(stepOf(played, 'crew')).toMatchObject({ clause: 'wrg:air.16', value: 2 });
    expect(stepOf(played, 'crew').text).toContain('pistols');
    expect(stepOf(played, 'weapons-lost')).toMatchObject({ clause: 'wrg:air.16', value: 1 });
    expect(played.result).toEqual({ down: true, casualties: 3, weaponsLost: 1 });
    expect(said(given, '1 / 3 4 6 / 1 2 5 6')).toBe(
      'the helicopter is down: 3 men lost, 1 heavy weapon lost',
    );
    expect(said(given, '4')).toBe('the helicopter flies on');
  });

  test.each([
    ['glider', 2],
    ['helicopter', 4],
  ])('wrg:air.16 a %s has a crew of %d', (by, crew) => {
    const odds = oddsOf(airLanding, { by, hits: 1 });
    expect(Math.max(...odds.outcomes.map(({ value }) => Number(value.casualties)))).toBe(crew);
    expect(mean({ by, hits: 1 }, 'casualties')).toBeCloseTo(crew / 12, 10);
  });

  test('wrg:air.16 those of the crew who were hit before do not roll', () => {
    expect(play({ by: 'glider', hits: 2, crew: 0, men: 1 }, '1 2 / 6').result).toEqual({
      down: true,
      casualties: 0,
    });
  });

  test('wrg:air.15 more men hit never make an aircraft safer', () => {
    const means = [1, 2, 3, 4, 5, 6].map((hits) => mean({ by: 'glider', hits, men: 5 }, 'casualties'));
    expect(means).toEqual(means.toSorted((x, y) => x - y));
  });
});

describe('what is not allowed', () => {
  test.each([
    [
      'wrg:air.9',
      { by: 'glider', run: 99.5 },
      'A glider needs 100 metres after a tree or hedge to land; this is 99.5 metres.',
    ],
    [
      'wrg:air.14',
      { by: 'glider', doorGuns: 1, range: 50 },
      'A glider cannot return fire; only a helicopter can.',
    ],
    [
      'wrg:air.14',
      { by: 'helicopter', doorGuns: 2, range: 50 },
      'A helicopter has one pivot machine gun on each side, not 2.',
    ],
    [
      'wrg:air.3',
      { targets: 3, period: 2 },
      'From the second period on, paratroops are groups like any others.',
    ],
    [
      'wrg:air.13',
      { by: 'glider', targets: 1, weapon: 'pistol', range: 51 },
      'The flight path is out of range of pistols: 51 metres.',
    ],
  ])('%s %j', (clause, given, message) => {
    expect(refusalOf(airLanding, given)).toMatchObject({ clause, message });
  });
});

describe('what a group fills in', () => {
  const group = (weapons: readonly string[]): Unit => {
    const profile = { men: 6, weapons };
    return { name: 'Reds', side: 'Allies', kind: 'group', profile, began: profile, marks: {} };
  };
  const filled = (asked: Given, weapons = ['rifle:4', 'mortar-2in:2']) =>
    filledBy(airLanding, [[group(weapons)]], asked as Input);
  const DROPPED = { target: 'Reds', men: 6, hw: 2, weapons: ['rifle:4', 'mortar-2in:2'] };

  test('(wrg:air.7) (wrg:air.16) men and heavy weapons, in a drop and a crash', () => {
    expect(filled({})).toEqual(DROPPED);
    expect(filled({ by: 'glider', hits: 2 })).toEqual(DROPPED);
    expect(filled({ men: 3 })).toMatchObject({ hw: 2 });
    expect(filled({ hw: 1 })).toMatchObject({ men: 6 });
    expect(filled({}, ['rifle:6'])).toEqual({ target: 'Reds', men: 6 });
  });

  test('(wrg:air.11) men down a rope, and nothing where nobody asks for them', () => {
    expect(filled({ by: 'helicopter', clearance: 1 })).toEqual({ target: 'Reds', men: 6 });
    expect(filled({ period: 1 })).toEqual({ target: 'Reds' });
    expect(filled({ by: 'glider', run: 120 })).toEqual({ target: 'Reds' });
  });
});

describe('the game remembers', () => {
  test('wrg:air.6 men lost in a drop are losses of their group, which was not under fire', () => {
    const given = { men: 5, rough: 2, offTable: 1, target: 'Blues' };
    const battle = remembered(airLanding, START, given, withDice(airLanding, given, '1 4', {}, START));
    expect(groupNamed(battle, 'Blues')).toMatchObject({ lostInBattle: 2, underFire: false });
  });
});

describe('what does not go together', () => {
  test.each([
    [{ rough: 2 }, 'rough', 'needs --men'],
    [{ men: 3, rough: 2, offTable: 2 }, 'rough', 'is more than the men who land: 3'],
    [{ men: 3, offTable: 4 }, 'offTable', 'is more than the men who land: 3'],
    [{ men: 3, hwInWater: 1 }, 'hwInWater', 'is more than the heavy weapons that land: 0'],
    [{ men: 3, hw: 1, hwOffTable: 2 }, 'hwOffTable', 'is more than the heavy weapons that land: 1'],
    [{ hw: 1, hwInWater: 1, hwOffTable: 1 }, 'hwInWater', 'is more than the heavy weapons that land: 1'],
    [{ by: 'glider', men: 3 }, 'by', 'must be parachute with --men'],
    [{ by: 'glider', men: 3, rough: 2 }, 'rough', 'is for men who drop: --by parachute'],
    [{ by: 'helicopter', men: 3, hw: 1, hwOffTable: 1 }, 'hwOffTable', 'is for men who drop: --by parachute'],
    [{ by: 'glider', hw: 1, hwInWater: 1 }, 'by', 'must be parachute with --hw'],
    [{ run: 120 }, 'by', 'must be glider with --run'],
    [{ by: 'helicopter', run: 120 }, 'by', 'must be glider with --run'],
    [{ by: 'glider', clearance: 3 }, 'by', 'must be helicopter with --clearance'],
    [{ hits: 3 }, 'by', 'must be glider or helicopter with --hits'],
    [{ by: 'glider', hits: 3, rough: 1 }, 'rough', 'does not go with --hits'],
    [{ by: 'glider', run: 120, men: 3 }, 'men', 'does not go with --run'],
    [{ period: 2, men: 3 }, 'men', 'does not go with --period'],
    [{ targets: 3, weapon: 'rifle' }, 'weapon', 'is for gliders and helicopters: with --by'],
    [{ targets: 3, leaving: true }, 'leaving', 'is for gliders and helicopters: with --by'],
    [{ by: 'glider', targets: 3, range: 50 }, 'range', 'needs --weapon'],
    [{ by: 'glider', targets: 3, period: 1 }, 'period', 'goes with --targets for paratroops alone'],
    [{ crew: 3 }, 'crew', 'is for --by glider or helicopter'],
    [{ by: 'glider', crew: 1 }, 'crew', 'needs --hits'],
    [{ by: 'glider', rough: 2 }, 'rough', 'is for --by parachute'],
    [{ by: 'helicopter', range: 400 }, 'range', 'needs --door-guns or --targets'],
    [{ by: 'helicopter', weapon: 'rifle', range: 400 }, 'weapon', 'needs --targets'],
  ])('%j: %s is to blame', (given, input, message) => {
    expect(conflictWith(airLanding, given)).toEqual({ input, message });
  });

  test.each([
    [{}, ['men']],
    [{ target: 'Blues' }, ['men']],
    [{ by: 'glider' }, ['run']],
    [{ by: 'helicopter' }, ['clearance']],
    [{ by: 'helicopter', clearance: 1 }, ['men']],
    [{ rough: 2 }, []],
  ])('%j: %j is asked for', (given, missing) => {
    expect(missingInputs(airLanding, given)).toEqual(missing);
  });

  test.each([
    [{ targets: 3, period: 2 }],
    [{ by: 'glider', targets: 3, leaving: true, weapon: 'rifle', range: 50 }],
    [{ men: 3, rough: 2, offTable: 1 }],
    [{ hw: 2, hwInWater: 1, hwOffTable: 1 }],
    [{ by: 'glider', run: 100, scale: '20mm' }],
  ])('%j goes together', (given) => {
    expect(conflictWith(airLanding, given)).toBeUndefined();
  });

  test('what else must be given', () => {
    expect(needs({ by: 'helicopter', clearance: 1 })).toEqual(['men']);
    expect(needs({ by: 'helicopter', clearance: 2 })).toEqual([]);
    expect(needs({ by: 'helicopter', doorGuns: 1 })).toEqual(['range']);
    expect(needs({ by: 'glider', targets: 3, weapon: 'rifle' })).toEqual(['range']);
    expect(needs({ men: 3 })).toEqual([]);
  });

  test('the same seed lands them the same way', () => {
    const given = { men: 10, rough: 6 };
    expect(withSeed(airLanding, given).result).toEqual(withSeed(airLanding, given).result);
  });
});

proveAll(airLanding, [
  ['a drop in a wood', { men: 5, rough: 3, offTable: 1, hw: 1 }],
  ['all of them in water', { men: 4, rough: 4, hw: 2, hwInWater: 1 }],
  ['a glider', { by: 'glider', hits: 1, men: 2 }],
  ['a glider hit often', { by: 'glider', hits: 3, men: 1, crew: 1 }],
  ['a helicopter', { by: 'helicopter', hits: 1, hw: 1 }],
  ['a helicopter without crew', { by: 'helicopter', hits: 2, crew: 0, men: 3 }],
  ['men in a glider as a target', { by: 'glider', targets: 4 }, { 'wrg:R92': 2 }],
  ['return fire', { by: 'helicopter', doorGuns: 1, range: 25 }, { 'wrg:R59': 2 }],
]);
