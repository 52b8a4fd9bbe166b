import { expect, test } from 'vitest';
import { shotAt } from '../../../rulesets/fubar/fire/roles.js';
import { meets } from '../../../rulesets/fubar/roster/meets.js';
import { enteredHand } from '../../../src/dice/entered.js';
import { play } from '../../../src/dice/play.js';
import { inTurn } from '../../support/games/fubar-battle.js';
import { deedOf } from '../../support/protocol.js';

const TABLE = inTurn(
  1,
  { name: 'Red 1', side: 'Red', level: 'veteran', figures: 4 },
  { name: 'Ghost', level: 'green' },
  { name: 'Stray', level: 'green', figures: 4 },
);

/** What the game remembers of somebody of whom this was said. */
const remembers = (said: Parameters<typeof meets>[2]): string[] =>
  play(meets(TABLE, shotAt.as, said), enteredHand(''), { rulings: {} }).effects.map(deedOf);

const MEET = 'fubar:unit.1 > meet {"to":"target",';

test.each<[string, Parameters<typeof meets>[2], string?]>([
  ['nobody who has no name', { kind: 'infantry', is: { level: 'green' } }],
  ['a name that is new', { name: 'Blue 1', kind: 'infantry' }, '"of":"infantry","is":{}}'],
  [
    'all that is said of him',
    { name: 'Blue 1', kind: 'infantry', side: 'Blue', is: { level: 'elite', figures: 4, armour: undefined } },
    '"of":"infantry","is":{"level":"elite","figures":4},"side":"Blue"}',
  ],
  [
    'a vehicle by its kind',
    { name: 'Tank', kind: 'vehicle', is: { vehicle: 'apc' } },
    '"of":"vehicle","is":{"vehicle":"apc"}}',
  ],
  [
    'nothing new of one that is known',
    { name: 'red 1', kind: 'infantry', is: { level: 'green' }, side: 'Red' },
  ],
  [
    'what nobody had said of it before, and that alone',
    { name: 'Red 1', kind: 'infantry', is: { level: 'green', armour: 'light' } },
    '"of":"infantry","is":{"armour":"light"}}',
  ],
  [
    'its new side',
    { name: 'Red 1', kind: 'infantry', side: 'Blue' },
    '"of":"infantry","is":{},"side":"Blue"}',
  ],
  [
    'a side where it had none',
    { name: 'Stray', kind: 'infantry', side: 'Red' },
    '"of":"infantry","is":{},"side":"Red"}',
  ],
  [
    'that a name of which was only spoken is a vehicle',
    { name: 'Ghost', kind: 'vehicle' },
    '"of":"vehicle","is":{}}',
  ],
  ['but of none that is on record', { name: 'Stray', kind: 'vehicle' }],
  ['nothing of a name that is spoken of again', { name: 'Ghost', kind: 'infantry' }],
])('fubar:unit.1 the game remembers %s', (_, said, is) => {
  expect(remembers(said)).toEqual(is === undefined ? [] : [MEET + is]);
});
