import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import {
  following,
  type Given,
  inputOf,
  inTurn,
  nextTurn,
  refusalOf,
  told,
  withDice,
  withRound,
} from '../../support/games/fubar-battle.js';
import type { Rulings } from '../../support/proves-exact.js';

const RED = { name: 'Red 1', side: 'Red', level: 'veteran', figures: 3, weapons: ['pistol:3'] } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 2 } as const;
const BOTH = inTurn(2, RED, BLUE);
const NAME = { name: 'Red 1' };
const ASSAULT = { attackerName: 'Red 1', defenderName: 'Blue 1', rounds: 1 };

const clauseOf = (action: AnyAction, given: Given, past: State, rulings: Rulings = {}) =>
  refusalOf(action, given, rulings, past).clause;

describe('an activation is one action', () => {
  const failed = following(activate, BOTH, NAME, '1');
  const walked = following(move, following(activate, BOTH, NAME, '3'), { ...NAME, action: 'walk' });

  test.each<[string, AnyAction, Given]>([
    ['move', move, { ...NAME, action: 'walk' }],
    ['aim', shoot, { ...NAME, aimed: true }],
    ['assault', melee, ASSAULT],
  ])('fubar:activate.6 a unit that failed its roll is On Guard and does not %s', (_, action, given) => {
    expect(clauseOf(action, given, failed)).toBe('fubar:activate.6');
  });

  test('fubar:activate.6 a vehicle that failed does not drive', () => {
    const past = following(activate, inTurn(2, { ...RED, vehicle: 'apc' }), NAME, '1');
    expect(clauseOf(move, NAME, past)).toBe('fubar:activate.6');
    expect(withDice(move, { ...NAME, action: 'on-guard' }, '', {}, past).result.fire).toBe('reaction');
  });

  test('fubar:activate.6 a unit that failed its try takes no action, and stands On Guard', () => {
    expect(clauseOf(move, { ...NAME, action: 'run' }, failed)).toBe('fubar:activate.6');
    expect(withDice(move, { ...NAME, action: 'on-guard' }, '', {}, failed).result.fire).toBe('reaction');
  });

  test('fubar:R14 option 2: a unit that withdrew in place of standing On Guard does not act at all', () => {
    const past = inTurn(2, { ...RED, figures: 4, casualties: 3, weapons: ['pistol:4'] }, BLUE);
    const withdrew = following(activate, past, NAME, '1', { 'fubar:R14': 2 });
    for (const given of [NAME, { ...NAME, reaction: true }]) {
      expect(clauseOf(shoot, given, withdrew)).toBe('fubar:activate.6');
    }
    expect(clauseOf(move, { ...NAME, action: 'on-guard' }, withdrew)).toBe('fubar:activate.6');
    expect(clauseOf(melee, ASSAULT, withdrew)).toBe('fubar:activate.6');
    const guards = following(activate, past, NAME, '1');
    expect(withDice(shoot, { ...NAME, reaction: true }, '4', {}, guards).result.hits).toBe(1);
  });

  test('fubar:R67 option 2: a unit that fails to dodge a vehicle has failed its try, and is On Guard', () => {
    const given = { name: 'Blue 1', take: 'casualties', inPath: 1 };
    const [, struck] = told(following(overrun, BOTH, given, '1', { 'fubar:R67': 2 })).units;
    expect(struck).toMatchObject({ tried: 'failed', action: 'on-guard' });
    const [, dodged] = told(following(overrun, BOTH, given, '6', { 'fubar:R67': 2 })).units;
    expect(dodged).toMatchObject({ tried: 'passed' });
  });

  test('fubar:R8 option 2: one that passes at its second try takes an action', () => {
    const rulings = { 'fubar:R8': 2 };
    const again = following(activate, withRound(failed, { holder: 'Red' }), NAME, '3', rulings);
    expect(withDice(move, { ...NAME, action: 'run' }, '', {}, again).result.distance).toBe(12);
  });

  test('fubar:activate.5 who ran neither walks nor assaults in that turn, but does in the next', () => {
    const ran = following(move, BOTH, { ...NAME, action: 'run' });
    const refusal = refusalOf(move, { ...NAME, action: 'walk' }, {}, ran);
    expect(refusal).toMatchObject({ clause: 'fubar:activate.5' });
    expect(refusal.message).toBe('Red 1 took Run in this activation: one action, not Walk.');
    expect(clauseOf(melee, ASSAULT, ran)).toBe('fubar:activate.5');
    expect(clauseOf(shoot, { ...NAME, action: 'walk' }, ran)).toBe('fubar:activate.5');
    expect(clauseOf(move, { ...NAME, action: 'run' }, ran)).toBe('fubar:activate.5');
    const next = nextTurn(ran);
    expect(withDice(move, { ...NAME, action: 'walk' }, '', {}, next).result.distance).toBe(6);
  });

  test('fubar:activate.5 a unit that has walked takes no second action', () => {
    expect(clauseOf(move, { ...NAME, action: 'run' }, walked)).toBe('fubar:activate.5');
    const given = { ...NAME, action: 'walk', distance: 3 };
    expect(clauseOf(move, given, walked)).toBe('fubar:activate.5');
    const { result } = withDice(move, given, '', {}, BOTH);
    expect(move.announce(result as never, inputOf(move, given) as never)).toContain('it goes 3 cm');
    expect(clauseOf(melee, ASSAULT, walked)).toBe('fubar:activate.5');
    const next = nextTurn(walked);
    expect(withDice(move, { ...NAME, action: 'run' }, '', {}, next).result.distance).toBe(12);
  });

  test('fubar:activate.5 a unit that walked does not aim', () => {
    const given = { ...NAME, weapon: 'pistol', figures: 1, aimed: true };
    expect(clauseOf(shoot, given, walked)).toBe('fubar:activate.5');
  });

  test('fubar:activate.5 fubar:action.10 who aimed does not walk, and all of its fire is aimed', () => {
    const aimed = following(shoot, BOTH, { ...NAME, aimed: true, elsewhere: 2 }, '1');
    expect(clauseOf(move, { ...NAME, action: 'walk' }, aimed)).toBe('fubar:activate.5');
    const more = withDice(shoot, { ...NAME, elsewhere: 1 }, '3 3', {}, aimed);
    expect(more.result.hits).toBe(2);
  });

  test('(fubar:melee.1) fubar:action.11 who assaulted neither walks nor fires in that turn', () => {
    const fought = following(melee, BOTH, ASSAULT, '1 1 1 1 1');
    expect(clauseOf(move, { ...NAME, action: 'walk' }, fought)).toBe('fubar:activate.5');
    expect(clauseOf(shoot, NAME, fought)).toBe('fubar:action.11');
  });

  test('fubar:R23 a unit that has fired does not assault, unless so ruled', () => {
    const fired = following(shoot, BOTH, { ...NAME, weapon: 'pistol', figures: 1 }, '1');
    expect(clauseOf(melee, ASSAULT, fired)).toBe('fubar:action.11');
    const dice = 'attacker=1,1,1 defender=1,1';
    expect(withDice(melee, ASSAULT, dice, { 'fubar:R23': 2 }, fired).result.winner).toBe('none');
  });

  test('fubar:withdraw.1 after the round of a combat that goes on it is too late to withdraw', () => {
    const fought = following(melee, BOTH, { ...ASSAULT, carriedOn: true }, 'attacker=1,1,1 defender=1,1');
    expect(refusalOf(withdraw, NAME, {}, fought).message).toContain('has been fought');
  });

  test('fubar:activate.5 where no turns are played there is no telling when an action ends', () => {
    const past = following(move, withRound(BOTH, { turn: 0 }), { ...NAME, action: 'run' });
    expect(withDice(move, { ...NAME, action: 'walk' }, '', {}, past).result.distance).toBe(6);
  });
});

test('fubar:R7 option 2: a side that passes without its name is done for the turn', () => {
  const past = following(pass, inTurn(2, RED, BLUE, { ...BLUE, name: 'Blue 2' }), {}, '', { 'fubar:R7': 2 });
  expect(told(past)).toMatchObject({ done: ['Red'], holder: 'Blue' });
  const failed = withDice(activate, { name: 'Blue 1' }, '1', {}, past);
  expect(failed.steps.find(({ id }) => id === 'holder')?.value).toBe('Blue');
});
