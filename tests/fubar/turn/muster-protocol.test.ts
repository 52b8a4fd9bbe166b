import { expect, test } from 'vitest';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:unit.1 fubar:unit.3 eight seasoned figures are put on record with the numbers of their training', () => {
  expect(protocolOf(muster, { name: 'Red 1', level: 'seasoned', figures: 8 })).toEqual([
    'fubar:unit.1 record = "Red 1": Red 1: 8 figures, seasoned',
    'fubar:unit.3 activation-level = 4: seasoned: activates on 4+',
    'fubar:unit.3 level = 4: activates on 4+, hits on 5+, at most 2 suppressed',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"seasoned","figures":8,"casualties":null}}',
    '{"activation":4,"expertise":5,"suppress":2}',
    '= Red 1 activates on 4+, hits on 5+, up to 2 suppressed',
  ]);
});

test('fubar:activate.2 (fubar:weapon.4) a veteran leader lends his number alone; four crew serve two guns', () => {
  expect(
    protocolOf(muster, {
      name: 'Blue 1',
      side: 'Blue',
      level: 'green',
      leaderLevel: 'veteran',
      figures: 9,
      armour: 'light',
      weapons: ['infantry-rifle:5', 'heavy-machine-gun:4'],
    }),
  ).toEqual([
    'fubar:unit.1 record = "Blue 1": Blue 1 (Blue): 9 figures, green, light armour, 5 infantry rifles and 4 crew of heavy machine guns',
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:activate.2 fubar:R9 activation-leader = 3: veteran leader: 3+ instead',
    'fubar:unit.3 fubar:R10 level = 3: activates on 3+, hits on 6+, at most 1 suppressed',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"green","leaderLevel":"veteran","weapons":["infantry-rifle:5","heavy-machine-gun:4"],"figures":9,"armour":"light","casualties":null},"side":"Blue"}',
    '{"activation":3,"expertise":6,"suppress":1}',
    '= Blue 1 activates on 3+, hits on 6+, up to 1 suppressed',
  ]);
});

test('fubar:R10 so ruled, a leader lends all of his row', () => {
  expect(
    protocolOf(muster, { name: 'Blue 1', level: 'green', leaderLevel: 'elite', armour: 'none' }, '', {
      'fubar:R10': 2,
    }),
  ).toEqual([
    'fubar:unit.1 record = "Blue 1": Blue 1: green',
    'fubar:unit.3 activation-level = 5: green: activates on 5+',
    'fubar:activate.2 fubar:R9 activation-leader = 2: elite leader: 2+ instead',
    'fubar:unit.3 fubar:R10 level = 2: activates on 2+, hits on 4+, at most 4 suppressed',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{"level":"green","leaderLevel":"elite","armour":"none"}}',
    '{"activation":2,"expertise":4,"suppress":4}',
    '= Blue 1 activates on 2+, hits on 4+, up to 4 suppressed',
  ]);
});

test('fubar:unit.1 (fubar:vehicle.9) a vehicle is never suppressed', () => {
  expect(
    protocolOf(muster, {
      name: 'Tank',
      side: 'Blue',
      level: 'elite',
      vehicle: 'light-tank',
      weapons: ['light-cannon:1', 'heavy-machine-gun:1'],
    }),
  ).toEqual([
    'fubar:unit.1 record = "Tank": Tank (Blue): elite light tank, 1 light cannon and 1 heavy machine gun',
    'fubar:unit.3 fubar:R39 activation-level = 2: elite: activates on 2+',
    'fubar:unit.3 fubar:R39 level = 2: activates on 2+, hits on 4+, never suppressed',
    'fubar:unit.1 > meet {"to":"unit","of":"vehicle","is":{"level":"elite","weapons":["light-cannon:1","heavy-machine-gun:1"],"vehicle":"light-tank"},"side":"Blue"}',
    '{"activation":2,"expertise":4,"suppress":0}',
    '= Tank activates on 2+, hits on 4+',
  ]);
});
