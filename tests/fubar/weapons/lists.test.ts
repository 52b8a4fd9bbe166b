import { describe, expect, test } from 'vitest';
import {
  armsTooMany,
  asEntries,
  byKind,
  listed,
  unspent,
  weaponsFault,
  weaponsField,
  weaponsOf,
} from '../../../rulesets/fubar/weapons/lists.js';
import {
  armed,
  figuresWith,
  firesOnWalk,
  isCannon,
  isCarried,
  isSmallArm,
  smallArms,
  supportWeapons,
  WEAPONS,
  type Weapon,
} from '../../../rulesets/fubar/weapons/tables.js';

/** As the book lists them: range in cm, Fire Points. */
const SMALL_ARMS = {
  pistol: [8, 1],
  'infantry-rifle': [24, 1],
  'assault-rifle': [24, 1],
  'sniper-rifle': [32, 2],
  'sub-machine-gun': [16, 3],
  'light-machine-gun': [32, 3],
  'combat-shotgun': [8, 3],
  'grenade-launcher': [16, 3],
};
const SUPPORT = {
  'heavy-machine-gun': [32, 4],
  flamethrower: [8, 4],
  grenades: [8, 3],
  rpg: [24, 3],
  'light-anti-tank-gun': [48, 3],
  'light-mortar': [60, 3],
  'light-cannon': [48, 4],
  'heavy-cannon': [72, 5],
};

describe('the weapons of the book', () => {
  const rows = ({ cells }: typeof smallArms | typeof supportWeapons) =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, [value.range, value.fp]]));

  test('(fubar:weapon.1) (fubar:weapon.2) small arms, and an assault rifle at 12 cm or less', () => {
    expect(rows(smallArms)).toEqual({ ...SMALL_ARMS, 'assault-rifle-close': [12, 2] });
    expect([smallArms.id, smallArms.unit]).toEqual(['fubar:table.small-arms', 'cm, Fire Points']);
  });

  test('(fubar:weapon.3) support weapons', () => {
    expect(rows(supportWeapons)).toEqual(SUPPORT);
    expect([supportWeapons.id, supportWeapons.unit]).toEqual([
      'fubar:table.support-weapons',
      'cm, Fire Points',
    ]);
  });

  test('each has one name, whatever its range', () => {
    expect(WEAPONS).toEqual([...Object.keys(SMALL_ARMS), ...Object.keys(SUPPORT)]);
    expect(WEAPONS.filter(isSmallArm)).toEqual(Object.keys(SMALL_ARMS));
    expect(WEAPONS.filter(isCannon)).toEqual(['light-cannon', 'heavy-cannon']);
  });

  test('(fubar:action.2) small arms and thrown grenades are what a unit fires as it walks', () => {
    expect(WEAPONS.filter(firesOnWalk)).toEqual([...Object.keys(SMALL_ARMS), 'grenades']);
  });

  test('(fubar:R16) what one man carries: small arms, and what is thrown or held', () => {
    expect(WEAPONS.filter(isCarried)).toEqual([
      ...Object.keys(SMALL_ARMS),
      'flamethrower',
      'grenades',
      'rpg',
    ]);
  });

  test('how they are said, one and several', () => {
    expect(WEAPONS.map((weapon) => armed(1, weapon))).toEqual([
      '1 pistol',
      '1 infantry rifle',
      '1 assault rifle',
      '1 sniper rifle',
      '1 sub-machine gun',
      '1 light machine gun',
      '1 combat shotgun',
      '1 grenade launcher',
      '1 heavy machine gun',
      '1 flamethrower',
      '1 figure with grenades',
      '1 RPG',
      '1 light anti-tank gun',
      '1 light mortar',
      '1 light cannon',
      '1 heavy cannon',
    ]);
    expect(
      ['rpg', 'grenades', 'light-anti-tank-gun', 'pistol'].map((weapon) => armed(2, weapon as 'rpg')),
    ).toEqual(['2 RPGs', '2 figures with grenades', '2 light anti-tank guns', '2 pistols']);
  });

  test('(fubar:weapon.4) figures with a heavy machine gun are its crew', () => {
    expect([1, 2].map((n) => figuresWith(n, 'heavy-machine-gun'))).toEqual([
      '1 crew of a heavy machine gun',
      '2 crew of heavy machine guns',
    ]);
    expect(figuresWith(3, 'pistol')).toBe('3 pistols');
  });
});

describe('weapons as they are typed', () => {
  test('(fubar:unit.1) a weapon and how many figures have it, and how far off they are', () => {
    expect(listed('infantry-rifle:6')).toEqual([{ weapon: 'infantry-rifle', n: 6 }]);
    expect(listed('RPG:12@20.25')).toEqual([{ weapon: 'rpg', n: 12, range: 20.25 }]);
    expect(listed('pistol:1@8')).toEqual([{ weapon: 'pistol', n: 1, range: 8 }]);
    const not = [
      '',
      'rpg',
      'rpg:',
      'sword:2',
      '2rpg:1',
      'rpg:1@',
      'rpg:1@8 ',
      'rpg:1@.5',
      'rpg:1@5.',
      'rpg:x',
    ];
    expect(not.flatMap(listed)).toEqual([]);
  });

  test('what is wrong with such an entry', () => {
    const takes = 'a weapon and how many figures, 1 to 20: infantry-rifle:6';
    expect(['rpg:1', 'rpg:20'].map((entry) => weaponsFault(entry))).toEqual([undefined, undefined]);
    for (const entry of ['rpg:0', 'rpg:21', 'rpg', 'rpg:1@20'])
      expect(weaponsFault(entry), entry).toEqual({ takes });
    expect(weaponsFault('sword:2')).toEqual({ takes, word: ['sword', WEAPONS] });
    expect(['rpg:1@0', 'rpg:1@200'].map((entry) => weaponsFault(entry, true))).toEqual([
      undefined,
      undefined,
    ]);
    expect(weaponsFault('rpg:1@200.5', true)).toEqual({ takes: `${takes}, infantry-rifle:6@20` });
    expect(weaponsField.fault('sword:2')).toEqual({ takes, word: ['sword', WEAPONS] });
    expect(weaponsField.max).toBe(8);
  });

  test('(fubar:unit.1) (fubar:R40) a figure carries one weapon, and grenades besides', () => {
    expect(armsTooMany(['pistol:3', 'rpg:1', 'grenades:4'], 4)).toBeUndefined();
    expect(armsTooMany(['pistol:3', 'rpg:2'], 4)).toEqual({
      input: 'weapons',
      message: 'arms 5 figures: there are only 4',
    });
    expect(armsTooMany(undefined, 1)).toBeUndefined();
  });

  test('(fubar:fire.4) the weapon named first, then those behind it, at their own range or that of all', () => {
    expect(weaponsOf({ weapon: 'pistol', figures: 2, range: 8, fire: ['rpg:1', 'pistol:1@5'] })).toEqual([
      { weapon: 'pistol', n: 2, range: 8 },
      { weapon: 'rpg', n: 1, range: 8 },
      { weapon: 'pistol', n: 1, range: 5 },
    ]);
    // Where no range is said there is none: what would be asked for is not there.
    expect(weaponsOf({ weapon: 'pistol', figures: 2 })).toStrictEqual([{ weapon: 'pistol', n: 2 }]);
    expect(weaponsOf({ weapon: 'pistol' })).toEqual([]);
    expect(weaponsOf({ figures: 2, fire: ['rpg:1'] })).toEqual([{ weapon: 'rpg', n: 1 }]);
  });

  test('(fubar:fire.3) those that have fired are counted off, kind by kind', () => {
    const all = ['pistol:2', 'rpg:1', 'pistol:1'].flatMap(listed);
    expect([...byKind(all)]).toEqual([
      ['pistol', 3],
      ['rpg', 1],
    ]);
    expect(asEntries(byKind(all))).toEqual(['pistol:3', 'rpg:1']);
    expect(
      asEntries(
        new Map<Weapon, number>([
          ['pistol', 0],
          ['rpg', 1],
        ]),
      ),
    ).toEqual(['rpg:1']);
    expect(unspent(all, ['pistol:2', 'rpg:1'].flatMap(listed))).toEqual([{ weapon: 'pistol', n: 1 }]);
    expect(unspent(all, [])).toEqual([
      { weapon: 'pistol', n: 3 },
      { weapon: 'rpg', n: 1 },
    ]);
  });
});
