import { expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:activate.1 fubar:activate.5 a seasoned unit that rolls a 4 is activated, and does one of seven things', () => {
  expect(protocolOf(activate, { level: 'seasoned' }, '4')).toEqual([
    'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
    'fubar:activate.1 activation = true: 4, needs 4+: passed [activation 4]',
    'fubar:activate.5 one-action = 1: one of: Walk, Run, Duck & Weave, On Guard, Gone To Ground, Aimed Fire, Assault',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('fubar:activate.6 fubar:init.5 a seasoned unit that rolls a 3 is On Guard, and the initiative passes', () => {
  expect(protocolOf(activate, { level: 'seasoned' }, '3')).toEqual([
    'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
    'fubar:activate.1 activation = false: 3, needs 4+: failed [activation 3]',
    'fubar:activate.6 on-guard = true: it is On Guard',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"failed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:activate.6 > set {"to":"unit","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":false}',
    '= not activated, On Guard',
  ]);
});

test('fubar:activate.2 fubar:activate.3 fubar:activate.4 every modifier is added to the roll of a led unit, and those that lay stand up', () => {
  expect(
    protocolOf(
      activate,
      { level: 'green', leaderLevel: 'veteran', noEnemy: true, outOfTouch: 2, suppressed: 2 },
      '6',
    ),
  ).toEqual([
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:activate.2 fubar:R9 activation-leader = 3: veteran leader: 3+ instead',
    'fubar:activate.2 fubar:R11 activation-penalties = false: the penalties of the unit apply in full',
    'fubar:activate.3 fubar:R13 activation-no-enemy = 1: +1: no visible enemy',
    'fubar:unit.2 fubar:R4 activation-out-of-touch = -2: -2: 2 figures out of touch',
    'fubar:suppress.4 fubar:R10 activation-limit = 1: 2 suppressed, more than the 1 allowed (green)',
    'fubar:suppress.2 activation-suppressed = -2: -2: 2 suppressed figures',
    'fubar:activate.4 activation-sum = -3: -3 on the die in all',
    'fubar:activate.1 activation = true: 6 - 3 = 3, needs 3+: passed [activation 6]',
    'fubar:suppress.3 stand-up = true: after the roll all suppressed figures stand up',
    'fubar:activate.5 one-action = 1: one of: Walk, Run, Duck & Weave, On Guard, Gone To Ground, Aimed Fire, Assault',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('fubar:activate.7 fubar:R14 fubar:R71 a unit that lost five of eight and fails withdraws 6 cm, and stands On Guard there', () => {
  expect(protocolOf(activate, { level: 'green', figures: 8, casualties: 5 }, '4')).toEqual([
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:activate.1 activation = false: 4, needs 5+: failed [activation 4]',
    'fubar:activate.7 fubar:R3 losses = 5: 5 of 8 figures lost: more than half',
    'fubar:activate.7 fubar:R71 withdraws = 6: withdraws 6 cm from the nearest visible enemy',
    'fubar:activate.6 fubar:R14 on-guard = true: it is On Guard',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"failed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:activate.7 > set {"to":"unit","is":{"moved":true}}',
    'fubar:activate.6 > set {"to":"unit","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":false}',
    '= not activated, withdraws 6 cm, On Guard',
  ]);
});

test('fubar:activate.8 fubar:R14 fubar:R15 so ruled, those that lie count among the losses, and whoever withdraws is not On Guard', () => {
  expect(
    protocolOf(activate, { level: 'veteran', figures: 8, casualties: 4, suppressed: 1, noEnemy: true }, '2', {
      'fubar:R14': 2,
      'fubar:R15': 2,
    }),
  ).toEqual([
    'fubar:unit.3 activation-level = 3: veteran: activates on 3+',
    'fubar:activate.3 fubar:R13 activation-no-enemy = 1: +1: no visible enemy',
    'fubar:suppress.2 activation-suppressed = -1: -1: 1 suppressed figure',
    'fubar:activate.1 activation = false: 2, needs 3+: failed [activation 2]',
    'fubar:suppress.3 stand-up = true: after the roll the suppressed figure stands up',
    'fubar:activate.7 fubar:R15 losses = 5: 5 of 8 figures lost, the suppressed among them: more than half',
    'fubar:activate.8 fubar:R71 withdraws = 6: withdraws 6 cm towards its deployment point',
    'fubar:activate.6 fubar:R14 on-guard = false: it withdraws instead of standing On Guard',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"failed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:activate.7 > set {"to":"unit","is":{"moved":true}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":false}',
    '= not activated, withdraws 6 cm',
  ]);
});

test('fubar:R3 so ruled, three of five are but half', () => {
  expect(
    protocolOf(activate, { level: 'veteran', figures: 5, casualties: 3 }, '1', { 'fubar:R3': 2 }),
  ).toEqual([
    'fubar:unit.3 activation-level = 3: veteran: activates on 3+',
    'fubar:activate.1 activation = false: 1, needs 3+: failed [activation 1]',
    'fubar:activate.7 fubar:R3 losses = 3: 3 of 5 figures lost: not more than half',
    'fubar:activate.6 on-guard = true: it is On Guard',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"failed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:activate.6 > set {"to":"unit","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":false}',
    '= not activated, On Guard',
  ]);
});

test('fubar:vehicle.1 fubar:damage.2 fubar:R59 a vehicle stunned twice rolls at -2, and acts in its own way', () => {
  expect(protocolOf(activate, { level: 'elite', stunned: true, stunnedAgain: true }, '4')).toEqual([
    'fubar:unit.3 fubar:R39 activation-level = 2: elite: activates on 2+',
    'fubar:damage.2 fubar:R59 stuns = 1: stunned twice is stunned once',
    'fubar:damage.2 activation-stunned = -2: -2: crew stunned',
    'fubar:activate.4 activation-sum = -2: -2 on the die in all',
    'fubar:vehicle.1 activation = true: 4 - 2 = 2, needs 2+: passed [activation 4]',
    'fubar:activate.5 fubar:R52 one-action = 1: it may move and fire one weapon, stand and fire all of them, or go On Guard',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('fubar:R11 fubar:R72 so ruled, the roll of a leader bears no penalties, and Mount Up is an eighth action', () => {
  expect(
    protocolOf(activate, { level: 'green', leaderLevel: 'seasoned', outOfTouch: 3 }, '4', {
      'fubar:R11': 2,
      'fubar:R72': 2,
    }),
  ).toEqual([
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:activate.2 fubar:R9 activation-leader = 4: seasoned leader: 4+ instead',
    "fubar:activate.2 fubar:R11 activation-penalties = true: the leader's roll bears no penalties",
    'fubar:activate.1 activation = true: 4, needs 4+: passed [activation 4]',
    'fubar:activate.5 fubar:R72 one-action = 1: one of: Walk, Run, Duck & Weave, On Guard, Gone To Ground, Aimed Fire, Assault, Mount Up',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('fubar:R1 so ruled, a natural 6 always activates', () => {
  expect(protocolOf(activate, { level: 'green', outOfTouch: 3 }, '6', { 'fubar:R1': 2 })).toEqual([
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:unit.2 fubar:R4 activation-out-of-touch = -3: -3: 3 figures out of touch',
    'fubar:activate.4 activation-sum = -3: -3 on the die in all',
    'fubar:activate.1 fubar:R1 activation = true: 6 - 3 = 3, needs 5+, but a natural 6 always succeeds: passed [activation 6]',
    'fubar:activate.5 one-action = 1: one of: Walk, Run, Duck & Weave, On Guard, Gone To Ground, Aimed Fire, Assault',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('fubar:R12 fubar:R52 so ruled, a leader who is down lends nothing, and a vehicle may aim', () => {
  expect(
    protocolOf(activate, { level: 'seasoned', leaderLevel: 'elite', leaderDown: true, vehicle: true }, '5', {
      'fubar:R12': 2,
      'fubar:R52': 2,
    }),
  ).toEqual([
    'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
    'fubar:activate.2 fubar:R12 activation-leader-down = false: the leader is down or out of touch: he lends nothing',
    'fubar:vehicle.1 activation = true: 5, needs 4+: passed [activation 5]',
    'fubar:activate.5 fubar:R52 one-action = 1: it may move and fire one weapon, stand and fire all of them, aimed or not, or go On Guard',
    'fubar:init.4 keeps = true: it keeps the initiative: then another unit may be tried',
    'fubar:turn.1 > set {"to":"unit","is":{"tried":"passed","action":null,"acted":null,"earlier":null,"moved":null,"fired":null,"firing":null,"spent":null,"points":null}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:damage.2 > set {"to":"unit","of":"vehicle","is":{"stunned":null,"drove":null,"driven":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    '{"activated":true}',
    '= activated',
  ]);
});

test('(fubar:damage.3) (fubar:damage.4) a vehicle is told what it may do as it stands', () => {
  const may = (of: object, rulings = {}) =>
    protocolOf(activate, { level: 'veteran', ...of }, '4', rulings).find((line) =>
      line.includes('one-action'),
    );
  const stuck = 'fubar:activate.5 fubar:R52 one-action = 1: it is immobilised';
  expect(may({ immobilised: true })).toBe(`${stuck}: it may fire all of its weapons, or go On Guard`);
  expect(may({ immobilised: true }, { 'fubar:R52': 2 })).toBe(
    `${stuck}: it may fire all of its weapons, aimed or not, or go On Guard`,
  );
  expect(may({ immobilised: true, disarmed: true })).toBe(`${stuck}, and has no weapon left to fire`);
  expect(may({ disarmed: true })).toBe(
    'fubar:activate.5 fubar:R52 one-action = 1: it may move, and has no weapon left to fire',
  );
});
