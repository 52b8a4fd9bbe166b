import { describe, expect, test } from 'vitest';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { demolish } from '../../../rulesets/wrg-1925/buildings/demolish.js';
import { exposureFault } from '../../../rulesets/wrg-1925/buildings/exposure.js';
import { buildingFire, buildingPoints } from '../../../rulesets/wrg-1925/buildings/tables.js';
import { HEAVY_WEAPONS, SMALL_ARMS } from '../../../rulesets/wrg-1925/weapons/weapons.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import {
  chanceOf,
  type Given,
  oddsAtOnce,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withSeed,
} from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { play, chance, said, conflict: conflictOf, needs } = playing(demolish);
const share = (given: Given, name: string, rulings: Rulings = {}) => {
  const [weight, total] = chanceOf(oddsOf(demolish, given, rulings), (result) => result[name] === true);
  return Number(weight) / Number(total);
};
const stepIn = (given: Given, id: string, rulings: Rulings = {}) =>
  stepOf(withSeed(demolish, given, 'test', 0, rulings), id);

/** Whether a weapon alone, somewhere in its range, makes a building roll. */
function harms(weapon: string, rulings: Rulings = {}): boolean {
  return [10, 40, 90, 200, 400].some((at) => {
    try {
      withSeed(demolish, { fire: [`${weapon}:1@${at}`] }, 'test', 0, rulings);
      return true;
    } catch {
      return false;
    }
  });
}

describe('which weapons harm a building', () => {
  const HARMFUL = [
    'grenade-launcher',
    'flame-thrower',
    'one-man',
    'mortar-2in',
    'mortar-60mm',
    'mortar-81mm',
    'recoilless',
    'gun',
    'mg-pintle',
    'mg-turret',
    'afv-gun',
    'afv-flame',
    'missile',
  ];

  test('wrg:building.1 heavy weapons but for tripod MGs, flame, launchers and one-man weapons do', () => {
    const found = [...SMALL_ARMS, ...HEAVY_WEAPONS].filter((weapon) => harms(weapon));
    expect(found).toEqual(HARMFUL);
  });

  test.each(['satchel:1', 'molotov:1', 'off-table:1'])('(wrg:building.1) %s does as well', (entry) => {
    expect(withSeed(demolish, { fire: [entry] }).result).toHaveProperty('destroyed');
  });

  test('wrg:building.2 several weapons in one flag are all of them counted, as in shoot', () => {
    expect(stepIn({ fire: ['mortar-81mm:1@400,satchel:1'] }, 'points').value).toBe(10);
    expect(stepIn({ fire: ['mortar-81mm:1@400+off-table:1', 'molotov'] }, 'points').value).toBe(15);
    for (const entry of ['gun:1@90,satchle:1', 'gun:1@90,satchel:1@5', 'gun:1@90,']) {
      expect(demolish.inputs.fire.fault(entry)).toBeDefined();
    }
  });

  test('(wrg:building.1) an AFV gun under 75mm harms a building as the gun whose row it has', () => {
    expect(stepIn({ fire: ['light-gun:2@90'] }, 'light-gun').value).toBe(6);
    expect(stepIn({ fire: ['light-gun:2@90'] }, 'light-gun', { 'wrg:R156': 3 }).value).toBe(16);
  });

  test('wrg:R176 a fougasse is flame and sets a building on fire; option 2: it does no harm to one', () => {
    expect(stepIn({ fire: ['fougasse:1@20'] }, 'fougasse')).toMatchObject({ value: 10, ruling: 'wrg:R176' });
    expect(play({ fire: ['fougasse:1@20'] }, '1').result).toEqual({ destroyed: true, onFire: true });
    expect(refusalOf(demolish, { fire: ['fougasse:1@20'] }, { 'wrg:R176': 2 }).clause).toBe('wrg:building.1');
  });

  test('wrg:R62 a weapon may be too near as well as too far', () => {
    const fire = ['recoilless:1@20', 'mortar-2in:1@300', 'gun:1@20'];
    expect(stepIn({ fire }, 'recoilless').text).toContain('no effect this near');
    expect(stepIn({ fire }, 'mortar-2in').text).toContain('out of range');
  });

  test('wrg:building.1 a building that nothing can harm is not rolled for', () => {
    expect(refusalOf(demolish, { fire: ['rifle:9@20', 'grenade:3@20'] }).clause).toBe('wrg:building.1');
    const played = play({ fire: ['rifle:9@20', 'gun:1@90'] }, '1');
    expect(stepOf(played, 'rifle')).toMatchObject({ clause: 'wrg:building.1', value: 0 });
  });

  test('wrg:R26 option 1: wheeled and tripod MGs do not count; option 2: they do', () => {
    expect(harms('mg-tripod')).toBe(false);
    expect(harms('mg-tripod', { 'wrg:R26': 2 })).toBe(true);
    expect(stepIn({ fire: ['mg-tripod:2@90', 'gun:1@90'] }, 'mg-tripod').ruling).toBe('wrg:R26');
  });

  test('wrg:R172 option 1: vehicle MGs count, grenades and helpers do not; option 2: no machine guns either', () => {
    for (const weapon of ['mg-pintle', 'mg-turret']) {
      expect(harms(weapon)).toBe(true);
      expect(harms(weapon, { 'wrg:R172': 2 })).toBe(false);
    }
    const mixed = { fire: ['grenade:1@20', 'helper:2@90', 'gun:1@90'] };
    for (const id of ['grenade', 'helper']) {
      expect(stepIn(mixed, id)).toMatchObject({ value: 0, ruling: 'wrg:R172' });
    }
  });

  test('wrg:R62 option 1: a weapon out of range does no harm; option 2: it makes the building roll', () => {
    const given = { fire: ['recoilless:1@20'] };
    expect(refusalOf(demolish, given).clause).toBe('wrg:building.1');
    expect(play(given, '6', { 'wrg:R62': 2 }).result).toEqual({ destroyed: false, onFire: false });
    expect(stepIn({ fire: ['recoilless:1@20', 'gun:1@20'] }, 'recoilless')).toMatchObject({
      value: 0,
      ruling: 'wrg:R62',
    });
  });
});

describe('destruction', () => {
  test('wrg:building.2 a tank gun has 8 points at 200 metres: with a 3 they come to 11, more than 10', () => {
    const played = play({ fire: ['afv-gun:1@200'] }, 'building=3 fire=3');
    expect(stepOf(played, 'points')).toMatchObject({ clause: 'wrg:building.2', value: 8 });
    expect(stepOf(played, 'destroyed')).toMatchObject({ clause: 'wrg:building.2', value: true });
    expect(played.result).toEqual({ destroyed: true, onFire: false });
    expect(play({ fire: ['afv-gun:1@200'] }, '2').result).toEqual({ destroyed: false, onFire: false });
  });

  test('wrg:building.2 the points of all weapons are added, each at its own range', () => {
    const given = { fire: ['afv-gun:2@200', 'recoilless:1', 'mortar-81mm:1@400'], range: 90 };
    expect(stepIn(given, 'points').value).toBe(16 + 4 + 5);
    expect(chance(given, 'destroyed', true)).toBe('1/1');
  });

  test('wrg:building.3 off-table fire counts 5: it takes a 6', () => {
    expect(stepIn({ fire: ['off-table'] }, 'off-table')).toMatchObject({
      clause: 'wrg:building.3',
      value: 5,
    });
    expect(chance({ fire: ['off-table'] }, 'destroyed', true)).toBe('1/6');
  });

  test('wrg:R130 option 1: 5 however much falls; option 2: 5 for each share of 50 points', () => {
    const given = { fire: ['off-table:2'] };
    expect(stepIn(given, 'off-table')).toMatchObject({ value: 5, ruling: 'wrg:R130' });
    expect(stepIn(given, 'off-table', { 'wrg:R130': 2 }).value).toBe(10);
    expect(chance(given, 'destroyed', true, { 'wrg:R130': 2 })).toBe('1/1');
  });

  test('wrg:R171 option 1: satchels and molotovs have 5 each, a number of ours; option 2: 0', () => {
    for (const what of ['satchel', 'molotov']) {
      const given = { fire: [`${what}:2`] };
      expect(stepIn(given, what)).toMatchObject({ value: 10, ruling: 'wrg:R171', house: true });
      expect(stepIn(given, what, { 'wrg:R171': 2 }).value).toBe(0);
      expect(chance({ fire: [`${what}:9`] }, 'destroyed', true, { 'wrg:R171': 2 })).toBe('0/1');
    }
  });

  test('wrg:R170 option 1: one die, all points added; option 2: a die for each weapon', () => {
    const given = { fire: ['afv-gun:1@200', 'recoilless:2@90'] };
    expect(chance(given, 'destroyed', true)).toBe('1/1');
    expect(chance(given, 'destroyed', true, { 'wrg:R170': 2 })).toBe('2/3');
    expect(chance({ fire: ['afv-gun:2@200'] }, 'destroyed', true, { 'wrg:R170': 2 })).toBe('8/9');
    const each = play({ fire: ['recoilless:1@90', 'mortar-81mm:1@400', 'flame-thrower:1@40'] }, '6 / 5 / 3', {
      'wrg:R170': 2,
    });
    expect(each.result).toEqual({ destroyed: true, onFire: true });
  });
});

describe('fire in a destroyed building', () => {
  test.each([
    'afv-gun:2@200',
    'recoilless:3@90',
    'gun:4@90',
    'satchel:3',
    'mortar-2in:3@90',
    'mortar-60mm:4@400',
    'mortar-81mm:2@400',
  ])('wrg:building.4 destroyed by %s it burns on 1 or 2', (entry) => {
    const given = { fire: [entry] };
    expect(stepOf(play(given, '6 / 2'), 'on-fire')).toMatchObject({ clause: 'wrg:building.4', value: true });
    expect(play(given, '6 / 3').result).toEqual({ destroyed: true, onFire: false });
    expect(chance(given, 'onFire', true)).toBe('1/3');
  });

  test('wrg:building.4 off-table fire too: 1 time in 18 in all', () => {
    expect(chance({ fire: ['off-table'] }, 'onFire', true)).toBe('1/18');
  });

  test.each([
    'flame-thrower:2@40',
    'afv-flame:2@90',
    'molotov:3',
    'grenade-launcher:4@40',
    'one-man:2@40',
    'missile:2@400',
    'mg-turret:2@90',
    'mg-pintle:3@90',
  ])('wrg:building.5 destroyed by %s it is always on fire', (entry) => {
    const played = play({ fire: [entry] }, '6');
    expect(stepOf(played, 'on-fire')).toMatchObject({ clause: 'wrg:building.5', value: true });
    expect(played.result).toEqual({ destroyed: true, onFire: true });
  });

  test('wrg:R190 of several kinds option 1: the one that scored most tells; option 2: the one that burns readiest', () => {
    const guns = { fire: ['afv-gun:2@200', 'flame-thrower:1@40'] };
    expect(stepOf(play(guns, '1 / 5'), 'cause')).toMatchObject({ value: 'tank-gun', ruling: 'wrg:R190' });
    expect(chance(guns, 'onFire', true)).toBe('1/3');
    expect(chance(guns, 'onFire', true, { 'wrg:R190': 2 })).toBe('1/1');
    const flame = { fire: ['recoilless:1@90', 'flame-thrower:1@40'] };
    expect(chance(flame, 'onFire', true)).toBe('1/1');
    const equal = { fire: ['afv-gun:1@200', 'flame-thrower:1@40'] };
    expect(chance(equal, 'onFire', true)).toBe('1/1');
    // Guns of several kinds burn alike: nothing is to be settled.
    expect(play({ fire: ['afv-gun:1@200', 'gun:1@90'] }, '6 / 1').rulings).not.toHaveProperty(['wrg:R190']);
  });
});

describe('men in a building', () => {
  const given = { fire: ['afv-gun:2@200'], men: 3 };

  test('wrg:R173 option 1: no die for them, they come first in the order; option 2: out on 5 or 6', () => {
    const first = play(given, '6 / 6');
    expect(stepOf(first, 'men')).toMatchObject({ clause: 'wrg:identify.3', value: 3, ruling: 'wrg:R173' });
    expect(first.result).toEqual({ destroyed: true, onFire: false, lost: 0 });
    const dice = play(given, '6 / 6 / 5 6 4', { 'wrg:R173': 2 });
    expect(dice.result).toEqual({ destroyed: true, onFire: false, lost: 1 });
    expect(said(given, '6 / 6 / 5 6 4', { 'wrg:R173': 2 })).toBe(
      'the building is destroyed and does not burn; 2 of 3 men get out',
    );
  });

  test('wrg:building.2 nobody rolls in a building that stands', () => {
    const stands = { fire: ['off-table'], men: 3 };
    expect(play(stands, '5').result).toEqual({ destroyed: false, onFire: false, lost: 0 });
    expect(said(stands, '5')).toBe('the building stands');
  });
});

describe('bunkers', () => {
  const bunker = (...fire: string[]): Given => ({ fire, bunker: true });

  test.each(['satchel:1', 'recoilless:1@90', 'missile:1@400'])(
    'wrg:building.7 a bunker attacked with %s collapses on 1 or 2',
    (entry) => {
      expect(stepOf(play(bunker(entry), '2'), 'collapsed')).toMatchObject({
        clause: 'wrg:building.7',
        value: true,
      });
      expect(play(bunker(entry), '3').result).toEqual({ collapsed: false });
      expect(chance(bunker(entry), 'collapsed', true)).toBe('1/3');
    },
  );

  test.each(['afv-gun', 'gun'])('wrg:building.7 a shell gun (%s) can only from 105mm up', (gun) => {
    expect(refusalOf(demolish, bunker(`${gun}:1@90`)).clause).toBe('wrg:building.7');
    expect(chance({ ...bunker(`${gun}:1@90`), heavyShell: true }, 'collapsed', true)).toBe('1/3');
  });

  test.each(['off-table', 'molotov:1', 'mortar-81mm:2@400', 'one-man:1@40', 'flame-thrower:1@40'])(
    'wrg:building.7 %s cannot',
    (entry) => {
      expect(refusalOf(demolish, bunker(entry)).clause).toBe('wrg:building.7');
    },
  );

  test('wrg:building.7 a recoilless gun out of range attacks nothing', () => {
    expect(refusalOf(demolish, bunker('recoilless:1@20')).clause).toBe('wrg:building.7');
    expect(chance(bunker('recoilless:1@20'), 'collapsed', true, { 'wrg:R62': 2 })).toBe('1/3');
  });

  test('wrg:R174 option 1: one die a period; option 2: one for each attack', () => {
    const given = bunker('recoilless:1@90', 'satchel:1');
    expect(chance(given, 'collapsed', true)).toBe('1/3');
    expect(chance(given, 'collapsed', true, { 'wrg:R174': 2 })).toBe('5/9');
    expect(stepIn(given, 'collapsed').ruling).toBe('wrg:R174');
  });

  test('wrg:building.8 the men in it get out on 5 or 6', () => {
    const given = { ...bunker('satchel:1'), men: 4 };
    const played = play(given, 'bunker=1 man=6,5,4,1');
    expect(stepOf(played, 'escape')).toMatchObject({ clause: 'wrg:building.8', value: 2 });
    expect(played.result).toEqual({ collapsed: true, lost: 2 });
    expect(said(given, '1 / 6 5 4 1')).toBe('the bunker collapses; 2 of 4 men get out');
    expect(play(given, '3').result).toEqual({ collapsed: false, lost: 0 });
    expect(chance({ ...bunker('satchel:1'), men: 1 }, 'lost', 1)).toBe('2/9');
  });

  test('wrg:building.6 a building prepared for defence counts as a bunker', () => {
    const given = { fire: ['satchel:1'], prepared: true };
    expect(stepIn(given, 'prepared')).toMatchObject({ clause: 'wrg:building.6', value: true });
    expect(chance(given, 'collapsed', true)).toBe('1/3');
    expect(refusalOf(demolish, { fire: ['mortar-81mm:9@400'], prepared: true }).clause).toBe(
      'wrg:building.7',
    );
  });
});

describe('inputs', () => {
  test.each([
    [
      { fire: ['satchel:1'], bunker: true, prepared: true },
      'prepared',
      'is for a building, and does not go with --bunker',
    ],
    [
      { fire: ['gun:1@90'], heavyShell: true },
      'heavyShell',
      'matters to bunkers only: it needs --bunker or --prepared',
    ],
    [
      { fire: ['satchel:1', 'recoilless:1@90'], bunker: true, heavyShell: true },
      'heavyShell',
      'needs a gun or afv-gun in --fire',
    ],
  ])('(wrg:building.7) %j means nothing, and is not passed over', (given, input, message) => {
    expect(conflictOf(given)).toEqual({ input, message });
  });

  test.each([
    ['wrg:building.1', { fire: ['rifle:4@50'] }, 'None of these weapons can harm the building.'],
    [
      'wrg:building.7',
      { fire: ['mortar-81mm:1@400'], bunker: true },
      'None of these weapons can collapse the bunker.',
    ],
  ])('%s what none of the weapons can do is not rolled for: %j', (clause, given, message) => {
    expect(refusalOf(demolish, given)).toMatchObject({
      clause,
      message,
      hint: expect.stringMatching(/can, in range\.$/),
    });
  });

  test('wrg:building.1 a unit fires all it has, and one without weapons fires nothing', () => {
    const unit = (name: string, kind: string, profile: Input): Unit => ({
      name,
      side: 'Allies',
      kind,
      profile,
      began: profile,
      marks: {},
    });
    const reds = unit('Reds', 'group', { men: 6, weapons: ['rifle:4', 'one-man:1'] });
    const blues = unit('Blues', 'group', { men: 8, weapons: ['rifle:8'] });
    expect(filledBy(demolish, [[reds], [blues]], {})).toEqual({
      name: 'Reds',
      fire: ['rifle:4', 'one-man:1'],
      breakers: 6,
      inside: 'Blues',
      keepsFire: true,
      men: 8,
    });
    const truck = unit('Truck', 'vehicle', { type: 'truck', crew: 2 });
    expect(() => filledBy(demolish, [[truck]], {})).toThrow('Truck has no weapon to fire.');
    expect(filledBy(demolish, [[truck]], { fire: ['molotov:1'] })).toEqual({ name: 'Truck', breakers: 2 });
  });

  test('(wrg:building.2) a weapon needs a range, a charge does not', () => {
    expect(needs({ fire: ['gun:1'] })).toEqual(['range']);
    expect(needs({ fire: ['gun:1', 'satchel:2'] })).toEqual(['range']);
    expect(needs({ fire: ['gun:1'], range: 40 })).toEqual([]);
    expect(needs({ fire: ['gun:1@40', 'satchel:2', 'off-table'] })).toEqual([]);
  });

  test.each(['satchel', 'satchels:2', 'off-table:3', 'MOLOTOV:1', 'gun:2@90'])(
    '%s is understood',
    (entry) => {
      expect(exposureFault(entry)).toBeUndefined();
    },
  );

  test.each([
    ['satchel:0', 'takes'],
    ['catapult:1@5', 'word'],
    ['', 'takes'],
  ])('%s is not', (entry, part) => {
    expect(exposureFault(entry)).toHaveProperty(part);
  });

  test('(wrg:building.2) charges have no range, and are among the words that are offered', () => {
    expect(exposureFault(' satchel:1 @5')).toEqual({ takes: 'no range here: satchel:1' });
    const { word } = exposureFault('sachel:12')!;
    expect(word![0]).toBe('sachel');
    expect(word![1]).toEqual(expect.arrayContaining(['satchel', 'molotov', 'off-table', 'gun']));
    expect(exposureFault('satchel:12')).toBeUndefined();
  });

  test('the cells in play are those of the printed tables', () => {
    const rows = book.tables['wrg:table.building-fire']!.rows;
    const burns = Object.values(buildingFire.cells).map(({ value }) => (value === 6 ? 'always' : '1, 2'));
    expect(burns).toEqual(rows.map(([, on]) => on));
    const points = book.tables['wrg:table.building-points']!.rows.map(([, n]) => n);
    expect(points[0]).toBe(buildingPoints.cells['off-table'].value);
    expect([buildingPoints.cells.satchel, buildingPoints.cells.molotov].map(({ from }) => from)).toEqual([
      'house',
      'house',
    ]);
  });
});

describe('odds', () => {
  test('wrg:building.2 more weapons that harm it never spare a building', () => {
    const more = ['recoilless:1@90', 'off-table', 'grenade-launcher:1@40', 'satchel:1', 'mg-turret:1@200'];
    const chances = more.map((_, i) => share({ fire: more.slice(0, i + 1) }, 'destroyed'));
    chances.slice(1).forEach((now, i) => {
      expect(now).toBeGreaterThanOrEqual(chances[i]!);
    });
  });

  test('wrg:building.7 more attacks never spare a bunker', () => {
    for (let n = 2; n < 6; n++) {
      const at = (attacks: number) =>
        share({ fire: [`recoilless:${attacks}@90`], bunker: true }, 'collapsed', { 'wrg:R174': 2 });
      expect(at(n)).toBeGreaterThan(at(n - 1));
    }
  });

  test('the odds of a full building are there at once, with a die for each weapon too', () => {
    const fire = Array.from({ length: 20 }, (_, i) => `recoilless:${20 + i}@90`);
    const given = { fire, men: 40 };
    expect(() => oddsAtOnce(demolish, given, { 'wrg:R170': 2, 'wrg:R173': 2 })).not.toThrow();
    expect(() => oddsAtOnce(demolish, { ...given, bunker: true }, { 'wrg:R174': 2 })).not.toThrow();
  });

  proveAll(demolish, [
    ['a tank gun', { fire: ['afv-gun:1@200'] }],
    ['flame', { fire: ['flame-thrower:1@40'] }],
    ['several kinds', { fire: ['afv-gun:1@200', 'flame-thrower:1@40'] }],
    ['the readiest of them', { fire: ['recoilless:1@90', 'one-man:1@90'] }, { 'wrg:R190': 2 }],
    ['off-table fire', { fire: ['off-table:2'] }],
    ['5 for each share', { fire: ['off-table:1', 'gun:1@90'] }, { 'wrg:R130': 2 }],
    ['a die for each', { fire: ['afv-gun:2@200', 'flame-thrower:1@40'] }, { 'wrg:R170': 2 }],
    ['charges without points', { fire: ['satchel:1', 'afv-gun:1@90'] }, { 'wrg:R171': 2 }],
    ['tripod MGs', { fire: ['mg-tripod:2@90'] }, { 'wrg:R26': 2 }],
    ['no machine guns', { fire: ['mg-turret:1@90', 'gun:2@90'] }, { 'wrg:R172': 2 }],
    ['men inside', { fire: ['afv-gun:1@200'], men: 2 }],
    ['men who roll', { fire: ['afv-gun:1@200'], men: 2 }, { 'wrg:R173': 2 }],
    ['a gun too close', { fire: ['recoilless:1@20', 'gun:2@90'] }, { 'wrg:R62': 2 }],
    ['a bunker', { fire: ['satchel:2'], bunker: true, men: 3 }],
    ['a bunker, each attack', { fire: ['satchel:2'], bunker: true, men: 2 }, { 'wrg:R174': 2 }],
    ['a prepared building', { fire: ['gun:1@90'], prepared: true, heavyShell: true }],
  ]);
});
