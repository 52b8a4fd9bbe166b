import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { inTurn, standing, stepOf, withDice } from '../../support/games/fubar-battle.js';

const RED = { name: 'Red 1', side: 'red', level: 'veteran', figures: 4 } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 4 } as const;

describe('what an umpire says', () => {
  test('fubar:suppress.1 how many are left, and how many of them are suppressed', () => {
    const at = (fp: number, dice: string) =>
      withDice(shoot, { level: 'elite', fp, targetFigures: 2, targetLevel: 'green' }, dice).steps.at(-1)
        ?.text;
    expect(at(2, '4 4')).toBe('1 figure left, 1 suppressed');
    expect(at(1, '1')).toBe('2 figures left, none suppressed');
  });

  test('fubar:damage.1 fubar:R57 hits on a wreck are said to have no effect', () => {
    const played = withDice(vehicleDamage, { unsaved: 3, facing: 'side' }, '6');
    expect(stepOf(played, 'on-a-wreck')).toMatchObject({ value: 2, ruling: 'fubar:R57' });
  });

  test('(fubar:unit.1) the game tells the figures that are left of each unit', () => {
    const past = inTurn(
      2,
      { ...RED, casualties: 1 },
      { ...BLUE, casualties: 4, action: 'walk', tried: 'passed' },
    );
    expect(standing(past)).toEqual([
      'turn 2, Red to try a unit',
      'Red 1: red, veteran; 3 of 4 figures left',
      'Blue 1: Blue, green; no figures left',
    ]);
  });

  test('(fubar:activate.2) (fubar:armour.1) what a unit wears, and who leads it, is told with it', () => {
    const past = inTurn(
      2,
      { ...RED, leaderLevel: 'elite', armour: 'heavy' },
      { ...BLUE, armour: 'none' },
      { name: 'APC', side: 'Blue', vehicle: 'apc', level: 'green', leaderLevel: 'veteran' },
      { name: 'Wreck', side: 'Blue', vehicle: 'apc', level: 'green', leaderLevel: 'elite', destroyed: true },
    );
    expect(standing(past).slice(1)).toEqual([
      'Red 1: red, veteran; elite leader; 4 figures; heavy armour',
      'Blue 1: Blue, green; 4 figures',
      'APC: Blue, green APC; veteran leader',
      'Wreck: Blue, green APC; destroyed',
    ]);
  });

  test('(fubar:unit.1) its weapons are told with it: by number but for those that most of it have', () => {
    const section = ['assault-rifle:3', 'light-machine-gun:1'];
    const past = inTurn(
      2,
      { ...RED, weapons: section },
      { ...RED, name: 'Red 2', weapons: section, casualties: 2 },
      { ...RED, name: 'Red 3', weapons: [...section, 'grenades:1'], casualties: 4 },
      { ...BLUE, weapons: ['heavy-machine-gun:4', 'grenades:2'] },
      { ...BLUE, name: 'Blue 2', weapons: ['sub-machine-gun:2', 'rpg:2'] },
      { name: 'APC', side: 'Blue', vehicle: 'apc', level: 'green', weapons: ['heavy-machine-gun:2'] },
      { name: 'Hulk', side: 'Blue', vehicle: 'apc', level: 'green', weapons: ['rpg:1'], destroyed: true },
    );
    expect(standing(past).slice(1)).toEqual([
      'Red 1: red, veteran; 4 figures; assault rifles; 1 light machine gun',
      // Nobody has told who fell (fire.1).
      'Red 2: red, veteran; 2 of 4 figures left; assault rifles; 1 light machine gun',
      'Red 3: red, veteran; no figures left',
      'Blue 1: Blue, green; 4 figures; crew of heavy machine guns; grenades',
      'Blue 2: Blue, green; 4 figures; 2 sub-machine guns; 2 RPGs',
      'APC: Blue, green APC; 2 heavy machine guns',
      'Hulk: Blue, green APC; destroyed',
    ]);
  });

  test('(fubar:action.9) (fubar:R20) (fubar:R21) a posture of an earlier turn is told as such, and a walk no more', () => {
    const past = inTurn(
      2,
      { ...RED, action: 'duck-and-weave', earlier: true },
      { ...BLUE, action: 'walk', earlier: true },
    );
    expect(standing(past).slice(1)).toEqual([
      'Red 1: red, veteran; 4 figures; Duck & Weave of an earlier turn',
      'Blue 1: Blue, green; 4 figures',
    ]);
  });
});
