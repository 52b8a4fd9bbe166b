import { expect, test } from 'vitest';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { inputOf, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const M4 = 'afv:gun=12:mg=4:ff=3';
const { blamed: conflictOf } = playing(overrun);

test('vv:beyond.19 the M4A3E8: 38 APFP, roll 2, woods and foxholes: 5 on 29-40, 6 points, 7 MP', () => {
  const given = {
    fire: [M4],
    terrain: 'woods',
    entrenchment: 'foxholes',
    mp: 10,
    through: ['open,open,woods,open'],
  };
  const played = withDice(overrun, given, '1 1');
  expect(stepOf(played, 'afv').text).toBe('AFV: 19 APFP x 2 = 38');
  expect(stepOf(played, 'points').text).toBe('roll 2 +3 = 5 on row 29-40: 6 Casualty Points');
  expect(stepOf(played, 'spent').value).toBe(7);
  expect(played.result).toEqual({ casualtyPoints: 6, spent: 7 });
  expect(overrun.announce(played.result as never, inputOf(overrun, given) as never)).toBe(
    '6 Casualty Points on the hex; 7 MP in all',
  );
  expect(withDice(overrun, { ...given, fire: undefined, attack: 19 }, '1 1').result).toEqual(played.result);
});
test('vv:beyond.19 passengers add their APFP undoubled, with grenades and satchel charges', () => {
  const fire = ['afv:mg=4,squad:4-6-4:aboard,grenades,squad:4-6-4:valor:aboard,satchel:6'];
  const played = withDice(overrun, { fire }, '3 4');
  expect(stepOf(played, 'passengers').value).toBe(15);
  expect(stepOf(played, 'apfp').value).toBe(23);
  expect(stepOf(played, 'grenades').value).toBe(-1);
  expect(played.result).toEqual({ casualtyPoints: 4 });
  expect(stepOf(withDice(overrun, { attack: 7, passengers: 4, grenades: 2 }, '3 4'), 'apfp').value).toBe(18);
  expect(refusalOf(overrun, { fire: ['afv:mg=4,squad:4-6-4:pinned:aboard'] }).clause).toBe('vv:14.7a');
});
test('vv:beyond.19 no hex with a bunker is overrun', () => {
  for (const terrain of ['bunker', 'earthen-bunker'])
    expect(refusalOf(overrun, { attack: 19, terrain }).clause).toBe('vv:beyond.19');
  expect(withDice(overrun, { attack: 19, terrain: 'sandbags' }, '1 1').result.casualtyPoints).toBe(7);
});
test('vv:beyond.14.3 of their weapons, passengers use Light machine guns, grenades and satchel charges', () => {
  const aboard = (weapon: string) =>
    withDice(overrun, { fire: [`afv:mg=4,squad:4-6-4:aboard,${weapon}`] }, '3 4');
  expect(stepOf(aboard('lmg:3'), 'apfp').value).toBe(15);
  expect(stepOf(aboard('satchel:6'), 'apfp').value).toBe(18);
  for (const weapon of ['mmg:5', 'hmg:6', 'flamethrower:8']) {
    expect(stepOf(aboard(weapon), 'apfp').value).toBe(12);
    expect(stepOf(aboard(weapon), 'aboard-1-weapon')).toMatchObject({ clause: 'vv:beyond.14.3', value: 0 });
  }
});
test('vv:beyond.19 it needs movement points, and firepower', () => {
  expect(refusalOf(overrun, { attack: 19, mp: 6, through: ['open,open,woods,open'] }).clause).toBe(
    'vv:beyond.19',
  );
  expect(refusalOf(overrun, { attack: 0 }).clause).toBe('vv:beyond.19');
});
test('vv:beyond.19.2 whoever survives may fire at its rear', () => {
  const played = withDice(overrun, { attack: 19 }, '1 1');
  expect(stepOf(played, 'final-fire')).toMatchObject({ clause: 'vv:beyond.19.2', value: true });
  const bound = played.effects.find((effect) => effect.do === 'bind');
  expect(bound).toMatchObject({ to: 'overrunHex', mark: 'overrunBy', as: 'overrunner' });
});
test('vv:beyond.19 vv:12.52c each unit aboard uses one Grenades counter, and none without passengers', () => {
  expect(conflictOf({ attack: 7, grenades: 4 })).toBe('grenades');
  expect(refusalOf(overrun, { fire: ['afv:mg=4'], grenades: 1 }).clause).toBe('vv:12.52c');
  const fire = ['afv:mg=4,squad:4-6-4:aboard'];
  expect(refusalOf(overrun, { fire, grenades: 2 }).clause).toBe('vv:12.52c');
  expect(stepOf(withDice(overrun, { fire, grenades: 1 }, '3 4'), 'grenades').value).toBe(-1);
});
test('vv:12.53c vv:12.52d what passengers throw is used up', () => {
  const fire = ['afv:mg=4,squad:4-6-4:aboard,satchel:6,squad:4-6-4:aboard,grenades'];
  const played = withDice(overrun, { fire }, '3 4');
  expect(stepOf(played, 'overrun-satchels-used')).toMatchObject({ clause: 'vv:12.53c', value: 1 });
  expect(stepOf(played, 'overrun-grenades-used').text).toBe('used up by the passengers: 1 Grenades counter');
});
test('vv:beyond.10 no hex is overrun that an AFV may not enter, or that is not on its way', () => {
  expect(refusalOf(overrun, { attack: 19, terrain: 'building' }).clause).toBe('vv:beyond.10');
  expect(refusalOf(overrun, { attack: 19, terrain: 'woods', through: ['open,open'] }).clause).toBe(
    'vv:beyond.19.3',
  );
  expect(conflictOf({ attack: 19, terrain: 'woods', through: ['woods,open'] })).toBeUndefined();
  expect(conflictOf({ attack: 19, terrain: 'sandbags', through: ['open,open'] })).toBeUndefined();
});
test('what means nothing together is refused', () => {
  expect(conflictOf({ fire: ['squad:4-6-4'] })).toBe('fire');
  expect(conflictOf({ fire: ['afv:mg=4:immobile'] })).toBe('fire');
  expect(conflictOf({ fire: [M4], passengers: 3 })).toBe('passengers');
  expect(conflictOf({ attack: 3, cover: 1, terrain: 'woods' })).toBe('terrain');
  expect(overrun.requires!({ mp: 5 })).toEqual(['attack', 'through']);
});
proveAll(overrun, [
  ['a total', { attack: 19, terrain: 'woods' }],
  ['by name', { fire: [`${M4},squad:4-6-4:aboard,grenades`] }],
  ['with its move', { attack: 7, mp: 10, through: ['open:hedge,open'] }, { 'vv:R52': 2 }],
  ['a wall', { attack: 7, hexside: 'wall' }, { 'vv:R49': 2 }],
]);

test('vv:beyond.19 no hex with an enemy AFV is overrun, and nobody by an AFV that tows a Gun', () => {
  expect(refusalOf(overrun, { attack: 19, enemyAfv: true }).message).toBe(
    'No hex with an enemy AFV is overrun.',
  );
  expect(refusalOf(overrun, { fire: ['afv:mg=4,gun:towed'] }).message).toBe(
    'An AFV that tows a Gun overruns nobody.',
  );
});
