import { describe, expect, test } from 'vitest';
import { move } from '../../rulesets/fubar/actions/move.js';
import { shoot } from '../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../rulesets/fubar/melee/withdraw.js';
import { activate } from '../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../rulesets/fubar/turn/initiative.js';
import { muster } from '../../rulesets/fubar/turn/muster.js';
import { pass } from '../../rulesets/fubar/turn/pass.js';
import {
  following,
  inTurn,
  nextTurn,
  refusalOf,
  remembered,
  START,
  stepOf,
  told,
  withDice,
  withMarks,
  withRound,
} from '../support/games/fubar-battle.js';
import { blamedIn, conflictWith } from '../support/play.js';

const RED = { name: 'Red 1', side: 'Red', level: 'veteran', figures: 4 } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 4 } as const;
const BOTH = inTurn(1, RED, BLUE);

describe('whose try it is', () => {
  test('fubar:init.4 only the side that has the initiative tries a unit', () => {
    expect(refusalOf(activate, { name: 'Blue 1' }, {}, BOTH).clause).toBe('fubar:init.4');
    expect(withDice(activate, { name: 'Red 1' }, '3', {}, BOTH).result.activated).toBe(true);
  });

  test('fubar:init.6 only the side that has the initiative passes it on', () => {
    expect(refusalOf(pass, { side: 'Blue' }, {}, BOTH).clause).toBe('fubar:init.6');
  });

  test('fubar:turn.2 when the last of all units fails the turn is over; fubar:R8 option 2: it may be tried again', () => {
    const past = inTurn(1, RED, { ...BLUE, tried: 'passed' });
    const last = withDice(activate, { name: 'Red 1' }, '1', {}, past);
    expect(stepOf(last, 'turn-over').clause).toBe('fubar:turn.2');
    expect(last.steps.some(({ id }) => id === 'holder')).toBe(false);
    const again = withDice(activate, { name: 'Red 1' }, '1', { 'fubar:R8': 2 }, past);
    expect(stepOf(again, 'holder').value).toBe('Red');
    expect(stepOf(withDice(activate, { name: 'Red 1' }, '1', {}, BOTH), 'holder').value).toBe('Blue');
  });

  test('fubar:init.1 the sides of the turn before roll again where none are named', () => {
    const played = withDice(initiative, {}, 'red=2 blue=5', {}, BOTH);
    expect(played.result.order).toEqual(['Blue', 'Red']);
    expect(told(remembered(initiative, BOTH, {}, played)).seats).toEqual(['Red', 'Blue']);
    expect(refusalOf(initiative, { modifiers: '1' }, { 'fubar:R2': 2 }, BOTH).clause).toBe('fubar:init.1');
  });
});

describe('assaulted and withdrawing', () => {
  const ATTACK = { attackerName: 'Red 1', defenderName: 'Blue 1', rounds: 1 };
  const assaulted = following(melee, BOTH, ATTACK, 'attacker=1,1,1,1 defender=1,1,1,1');

  test('fubar:R75 a unit that was assaulted has its withdrawal for its try, or none', () => {
    const held = withRound(assaulted, { holder: 'Blue' });
    expect(refusalOf(activate, { name: 'Blue 1' }, {}, held).clause).toBe('fubar:withdraw.1');
    const given = { name: 'Blue 1' };
    const played = withDice(withdraw, given, '4', {}, held);
    expect(stepOf(played, 'when')).toMatchObject({ ruling: 'fubar:R75' });
    expect(stepOf(played, 'stays').text).toContain('next turn');
    const left = remembered(withdraw, held, given, played);
    expect(told(left)).toMatchObject({ holder: 'Red', units: [{}, { tried: 'failed' }] });
    expect(refusalOf(withdraw, given, {}, left).clause).toBe('fubar:turn.1');
    expect(refusalOf(withdraw, given, { 'fubar:R75': 2 }, held).clause).toBe('fubar:melee.10');
    expect(refusalOf(withdraw, { level: 'green', assaulted: true }, { 'fubar:R75': 2 }).clause).toBe(
      'fubar:melee.10',
    );
  });

  test('fubar:R75 one that is caught fights no second round in the turn', () => {
    const given = { level: 'green', assaulted: true, pursuerLevel: 'elite' };
    expect(stepOf(withDice(withdraw, given, '5 1 6 6'), 'caught').text).toContain('next turn');
    const wrong = conflictWith(withdraw, { ...given, fought: true });
    expect(wrong?.input).toBe('fought');
  });

  test('fubar:R69 fubar:melee.10 who withdrew is not activated again that turn', () => {
    const past = following(withdraw, BOTH, { name: 'Red 1' }, '3 4');
    expect(refusalOf(activate, { name: 'Red 1' }, {}, past).clause).toBe('fubar:turn.1');
  });
});

describe('vehicles in a game', () => {
  const T = inTurn(1, { name: 'T', side: 'Red', level: 'seasoned' });
  const GUN = { name: 'T', weapon: 'heavy-cannon', figures: 1 };

  test('fubar:vehicle.4 a tank that went through moderate cover does not fire', () => {
    const past = following(move, T, { name: 'T', vehicle: 'medium-tank', through: 'moderate' });
    expect(refusalOf(shoot, GUN, {}, past).clause).toBe('fubar:vehicle.4');
  });

  test('fubar:vehicle.3 a vehicle that moved fires one weapon, and no second one after it', () => {
    const past = following(move, T, { name: 'T', vehicle: 'medium-tank' });
    expect(refusalOf(shoot, { ...GUN, figures: 2 }, {}, past).clause).toBe('fubar:vehicle.3');
    const fired = following(shoot, past, GUN, '1 1 1 1 1');
    expect(refusalOf(shoot, GUN, {}, fired).clause).toBe('fubar:vehicle.3');
  });

  test('fubar:vehicle.1 what kind of vehicle it is outlasts its move', () => {
    const past = following(move, T, { name: 'T', vehicle: 'apc' });
    const played = withDice(activate, { name: 'T' }, '6', {}, past);
    expect(stepOf(played, 'activation').clause).toBe('fubar:vehicle.1');
    expect(refusalOf(move, { name: 'T' }, {}, past).clause).toBe('fubar:activate.5');
    expect(withDice(move, { name: 'T' }, '', {}, nextTurn(past)).result).toEqual({
      distance: 12,
      fire: 'one-weapon',
    });
    expect(move.requires!({ name: 'New' } as never), 'of whom nobody knows that he is a vehicle').toEqual([
      'action',
    ]);
  });

  test('fubar:vehicle.9 a crew that is stunned is a vehicle: it has no suppressed figures', () => {
    const given = { level: 'green', stunned: true };
    expect(refusalOf(activate, { ...given, suppressed: 1 }).clause).toBe('fubar:vehicle.9');
    expect(refusalOf(activate, { ...given, figures: 5, casualties: 3 }).clause).toBe('fubar:vehicle.1');
  });
});

describe('weapons on record', () => {
  const armed = following(muster, START, {
    name: 'Red 1',
    level: 'veteran',
    figures: 3,
    weapons: ['infantry-rifle:2', 'light-machine-gun:1', 'grenades:3'],
  });

  test('fubar:unit.1 a unit fires what it was mustered with; grenades only where asked for', () => {
    const played = withDice(shoot, { name: 'Red 1' }, '4 4 1 1 1', {}, armed);
    expect(played.result.hits).toBe(2);
    expect(refusalOf(shoot, { name: 'Blue 1', level: 'green' }).clause).toBe('fubar:unit.1');
  });

  test('fubar:fire.1 the fallen and the suppressed fire nothing of what is on record', () => {
    const past = withMarks(armed, 'Red 1', { casualties: 1 });
    const played = withDice(shoot, { name: 'Red 1' }, '4 1 1 1', {}, past);
    expect([stepOf(played, 'dice').value, played.result.hits]).toEqual([4, 1]);
    const down = withMarks(armed, 'Red 1', { suppressed: 3 });
    expect(refusalOf(shoot, { name: 'Red 1', fp: 3 }, {}, down).clause).toBe('fubar:fire.1');
  });

  test('fubar:unit.1 no unit is mustered with more weapons than figures', () => {
    const given = { name: 'Red 1', level: 'green', figures: 5, weapons: ['infantry-rifle:9'] };
    expect(blamedIn(muster, given)).toBe('weapons');
    const fits = { ...given, weapons: ['infantry-rifle:5', 'grenades:5'] };
    expect(conflictWith(muster, fits)).toBeUndefined();
  });

  test('fubar:fire.3 nobody fires twice in one activation; what is left may, at another target', () => {
    const given = { name: 'Red 1', weapon: 'infantry-rifle', figures: 2 };
    const fired = following(shoot, withRound(armed, { turn: 1 }), given, '1 1');
    expect(refusalOf(shoot, given, {}, fired).clause).toBe('fubar:fire.3');
    const rest = withDice(shoot, { ...given, figures: 1 }, '1', {}, fired);
    expect(stepOf(rest, 'again').clause).toBe('fubar:fire.3');
    const anew = following(activate, nextTurn(fired), { name: 'Red 1' }, '6');
    expect(withDice(shoot, given, '1 1', {}, anew).result.hits).toBe(0);
  });
});

test('fubar:activate.2 fubar:R10 a mustered unit activates on the number of its leader, who lends the rest only if so ruled', () => {
  const given = { name: 'Red 1', level: 'green', leaderLevel: 'elite' };
  expect(withDice(muster, given, '').result).toEqual({ activation: 2, expertise: 6, suppress: 1 });
  expect(withDice(muster, given, '', { 'fubar:R10': 2 }).result).toEqual({
    activation: 2,
    expertise: 4,
    suppress: 4,
  });
});

test('fubar:suppress.4 more suppressed figures than a unit can have are pointed out', () => {
  const played = withDice(activate, { level: 'green', suppressed: 2 }, '6');
  expect(stepOf(played, 'activation-limit')).toMatchObject({ clause: 'fubar:suppress.4', value: 1 });
  expect(withDice(activate, { level: 'green', suppressed: 1 }, '6').steps.map(({ id }) => id)).not.toContain(
    'activation-limit',
  );
});
