import { expect, test } from 'vitest';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:damage.1 fubar:damage.2 fubar:damage.7 a hit on the side is one die: a crew stunned', () => {
  expect(
    protocolOf(vehicleDamage, { name: 'APC', hits: 2, armour: 'light', facing: 'side' }, 'save=5,4 damage=2'),
  ).toEqual([
    'fubar:vehicle.6 vehicle-save = 5: light vehicle armour saves on 5+',
    'fubar:vehicle.6 save = 1: light vehicle armour: 1 of 2 hits saved, 1 unsaved [save 5,4]',
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "stunned": crew stunned [damage 2]',
    'fubar:damage.2 stunned = true: crew stunned: -2 to the next activation only',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:unit.1 > meet {"to":"vehicle","of":"vehicle","is":{}}',
    'fubar:damage.1 > set {"to":"vehicle","of":"vehicle","is":{"owed":null}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["stunned"]}}',
    'fubar:damage.2 > add {"to":"vehicle","of":"vehicle","by":{"stunned":1}}',
    '{"unsaved":1,"effects":["stunned"]}',
    '= stunned',
  ]);
});

test('fubar:damage.3 fubar:damage.6 fubar:damage.9 a hit on the front reads the better of two dice; a second weapon is the next result up', () => {
  expect(
    protocolOf(
      vehicleDamage,
      { unsaved: 2, armour: 'heavy', facing: 'front', weapons: 2 },
      'first=3 second=6 first=4 second=5',
    ),
  ).toEqual([
    'fubar:damage.6 fubar:R65 struck = "front": hit on the front, as the players judge',
    'fubar:damage.6 fubar:R55 facing = 2: two dice, the best counts: the lower',
    'fubar:damage.1 fubar:R78 damage = "weapon-destroyed": a weapon destroyed [first 3] [second 6]',
    'fubar:damage.3 weapon-destroyed = true: a weapon destroyed: its owner chooses which',
    'fubar:damage.1 fubar:R78 damage = "weapon-destroyed": a weapon destroyed [first 4] [second 5]',
    'fubar:damage.9 fubar:R57 stepped-up = "immobilised": suffered already this turn: the next result up',
    'fubar:damage.4 immobilised = true: immobilised for the rest of the game, it can still shoot',
    'fubar:damage.3 weapons-left = 1: 1 weapon left',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-2}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["weapon-destroyed","immobilised"]}}',
    'fubar:damage.3 > add {"to":"vehicle","of":"vehicle","by":{"lostWeapons":1}}',
    'fubar:damage.4 > set {"to":"vehicle","of":"vehicle","is":{"immobilised":true}}',
    '{"unsaved":2,"effects":["weapon-destroyed","immobilised"]}',
    '= immobilised and a weapon destroyed',
  ]);
});

test('fubar:damage.4 fubar:damage.8 a hit on the rear reads the worse', () => {
  expect(
    protocolOf(vehicleDamage, { unsaved: 1, vehicle: 'medium-tank', facing: 'rear' }, 'first=1 second=5'),
  ).toEqual([
    'fubar:damage.8 fubar:R65 struck = "rear": hit on the rear, as the players judge',
    'fubar:damage.8 fubar:R55 facing = 2: two dice, the worst counts: the higher',
    'fubar:damage.1 fubar:R78 damage = "immobilised": immobilised [first 1] [second 5]',
    'fubar:damage.4 immobilised = true: immobilised for the rest of the game, it can still shoot',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-1}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["immobilised"]}}',
    'fubar:damage.4 > set {"to":"vehicle","of":"vehicle","is":{"immobilised":true}}',
    '{"unsaved":1,"effects":["immobilised"]}',
    '= immobilised',
  ]);
});

test('fubar:damage.3 fubar:damage.4 one that has lost all its weapons is not said to shoot on', () => {
  const said = (of: object, dice: string) =>
    protocolOf(vehicleDamage, { vehicle: 'truck', facing: 'side', ...of }, dice).filter((line) =>
      line.startsWith('fubar:damage.4 immobilised'),
    );
  const none = [
    'fubar:damage.4 immobilised = true: immobilised for the rest of the game, and no weapon is left',
  ];
  expect(said({ unsaved: 1, disarmed: true }, 'damage=5')).toEqual(none);
  expect(said({ unsaved: 2, weapons: 1 }, 'damage=3 damage=5')).toEqual(none);
});

test('fubar:damage.5 fubar:R57 fubar:R60 fubar:R61 a destroyed vehicle: all aboard get out and take a hit each; more hits find a wreck', () => {
  expect(
    protocolOf(
      vehicleDamage,
      {
        name: 'Truck',
        unsaved: 2,
        armour: 'none',
        facing: 'side',
        passengers: 3,
        passengerLevel: 'seasoned',
        passengerArmour: 'light',
        passengerName: 'Red 1',
      },
      'damage=6 bail-out-save=6,5,1',
      { 'fubar:R60': 2 },
    ),
  ).toEqual([
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "destroyed": destroyed [damage 6]',
    'fubar:damage.5 destroyed = true: the vehicle is destroyed',
    'fubar:damage.1 fubar:R57 on-a-wreck = 1: 1 more unsaved hit on the wreck: no effect',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:fire.8 fubar:R60 aboard = 0: the hits are on the vehicle, not on those aboard',
    'fubar:damage.5 fubar:R61 bail-out = true: 3 aboard bail out next to the wreck, and take a hit each',
    'fubar:armour.2 armour = 6: light armour saves on a 6',
    'fubar:suppress.4 limit = 2: seasoned: at most 2 suppressed figures',
    'fubar:fire.7 bail-out-save = 1: light armour: 1 of 3 hits saved, 2 unsaved [bail-out-save 6,5,1]',
    'fubar:fire.9 fubar:R31 taken = 0: of 2 unsaved hits: no casualties, 2 suppressed',
    'fubar:suppress.1 lying = 2: 3 figures left, 2 suppressed',
    'fubar:unit.1 > meet {"to":"vehicle","of":"vehicle","is":{}}',
    'fubar:unit.1 > meet {"to":"passenger","of":"infantry","is":{"figures":3,"level":"seasoned","armour":"light"}}',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-2}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["destroyed"]}}',
    'fubar:damage.5 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    'fubar:damage.5 > add {"to":"passenger","of":"infantry","by":{"suppressed":2}}',
    'fubar:damage.5 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"aboard":null}}',
    '{"unsaved":2,"effects":["destroyed"],"casualties":0,"suppressed":2}',
    '= destroyed; aboard no casualties, 2 suppressed',
  ]);
});

test('fubar:vehicle.6 hits that are saved do nothing', () => {
  expect(protocolOf(vehicleDamage, { hits: 1, armour: 'very-heavy', facing: 'rear' }, '2')).toEqual([
    'fubar:vehicle.6 vehicle-save = 2: very heavy vehicle armour saves on 2+',
    'fubar:vehicle.6 save = 1: very heavy vehicle armour: the hit is saved [save 2]',
    'fubar:damage.1 damage = 0: no unsaved hits, no damage',
    'fubar:damage.1 > set {"to":"vehicle","of":"vehicle","is":{"owed":null}}',
    '{"unsaved":0,"effects":[]}',
    '= no damage',
  ]);
});

test('fubar:damage.10 fubar:R61 so ruled, nobody gets out', () => {
  expect(
    protocolOf(
      vehicleDamage,
      { unsaved: 1, armour: 'medium', facing: 'side', passengers: 4, passengerLevel: 'green' },
      '6',
      { 'fubar:R60': 2, 'fubar:R61': 2 },
    ),
  ).toEqual([
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "destroyed": destroyed [damage 6]',
    'fubar:damage.5 destroyed = true: the vehicle is destroyed',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:fire.8 fubar:R60 aboard = 0: the hits are on the vehicle, not on those aboard',
    'fubar:damage.10 fubar:R61 bail-out = false: nobody gets out: 4 casualties',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-1}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["destroyed"]}}',
    'fubar:damage.5 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    'fubar:damage.5 > lose {"to":"passenger","of":"infantry","parts":{"figures":4}}',
    'fubar:damage.5 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"aboard":null}}',
    '{"unsaved":1,"effects":["destroyed"],"casualties":4,"suppressed":0}',
    '= destroyed; aboard 4 casualties, nobody suppressed',
  ]);
});

test('fubar:fire.8 fubar:R60 each hit that the vehicle did not save strikes those aboard as well', () => {
  expect(
    protocolOf(
      vehicleDamage,
      {
        unsaved: 2,
        armour: 'medium',
        facing: 'side',
        passengers: 4,
        passengerLevel: 'green',
        take: 'casualties',
      },
      '1 2',
    ),
  ).toEqual([
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "stunned": crew stunned [damage 1]',
    'fubar:damage.2 stunned = true: crew stunned: -2 to the next activation only',
    'fubar:damage.1 fubar:R78 damage = "stunned": crew stunned [damage 2]',
    'fubar:damage.9 fubar:R57 stepped-up = "weapon-destroyed": suffered already this turn: the next result up',
    'fubar:damage.3 weapon-destroyed = true: a weapon destroyed: its owner chooses which',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:fire.8 fubar:R60 aboard = 2: 2 hits on those aboard',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.9 fubar:R31 taken = 2: of 2 unsaved hits: 2 casualties, nobody suppressed',
    'fubar:suppress.1 lying = 0: 2 figures left, none suppressed',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-2}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["stunned","weapon-destroyed"]}}',
    'fubar:damage.2 > add {"to":"vehicle","of":"vehicle","by":{"stunned":1}}',
    'fubar:damage.3 > add {"to":"vehicle","of":"vehicle","by":{"lostWeapons":1}}',
    'fubar:fire.8 > lose {"to":"passenger","of":"infantry","parts":{"figures":2}}',
    '{"unsaved":2,"effects":["stunned","weapon-destroyed"],"casualties":2,"suppressed":0}',
    '= a weapon destroyed and stunned; aboard 2 casualties, nobody suppressed',
  ]);
});

test('fubar:R58 one that was immobilised before is not immobilised again', () => {
  expect(
    protocolOf(vehicleDamage, { unsaved: 1, armour: 'none', facing: 'side', immobilised: true }, '5'),
  ).toEqual([
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "immobilised": immobilised [damage 5]',
    'fubar:damage.9 fubar:R58 stepped-up = "nothing": it cannot happen: nothing more',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-1}}',
    '{"unsaved":1,"effects":[]}',
    '= no more damage',
  ]);
});

test('fubar:R55 so ruled, the best of two is the best for the firer', () => {
  expect(
    protocolOf(vehicleDamage, { unsaved: 1, armour: 'none', facing: 'front' }, 'first=2 second=5', {
      'fubar:R55': 2,
    }),
  ).toEqual([
    'fubar:damage.6 fubar:R65 struck = "front": hit on the front, as the players judge',
    'fubar:damage.6 fubar:R55 facing = 2: two dice, the best counts: the higher',
    'fubar:damage.1 fubar:R78 damage = "immobilised": immobilised [first 2] [second 5]',
    'fubar:damage.4 immobilised = true: immobilised for the rest of the game, it can still shoot',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-1}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["immobilised"]}}',
    'fubar:damage.4 > set {"to":"vehicle","of":"vehicle","is":{"immobilised":true}}',
    '{"unsaved":1,"effects":["immobilised"]}',
    '= immobilised',
  ]);
});

test('fubar:R62 so ruled, a hit taken on bailing out is no suppression', () => {
  expect(
    protocolOf(
      vehicleDamage,
      { unsaved: 1, armour: 'none', facing: 'side', passengers: 2, passengerLevel: 'elite' },
      '6',
      { 'fubar:R60': 2, 'fubar:R62': 2 },
    ),
  ).toEqual([
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "destroyed": destroyed [damage 6]',
    'fubar:damage.5 destroyed = true: the vehicle is destroyed',
    'fubar:vehicle.9 no-suppression = 0: a vehicle cannot be suppressed',
    'fubar:fire.8 fubar:R60 aboard = 0: the hits are on the vehicle, not on those aboard',
    'fubar:damage.5 fubar:R61 bail-out = true: 2 aboard bail out next to the wreck, and take a hit each',
    'fubar:suppress.4 fubar:R39 limit = 4: elite: at most 4 suppressed figures',
    'fubar:damage.5 fubar:R62 no-suppression = 0: none of them may be suppression',
    'fubar:fire.9 fubar:R31 taken = 2: of 2 unsaved hits: 2 casualties, nobody suppressed',
    'fubar:suppress.1 lying = 0: no figures left',
    'fubar:damage.1 > add {"to":"vehicle","of":"vehicle","by":{"owed":-1}}',
    'fubar:damage.9 > set {"to":"vehicle","of":"vehicle","is":{"suffered":["destroyed"]}}',
    'fubar:damage.5 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    'fubar:damage.5 > lose {"to":"passenger","of":"infantry","parts":{"figures":2}}',
    'fubar:damage.5 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"aboard":null}}',
    '{"unsaved":1,"effects":["destroyed"],"casualties":2,"suppressed":0}',
    '= destroyed; aboard 2 casualties, nobody suppressed',
  ]);
});
