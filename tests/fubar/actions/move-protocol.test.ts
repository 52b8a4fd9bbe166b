import { expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { ACTIONS } from '../../../rulesets/fubar/actions/tables.js';
import { withDice } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:action.1 fubar:action.2 fubar:cover.4 a walk is 6 cm with small arms or grenades, and cover does not slow it', () => {
  expect(protocolOf(move, { action: 'walk', through: 'moderate' })).toEqual([
    'fubar:action.1 move = 6: Walk: up to 6 cm',
    'fubar:action.2 fire = "small-arms": small arms or thrown grenades at one point',
    'fubar:cover.4 through = 6: moderate cover does not slow infantry',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"walk","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":6,"fire":"small-arms"}',
    '= up to 6 cm, small arms or thrown grenades at one point',
  ]);
});

test('fubar:action.3 a run is 12 cm without fire; it may go less far', () => {
  expect(protocolOf(move, { action: 'run', distance: 9, unit: 'in' })).toEqual([
    'fubar:action.3 move = 12: Run: up to 12 in',
    'fubar:action.3 fire = "none": no fire',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"run","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true,"gone":9}}',
    '{"distance":9,"fire":"none"}',
    '= it goes 9 in, no fire',
  ]);
});

test('fubar:action.4 fubar:action.5 Duck & Weave is 8 cm as if in soft cover', () => {
  expect(protocolOf(move, { action: 'duck-and-weave' })).toEqual([
    'fubar:action.4 move = 8: Duck & Weave: up to 8 cm',
    'fubar:action.4 fire = "none": no fire',
    'fubar:action.5 fubar:R20 posture = "soft": it counts as in soft cover until its next try',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"duck-and-weave","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":8,"fire":"none"}',
    '= up to 8 cm, no fire',
  ]);
});

test('fubar:action.6 fubar:action.7 On Guard it stays, and reacts once in each turn', () => {
  expect(protocolOf(move, { action: 'on-guard' })).toEqual([
    'fubar:action.6 move = 0: On Guard: it does not move',
    'fubar:action.7 fire = "reaction": fire once this turn at an enemy that moves',
    'fubar:action.7 fubar:R21 posture = true: it may react until its next try, once in each turn',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":false}}',
    '{"distance":0,"fire":"reaction"}',
    '= it stays where it is, fire once this turn at an enemy that moves',
  ]);
});

test('fubar:action.8 fubar:action.9 Gone To Ground it drops into cover within 3 cm, one level higher', () => {
  expect(protocolOf(move, { action: 'gone-to-ground', toCover: 2 })).toEqual([
    'fubar:action.8 move = 3: Gone To Ground: up to 3 cm',
    'fubar:action.8 fire = "none": no fire',
    'fubar:action.9 fubar:R20 posture = true: into the nearest cover, which counts one level higher until its next try',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"gone-to-ground","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":3,"fire":"none"}',
    '= up to 3 cm, no fire',
  ]);
});

test('fubar:R19 with no cover within 3 cm there is nothing to raise', () => {
  expect(protocolOf(move, { action: 'gone-to-ground', toCover: 4 })).toEqual([
    'fubar:action.8 move = 3: Gone To Ground: up to 3 cm',
    'fubar:action.8 fire = "none": no fire',
    'fubar:action.9 fubar:R19 posture = false: no cover within 3 cm: nothing to raise',
    'fubar:action.9 > set {"to":"mover","of":"infantry","is":{"bare":true}}',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"gone-to-ground","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":3,"fire":"none"}',
    '= up to 3 cm, no fire',
  ]);
});

test('fubar:action.9 whoever stops short of the cover gets nothing of it', () => {
  expect(protocolOf(move, { action: 'gone-to-ground', toCover: 2, distance: 1 })).toEqual([
    'fubar:action.8 move = 3: Gone To Ground: up to 3 cm',
    'fubar:action.8 fire = "none": no fire',
    'fubar:action.9 fubar:R19 posture = false: it stops 1 cm short of the cover: nothing to raise',
    'fubar:action.9 > set {"to":"mover","of":"infantry","is":{"bare":true}}',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"gone-to-ground","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true,"gone":1}}',
    '{"distance":1,"fire":"none"}',
    '= it goes 1 cm, no fire',
  ]);
});

test('fubar:action.10 Aimed Fire is taken as the unit stands', () => {
  expect(protocolOf(move, { action: 'aimed-fire' })).toEqual([
    'fubar:action.10 move = 0: Aimed Fire: it does not move',
    'fubar:action.10 fire = "aimed": all fire at +1',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"aimed-fire","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":false}}',
    '{"distance":0,"fire":"aimed"}',
    '= it stays where it is, all fire at +1',
  ]);
});

test('fubar:action.11 fubar:R24 an assault is 8 cm; those suppressed on the way go on', () => {
  expect(protocolOf(move, { action: 'assault', suppressed: 2 })).toEqual([
    'fubar:action.11 move = 8: Assault: up to 8 cm',
    'fubar:action.11 fubar:R23 fire = "none": no fire',
    'fubar:suppress.1 fubar:R24 staying = 0: 2 suppressed figures go on with the unit',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":8,"fire":"none"}',
    '= up to 8 cm, no fire',
  ]);
});

test('fubar:vehicle.2 fubar:vehicle.3 a vehicle goes 12 cm in the open and fires one weapon', () => {
  expect(protocolOf(move, { vehicle: 'truck' })).toEqual([
    'fubar:vehicle.2 move = 12: up to 12 cm in the open',
    'fubar:vehicle.3 fubar:R52 fire = "one-weapon": it fires one of its weapons',
    'fubar:vehicle.3 > set {"to":"mover","of":"vehicle","is":{"drove":"one-weapon","driven":null}}',
    '{"distance":12,"fire":"one-weapon"}',
    '= up to 12 cm, one weapon may fire',
  ]);
});

test('fubar:vehicle.4 a medium tank goes 6 cm through moderate cover, and does not fire', () => {
  expect(protocolOf(move, { vehicle: 'medium-tank', through: 'moderate', distance: 4 })).toEqual([
    'fubar:vehicle.4 fubar:R53 move = 6: up to 6 cm through moderate cover',
    'fubar:vehicle.4 fubar:R52 fire = "none": it does not fire',
    'fubar:vehicle.3 > set {"to":"mover","of":"vehicle","is":{"drove":"none","driven":4}}',
    '{"distance":4,"fire":"none"}',
    '= it goes 4 cm, no fire',
  ]);
});

test('fubar:vehicle.5 (fubar:damage.4) an immobilised vehicle fires all its weapons', () => {
  expect(protocolOf(move, { vehicle: 'apc', distance: 0, immobilised: true })).toEqual([
    'fubar:vehicle.5 fire = "all-weapons": immobilised, it stands: all its weapons may fire',
    '{"distance":0,"fire":"all-weapons"}',
    '= it stays where it is, all weapons may fire',
  ]);
});

test('fubar:action.7 fubar:R52 a vehicle may go On Guard', () => {
  expect(protocolOf(move, { vehicle: 'ifv', action: 'on-guard' })).toEqual([
    'fubar:action.7 fubar:R52 fire = "reaction": On Guard: fire once this turn at an enemy that moves',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"on-guard","acted":true,"earlier":null}}',
    '{"distance":0,"fire":"reaction"}',
    '= it stays where it is, fire once this turn at an enemy that moves',
  ]);
});

test('fubar:R21 so ruled, a guard ends with the turn', () => {
  expect(protocolOf(move, { action: 'on-guard' }, '', { 'fubar:R21': 2 })).toEqual([
    'fubar:action.6 move = 0: On Guard: it does not move',
    'fubar:action.7 fire = "reaction": fire once this turn at an enemy that moves',
    'fubar:action.7 fubar:R21 posture = true: it may react until the end of the turn, once',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":false}}',
    '{"distance":0,"fire":"reaction"}',
    '= it stays where it is, fire once this turn at an enemy that moves',
  ]);
});

test('fubar:R20 so ruled, Duck & Weave protects to the end of the turn', () => {
  expect(protocolOf(move, { action: 'duck-and-weave' }, '', { 'fubar:R20': 2 })).toEqual([
    'fubar:action.4 move = 8: Duck & Weave: up to 8 cm',
    'fubar:action.4 fire = "none": no fire',
    'fubar:action.5 fubar:R20 posture = "soft": it counts as in soft cover until the end of the turn',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"duck-and-weave","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":8,"fire":"none"}',
    '= up to 8 cm, no fire',
  ]);
});

test('fubar:R20 so ruled, Duck & Weave protects while it moves', () => {
  expect(protocolOf(move, { action: 'duck-and-weave' }, '', { 'fubar:R20': 3 })).toEqual([
    'fubar:action.4 move = 8: Duck & Weave: up to 8 cm',
    'fubar:action.4 fire = "none": no fire',
    'fubar:action.5 fubar:R20 posture = "soft": it counts as in soft cover during the move, against fire On Guard',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"duck-and-weave","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":8,"fire":"none"}',
    '= up to 8 cm, no fire',
  ]);
});

test('fubar:R19 so ruled, open ground counts as soft cover', () => {
  expect(protocolOf(move, { action: 'gone-to-ground', toCover: 4 }, '', { 'fubar:R19': 2 })).toEqual([
    'fubar:action.8 move = 3: Gone To Ground: up to 3 cm',
    'fubar:action.8 fire = "none": no fire',
    'fubar:action.9 fubar:R19 posture = true: no cover within 3 cm: open ground counts as soft cover',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"gone-to-ground","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":3,"fire":"none"}',
    '= up to 3 cm, no fire',
  ]);
});

test('fubar:R20 so ruled, Gone To Ground protects to the end of the turn', () => {
  expect(protocolOf(move, { action: 'gone-to-ground' }, '', { 'fubar:R20': 2 })).toEqual([
    'fubar:action.8 move = 3: Gone To Ground: up to 3 cm',
    'fubar:action.8 fire = "none": no fire',
    'fubar:action.9 fubar:R20 posture = true: into the nearest cover, which counts one level higher until the end of the turn',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"gone-to-ground","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":3,"fire":"none"}',
    '= up to 3 cm, no fire',
  ]);
});

test('fubar:R52 so ruled, a vehicle aims as it stands; an immobilised one can still shoot', () => {
  expect(
    protocolOf(move, { vehicle: 'truck', action: 'aimed-fire', immobilised: true }, '', { 'fubar:R52': 2 }),
  ).toEqual([
    'fubar:damage.4 immobilised = true: it is immobilised, and can still shoot',
    'fubar:vehicle.5 fubar:R52 fire = "aimed": Aimed Fire: it stands, all its weapons fire at +1',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"aimed-fire","acted":true,"earlier":null}}',
    '{"distance":0,"fire":"aimed"}',
    '= it stays where it is, all fire at +1',
  ]);
});

test('(fubar:damage.3) of a vehicle without weapons none is said to fire', () => {
  const said = (of: object) =>
    protocolOf(move, { vehicle: 'truck', immobilised: true, disarmed: true, ...of });
  expect(said({ action: 'on-guard' })).toContain(
    'fubar:damage.4 immobilised = true: it is immobilised, and has no weapon left to shoot',
  );
  expect(said({ distance: 0 })).toEqual([
    'fubar:vehicle.5 fire = "none": immobilised, it stands: it has no weapon left to fire',
    '{"distance":0,"fire":"none"}',
    '= it stays where it is, no fire',
  ]);
  const drives = (of: object) => protocolOf(move, { vehicle: 'truck', disarmed: true, ...of });
  expect(drives({})).toEqual([
    'fubar:vehicle.2 move = 12: up to 12 cm in the open',
    'fubar:vehicle.3 fubar:R52 fire = "none": it has no weapon left to fire',
    'fubar:vehicle.3 > set {"to":"mover","of":"vehicle","is":{"drove":"one-weapon","driven":null}}',
    '{"distance":12,"fire":"none"}',
    '= up to 12 cm, no fire',
  ]);
  expect(drives({ distance: 0, moved: true })).toContain(
    'fubar:vehicle.3 fire = "none": it has moved this turn: it has no weapon left to fire',
  );
});

test('fubar:vehicle.3 a vehicle that has driven and goes no farther fires one weapon', () => {
  expect(
    protocolOf(move, { name: 'Tank', vehicle: 'light-tank', distance: 0, moved: true, driven: 4 }),
  ).toEqual([
    'fubar:vehicle.3 fire = "one-weapon": it has moved this turn: one weapon may fire',
    'fubar:unit.1 > meet {"to":"mover","of":"vehicle","is":{"vehicle":"light-tank"}}',
    '{"distance":0,"fire":"one-weapon"}',
    '= it stays where it is, one weapon may fire',
  ]);
});

test('fubar:R66 a vehicle that assaults goes by its own move', () => {
  expect(protocolOf(move, { vehicle: 'apc', assaulting: true, through: 'soft' })).toEqual([
    'fubar:vehicle.2 fubar:R66 move = 6: up to 6 cm through soft cover, by its own move',
    'fubar:vehicle.3 fubar:R52 fire = "one-weapon": it fires one of its weapons',
    'fubar:vehicle.3 > set {"to":"mover","of":"vehicle","is":{"drove":"one-weapon","driven":null}}',
    '{"distance":6,"fire":"one-weapon"}',
    '= up to 6 cm, one weapon may fire',
  ]);
});

test('fubar:R66 so ruled, it goes as far as an assault on foot', () => {
  expect(protocolOf(move, { vehicle: 'apc', assaulting: true }, '', { 'fubar:R66': 2 })).toEqual([
    'fubar:vehicle.2 fubar:R66 move = 8: up to 8 cm in the open, by the Assault action',
    'fubar:vehicle.3 fubar:R52 fire = "one-weapon": it fires one of its weapons',
    'fubar:vehicle.3 > set {"to":"mover","of":"vehicle","is":{"drove":"one-weapon","driven":null}}',
    '{"distance":8,"fire":"one-weapon"}',
    '= up to 8 cm, one weapon may fire',
  ]);
});

test('fubar:R23 fubar:R24 so ruled, an assault fires on its way in, and the suppressed stay behind', () => {
  expect(
    protocolOf(move, { action: 'assault', suppressed: 1 }, '', { 'fubar:R23': 2, 'fubar:R24': 2 }),
  ).toEqual([
    'fubar:action.11 move = 8: Assault: up to 8 cm',
    'fubar:action.11 fubar:R23 fire = "small-arms": small arms or thrown grenades at one point',
    'fubar:suppress.1 fubar:R24 staying = 1: 1 suppressed figure stays where it fell',
    'fubar:activate.5 > set {"to":"mover","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
    '{"distance":8,"fire":"small-arms"}',
    '= up to 8 cm, small arms or thrown grenades at one point',
  ]);
});

test('fubar:R23 so ruled, it is the assault alone that gains fire', () => {
  const fire = (action: string) =>
    withDice(move, { action }, '', { 'fubar:R23': 2, 'fubar:R72': 2 }).result.fire;
  expect(Object.fromEntries(ACTIONS.map((action) => [action, fire(action)]))).toEqual({
    ...{ walk: 'small-arms', run: 'none', 'duck-and-weave': 'none', 'on-guard': 'reaction' },
    ...{ 'gone-to-ground': 'none', 'aimed-fire': 'aimed', assault: 'small-arms', 'mount-up': 'none' },
  });
});

test('fubar:unit.1 a unit that is named as it moves is known from then on: on foot, where nothing else is said', () => {
  const met = (given: object) =>
    protocolOf(move, { name: 'Red 1', ...given }).filter((line) => line.includes(' > meet '));
  expect(met({ action: 'walk' })).toEqual(['fubar:unit.1 > meet {"to":"mover","of":"infantry","is":{}}']);
  expect(met({ vehicle: 'apc' })).toEqual([
    'fubar:unit.1 > meet {"to":"mover","of":"vehicle","is":{"vehicle":"apc"}}',
  ]);
});
