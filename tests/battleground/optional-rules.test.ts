import { expect, test } from 'vitest';
import { charge } from '../../rulesets/battleground/charge.js';
import { melee } from '../../rulesets/battleground/melee.js';
import { shoot } from '../../rulesets/battleground/shoot.js';
import type { AnyAction } from '../../src/rules/action.js';
import { type Given, withSeed } from '../support/play.js';

const SHOT = { grade: 'C', figures: 8 };
const TARGET = { targetFigures: 6, targetGrade: 'C' };
const CHARGE = { grade: 'C', figures: 8, targetFigures: 6, distance: 8 };
const MELEE = { attackers: 6, defenders: 4, rounds: 1 };

test.each([
  ['shoot', shoot, { ...SHOT, ...TARGET, targetQualityDefence: true }, ['quality-based defence']],
  ['shoot', shoot, { ...SHOT, at: 'medium-tank', face: 'rear' }, ['armour by face']],
  ['shoot', shoot, { ...SHOT, hwPersonnel: 1, hwArmour: 1 }, ['weapon classes']],
  ['shoot', shoot, { ...SHOT, hwPiat: 1, shortHw: true, range: 5 }, ['weapon classes', 'short ranges']],
  ['shoot', shoot, { ...SHOT, ...TARGET, targetStand: 3 }, ['stands']],
  ['shoot', shoot, { ...SHOT, ...TARGET, retreat: true, targetStand: 3 }, ['stands', 'retreat and rout']],
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
  ['charge', charge, { ...CHARGE, hw: 1 }],
  ['melee', melee, { ...MELEE, attackerLeaders: 1, defenderMedics: 1 }],
] as [string, AnyAction, Given][])(
  'bg:opt.1 %s is silent about optional rules where none is in play',
  (_name, action, given) => {
    expect(withSeed(action, given).steps.map(({ id }) => id)).not.toContain('optional-rules');
  },
);
