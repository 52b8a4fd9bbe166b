import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:fire.4 fubar:fire.5 fubar:cover.1 fubar:cover.2 six Fire Points of a seasoned unit at a wood hit on a 6', () => {
  expect(protocolOf(shoot, { level: 'seasoned', fp: 6, cover: 'woods' }, '6 5 1 2 6 3')).toEqual([
    'fubar:fire.4 dice = 6: 6 Fire Points, as many dice',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:cover.2 terrain = "soft": woods: soft cover',
    'fubar:cover.1 cover = 1: +1 to the number: soft cover',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 6 dice [fire 6,5,1,2,6,3]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":6}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:fire.7 fubar:fire.9 fubar:weapon.1 fubar:weapon.2 a squad at flak jackets: the first to be hit lie down', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'veteran',
        weapon: 'assault-rifle',
        figures: 3,
        range: 12,
        fire: ['light-machine-gun:1@20'],
        armour: 'light',
        targetFigures: 6,
        targetLevel: 'seasoned',
      },
      'fire=4,5,6,4,1,2,3,1,2 save=6,5,1,2',
    ),
  ).toEqual([
    'fubar:weapon.2 weapon = 6: 3 assault rifles, 2 FP each: 6 dice',
    'fubar:weapon.1 weapon = 3: 1 light machine gun, 3 FP: 3 dice',
    'fubar:fire.4 dice = 9: 9 dice thrown',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:fire.5 fire = 4: hits on 4+: 4 of 9 dice [fire 4,5,6,4,1,2,3,1,2]',
    'fubar:armour.2 armour = 6: light armour saves on a 6',
    'fubar:suppress.4 limit = 2: seasoned: at most 2 suppressed figures',
    'fubar:fire.7 save = 1: light armour: 1 of 4 hits saved, 3 unsaved [save 6,5,1,2]',
    'fubar:fire.9 fubar:R31 taken = 1: of 3 unsaved hits: 1 casualty, 2 suppressed',
    'fubar:suppress.1 lying = 2: 5 figures left, 2 suppressed',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":4}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["assault-rifle:3","light-machine-gun:1"]}}',
    'fubar:fire.9 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":2}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":2}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":4,"unsaved":3,"casualties":1,"suppressed":2}',
    '= 4 hits, 3 unsaved: 1 casualty, 2 suppressed',
  ]);
});

test('fubar:fire.10 fubar:suppress.4 more hits than figures: one effect to each', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'elite', fp: 5, targetFigures: 3, targetLevel: 'veteran', target: 'Blue 1' },
      '6 6 6 4 5',
    ),
  ).toEqual([
    'fubar:fire.4 dice = 5: 5 Fire Points, as many dice',
    'fubar:unit.3 fubar:R39 expertise = 4: elite: hits on 4+',
    'fubar:fire.5 fire = 5: hits on 4+: all 5 dice [fire 6,6,6,4,5]',
    'fubar:suppress.4 limit = 3: veteran: at most 3 suppressed figures',
    'fubar:fire.9 fubar:R31 taken = 0: of 5 unsaved hits: no casualties, 3 suppressed',
    'fubar:fire.10 fubar:R33 one-each = 2: more hits than figures to take them: 2 hits lost, one effect to a figure',
    'fubar:suppress.1 lying = 3: 3 figures left, 3 suppressed',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{"figures":3,"level":"veteran"}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":5}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":3}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":3}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":5,"unsaved":5,"casualties":0,"suppressed":3}',
    '= 5 hits, 5 unsaved: no casualties, 3 suppressed',
  ]);
});

test('fubar:fire.5 nobody is hit, and nobody has to save', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'green', fp: 2, armour: 'power', targetFigures: 4, targetLevel: 'green' },
      '5 5',
    ),
  ).toEqual([
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 expertise = 6: green: hits on a 6',
    'fubar:fire.5 fire = 0: hits on a 6: none of 2 dice [fire 5,5]',
    'fubar:armour.2 armour = 3: power armour saves on 3+',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.9 fubar:R31 taken = 0: no hit to take',
    'fubar:suppress.1 lying = 0: 4 figures left, none suppressed',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":0}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":0,"unsaved":0,"casualties":0,"suppressed":0}',
    '= no hits, 0 unsaved: no casualties, nobody suppressed',
  ]);
});

test('fubar:action.10 fubar:cover.3 fubar:R17 fubar:R70 fubar:R31 aimed at a bunker it hits on a 5; half the wounds are to be suppression', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'veteran',
        weapon: 'infantry-rifle',
        figures: 4,
        men: 5,
        suppressed: 1,
        aimed: true,
        cover: 'bunker',
        name: 'Red 1',
        target: 'Blue 1',
        targetFigures: 5,
        targetLevel: 'green',
        targetSuppressed: 1,
        take: 1,
      },
      '5 6 4 5',
    ),
  ).toEqual([
    'fubar:fire.1 fubar:R70 may-fire = 4: 4 of 5 figures may fire, the suppressed hold fire',
    'fubar:fire.3 firing = 4: 4 figures fire here',
    'fubar:weapon.1 weapon = 4: 4 infantry rifles, 1 FP each: 4 dice',
    'fubar:fire.4 dice = 4: 4 dice thrown',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:cover.2 terrain = "hard": bunker: hard cover',
    'fubar:cover.1 cover = 3: +3 to the number: hard cover',
    'fubar:cover.3 cap = 6: cover makes it no worse than 6+',
    'fubar:action.10 fubar:R17 aimed = 1: +1: Aimed Fire, after the cap on cover',
    'fubar:fire.5 fire = 3: hits on 5+: 3 of 4 dice [fire 5,6,4,5]',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.10 fubar:R35 bout = 1: 1 figure suppressed before this: that was another bout',
    'fubar:fire.9 fubar:R30 picked = 5: the owner picks who is hit, seen or not',
    'fubar:fire.9 fubar:R31 taken = 2: of 3 unsaved hits: 2 casualties, 1 suppressed',
    'fubar:suppress.1 fubar:R34 lying = 1: 3 figures left, 1 suppressed',
    'fubar:unit.1 > meet {"to":"shooter","of":"infantry","is":{"level":"veteran","figures":5}}',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{"figures":5,"level":"green"}}',
    'fubar:activate.5 > set {"to":"shooter","is":{"action":"aimed-fire","acted":true,"earlier":null}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":4}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["infantry-rifle:4"]}}',
    'fubar:fire.9 > lose {"to":"target","of":"infantry","parts":{"figures":2}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":1}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":1}}',
    'fubar:fire.10 > bind {"to":"target","of":"infantry","mark":"boutBy","as":"shooter"}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":1}}',
    '{"hits":3,"unsaved":3,"casualties":2,"suppressed":1}',
    '= 3 hits, 3 unsaved: 2 casualties, 1 suppressed',
  ]);
});

test('fubar:weapon.3 fubar:weapon.5 fubar:fire.6 fubar:fire.3 a flamethrower ignores the cover that the others fire at, and nothing fires beyond its range', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'seasoned',
        fire: ['flamethrower:1@8', 'sub-machine-gun:2@16', 'pistol:1@9'],
        elsewhere: 0,
        cover: 'moderate',
      },
      'fire=6,5,6,1,2,3 ignoring-cover=5,5,4,1',
    ),
  ).toEqual([
    'fubar:weapon.3 weapon = 4: 1 flamethrower, 4 FP: 4 dice',
    'fubar:weapon.1 weapon = 6: 2 sub-machine guns, 3 FP each: 6 dice',
    'fubar:fire.6 fubar:R27 weapon = 0: 1 pistol: 9 cm is beyond 8 cm, no dice',
    'fubar:fire.4 dice = 10: 10 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:cover.1 cover = 2: +2 to the number: moderate cover',
    'fubar:weapon.5 fubar:R45 ignores-cover = 0: flamethrowers and tank cannons ignore the cover',
    'fubar:cover.3 cap = 6: cover makes it no worse than 6+',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 6 dice [fire 6,5,6,1,2,3]',
    'fubar:fire.5 ignoring-cover = 2: hits on 5+: 2 of 4 dice [ignoring-cover 5,5,4,1]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":3}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["flamethrower:1","sub-machine-gun:2"]}}',
    '{"hits":4,"unsaved":4}',
    '= 4 hits, 4 unsaved',
  ]);
});

test('fubar:weapon.4 fubar:R26 three crew serve one heavy machine gun on foot', () => {
  expect(
    protocolOf(shoot, { level: 'seasoned', weapon: 'heavy-machine-gun', figures: 3, range: 30 }, '5 5 4 6'),
  ).toEqual([
    'fubar:weapon.4 fubar:R26 crew = 1: 2 of 3 figures serve 1 heavy machine gun',
    'fubar:weapon.3 weapon = 4: 1 heavy machine gun, 4 FP: 4 dice',
    'fubar:fire.4 dice = 4: 4 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:fire.5 fire = 3: hits on 5+: 3 of 4 dice [fire 5,5,4,6]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":3}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["heavy-machine-gun:3"]}}',
    '{"hits":3,"unsaved":3}',
    '= 3 hits, 3 unsaved',
  ]);
});

test('fubar:fire.3 fubar:R25 two of five riflemen fire elsewhere', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'green', weapon: 'infantry-rifle', figures: 5, range: 24, elsewhere: 2 },
      '6 6 1',
    ),
  ).toEqual([
    'fubar:weapon.1 weapon = 3: 3 infantry rifles, 1 FP each: 3 dice',
    'fubar:fire.3 fubar:R25 split = 2: split fire: 2 figures fire at other targets, as declared before any roll',
    'fubar:fire.4 dice = 3: 3 dice thrown',
    'fubar:unit.3 expertise = 6: green: hits on a 6',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 3 dice [fire 6,6,1]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":3}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["infantry-rifle:3"]}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:fire.3 fubar:R25 so ruled, single dice are split off', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'green', weapon: 'sniper-rifle', figures: 2, elsewhere: 1, name: 'Snipers', target: 'Blue 1' },
      '6 1 6',
      { 'fubar:R25': 2 },
    ),
  ).toEqual([
    'fubar:fire.3 firing = 2: 2 figures fire here',
    'fubar:weapon.1 weapon = 4: 2 sniper rifles, 2 FP each: 4 dice',
    'fubar:fire.3 fubar:R25 split = 1: split fire: 1 die goes at other targets, as declared before any roll',
    'fubar:fire.4 dice = 3: 3 dice thrown',
    'fubar:unit.3 expertise = 6: green: hits on a 6',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 3 dice [fire 6,1,6]',
    'fubar:unit.1 > meet {"to":"shooter","of":"infantry","is":{"level":"green"}}',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":2}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["sniper-rifle:1"]}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:vehicle.6 fubar:vehicle.8 fubar:R41 fubar:damage.1 an RPG at a light tank: rifles cannot harm it', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'veteran', fire: ['rpg:1', 'infantry-rifle:4'], range: 20, at: 'light-tank', target: 'Tank' },
      'fire=4,5,1 save=4,3',
    ),
  ).toEqual([
    'fubar:weapon.3 weapon = 3: 1 RPG, 3 FP: 3 dice',
    'fubar:vehicle.8 fubar:R41 harmless = true: infantry rifles cannot harm armour: no dice',
    'fubar:fire.4 dice = 3: 3 dice thrown',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:fire.5 fire = 2: hits on 4+: 2 of 3 dice [fire 4,5,1]',
    'fubar:vehicle.6 vehicle-save = 4: medium vehicle armour saves on 4+',
    'fubar:vehicle.6 save = 1: medium vehicle armour: 1 of 2 hits saved, 1 unsaved [save 4,3]',
    'fubar:damage.1 fubar:R64 damage = 1: roll for damage: wg vehicle-damage -r fubar --unsaved 1 --name "Tank", with --facing front, side or rear',
    'fubar:unit.1 > meet {"to":"target","of":"vehicle","is":{"vehicle":"light-tank"}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":5}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["rpg:1","infantry-rifle:4"]}}',
    'fubar:damage.1 > add {"to":"target","of":"vehicle","by":{"owed":1}}',
    '{"hits":2,"unsaved":1}',
    '= 2 hits, 1 unsaved',
  ]);
});

test('fubar:vehicle.8 fubar:R54 anything harms an unarmoured truck, which saves on a 6', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'veteran', weapon: 'infantry-rifle', figures: 2, at: 'truck' },
      'fire=4,3 save=6',
    ),
  ).toEqual([
    'fubar:vehicle.8 fubar:R54 harmless = false: unarmoured: anything can harm it',
    'fubar:weapon.1 weapon = 2: 2 infantry rifles, 1 FP each: 2 dice',
    'fubar:fire.4 dice = 2: 2 dice thrown',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:fire.5 fire = 1: hits on 4+: 1 of 2 dice [fire 4,3]',
    'fubar:vehicle.6 vehicle-save = 6: an unarmoured vehicle saves on a 6',
    'fubar:vehicle.6 save = 1: an unarmoured vehicle: the hit is saved [save 6]',
    'fubar:damage.1 fubar:R64 damage = 0: no damage',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":2}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["infantry-rifle:2"]}}',
    '{"hits":1,"unsaved":0}',
    '= 1 hit, 0 unsaved',
  ]);
});

test('fubar:vehicle.5 fubar:R45 a tank that stands fires all its weapons, and its cannon ignores cover', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'seasoned',
        mount: 'tank',
        fire: ['heavy-cannon:1', 'heavy-machine-gun:1'],
        range: 30,
        cover: 'hard',
      },
      'fire=6,5,4,1 ignoring-cover=5,6,1,2,3',
    ),
  ).toEqual([
    'fubar:vehicle.5 stationary = 2: it stands: all its weapons may fire, 2 here',
    'fubar:weapon.3 weapon = 5: 1 heavy cannon, 5 FP: 5 dice',
    'fubar:weapon.4 crew = 1: on a tank: one crew for each',
    'fubar:weapon.3 weapon = 4: 1 heavy machine gun, 4 FP: 4 dice',
    'fubar:fire.4 dice = 9: 9 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:cover.1 cover = 3: +3 to the number: hard cover',
    'fubar:weapon.5 fubar:R45 ignores-cover = 0: flamethrowers and tank cannons ignore the cover',
    'fubar:cover.3 cap = 6: cover makes it no worse than 6+',
    'fubar:fire.5 fire = 1: hits on a 6: 1 of 4 dice [fire 6,5,4,1]',
    'fubar:fire.5 ignoring-cover = 2: hits on 5+: 2 of 5 dice [ignoring-cover 5,6,1,2,3]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":2}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["heavy-cannon:1","heavy-machine-gun:1"]}}',
    '{"hits":3,"unsaved":3}',
    '= 3 hits, 3 unsaved',
  ]);
});

test('fubar:vehicle.3 one that moved fires one of its weapons', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'seasoned', mount: 'vehicle', moved: true, fire: ['heavy-machine-gun:1'] },
      '5 6 1 2',
    ),
  ).toEqual([
    'fubar:vehicle.3 on-the-move = 1: it moved: one weapon fires',
    'fubar:weapon.4 crew = 1: on a vehicle: one crew for each',
    'fubar:weapon.3 weapon = 4: 1 heavy machine gun, 4 FP: 4 dice',
    'fubar:fire.4 dice = 4: 4 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:fire.5 fire = 2: hits on 5+: 2 of 4 dice [fire 5,6,1,2]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":1}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["heavy-machine-gun:1"]}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:action.7 fubar:action.5 fubar:R18 fubar:R22 On Guard, at a unit that ducks and weaves', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'seasoned',
        fp: 3,
        reaction: true,
        name: 'Red 1',
        target: 'Blue 1',
        targetAction: 'duck-and-weave',
        targetFigures: 2,
        targetLevel: 'green',
      },
      '6 6 5',
    ),
  ).toEqual([
    'fubar:action.7 fubar:R22 reaction = true: On Guard: it fires during the move, once this turn',
    'fubar:fire.4 dice = 3: 3 Fire Points, as many dice',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:action.5 fubar:R18 posture = "soft": Duck & Weave: counts as soft cover',
    'fubar:cover.1 cover = 1: +1 to the number: soft cover',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 3 dice [fire 6,6,5]',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.9 fubar:R31 taken = 1: of 2 unsaved hits: 1 casualty, 1 suppressed',
    'fubar:suppress.1 lying = 1: 1 figure left, 1 suppressed',
    'fubar:unit.1 > meet {"to":"shooter","of":"infantry","is":{"level":"seasoned"}}',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{"figures":2,"level":"green"}}',
    'fubar:action.7 > set {"to":"shooter","is":{"reacted":true}}',
    'fubar:fire.9 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":1}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":1}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":2,"unsaved":2,"casualties":1,"suppressed":1}',
    '= 2 hits, 2 unsaved: 1 casualty, 1 suppressed',
  ]);
});

test('fubar:action.9 fubar:R28 Gone To Ground behind a hedgerow counts as moderate cover, with half of them behind it', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'veteran',
        fp: 2,
        cover: 'hedgerow',
        covered: 3,
        targetFigures: 6,
        targetLevel: 'elite',
        targetAction: 'gone-to-ground',
      },
      '6 5',
    ),
  ).toEqual([
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:cover.2 terrain = "soft": hedgerow: soft cover',
    'fubar:cover.1 fubar:R28 covered = true: 3 of 6 in cover: it counts',
    'fubar:action.9 fubar:R19 posture = "moderate": Gone To Ground: counts as moderate cover',
    'fubar:cover.1 cover = 2: +2 to the number: moderate cover',
    'fubar:fire.5 fire = 1: hits on a 6: 1 of 2 dice [fire 6,5]',
    'fubar:suppress.4 fubar:R39 limit = 4: elite: at most 4 suppressed figures',
    'fubar:fire.9 fubar:R31 taken = 0: of 1 unsaved hit: no casualties, 1 suppressed',
    'fubar:suppress.1 lying = 1: 6 figures left, 1 suppressed',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":1}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":1}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":1,"unsaved":1,"casualties":0,"suppressed":1}',
    '= 1 hit, 1 unsaved: no casualties, 1 suppressed',
  ]);
});

test('fubar:weapon.6 fubar:R42 a mortar fires at what another unit sees', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'seasoned', weapon: 'light-mortar', figures: 1, range: 60, unseen: true, spotter: 'other' },
      '5 4 3',
    ),
  ).toEqual([
    'fubar:weapon.6 fubar:R42 indirect = true: a friendly figure sees the target for the mortar',
    'fubar:weapon.3 weapon = 3: 1 light mortar, 3 FP: 3 dice',
    'fubar:fire.4 dice = 3: 3 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:fire.5 fire = 1: hits on 5+: 1 of 3 dice [fire 5,4,3]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":1}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["light-mortar:1"]}}',
    '{"hits":1,"unsaved":1}',
    '= 1 hit, 1 unsaved',
  ]);
});

test('fubar:fire.11 fubar:fire.12 fubar:fire.13 fubar:fire.14 inside one wood fire reaches 6 cm, and the cover counts', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'seasoned',
        weapon: 'sub-machine-gun',
        figures: 1,
        range: 6,
        sameCover: true,
        cover: 'woods',
        edge: 1,
        targetEdge: 2,
      },
      '6 5 6',
    ),
  ).toEqual([
    'fubar:fire.12 fubar:R37 edge = 1: the firers are within 2 cm of the edge of cover',
    'fubar:fire.11 fubar:R37 target-edge = 2: the target is within 2 cm of the edge of cover',
    'fubar:fire.13 same-cover = 6: in one area of cover: up to 6 cm',
    'fubar:weapon.1 weapon = 3: 1 sub-machine gun, 3 FP: 3 dice',
    'fubar:fire.4 dice = 3: 3 dice thrown',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:cover.2 terrain = "soft": woods: soft cover',
    'fubar:fire.14 fubar:R36 shared-cover = "soft": the target has its cover',
    'fubar:cover.1 cover = 1: +1 to the number: soft cover',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 3 dice [fire 6,5,6]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":1}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["sub-machine-gun:1"]}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:R36 so ruled, the cover that they share gives a save', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'seasoned', fp: 2, sameCover: true, cover: 'woods', coverSave: 5 },
      'fire=5,6 cover-save=5,4',
      { 'fubar:R36': 2 },
    ),
  ).toEqual([
    'fubar:fire.13 same-cover = 6: in one area of cover: up to 6 cm',
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 expertise = 5: seasoned: hits on 5+',
    'fubar:cover.2 terrain = "soft": woods: soft cover',
    'fubar:fire.14 fubar:R36 shared-cover = "open": the cover saves on 5+',
    'fubar:fire.5 fire = 2: hits on 5+: both dice [fire 5,6]',
    'fubar:fire.14 cover-save = 1: the cover: 1 of 2 hits saved, 1 unsaved [cover-save 5,4]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    '{"hits":2,"unsaved":1}',
    '= 2 hits, 1 unsaved',
  ]);
});

test('fubar:armour.1 fubar:armour.2 fubar:R29 fubar:vehicle.7 fubar:R63 as many in carapace as in flak jackets save by the better, or by the vehicle before them', () => {
  expect(
    protocolOf(
      shoot,
      { level: 'elite', fp: 2, wearing: ['light:2', 'medium:2'], behind: 'medium-tank' },
      'fire=4,5 save=3,2',
    ),
  ).toEqual([
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 fubar:R39 expertise = 4: elite: hits on 4+',
    'fubar:fire.5 fire = 2: hits on 4+: both dice [fire 4,5]',
    'fubar:armour.1 fubar:R29 majority = "medium": light and medium are level: the unit saves as medium',
    'fubar:armour.2 armour = 5: medium armour saves on 5+',
    'fubar:vehicle.6 vehicle-save = 3: heavy vehicle armour saves on 3+',
    'fubar:vehicle.7 fubar:R63 sheltered = 1: directly behind it: one save, the better of the two',
    'fubar:vehicle.6 save = 1: heavy vehicle armour: 1 of 2 hits saved, 1 unsaved [save 3,2]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    '{"hits":2,"unsaved":1}',
    '= 2 hits, 1 unsaved',
  ]);
});

test('fubar:action.2 fubar:weapon.3 fubar:R16 fubar:R40 walking they fire once, and one throws grenades', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'green',
        action: 'walk',
        fire: ['pistol:2', 'grenades:1'],
        range: 8,
        name: 'Red 1',
        target: 'Blue 1',
      },
      '6 1 2 3 6',
    ),
  ).toEqual([
    'fubar:action.2 fubar:R16 walking = 1: it fires once, at one point of its walk',
    'fubar:weapon.3 fubar:R40 grenades = 1: 1 figure throws grenades in place of firing',
    'fubar:fire.3 firing = 3: 3 figures fire here',
    'fubar:weapon.1 weapon = 2: 2 pistols, 1 FP each: 2 dice',
    'fubar:weapon.3 weapon = 3: 1 figure with grenades, 3 FP: 3 dice',
    'fubar:fire.4 dice = 5: 5 dice thrown',
    'fubar:unit.3 expertise = 6: green: hits on a 6',
    'fubar:fire.5 fire = 2: hits on a 6: 2 of 5 dice [fire 6,1,2,3,6]',
    'fubar:unit.1 > meet {"to":"shooter","of":"infantry","is":{"level":"green"}}',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{}}',
    'fubar:activate.5 > set {"to":"shooter","is":{"action":"walk","acted":true,"earlier":null}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.3 > add {"to":"shooter","by":{"firing":3}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"spent":["pistol:2","grenades:1"]}}',
    '{"hits":2,"unsaved":2}',
    '= 2 hits, 2 unsaved',
  ]);
});

test('fubar:fire.2 fubar:R43 fire into a close combat hits the enemy alone', () => {
  expect(protocolOf(shoot, { level: 'green', fp: 1, targetInMelee: true }, '6')).toEqual([
    'fubar:fire.2 fubar:R43 into-melee = true: fire into a close combat: it hits the enemy alone',
    'fubar:fire.4 dice = 1: 1 Fire Point, as many dice',
    'fubar:unit.3 expertise = 6: green: hits on a 6',
    'fubar:fire.5 fire = 1: hits on a 6: a hit [fire 6]',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":1}}',
    '{"hits":1,"unsaved":1}',
    '= 1 hit, 1 unsaved',
  ]);
});

test('fubar:fire.9 fubar:R30 fubar:R31 so ruled, the firer picks the upright, and suppression is filled first', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'elite',
        fp: 2,
        targetFigures: 3,
        targetLevel: 'veteran',
        targetSuppressed: 2,
        take: 'casualties',
      },
      '6 6',
      { 'fubar:R30': 3, 'fubar:R31': 2 },
    ),
  ).toEqual([
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 fubar:R39 expertise = 4: elite: hits on 4+',
    'fubar:fire.5 fire = 2: hits on 4+: both dice [fire 6,6]',
    'fubar:suppress.4 limit = 3: veteran: at most 3 suppressed figures',
    'fubar:fire.10 fubar:R35 bout = 2: 2 figures suppressed before this: that was another bout',
    'fubar:fire.9 fubar:R30 picked = 3: the firer picks who is hit: those still upright first',
    'fubar:fire.9 fubar:R31 owner = false: the owner does not decide: suppression first, then casualties',
    'fubar:fire.9 fubar:R31 taken = 1: of 2 unsaved hits: 1 casualty, 1 suppressed',
    'fubar:suppress.1 fubar:R34 lying = 2: 2 figures left, 2 suppressed',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    'fubar:fire.9 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":2}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":1}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":2,"unsaved":2,"casualties":1,"suppressed":1}',
    '= 2 hits, 2 unsaved: 1 casualty, 1 suppressed',
  ]);
});

test('fubar:R32 so ruled, hits beyond the limit are lost', () => {
  expect(
    protocolOf(shoot, { level: 'elite', fp: 3, targetFigures: 4, targetLevel: 'green' }, '6 6 6', {
      'fubar:R32': 2,
    }),
  ).toEqual([
    'fubar:fire.4 dice = 3: 3 Fire Points, as many dice',
    'fubar:unit.3 fubar:R39 expertise = 4: elite: hits on 4+',
    'fubar:fire.5 fire = 3: hits on 4+: all 3 dice [fire 6,6,6]',
    'fubar:suppress.4 limit = 1: green: at most 1 suppressed figure',
    'fubar:fire.9 fubar:R31 taken = 0: of 3 unsaved hits: no casualties, 1 suppressed',
    'fubar:suppress.4 fubar:R32 beyond = 2: 2 hits beyond the limit lost',
    'fubar:suppress.1 lying = 1: 4 figures left, 1 suppressed',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":3}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":1}}',
    'fubar:fire.10 > add {"to":"target","of":"infantry","by":{"downed":1}}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":null,"boutBy":null}}',
    '{"hits":3,"unsaved":3,"casualties":0,"suppressed":1}',
    '= 3 hits, 3 unsaved: no casualties, 1 suppressed',
  ]);
});

test('fubar:R35 further dice of the same unit do not find those again whom it has suppressed', () => {
  expect(
    protocolOf(
      shoot,
      {
        level: 'elite',
        fp: 2,
        name: 'Red 1',
        target: 'Blue 1',
        targetFigures: 3,
        targetLevel: 'elite',
        targetSuppressed: 2,
        targetSuppressedNow: 2,
        targetBout: 2,
        take: 'casualties',
        fired: true,
      },
      '6 6',
    ),
  ).toEqual([
    'fubar:fire.3 again = true: it has fired in this activation: now only those who did not',
    'fubar:fire.4 dice = 2: 2 Fire Points, as many dice',
    'fubar:unit.3 fubar:R39 expertise = 4: elite: hits on 4+',
    'fubar:fire.5 fire = 2: hits on 4+: both dice [fire 6,6]',
    'fubar:suppress.4 fubar:R39 limit = 4: elite: at most 4 suppressed figures',
    'fubar:fire.10 fubar:R35 bout = 2: 2 figures suppressed by this unit in this action: the same bout, no casualties of it',
    'fubar:fire.9 fubar:R30 picked = 3: the owner picks who is hit, seen or not',
    'fubar:fire.9 fubar:R31 taken = 1: of 2 unsaved hits: 1 casualty, nobody suppressed',
    'fubar:fire.10 fubar:R33 one-each = 1: more hits than figures to take them: 1 hit lost, one effect to a figure',
    'fubar:suppress.1 fubar:R34 lying = 2: 2 figures left, 2 suppressed',
    'fubar:unit.1 > meet {"to":"shooter","of":"infantry","is":{"level":"elite"}}',
    'fubar:unit.1 > meet {"to":"target","of":"infantry","is":{"figures":3,"level":"elite"}}',
    'fubar:fire.3 > set {"to":"shooter","is":{"fired":true}}',
    'fubar:fire.4 > add {"to":"shooter","by":{"points":2}}',
    'fubar:fire.9 > lose {"to":"target","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"target","of":"infantry","is":{"suppressed":2}}',
    'fubar:fire.10 > bind {"to":"target","of":"infantry","mark":"boutBy","as":"shooter"}',
    'fubar:fire.10 > set {"to":"target","of":"infantry","is":{"bout":2}}',
    '{"hits":2,"unsaved":2,"casualties":1,"suppressed":0}',
    '= 2 hits, 2 unsaved: 1 casualty, nobody suppressed',
  ]);
});
