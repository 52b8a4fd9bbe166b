import { expect, test } from 'vitest';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { tableOf } from '../../support/games/fubar-battle.js';
import { withDice } from '../../support/play.js';
import { deedOf, protocolOf } from '../../support/protocol.js';

test('fubar:withdraw.1 fubar:R49 fubar:R69 fubar:R71 a unit that passes gets as far away as its die says', () => {
  expect(protocolOf(withdraw, { level: 'seasoned' }, 'withdrawal=4 away=3')).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 withdrawal-level = 4: seasoned: activates on 4+',
    'fubar:withdraw.1 withdrawal = true: 4, needs 4+: passed [withdrawal 4]',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:withdraw.1 fubar:R71 away = 3: it moves 3 cm away, as far as it can [away 3]',
    'fubar:withdraw.2 follows = false: nobody follows up',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"melee":null}}',
    'fubar:withdraw.1 > set {"to":{"whose":"melee","is":"unit"},"of":"infantry","is":{"melee":null}}',
    '{"outcome":"away","distance":3}',
    '= it gets away, 3 cm',
  ]);
});

test('fubar:melee.9 fubar:R49 one that fails stays, and the round is fought', () => {
  expect(protocolOf(withdraw, { level: 'seasoned', suppressed: 1, name: 'Red 1' }, '4')).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 withdrawal-level = 4: seasoned: activates on 4+',
    'fubar:suppress.2 withdrawal-suppressed = -1: -1: 1 suppressed figure',
    'fubar:activate.4 withdrawal-sum = -1: -1 on the die in all',
    'fubar:withdraw.1 withdrawal = false: 4 - 1 = 3, needs 4+: failed [withdrawal 4]',
    'fubar:suppress.3 stand-up = true: after the roll the suppressed figure stands up',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:activate.6 fubar:R69 on-guard = false: no On Guard, and the initiative stays where it is',
    'fubar:melee.9 fubar:R49 stays = true: it stays, and the round is fought as usual',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"seasoned"}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    '{"outcome":"stays","distance":0}',
    '= it stays in the combat',
  ]);
});

test('fubar:withdraw.2 fubar:withdraw.3 fubar:R50 opponents who come as far catch it', () => {
  expect(
    protocolOf(
      withdraw,
      { level: 'veteran', pursuerLevel: 'green', pursuerSuppressed: 1, pursuer: 'Blue 1', name: 'Red 1' },
      'withdrawal=3 away=4 pursuit=6 follow=4',
    ),
  ).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 withdrawal-level = 3: veteran: activates on 3+',
    'fubar:withdraw.1 withdrawal = true: 3, needs 3+: passed [withdrawal 3]',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:withdraw.1 fubar:R71 away = 4: it moves 4 cm away, as far as it can [away 4]',
    'fubar:unit.3 pursuit-level = 5: green: activates on 5+',
    'fubar:suppress.2 pursuit-suppressed = -1: -1: 1 suppressed figure',
    'fubar:activate.4 pursuit-sum = -1: -1 on the die in all',
    'fubar:withdraw.2 pursuit = true: 6 - 1 = 5, needs 5+: passed [pursuit 6]',
    'fubar:suppress.3 stand-up = true: after the roll the suppressed figure stands up',
    'fubar:withdraw.3 fubar:R50 caught = true: they follow 4 cm: caught, the round is fought at once [follow 4]',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"veteran"}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:suppress.3 > set {"to":"pursuer","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"pursuer","of":"infantry","is":{"combat":true}}',
    'fubar:turn.1 > set {"to":"pursuer","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:withdraw.3 > set {"to":"pursuer","of":"infantry","is":{"tried":"passed"}}',
    '{"outcome":"caught","distance":4}',
    '= caught after 4 cm: the combat goes on',
  ]);
});

test('fubar:withdraw.2 fubar:withdraw.3 opponents who come less far do not', () => {
  expect(
    protocolOf(
      withdraw,
      { level: 'veteran', pursuerLevel: 'elite' },
      'withdrawal=6 away=4 pursuit=2 follow=3',
    ),
  ).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 withdrawal-level = 3: veteran: activates on 3+',
    'fubar:withdraw.1 withdrawal = true: 6, needs 3+: passed [withdrawal 6]',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:withdraw.1 fubar:R71 away = 4: it moves 4 cm away, as far as it can [away 4]',
    'fubar:unit.3 fubar:R39 pursuit-level = 2: elite: activates on 2+',
    'fubar:withdraw.2 pursuit = true: 2, needs 2+: passed [pursuit 2]',
    'fubar:withdraw.3 fubar:R50 caught = false: they follow 3 cm: too short [follow 3]',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:suppress.3 > set {"to":"pursuer","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"pursuer","of":"infantry","is":{"combat":true}}',
    'fubar:turn.1 > set {"to":"pursuer","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"melee":null}}',
    'fubar:withdraw.1 > set {"to":{"whose":"melee","is":"unit"},"of":"infantry","is":{"melee":null}}',
    '{"outcome":"away","distance":4}',
    '= it gets away, 4 cm',
  ]);
});

test('fubar:withdraw.2 opponents who fail their roll do not follow', () => {
  expect(
    protocolOf(
      withdraw,
      { level: 'veteran', pursuerLevel: 'seasoned', pursuerOutOfTouch: 1 },
      'withdrawal=6 away=1 pursuit=4',
    ),
  ).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 withdrawal-level = 3: veteran: activates on 3+',
    'fubar:withdraw.1 withdrawal = true: 6, needs 3+: passed [withdrawal 6]',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:withdraw.1 fubar:R71 away = 1: it moves 1 cm away, as far as it can [away 1]',
    'fubar:unit.3 pursuit-level = 4: seasoned: activates on 4+',
    'fubar:unit.2 fubar:R4 pursuit-out-of-touch = -1: -1: 1 figure out of touch',
    'fubar:activate.4 pursuit-sum = -1: -1 on the die in all',
    'fubar:withdraw.2 pursuit = false: 4 - 1 = 3, needs 4+: failed [pursuit 4]',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:suppress.3 > set {"to":"pursuer","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"pursuer","of":"infantry","is":{"combat":true}}',
    'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"melee":null}}',
    'fubar:withdraw.1 > set {"to":{"whose":"melee","is":"unit"},"of":"infantry","is":{"melee":null}}',
    '{"outcome":"away","distance":1}',
    '= it gets away, 1 cm',
  ]);
});

test('fubar:R50 so ruled, they have to come farther', () => {
  expect(
    protocolOf(
      withdraw,
      { level: 'elite', pursuerLevel: 'elite' },
      'withdrawal=2 away=4 pursuit=2 follow=4',
      { 'fubar:R50': 2 },
    ),
  ).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 1: as the turn begins, before the round is fought',
    'fubar:unit.3 fubar:R39 withdrawal-level = 2: elite: activates on 2+',
    'fubar:withdraw.1 withdrawal = true: 2, needs 2+: passed [withdrawal 2]',
    'fubar:melee.10 fubar:R69 full = false: the combat has activated it: no other try this turn',
    'fubar:withdraw.1 fubar:R71 away = 4: it moves 4 cm away, as far as it can [away 4]',
    'fubar:unit.3 fubar:R39 pursuit-level = 2: elite: activates on 2+',
    'fubar:withdraw.2 pursuit = true: 2, needs 2+: passed [pursuit 2]',
    'fubar:withdraw.3 fubar:R50 caught = false: they follow 4 cm: too short [follow 4]',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:suppress.3 > set {"to":"pursuer","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"pursuer","of":"infantry","is":{"combat":true}}',
    'fubar:turn.1 > set {"to":"pursuer","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"melee":null}}',
    'fubar:withdraw.1 > set {"to":{"whose":"melee","is":"unit"},"of":"infantry","is":{"melee":null}}',
    '{"outcome":"away","distance":4}',
    '= it gets away, 4 cm',
  ]);
});

test('fubar:R75 a unit that was assaulted has its own try to withdraw: as it fails it is On Guard, and the initiative passes', () => {
  expect(protocolOf(withdraw, { level: 'green', assaulted: true, side: 'Red' }, '4')).toEqual([
    'fubar:withdraw.1 fubar:R75 when = "try": assaulted this turn: the withdrawal is its own try',
    'fubar:unit.3 withdrawal-level = 5: green: activates on 5+',
    'fubar:withdraw.1 withdrawal = false: 4, needs 5+: failed [withdrawal 4]',
    'fubar:melee.10 fubar:R75 full = true: it was its try of this turn',
    'fubar:activate.6 fubar:R75 on-guard = true: a failed try: it is On Guard, and the initiative passes',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:melee.9 fubar:R75 stays = true: it stays, and the combat goes on as the next turn begins',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"failed","combat":true}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    'fubar:activate.6 > set {"to":"unit","of":"infantry","is":{"action":"on-guard","acted":true,"earlier":null}}',
    '{"outcome":"stays","distance":0}',
    '= it stays in the combat',
  ]);
});

test('fubar:R49 so ruled, a withdrawal is the activation of the unit, and keeps the initiative', () => {
  expect(
    protocolOf(
      withdraw,
      { level: 'elite', side: 'Red', pursuerLevel: 'elite' },
      'withdrawal=2 away=2 pursuit=6 follow=2',
      { 'fubar:R49': 3 },
    ),
  ).toEqual([
    "fubar:withdraw.1 fubar:R49 when = 3: during the turn, as the unit's own activation",
    'fubar:unit.3 fubar:R39 withdrawal-level = 2: elite: activates on 2+',
    'fubar:withdraw.1 withdrawal = true: 2, needs 2+: passed [withdrawal 2]',
    'fubar:melee.10 fubar:R49 full = true: it was its try of this turn',
    'fubar:init.4 fubar:R49 keeps = true: the initiative is kept',
    'fubar:withdraw.1 fubar:R71 away = 2: it moves 2 cm away, as far as it can [away 2]',
    'fubar:unit.3 fubar:R39 pursuit-level = 2: elite: activates on 2+',
    'fubar:withdraw.2 pursuit = true: 6, needs 2+: passed [pursuit 6]',
    'fubar:withdraw.3 fubar:R50 caught = true: they follow 2 cm: caught, the round is fought next turn [follow 2]',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"passed","combat":true}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"action":null,"acted":null,"earlier":null}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    'fubar:suppress.3 > set {"to":"pursuer","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"acted":true}}',
    '{"outcome":"caught","distance":2}',
    '= caught after 2 cm: the combat goes on',
  ]);
});

test('fubar:R49 fubar:R69 so ruled, it does not strike as it fails, and the roll is a full try', () => {
  expect(protocolOf(withdraw, { level: 'green' }, '1', { 'fubar:R49': 2, 'fubar:R69': 2 })).toEqual([
    'fubar:withdraw.1 fubar:R49 when = 2: instead of fighting the round',
    'fubar:unit.3 withdrawal-level = 5: green: activates on 5+',
    'fubar:withdraw.1 withdrawal = false: 1, needs 5+: failed [withdrawal 1]',
    'fubar:melee.10 fubar:R69 full = true: it was its try of this turn',
    'fubar:activate.6 fubar:R69 on-guard = true: a failed try: it is On Guard, and the initiative passes',
    'fubar:init.5 holder = "opponent": the initiative passes to the opponent',
    'fubar:melee.9 fubar:R49 stays = true: it does not strike this round, but is struck',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:melee.10 > set {"to":"unit","of":"infantry","is":{"tried":"failed","combat":true}}',
    'fubar:melee.10 > set {"to":{"whose":"melee","among":"unit"},"of":"infantry","is":{"combat":true}}',
    'fubar:turn.1 > put {"slot":"passed","is":0}',
    'fubar:init.4 > put {"slot":"active","is":""}',
    'fubar:activate.6 > set {"to":"unit","of":"infantry","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"held":true}}',
    '{"outcome":"stays","distance":0}',
    '= it stays in the combat',
  ]);
});

test('fubar:withdraw.1 (fubar:melee.9) where it is told who is in contact, that says whom nobody fights any more', () => {
  const leaves = (more: object = {}) => {
    const red = { name: 'Red 1', level: 'seasoned', figures: 4, melee: 'Red 1', ...more } as const;
    const past = tableOf({ turn: 1, units: [red] });
    const given = { name: 'Red 1', level: 'seasoned' };
    const { effects } = withDice(withdraw, given, 'withdrawal=4 away=3', {}, past);
    return effects.filter(({ clause }) => clause === 'fubar:withdraw.1').map(deedOf);
  };
  const itself = 'fubar:withdraw.1 > set {"to":"unit","of":"infantry","is":{"melee":null}}';
  const bound =
    'fubar:withdraw.1 > set {"to":{"whose":"melee","is":"unit"},"of":"infantry","is":{"melee":null}}';
  expect(leaves()).toEqual([itself, bound]);
  expect(leaves({ foes: ['Blue 1'] })).toEqual([itself]);
});
