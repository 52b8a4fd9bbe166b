import { expect, test } from 'vitest';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:vassault.1 fubar:R67 whoever passes gets out of the way', () => {
  expect(protocolOf(overrun, { level: 'seasoned', figures: 6, suppressed: 1, name: 'Red 1' }, '5')).toEqual([
    'fubar:unit.3 dodge-level = 4: seasoned: activates on 4+',
    'fubar:suppress.2 dodge-suppressed = -1: -1: 1 suppressed figure',
    'fubar:activate.4 dodge-sum = -1: -1 on the die in all',
    'fubar:vassault.1 dodge = true: 5 - 1 = 4, needs 4+: passed [dodge 5]',
    'fubar:suppress.3 stand-up = true: after the roll the suppressed figure stands up',
    "fubar:vassault.1 fubar:R67 attempt = false: it is not the unit's try of the turn",
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"seasoned","figures":6}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    '{"evaded":true,"unsaved":0,"casualties":0,"suppressed":0}',
    '= they get out of its way',
  ]);
});

test('fubar:vassault.3 fubar:R68 one that fails takes a hit for each figure in the path', () => {
  expect(
    protocolOf(
      overrun,
      {
        level: 'green',
        figures: 5,
        inPath: 3,
        armour: 'heavy',
        name: 'Red 1',
        by: 'Tank',
        vehicle: 'medium-tank',
        distance: 10,
      },
      'dodge=4 save=4,3,1',
    ),
  ).toEqual([
    'fubar:vehicle.2 fubar:R66 move = 12: up to 12 cm in the open, by its own move',
    'fubar:unit.3 dodge-level = 5: green: activates on 5+',
    'fubar:vassault.1 dodge = false: 4, needs 5+: failed [dodge 4]',
    "fubar:vassault.1 fubar:R67 attempt = false: it is not the unit's try of the turn",
    'fubar:vassault.3 hits = 3: 3 figures in the path: a hit each',
    'fubar:armour.2 armour = 4: heavy armour saves on 4+',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.7 save = 1: heavy armour: 1 of 3 hits saved, 2 unsaved [save 4,3,1]',
    'fubar:fire.9 fubar:R31 taken = 1: of 2 unsaved hits: 1 casualty, 1 suppressed',
    'fubar:suppress.1 lying = 1: 4 figures left, 1 suppressed',
    'fubar:unit.1 > meet {"to":"driver","of":"vehicle","is":{"vehicle":"medium-tank"}}',
    'fubar:vehicle.3 > set {"to":"driver","of":"vehicle","is":{"drove":"one-weapon","driven":10}}',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"green","figures":5,"armour":"heavy"}}',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:vassault.3 > lose {"to":"unit","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"unit","of":"infantry","is":{"suppressed":1}}',
    '{"evaded":false,"unsaved":2,"casualties":1,"suppressed":1}',
    '= run over: 2 unsaved hits, 1 casualty, 1 suppressed',
  ]);
});

test('fubar:R67 fubar:R68 so ruled, it was its try of the turn, and no hit is suppression', () => {
  expect(
    protocolOf(overrun, { level: 'veteran', figures: 2 }, '2', { 'fubar:R67': 2, 'fubar:R68': 2 }),
  ).toEqual([
    'fubar:unit.3 dodge-level = 3: veteran: activates on 3+',
    'fubar:vassault.1 dodge = false: 2, needs 3+: failed [dodge 2]',
    "fubar:vassault.1 fubar:R67 attempt = true: it was the unit's try of the turn",
    'fubar:activate.6 fubar:R67 on-guard = true: a failed try: it is On Guard',
    'fubar:vassault.3 hits = 2: 2 figures in the path: a hit each',
    'fubar:suppress.4 limit = 3: veteran: at most 3 suppressed figures',
    'fubar:vassault.3 fubar:R68 no-suppression = 0: none of them may be suppression',
    'fubar:fire.9 fubar:R31 taken = 2: of 2 unsaved hits: 2 casualties, nobody suppressed',
    'fubar:suppress.1 lying = 0: no figures left',
    'fubar:suppress.3 > set {"to":"unit","of":"infantry","is":{"suppressed":null,"downed":null}}',
    'fubar:turn.1 > set {"to":"unit","of":"infantry","is":{"tried":"failed"}}',
    'fubar:activate.6 > set {"to":"unit","of":"infantry","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:vassault.3 > lose {"to":"unit","of":"infantry","parts":{"figures":2}}',
    'fubar:suppress.1 > set {"to":"unit","of":"infantry","is":{"suppressed":0}}',
    '{"evaded":false,"unsaved":2,"casualties":2,"suppressed":0}',
    '= run over: 2 unsaved hits, 2 casualties, nobody suppressed',
  ]);
});

test('fubar:R67 so ruled, the roll is by the number alone: those who lie stay down', () => {
  expect(protocolOf(overrun, { level: 'elite', figures: 3, suppressed: 2 }, '1', { 'fubar:R67': 3 })).toEqual(
    [
      'fubar:unit.3 fubar:R39 dodge-level = 2: elite: activates on 2+',
      'fubar:vassault.1 dodge = false: 1, needs 2+: failed [dodge 1]',
      'fubar:vassault.1 fubar:R67 attempt = false: by the number alone: it changes nothing else',
      'fubar:vassault.3 hits = 3: 3 figures in the path: a hit each',
      'fubar:suppress.4 fubar:R39 limit = 4: elite: at most 4 suppressed figures',
      'fubar:fire.9 fubar:R31 taken = 2: of 3 unsaved hits: 2 casualties, 1 suppressed',
      'fubar:suppress.1 fubar:R34 lying = 1: 1 figure left, 1 suppressed',
      'fubar:vassault.3 > lose {"to":"unit","of":"infantry","parts":{"figures":2}}',
      'fubar:suppress.1 > set {"to":"unit","of":"infantry","is":{"suppressed":1}}',
      '{"evaded":false,"unsaved":3,"casualties":2,"suppressed":1}',
      '= run over: 3 unsaved hits, 2 casualties, 1 suppressed',
    ],
  );
});
