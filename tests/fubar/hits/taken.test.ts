import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { worn } from '../../../rulesets/fubar/hits/armour.js';
import { armourSaves } from '../../../rulesets/fubar/hits/tables.js';
import { type Struck, taken, type Ways } from '../../../rulesets/fubar/hits/taking.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, oddsOf } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

const AS_PRINTED: Ways = { chooses: 1, beyond: 1, surplus: 1, lying: 1 };
const FRESH: Struck = { figures: 5, suppressed: 0, limit: 3, take: 'suppress' };

/** Casualties, newly suppressed, lying down in all, and hits that found nobody. */
function did(hits: number, unit: Partial<Struck>, ways: Partial<Ways> = {}) {
  const { casualties, suppressed, lying, lost } = taken(
    hits,
    { ...FRESH, ...unit },
    { ...AS_PRINTED, ...ways },
  );
  return [casualties, suppressed, lying, lost];
}

describe('what hits do to a unit', () => {
  test('(fubar:fire.9) as many lie down as its owner likes, and no more than were hit', () => {
    expect(did(2, {})).toEqual([0, 2, 2, 0]);
    expect(did(2, { take: 5 })).toEqual([0, 2, 2, 0]);
    expect(did(4, { take: 1 })).toEqual([3, 1, 1, 0]);
    expect(did(3, { take: 'casualties' })).toEqual([3, 0, 0, 0]);
    expect(did(0, { suppressed: 1 })).toEqual([0, 0, 1, 0]);
  });

  test('(fubar:fire.9) a casualty among those who lie makes room for one who is hit as he stands', () => {
    expect(did(4, { figures: 4, suppressed: 1 })).toEqual([1, 3, 3, 0]);
    expect(did(4, { figures: 6, suppressed: 1, inSight: 4 })).toEqual([1, 3, 3, 0]);
  });

  test('(fubar:R30) nobody out of sight is hit, and those out of sight who lie count towards the limit', () => {
    expect(did(3, { figures: 6, suppressed: 2, inSight: 2, take: 'casualties' })).toEqual([2, 0, 0, 1]);
    expect(did(1, { figures: 6, suppressed: 3, inSight: 2 })).toEqual([1, 0, 2, 0]);
    expect(did(2, { figures: 6, suppressed: 3, inSight: 4, limit: 4 })).toEqual([1, 1, 3, 0]);
  });

  test('(fubar:R30) so ruled, the firer hits those who stand first', () => {
    expect(did(2, { suppressed: 3, uprightFirst: true })).toEqual([2, 0, 3, 0]);
    // The third falls on one who lies, which makes room for one of the others.
    expect(did(3, { suppressed: 3, uprightFirst: true })).toEqual([2, 1, 3, 0]);
  });

  test('(fubar:fire.10) (fubar:R35) whom the same bout brought down no further hit finds', () => {
    expect(did(2, { suppressed: 2, spent: 2, limit: 4, take: 'casualties' })).toEqual([2, 0, 2, 0]);
    expect(did(2, { figures: 3, suppressed: 2, spent: 2, limit: 4 })).toEqual([0, 1, 3, 1]);
    expect(did(1, { figures: 4, suppressed: 2, spent: 1, limit: 2 })).toEqual([1, 0, 1, 0]);
  });

  test('(fubar:R31) so ruled, suppression is filled first, or they fall and lie down by turns', () => {
    expect(did(5, { figures: 6, take: 'casualties' }, { chooses: 2 })).toEqual([2, 3, 3, 0]);
    expect(did(5, { figures: 6 }, { chooses: 3 })).toEqual([3, 2, 2, 0]);
  });

  test('(fubar:R32) so ruled, hits meant to suppress beyond the limit are lost', () => {
    expect(did(4, { limit: 1, take: 2 }, { beyond: 2 })).toEqual([2, 1, 1, 1]);
    expect(did(4, { limit: 1, take: 1 }, { beyond: 2 })).toEqual([3, 1, 1, 0]);
    expect(did(4, { figures: 4, suppressed: 1, limit: 2, take: 2 }, { beyond: 2 })).toEqual([2, 2, 2, 0]);
  });

  test('(fubar:R33) so ruled, more hits than figures turn those who lie of them into casualties', () => {
    expect(did(5, { figures: 3 }, { surplus: 2 })).toEqual([2, 1, 1, 0]);
    expect(did(6, { figures: 3, take: 'casualties' }, { surplus: 2 })).toEqual([3, 0, 0, 3]);
    expect(did(3, { figures: 3, suppressed: 2, spent: 2, limit: 4 }, { surplus: 2 })).toEqual([2, 0, 1, 0]);
    expect(did(8, { figures: 3 }, { surplus: 2 })).toEqual([3, 0, 0, 2]);
  });

  test('(fubar:R33) so ruled, twice as many hits as figures kill all, those of the same bout among them', () => {
    expect(did(5, { figures: 3, suppressed: 1, spent: 1 }, { surplus: 3 })).toEqual([3, 0, 0, 0]);
    expect(did(4, { figures: 3, suppressed: 1, spent: 1 }, { surplus: 3 })).toEqual([0, 2, 3, 2]);
  });

  test('(fubar:R34) so ruled, the room is that of before, or those who lie are passed over', () => {
    const unit = { suppressed: 2, limit: 2 };
    expect(did(3, unit, { lying: 1 })).toEqual([2, 1, 1, 0]);
    expect(did(3, unit, { lying: 2 })).toEqual([3, 0, 0, 0]);
    expect(did(3, unit, { lying: 3 })).toEqual([3, 0, 2, 0]);
    expect(did(4, unit, { lying: 3 })).toEqual([3, 1, 2, 0]);
  });

  test('(fubar:R62) (fubar:R68) so ruled, none of the hits is suppression', () => {
    expect(did(2, { none: { clause: 'fubar:damage.5', ruling: 'fubar:R62' } })).toEqual([2, 0, 0, 0]);
  });
});

describe('what is said of the wish of the owner', () => {
  const given = { level: 'elite', fp: 3, targetFigures: 5, targetLevel: 'green' };
  const said = (more: object, rulings = {}, dice = '6 6 6') =>
    protocolOf(shoot, { ...given, ...more }, dice, rulings).filter((line) => / (owner|fewer) = /.test(line));

  test('fubar:suppress.4 where fewer can be suppressed than he would', () => {
    expect(said({ take: 3 })).toEqual([
      'fubar:suppress.4 fewer = 1: 3 were to be suppressed: no more than 1 can be',
    ]);
    expect(said({ take: 1 })).toEqual([]);
    expect(said({ take: 5, targetLevel: 'veteran' })).toEqual([]);
    expect(said({ take: 'suppress' })).toEqual([]);
    expect(said({ take: 3 }, {}, '1 1 1')).toEqual([]);
  });

  test('fubar:R31 so ruled, it is not his to decide', () => {
    expect(said({}, { 'fubar:R31': 2 })).toEqual([
      'fubar:fire.9 fubar:R31 owner = false: the owner does not decide: suppression first, then casualties',
    ]);
    expect(said({ take: 3 }, { 'fubar:R31': 3 })).toEqual([
      'fubar:fire.9 fubar:R31 owner = false: the owner does not decide: casualties and suppression by turns',
    ]);
    expect(said({}, { 'fubar:R31': 2 }, '1 1 1')).toEqual([]);
  });

  test('fubar:R68 so ruled, there is nothing for him to decide', () => {
    const ruled = { 'fubar:R68': 2, 'fubar:R31': 2 };
    const lines = protocolOf(overrun, { level: 'green', figures: 2 }, '1', ruled);
    expect(lines).toContain('fubar:vassault.3 fubar:R68 no-suppression = 0: none of them may be suppression');
    expect(lines.filter((line) => line.includes(' owner = '))).toEqual([]);
  });
});

describe('saves', () => {
  test('(fubar:armour.2) the saves of armour, 2+ at best and 6+ at worst', () => {
    expect(Object.entries(armourSaves.cells).map(([name, { value, from }]) => [name, value, from])).toEqual([
      ['light', 6, 'printed'],
      ['medium', 5, 'printed'],
      ['heavy', 4, 'printed'],
      ['power', 3, 'printed'],
      ['battlesuit', 2, 'printed'],
    ]);
    expect([armourSaves.id, armourSaves.unit]).toEqual(['fubar:table.personal-armour', 'or more saves']);
    const [takes, may] = armourSaves.must!;
    expect([takes, ...[1, 2, 6, 7].map((n) => may(n, 'light'))]).toEqual([
      'a number from 2 to 6',
      false,
      true,
      true,
      false,
    ]);
  });

  test('(fubar:armour.1) figures are told with what they wear', () => {
    expect(worn('light:3')).toEqual({ armour: 'light', n: 3 });
    expect(worn('Battlesuit:20')).toEqual({ armour: 'battlesuit', n: 20 });
    expect(worn('none:1')).toEqual({ armour: 'none', n: 1 });
    const not = ['light:0', 'light:21', 'steel:3', 'light', '1light:3', 'light:3x', 'light:-1', ''];
    expect(not.filter(worn)).toEqual([]);
  });

  test('fubar:armour.1 those of whom nothing is said wear none', () => {
    const given = { level: 'green', fp: 1, targetFigures: 6, targetLevel: 'green' };
    const said = (wearing: readonly string[], figures = 6, dice = 'fire=5') =>
      protocolOf(shoot, { ...given, wearing, targetFigures: figures }, dice).filter((line) =>
        /armour/.test(line),
      );
    expect(said(['light:2'])).toEqual(['fubar:armour.1 majority = "none": most wear none']);
    expect(said(['light:2', 'none:1', 'light:2'])).toEqual([
      'fubar:armour.1 majority = "light": most wear light',
      'fubar:armour.2 armour = 6: light armour saves on a 6',
    ]);
    expect(said(['none:1', 'power:2'], 5)).toEqual(['fubar:armour.1 majority = "none": most wear none']);
    expect(said(['heavy:3'])).toEqual([
      'fubar:armour.1 fubar:R29 majority = "heavy": none and heavy are level: the unit saves as heavy',
      'fubar:armour.2 armour = 4: heavy armour saves on 4+',
    ]);
  });

  test('fubar:armour.1 fubar:R29 where nobody says how many they are, only those count of whom it is said', () => {
    const given = { level: 'elite', fp: 1, wearing: ['none:2', 'light:2'] };
    const level = (dice: string, rulings = {}) =>
      protocolOf(shoot, given, dice, rulings).filter((line) => / majority = /.test(line));
    const tied = 'fubar:armour.1 fubar:R29 majority =';
    expect(level('fire=6 save=1')).toEqual([
      `${tied} "light": none and light are level: the unit saves as light`,
    ]);
    expect(level('fire=6', { 'fubar:R29': 2 })).toEqual([
      `${tied} "none": none and light are level: the unit saves as none`,
    ]);
  });

  test('fubar:vehicle.6 fubar:R54 so ruled, an unarmoured vehicle has no save', () => {
    const ruled = { 'fubar:R54': 3 };
    expect(protocolOf(shoot, { level: 'elite', fp: 1, at: 'car' }, 'fire=4', ruled)).toContain(
      'fubar:vehicle.6 fubar:R54 vehicle-save = 7: no armour: no save',
    );
    expect(protocolOf(shoot, { level: 'elite', fp: 1, at: 'heavy-tank' }, 'fire=4 save=2', ruled)).toContain(
      'fubar:vehicle.6 vehicle-save = 2: very heavy vehicle armour saves on 2+',
    );
  });

  test('fubar:R63 so ruled, each of two saves is rolled against what the other let through', () => {
    const behind = { level: 'elite', fp: 2, armour: 'power', behind: 'apc' };
    const both = { 'fubar:R63': 2 };
    expect(
      protocolOf(shoot, behind, 'fire=4,5 save=5,4 save-2=2', both).filter((line) => /save/.test(line)),
    ).toEqual([
      'fubar:armour.2 armour = 3: power armour saves on 3+',
      'fubar:vehicle.6 vehicle-save = 5: light vehicle armour saves on 5+',
      'fubar:vehicle.7 fubar:R63 sheltered = 2: directly behind it: both saves, one after the other',
      'fubar:vehicle.6 save = 1: light vehicle armour: 1 of 2 hits saved, 1 unsaved [save 5,4]',
      'fubar:fire.7 save-2 = 0: power armour: the hit is not saved [save-2 2]',
      '{"hits":2,"unsaved":1}',
      '= 2 hits, 1 unsaved',
    ]);
    expect(protocolOf(shoot, behind, 'fire=4,5 save=5,6', both)).toContain('{"hits":2,"unsaved":0}');
    const unsaved = (n: number) =>
      fraction(...chanceOf(oddsOf(shoot, behind, both), (result) => result.unsaved === n));
    expect([0, 1, 2].map(unsaved)).toEqual(['64/81', '16/81', '1/81']);
  });
});
