import { expect, test } from 'vitest';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { mines } from '../../../rulesets/valor-and-victory/positions/mines.js';
import { artillery } from '../../../rulesets/valor-and-victory/support/artillery.js';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import { valourCheck } from '../../../rulesets/valor-and-victory/valour/valour-check.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { filled, unitOf } from '../turn/table.js';

/** What falls on a hex falls on units of one. */

const TANK = unitOf('Tank', 'Axis', 'afv:mg=4', { hex: 'B2' });
const squad = (name: string, marks: object) => unitOf(name, 'Allies', 'squad:4-6-4', { points: 1, ...marks });
const ABLE = squad('Able', { hex: 'C4' });

test.each<[string, AnyAction, string, object?]>([
  ['vv:beyond.14.5', shoot, 'target'],
  ['vv:beyond.17.5', sniper, 'sniped'],
  ['vv:beyond.19', overrun, 'overrunHex', { overrunner: [TANK] }],
  ['vv:beyond.21.5', artillery, 'shelled'],
  ['vv:14.61a', casualties, 'sufferers'],
  ['vv:20.7', mines, 'entering'],
  ['vv:beyond.16.2', valourCheck, 'checked'],
])('%s those whom it is about are of one hex', (clause, action, role, others = {}) => {
  const of = (marks: object) => filled(action, { ...others, [role]: [ABLE, squad('Baker', marks)] });
  expect(of({ hex: 'D5' })).toBe(`${clause}: They are not all of one hex: C4 and D5.`);
  expect(of({ hex: ' c4 ' })).toBeTypeOf('object');
  // Of one whose hex nobody has told nobody can tell.
  expect(of({})).toBeTypeOf('object');
});
