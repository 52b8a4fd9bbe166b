import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import {
  following,
  type Given,
  given,
  inTurn,
  refusalOf,
  stepOf,
  told,
  withDice,
  withMarks,
} from '../../support/games/fubar-battle.js';
import { blamedIn } from '../../support/play.js';

const RED = { name: 'Red 1', side: 'red', level: 'veteran', figures: 4 } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 4 } as const;
const BOTH = inTurn(2, RED, BLUE);

describe('weapons and armour on record', () => {
  const armed = (weapons: string[]) => following(muster, BOTH, { ...RED, weapons });
  const hurt = (past: State) => withMarks(past, 'Red 1', { casualties: 1, suppressed: 1 });

  test('fubar:fire.1 of one kind of weapon on record as many fire as can', () => {
    const played = withDice(shoot, { name: 'Red 1' }, '4 1', {}, hurt(armed(['pistol:4'])));
    expect(stepOf(played, 'dice').value).toBe(2);
  });

  test('(fubar:fire.1) of several kinds fewer fire of those of which there are most', () => {
    const firing = (weapons: string[], marks: Parameters<typeof withMarks>[2]) => {
      const past = withMarks(armed(weapons), 'Red 1', marks);
      return given(shoot, { name: 'Red 1' }, past).fire;
    };
    const few = { casualties: 1, suppressed: 1 };
    expect(firing(['pistol:3', 'light-machine-gun:1'], few)).toEqual(['pistol:1', 'light-machine-gun:1']);
    expect(firing(['pistol:2', 'infantry-rifle:2'], few)).toEqual(['pistol:1', 'infantry-rifle:1']);
    expect(firing(['pistol:2', 'infantry-rifle:2'], { casualties: 1 })).toEqual([
      ...['pistol:2', 'infantry-rifle:1'],
    ]);
    expect(firing(['pistol:2', 'infantry-rifle:2'], { casualties: 3 })).toEqual(['pistol:1']);
  });

  test('(fubar:weapon.4) and a heavy machine gun is served by two, or by nobody', () => {
    const firing = (casualties: number) => {
      const past = withMarks(armed(['heavy-machine-gun:2', 'pistol:2']), 'Red 1', { casualties });
      return given(shoot, { name: 'Red 1' }, past).fire;
    };
    expect(firing(1)).toEqual(['heavy-machine-gun:2', 'pistol:1']);
    expect(firing(2)).toEqual(['heavy-machine-gun:2']);
    expect(firing(3)).toEqual(['pistol:1']);
  });

  test('fubar:unit.1 weapons of a kind are counted together', () => {
    const played = withDice(muster, { ...RED, weapons: ['pistol:2', 'pistol:1'] }, '');
    expect(stepOf(played, 'record').text).toBe('Red 1 (red): 4 figures, veteran, 3 pistols');
  });

  test('fubar:vehicle.6 a vehicle that is known by its name saves as one', () => {
    const past = inTurn(2, { name: 'T', side: 'Blue', level: 'veteran', vehicle: 'medium-tank' });
    const fire = { level: 'elite', weapon: 'rpg', figures: 1, target: 't' };
    expect(withDice(shoot, fire, 'fire=4,4,1 save=3,2', {}, past).result).toEqual({ hits: 2, unsaved: 1 });
    expect(refusalOf(shoot, { ...fire, armour: 'light' }, {}, past).clause).toBe('fubar:vehicle.6');
    const hit = { name: 'T', hits: 1, facing: 'side' };
    expect(withDice(vehicleDamage, hit, '3', {}, past).result.unsaved).toBe(0);
    expect(refusalOf(vehicleDamage, { ...hit, name: 'New' }, {}, past).hint).toContain('--armour');
  });

  test('(fubar:vehicle.1) what was fired at as a vehicle is one from then on', () => {
    const given = { level: 'elite', fp: 1, target: 'T', at: 'apc' };
    expect(told(following(shoot, BOTH, given, '1')).units[2]).toMatchObject({ name: 'T', vehicle: 'apc' });
  });
});

test.each<[string, AnyAction, Given]>([
  ['behindBy', shoot, { level: 'green', fp: 2, at: 'apc', behindBy: 1 }],
  ['coverSave', shoot, { level: 'green', fp: 2, at: 'apc', coverSave: 5 }],
  ['sameCover', shoot, { level: 'green', fp: 2, at: 'apc', sameCover: true }],
  ['target', shoot, { name: 'Red 1', fp: 2, target: 'red 1' }],
  ['defenderName', melee, { attackerName: 'Red 1', defenderName: 'red 1' }],
  ['outOfTouch', activate, { level: 'green', vehicle: true, outOfTouch: 1 }],
])('--%s is not ignored where it means nothing', (input, action, given) => {
  expect(blamedIn(action, given)).toBe(input);
});
