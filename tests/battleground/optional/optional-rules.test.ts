import { expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { mines } from '../../../rulesets/battleground/mines/mines.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { conflictWith, type Given, inputOf, oddsOf, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const SHOT = { grade: 'C', figures: 8 };
const TARGET = { targetFigures: 6, targetGrade: 'C' };
const RING = { weapon: 'light', rings: 1, ...TARGET };
const FIELD = { entered: 3, ...TARGET };
const CHARGE = { grade: 'C', figures: 8, targetFigures: 6, distance: 8 };
const MELEE = { attackers: 6, defenders: 4, rounds: 1 };

test.each([
  ['shoot', shoot, { ...SHOT, ...TARGET, targetQualityDefence: true }, ['quality-based defence']],
  ['shoot', shoot, { ...SHOT, at: 'medium-tank', face: 'rear' }, ['armour by face']],
  ['shoot', shoot, { ...SHOT, at: 'medium-tank', face: 'rear', detailedArmour: true }, ['armour by face']],
  ['shoot', shoot, { ...SHOT, hwPersonnel: 1, hwArmour: 1 }, ['weapon classes']],
  ['shoot', shoot, { ...SHOT, weaponClasses: true }, ['weapon classes']],
  ['shoot', shoot, { ...SHOT, hwPiat: 1, shortHw: true, range: 5 }, ['weapon classes', 'short ranges']],
  ['shoot', shoot, { ...SHOT, ...TARGET, targetStand: 3 }, ['stands']],
  ['shoot', shoot, { ...SHOT, ...TARGET, retreat: true, targetStand: 3 }, ['stands', 'retreat and rout']],
  ['artillery', artillery, { ...RING, targetQualityDefence: true }, ['quality-based defence']],
  ['artillery', artillery, { ...RING, targetStand: 2, retreat: true }, ['stands', 'retreat and rout']],
  ['mines', mines, { ...FIELD, targetStand: 3, retreat: true }, ['stands', 'retreat and rout']],
  ['overrun', overrun, { ...TARGET, targetQualityDefence: true }, ['quality-based defence']],
  ['overrun', overrun, { ...TARGET, targetStand: 3, retreat: true }, ['stands', 'retreat and rout']],
  ['charge', charge, { ...CHARGE, hwFlame: 1 }, ['weapon classes']],
  ['charge', charge, { ...CHARGE, targetQualityDefence: true, targetGrade: 'B' }, ['quality-based defence']],
  ['melee', melee, { ...MELEE, stand: 2 }, ['stands']],
  ['melee', melee, { ...MELEE, attackerArmed: 2 }, ['weapon bonus in melee']],
  ['melee', melee, { ...MELEE, defenderArmed: 2 }, ['weapon bonus in melee']],
  ['melee', melee, { ...MELEE, attackerLeaders: 1, leadersArmed: true }, ['weapon bonus in melee']],
] as [string, AnyAction, Given, string[]][])(
  'bg:opt.1 %s begins with the optional rules in play: %#',
  (_name, action, given, rules) => {
    const { steps } = withSeed(action, given);
    expect(steps[0]).toEqual({
      id: 'optional-rules',
      clause: 'bg:opt.1',
      value: rules,
      text: `optional ${rules.length === 1 ? 'rule' : 'rules'} in play: ${rules.join(', ')}`,
    });
  },
);

test.each([
  ['shoot', shoot, { ...SHOT, ...TARGET, hw: 1, close: true, cover: 'medium', dugIn: true }],
  ['artillery', artillery, RING],
  ['mines', mines, FIELD],
  ['overrun', overrun, TARGET],
  ['charge', charge, { ...CHARGE, hw: 1 }],
  ['melee', melee, { ...MELEE, attackerLeaders: 1, defenderMedics: 1 }],
] as [string, AnyAction, Given][])(
  '(bg:opt.1) %s is silent about optional rules where none is in play',
  (_name, action, given) => {
    expect(withSeed(action, given).steps.map(({ id }) => id)).not.toContain('optional-rules');
  },
);

const wrong = (action: AnyAction, given: Given) => conflictWith(action, given);

test.each([
  ['a shot at a tank', shoot, { at: 'light-tank' }, true],
  ['a shot at infantry', shoot, {}, false],
  ['a shot at a truck', shoot, { at: 'truck' }, false],
  ['a charge at a tank', charge, { at: 'light-tank' }, true],
  ['a charge of a tank', charge, { at: 'light-tank', tank: true }, false],
] as [string, AnyAction, Given, boolean][])(
  '(bg:armour.1) with detailed armour %s has to say which face is hit: %#',
  (_, action, given, asked) => {
    const all = inputOf(action, { ...given, detailedArmour: true }) as never;
    expect(action.requires!(all).includes('face')).toBe(asked);
  },
);

test.each([
  ['infantry', shoot, SHOT],
  ['a truck', shoot, { ...SHOT, at: 'truck' }],
  ['a pillbox', shoot, { ...SHOT, at: 'pillbox' }],
  ['infantry that is charged', charge, CHARGE],
  ['a truck that is charged', charge, { grade: 'C', figures: 8, at: 'truck', distance: 5 }],
] as [string, AnyAction, Given][])('(bg:armour.1) %s has no faces of armour', (_, action, given) => {
  expect(wrong(action, { ...given, detailedArmour: true })?.input).toBe('detailedArmour');
  expect(wrong(action, { ...given, face: 'rear' })?.input).toBe('face');
});

test.each([
  ['shoot', shoot, SHOT],
  ['charge', charge, CHARGE],
] as [string, AnyAction, Given][])(
  '(bg:hw.1) with weapon classes %s takes heavy weapons by class alone',
  (_, action, given) => {
    expect(wrong(action, { ...given, weaponClasses: true, hw: 1 })).toMatchObject({
      input: 'hw',
      message: expect.stringContaining('--hw-personnel, --hw-armour, --hw-piat or --hw-flame'),
    });
    expect(wrong(action, { ...given, weaponClasses: true, hwFlame: 1 })).toBeUndefined();
    expect(wrong(action, { ...given, weaponClasses: true })).toBeUndefined();
  },
);

test('(bg:hw.1) weapon classes are for infantry that shoots, not for a vehicle', () => {
  expect(wrong(shoot, { weapon: 'mg', weaponClasses: true })?.input).toBe('weaponClasses');
});

test('bg:armour.1 (bg:hw.1) bg:opt.1 the rules of the whole game change no dice that the shot did not ask for', () => {
  const odds = (given: Given) => oddsOf(shoot, { grade: 'B', figures: 4, ...given });
  const rear = { at: 'light-tank', face: 'rear' };
  expect(odds({ ...rear, detailedArmour: true })).toEqual(odds(rear));
  expect(odds({ hwPersonnel: 1, weaponClasses: true })).toEqual(odds({ hwPersonnel: 1 }));
});

proveAll(shoot, [
  [
    'armour by face, with weapon classes',
    {
      grade: 'B',
      figures: 3,
      hwArmour: 1,
      weaponClasses: true,
      at: 'apc',
      face: 'rear',
      detailedArmour: true,
    },
  ],
]);
