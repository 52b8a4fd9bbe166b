import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { withdraw } from '../../../rulesets/fubar/melee/withdraw.js';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { type Given, given, inTurn, tableOf, type Unit } from '../../support/games/fubar-battle.js';

/** What the game knows of those who are named, and nobody has to type again. */

const RED = { name: 'Red 1', side: 'Red', level: 'veteran', figures: 6, leaderLevel: 'elite' } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 8, armour: 'light' } as const;
const TANK = { name: 'Tank', side: 'Red', level: 'seasoned', vehicle: 'light-tank' } as const;
const GUNS = ['light-cannon:1', 'heavy-machine-gun:1'];

/** All that is filled in where somebody is named, besides his name. */
function filled(action: AnyAction, asked: Given, ...units: readonly Unit[]): Given {
  const all = given(action, asked, inTurn(2, ...units));
  return Object.fromEntries(Object.entries(all).filter(([input]) => !(input in asked)));
}

type Case = readonly [what: string, marks: Given, asked: Given, filled: Given];

describe('who is tried', () => {
  const numbers = { level: 'veteran', leaderLevel: 'elite', figures: 6, side: 'Red' };
  test.each<Case>([
    ['(fubar:activate.2) the training of a unit and its leader', {}, {}, numbers],
    [
      '(fubar:activate.4) those who are suppressed, and the losses of those that came',
      { suppressed: 1, casualties: 2 },
      {},
      { ...numbers, suppressed: 1, casualties: 2 },
    ],
    ['(fubar:turn.1) a try of this turn that failed', { tried: 'failed' }, {}, { ...numbers, tried: true }],
    [
      '(fubar:turn.1) a try of this turn that was passed',
      { tried: 'passed' },
      {},
      { ...numbers, activated: true },
    ],
    [
      '(fubar:melee.1) its close combat, and that this was its activation',
      { melee: 'Blue 1', combat: true },
      {},
      { ...numbers, inMelee: true, combat: true },
    ],
    [
      '(fubar:withdraw.1) an assault before its own try',
      { assaulted: true },
      {},
      { ...numbers, assaulted: true },
    ],
    [
      '(fubar:withdraw.1) an assault behind its own try is none before it',
      { assaulted: true, tried: 'passed' },
      {},
      { ...numbers, activated: true },
    ],
  ])('%s', (_, marks, asked, is) => {
    expect(filled(activate, { name: 'Red 1', ...asked }, { ...RED, ...marks })).toEqual(is);
  });

  test.each<Case>([
    ['(fubar:unit.3) the training of its crew', {}, {}, {}],
    ['(fubar:damage.2) a stunned crew', { stunned: 1 }, {}, { stunned: true }],
    ['(fubar:damage.2) a crew stunned twice', { stunned: 2 }, {}, { stunned: true, stunnedAgain: true }],
    [
      '(fubar:damage.3) all of its weapons destroyed, and its drive',
      { weapons: GUNS, lostWeapons: 2, immobilised: true },
      {},
      { disarmed: true, immobilised: true },
    ],
    [
      '(fubar:damage.3) one of them is left',
      { weapons: GUNS, lostWeapons: 1, tried: 'failed' },
      {},
      { tried: true },
    ],
  ])('of a vehicle: %s', (_, marks, asked, is) => {
    const known = { level: 'seasoned', side: 'Red', vehicle: true };
    expect(filled(activate, { name: 'Tank', ...asked }, { ...TANK, ...marks })).toEqual({ ...known, ...is });
  });
});

describe('who moves', () => {
  test.each<Case>([
    ['(fubar:action.1) nothing of one that has done nothing', {}, {}, {}],
    [
      '(fubar:action.1) the action it took in this activation',
      { tried: 'passed', action: 'walk', acted: true, moved: true },
      {},
      { took: 'walk', moved: true },
    ],
    [
      '(fubar:activate.5) the move of that action, where it is still to come',
      { tried: 'passed', action: 'walk', acted: true },
      {},
      { took: 'walk', action: 'walk' },
    ],
    [
      '(fubar:activate.5) and where some of it is left',
      { tried: 'passed', action: 'run', acted: true, moved: true, gone: 4 },
      {},
      { took: 'run', action: 'run', moved: true, gone: 4 },
    ],
    [
      '(fubar:activate.5) but none of who aims, and stands',
      { tried: 'passed', action: 'aimed-fire', acted: true },
      {},
      { took: 'aimed-fire' },
    ],
    ['(fubar:action.1) not one of a turn before', { action: 'walk', earlier: true }, {}, {}],
    [
      '(fubar:activate.6) a try that failed, and that it withdrew in place of standing On Guard',
      { tried: 'failed' },
      {},
      { failed: true, withdrew: true },
    ],
    [
      '(fubar:activate.6) a try that failed, and its stand On Guard',
      { tried: 'failed', action: 'on-guard', acted: true },
      {},
      { failed: true, took: 'on-guard' },
    ],
    [
      '(fubar:suppress.3) those whom fire has brought down in its move, and none who lay there before',
      { tried: 'passed', downed: 2, suppressed: 3 },
      {},
      { suppressed: 2 },
    ],
    [
      '(fubar:suppress.3) no more than lie down',
      { tried: 'passed', downed: 3, suppressed: 1 },
      {},
      { suppressed: 1 },
    ],
    ['(fubar:suppress.3) none of one that was not activated', { downed: 2, suppressed: 2 }, {}, {}],
    [
      '(fubar:action.3) its fire, how far it has gone, its close combat',
      {
        ...{ fired: true, firing: 3, spent: ['pistol:3'], moved: true, gone: 4 },
        ...{ reacted: true, combat: true, melee: 'Blue 1' },
      },
      {},
      {
        ...{ fired: true, firing: 3, spent: ['pistol:3'], moved: true, gone: 4 },
        ...{ reacted: true, combat: true, inMelee: true },
      },
    ],
  ])('%s', (_, marks, asked, is) => {
    expect(filled(move, { name: 'Red 1', ...asked }, { ...RED, ...marks })).toEqual(is);
  });

  test.each<Case>([
    ['(fubar:vehicle.2) what it is', {}, {}, {}],
    [
      '(fubar:vehicle.3) that it drove, through cover, and how far',
      { drove: 'none', driven: 4 },
      {},
      { moved: true, throughCover: true, driven: 4 },
    ],
    ['(fubar:vehicle.3) that it drove past none', { drove: 'one-weapon' }, {}, { moved: true }],
    [
      '(fubar:damage.4) its damage and its fire',
      { immobilised: true, weapons: GUNS, lostWeapons: 2, fired: true, firing: 1, spent: ['light-cannon:1'] },
      {},
      { immobilised: true, disarmed: true, fired: true, firing: 1, spent: ['light-cannon:1'] },
    ],
    [
      '(fubar:action.1) its action, and a try that failed',
      { action: 'on-guard', acted: true, tried: 'failed' },
      {},
      { took: 'on-guard', failed: true },
    ],
  ])('a vehicle: %s', (_, marks, asked, is) => {
    expect(filled(move, { name: 'Tank', ...asked }, { ...TANK, ...marks })).toEqual({
      vehicle: 'light-tank',
      ...is,
    });
  });
});

describe('who fires', () => {
  const known = { level: 'veteran', leaderLevel: 'elite', men: 6 };
  const RIFLES = ['infantry-rifle:6'];
  const MIXED = ['infantry-rifle:3', 'light-machine-gun:1', 'heavy-machine-gun:2', 'grenades:2'];
  const FIRES = ['infantry-rifle:3', 'light-machine-gun:1', 'heavy-machine-gun:2'];
  const WALKED = { action: 'walk', acted: true, tried: 'passed' };

  test.each<Case>([
    ['(fubar:unit.3) its training and its figures', {}, {}, {}],
    ['(fubar:fire.1) all of its rifles', { weapons: RIFLES }, {}, { fire: RIFLES }],
    [
      '(fubar:fire.1) none of those who are suppressed',
      { weapons: RIFLES, suppressed: 2 },
      {},
      { suppressed: 2, fire: ['infantry-rifle:4'] },
    ],
    [
      '(fubar:fire.1) where all lie down one is said to fire, and the rule says why not',
      { weapons: RIFLES, suppressed: 6 },
      {},
      { suppressed: 6, allDown: true, fire: ['infantry-rifle:1'] },
    ],
    [
      '(fubar:fire.3) none of those who have fired',
      { weapons: RIFLES, fired: true, firing: 4, spent: ['infantry-rifle:4'] },
      {},
      { fired: true, firing: 4, spent: ['infantry-rifle:4'], fire: ['infantry-rifle:2'] },
    ],
    [
      '(fubar:fire.3) of all where others fire elsewhere',
      { weapons: RIFLES, fired: true, firing: 4, spent: ['infantry-rifle:4'] },
      { elsewhere: 1 },
      { fired: true, firing: 4, spent: ['infantry-rifle:4'], fire: RIFLES },
    ],
    [
      '(fubar:action.7) On Guard all who can, whatever has fired before',
      { weapons: RIFLES, fired: true, firing: 4, spent: ['infantry-rifle:4'], reacted: true },
      { reaction: true },
      {
        ...{ fired: true, firing: 4, spent: ['infantry-rifle:4'], reacted: true },
        fire: RIFLES,
      },
    ],
    ['(fubar:fire.1) of all kinds but grenades', { weapons: MIXED }, {}, { fire: FIRES }],
    [
      '(fubar:action.2) on a walk small arms alone',
      { weapons: MIXED, ...WALKED },
      {},
      { took: 'walk', fire: ['infantry-rifle:3', 'light-machine-gun:1'] },
    ],
    [
      '(fubar:fire.1) nothing besides what is typed',
      { weapons: MIXED },
      { weapon: 'pistol', figures: 1 },
      {},
    ],
    ['(fubar:fire.1) nor besides Fire Points', { weapons: RIFLES }, { fp: 3 }, {}],
    [
      '(fubar:weapon.4) of a unit with nothing that fires on a walk that is told',
      { weapons: ['heavy-machine-gun:6'] },
      {},
      { heavyOnly: true, fire: ['heavy-machine-gun:6'] },
    ],
    [
      '(fubar:fire.1) of whose figures some are told, those',
      { weapons: RIFLES, suppressed: 3 },
      { men: 2 },
      { men: undefined, suppressed: 2, allDown: true, fire: ['infantry-rifle:1'] },
    ],
    [
      '(fubar:action.1) its stand of before, its close combat and its move',
      { action: 'on-guard', earlier: true, melee: 'Blue 1', wentOn: true, combat: true },
      {},
      { posture: 'on-guard', earlier: true, inMelee: true, wentOn: true, combat: true },
    ],
    ['(fubar:activate.6) that it withdrew', { tried: 'failed' }, {}, { failed: true, withdrew: true }],
  ])('%s', (_, marks, asked, is) => {
    const all = filled(shoot, { name: 'Red 1', ...asked }, { ...RED, ...marks });
    expect(all).toEqual({ ...known, ...is });
  });

  test.each<Case>([
    ['(fubar:vehicle.1) its crew and its mount', {}, {}, {}],
    ['(fubar:fire.1) all of its weapons', { weapons: GUNS }, {}, { weapons: 2, fire: GUNS }],
    [
      '(fubar:fire.3) those that have not fired',
      { weapons: GUNS, fired: true, firing: 1, spent: ['light-cannon:1'] },
      {},
      {
        ...{ weapons: 2, carries: GUNS, fired: true, firing: 1, spent: ['light-cannon:1'] },
        fire: ['heavy-machine-gun:1'],
      },
    ],
    [
      '(fubar:damage.3) where one is destroyed nobody knows which',
      { weapons: GUNS, lostWeapons: 1 },
      {},
      { weapons: 2, lostWeapons: 1 },
    ],
    [
      '(fubar:damage.3) where all are, it has none',
      { weapons: GUNS, lostWeapons: 2 },
      {},
      { weapons: 2, lostWeapons: 2, disarmed: true },
    ],
    [
      '(fubar:vehicle.3) after a drive its owner says which one fires',
      { weapons: GUNS, drove: 'one-weapon' },
      {},
      { weapons: 2, moved: true },
    ],
    [
      '(fubar:vehicle.3) of a single weapon there is nothing to say',
      { weapons: ['light-cannon:1'], drove: 'one-weapon' },
      {},
      { weapons: 1, moved: true, fire: ['light-cannon:1'] },
    ],
    [
      '(fubar:vehicle.4) through cover none',
      { weapons: GUNS, drove: 'none' },
      {},
      { weapons: 2, throughCover: true, fire: GUNS },
    ],
    ['(fubar:vehicle.1) no mount for Fire Points', {}, { fp: 3 }, { mount: undefined }],
  ])('from a vehicle: %s', (_, marks, asked, is) => {
    const known = { level: 'seasoned', mount: 'tank', byVehicle: true };
    expect(filled(shoot, { name: 'Tank', ...asked }, { ...TANK, ...marks })).toEqual({ ...known, ...is });
  });

  test('(fubar:vehicle.1) what is no tank mounts its weapons as a vehicle', () => {
    expect(filled(shoot, { name: 'Tank' }, { ...TANK, vehicle: 'apc' })).toMatchObject({ mount: 'vehicle' });
  });

  test.each<[string, string, string[]]>([
    ['(fubar:vehicle.8) a tank takes no harm of small arms and machine guns', 'light-tank', ['rpg:1']],
    [
      '(fubar:vehicle.8) what has no armour does',
      'car',
      ['infantry-rifle:3', 'heavy-machine-gun:2', 'rpg:1'],
    ],
  ])('%s', (_, vehicle, fire) => {
    const red = { ...RED, weapons: ['infantry-rifle:3', 'heavy-machine-gun:2', 'rpg:1'] };
    const target = { name: 'Car', side: 'Blue', level: 'green', vehicle };
    expect(filled(shoot, { name: 'Red 1', target: 'Car' }, red, target)).toEqual({
      ...known,
      fire,
      at: vehicle,
    });
  });
});

describe('who is fired at', () => {
  const FIRE = { level: 'veteran', fp: 4, target: 'Blue 1' };
  const known = { targetLevel: 'green', targetFigures: 8, armour: 'light' };
  test.each<Case>([
    ['(fubar:fire.9) figures, training and armour', {}, {}, {}],
    [
      '(fubar:action.5) the action it took, of this turn or one before',
      { action: 'duck-and-weave', earlier: true },
      {},
      { targetAction: 'duck-and-weave', targetEarlier: true },
    ],
    [
      '(fubar:R19) that it went to ground, where it found cover there',
      { action: 'gone-to-ground', acted: true },
      {},
      { targetAction: 'gone-to-ground' },
    ],
    ['(fubar:R19) else not', { action: 'gone-to-ground', earlier: true, bare: true }, {}, {}],
    [
      '(fubar:action.5) what is typed of its action is of this turn',
      { action: 'run', earlier: true },
      { targetAction: 'walk' },
      { targetAction: undefined },
    ],
    [
      '(fubar:R35) those who lie down, and of these those whom fire brought down this turn',
      { suppressed: 3, downed: 2 },
      {},
      { targetSuppressed: 3, targetSuppressedNow: 2 },
    ],
    [
      '(fubar:R35) no more of them than are told',
      { suppressed: 3, downed: 3 },
      { targetSuppressed: 1, targetFigures: 2 },
      { targetSuppressedNow: 1, targetFigures: undefined },
    ],
    [
      '(fubar:fire.9) no more lie down than there are',
      { suppressed: 3 },
      { targetFigures: 2 },
      { targetFigures: undefined, targetSuppressed: 2 },
    ],
    [
      '(fubar:armour.1) no one armour where several are told',
      {},
      { wearing: ['heavy:3'] },
      { armour: undefined },
    ],
    ['(fubar:fire.2) its close combat', { melee: 'Blue 1' }, {}, { targetInMelee: true }],
    [
      '(fubar:vehicle.6) nothing of figures of a vehicle that was typed',
      { suppressed: 2 },
      { at: 'apc' },
      { targetLevel: undefined, targetFigures: undefined, armour: undefined },
    ],
  ])('%s', (_, marks, asked, is) => {
    expect(filled(shoot, { ...FIRE, ...asked }, { ...BLUE, ...marks })).toEqual({ ...known, ...is });
  });

  test.each<Case>([
    ['those whom the same unit brought down in this action', { boutBy: ' red 1' }, {}, { targetBout: 2 }],
    ['not those whom another did', { boutBy: 'Red 2' }, {}, {}],
    ['nor those of fire On Guard', { boutBy: 'Red 1' }, { reaction: true }, {}],
  ])('(fubar:R35) %s', (_, marks, asked, is) => {
    const shot = { name: 'Red 1', fp: 4, target: 'Blue 1', ...asked };
    const all = filled(
      shoot,
      shot,
      { ...RED, fired: true, firing: 1 },
      { ...BLUE, suppressed: 2, bout: 3, ...marks },
    );
    expect(all.targetBout).toBe(is.targetBout);
  });
});

describe('who fights hand to hand', () => {
  const red = { attackerLevel: 'veteran', attackerLeaderLevel: 'elite', attackersLeft: 6, rounds: 1 };
  const blue = { defenderLevel: 'green', defenderArmour: 'light', defendersLeft: 8 };
  const asked = { attackerName: 'Red 1', defenderName: 'Blue 1' };
  type Combat = readonly [what: string, red: Given, blue: Given, asked: Given, filled: Given];

  test.each<Combat>([
    ['all who are left', {}, {}, {}, { attackers: 6, defenders: 8 }],
    [
      'but those who stay behind',
      {},
      {},
      { attackersBehind: 2, defendersBehind: 5 },
      { attackers: 4, defenders: 3, attackersBehind: undefined, defendersBehind: undefined },
    ],
    [
      'or as many as are told, and the others are behind',
      {},
      {},
      { attackers: 4, defenders: 3 },
      { attackers: undefined, defenders: undefined, attackersBehind: 2, defendersBehind: 5 },
    ],
    [
      'or those who are known to be in contact',
      { contact: 2, melee: 'Blue 1' },
      { contact: 3, melee: 'Blue 1' },
      {},
      {
        ...{ attackers: 2, defenders: 3, attackersBehind: 4, defendersBehind: 5 },
        ...{ inMelee: true, defenderYetToFight: true, carriedOn: true },
      },
    ],
    [
      'with those who close up',
      {},
      { contact: 3, melee: 'Blue 1' },
      { closing: 2 },
      { attackers: 6, defenders: 6, defendersBehind: 3, joins: true, defenderYetToFight: true },
    ],
    [
      'and who lies down, has fired, has gone so far',
      { suppressed: 1, fired: true, gone: 4, combat: true },
      { suppressed: 2 },
      {},
      {
        ...{ attackers: 6, defenders: 8, attackersDown: 1, defendersDown: 2 },
        ...{ fired: true, gone: 4, combat: true },
      },
    ],
    [
      'and who has fought its round',
      { fought: true },
      { fought: true, melee: 'Blue 1' },
      {},
      { attackers: 6, defenders: 8, fought: true, joins: true },
    ],
    [
      'or was assaulted in it',
      { assaulted: true },
      { assaulted: true, melee: 'Blue 1' },
      {},
      { attackers: 6, defenders: 8, fought: true, joins: true },
    ],
  ])('(fubar:melee.1) %s', (_, reds, blues, more, is) => {
    const all = filled(melee, { ...asked, ...more }, { ...RED, ...reds }, { ...BLUE, ...blues });
    expect(all).toEqual({ ...red, ...blue, ...is });
  });
});

describe('a close combat that goes on', () => {
  const IN = { melee: 'Blue 1' };
  const red = { attackerLevel: 'veteran', attackerLeaderLevel: 'elite', attackersLeft: 6, rounds: 1 };
  const blue = { defenderLevel: 'green', defenderArmour: 'light', defendersLeft: 8 };
  const asked = { attackerName: 'Red 1', defenderName: 'Blue 1' };
  const on = { ...red, ...blue, inMelee: true, carriedOn: true, attackers: 6, defenders: 8 };
  const FOUGHT = { ...IN, fought: true };

  test.each<readonly [what: string, red: Given, blue: Given, asked: Given, filled: Given]>([
    ['(fubar:melee.9) as it is known', IN, IN, {}, { ...on, defenderYetToFight: true }],
    [
      '(fubar:withdraw.3) where the attackers could not leave it',
      { ...IN, held: true },
      IN,
      {},
      { ...on, defenderYetToFight: true, failedWithdrawal: 'attackers' },
    ],
    [
      '(fubar:withdraw.3) or the defenders could not',
      IN,
      { ...IN, held: true },
      {},
      { ...on, defenderYetToFight: true, failedWithdrawal: 'defenders' },
    ],
    [
      '(fubar:melee.4) with those alone who have not struck in this round',
      { ...FOUGHT, unstruck: 2 },
      { ...FOUGHT, unstruck: 5 },
      {},
      {
        ...{ ...on, fought: true, attackers: 2, attackersBehind: 4, defenders: 5, defendersBehind: 3 },
      },
    ],
    [
      '(fubar:melee.4) of more that are told the others have struck',
      { ...FOUGHT, unstruck: 2 },
      { ...FOUGHT, unstruck: 5 },
      { attackers: 3, defendersBehind: 1 },
      {
        ...{ ...on, fought: true, attackers: undefined, attackersBehind: 3, attackersStruck: 1 },
        ...{ defenders: 7, defendersBehind: undefined, defendersStruck: 2 },
      },
    ],
    [
      '(fubar:melee.4) where all have, it says so',
      { ...FOUGHT, unstruck: 0 },
      IN,
      {},
      { ...on, fought: true, attackersStruck: 6, defenderYetToFight: true },
    ],
  ])('%s', (_, reds, blues, more, is) => {
    const all = filled(melee, { ...asked, ...more }, { ...RED, ...reds }, { ...BLUE, ...blues });
    const known = Object.fromEntries(Object.entries(is).filter(([, value]) => value !== undefined));
    expect(all).toEqual(known);
  });

  test('(fubar:melee.6) those whom fire has brought down on the way of an Assault', () => {
    const onWay = (marks: Given, more: Given = {}) =>
      filled(melee, { ...asked, ...more }, { ...RED, tried: 'passed', ...marks }, BLUE).suppressedOnTheWay;
    expect(onWay({ suppressed: 3, downed: 2 })).toBe(2);
    expect(onWay({ suppressed: 3, downed: 2 }, { attackersSuppressed: 1 })).toBe(1);
    expect(onWay({ suppressed: 3 })).toBeUndefined();
  });

  test('(fubar:R81) an Assault that goes into another unit, in the same activation', () => {
    const done = {
      tried: 'passed',
      action: 'assault',
      acted: true,
      fought: true,
      melee: 'Blue 2',
      unstruck: 4,
    };
    const other = { ...BLUE, name: 'Blue 2', melee: 'Blue 2' };
    const into = (marks: Given, active = 'Red 1') => {
      const table = tableOf({
        ...{ turn: 2, order: ['Red', 'Blue'], seats: ['Red', 'Blue'], holder: 'Red', active },
        units: [{ ...RED, ...marks }, BLUE, other],
      });
      const { sameAssault, attackers, attackersBehind } = given(melee, asked, table);
      return { sameAssault, attackers, attackersBehind };
    };
    expect(into(done)).toEqual({ sameAssault: true, attackers: 4, attackersBehind: 2 });
    const not = { sameAssault: undefined, attackers: 6, attackersBehind: undefined };
    expect(into(done, 'Red 2')).toEqual(not);
    for (const [mark, is] of Object.entries({ tried: 'failed', action: 'run', acted: false, fought: false }))
      expect(into({ ...done, [mark]: is }), mark).toEqual(not);
  });
});

describe('who leaves a close combat', () => {
  const known = { level: 'veteran', leaderLevel: 'elite', side: 'Red' };
  test.each<Case>([
    ['(fubar:withdraw.1) its training', {}, {}, {}],
    ['(fubar:suppress.2) those of it who lie down', { suppressed: 2 }, {}, { suppressed: 2 }],
    ['(fubar:R49) that it has fought its round', { fought: true, melee: 'Blue 1' }, {}, { fought: true }],
    ['(fubar:R75) that it was assaulted before its try', { assaulted: true }, {}, { assaulted: true }],
    ['(fubar:turn.1) that it had its try', { tried: 'failed' }, {}, { tried: true }],
    [
      '(fubar:melee.10) which a combat that goes on was not',
      { tried: 'passed', fought: true },
      {},
      { fought: true },
    ],
    [
      '(fubar:melee.10) but an Assault was',
      { tried: 'passed', fought: true, acted: true },
      {},
      { fought: true, tried: true },
    ],
    ['(fubar:withdraw.2) and who follows up', {}, { pursuer: 'Blue 1' }, { pursuerLevel: 'green' }],
    [
      '(fubar:withdraw.2) with those of them who lie down',
      {},
      { pursuer: 'Blue 2' },
      { pursuerLevel: 'elite', pursuerLeaderLevel: 'elite', pursuerSuppressed: 1 },
    ],
  ])('%s', (_, marks, asked, is) => {
    const other = { ...BLUE, name: 'Blue 2', level: 'elite', leaderLevel: 'elite', suppressed: 1 };
    const all = filled(withdraw, { name: 'Red 1', ...asked }, { ...RED, ...marks }, BLUE, other);
    expect(all).toEqual({ ...known, ...is });
  });
});

describe('a vehicle that is hit, and those aboard', () => {
  test.each<Case>([
    ['(fubar:damage.1) what it is', {}, {}, {}],
    ['(fubar:damage.3) weapons that it has left', { weapons: GUNS, lostWeapons: 1 }, {}, { weapons: 1 }],
    ['(fubar:damage.3) that it has none', { weapons: GUNS, lostWeapons: 2 }, {}, { disarmed: true }],
    ['(fubar:damage.4) that it was immobilised before', { immobilised: true }, {}, { immobilised: true }],
    [
      '(fubar:damage.7) which of its damage is of this turn',
      { immobilised: true, suffered: ['stunned', 'immobilised'] },
      {},
      { effects: ['stunned', 'immobilised'] },
    ],
    ['(fubar:damage.1) hits that it has not saved', { owed: 2 }, {}, { unsaved: 2 }],
    ['(fubar:damage.1) not where hits are told', { owed: 2 }, { hits: 1 }, {}],
    ['(fubar:damage.1) nor where its armour is', { owed: 2 }, { armour: 'light' }, {}],
  ])('%s', (_, marks, asked, is) => {
    const all = filled(vehicleDamage, { name: 'Tank', facing: 'side', ...asked }, { ...TANK, ...marks });
    const known = { vehicle: 'light-tank', ...is };
    expect(all).toEqual(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)));
  });

  test.each<Case>([
    ['(fubar:vehicle.9) figures, training and armour', {}, {}, {}],
    ['(fubar:vehicle.9) those of them who lie down', { suppressed: 2 }, {}, { passengersSuppressed: 2 }],
    [
      '(fubar:vehicle.9) no more than are aboard',
      { suppressed: 3 },
      { passengers: 2 },
      { passengers: undefined, passengersSuppressed: 2 },
    ],
    ['(fubar:vehicle.9) hits that are on them alone', { owed: 3 }, {}, { unsaved: 3, rolled: true }],
    [
      '(fubar:vehicle.9) that they have got out of a wreck',
      { owed: 3, wrecked: true },
      {},
      { unsaved: 3, rolled: true, wreck: true },
    ],
    ['(fubar:vehicle.9) not where hits are told', { owed: 3, wrecked: true }, { hits: 1 }, {}],
  ])('%s', (_, marks, asked, is) => {
    const all = filled(
      vehicleDamage,
      { name: 'Tank', passengerName: 'Blue 1', facing: 'side', ...asked },
      TANK,
      { ...BLUE, side: 'Red', ...marks },
    );
    const known = {
      ...{ vehicle: 'light-tank', passengers: 8, passengerLevel: 'green', passengerArmour: 'light' },
      ...is,
    };
    expect(all).toEqual(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)));
  });
});

describe('who drives over whom', () => {
  const known = { vehicle: 'light-tank', level: 'green', figures: 8, armour: 'light' };
  test.each<readonly [string, Given, Given, Given]>([
    ['(fubar:vassault.1) the vehicle, and the unit in its path', {}, {}, {}],
    [
      '(fubar:vassault.3) that it has driven, and how far',
      { drove: 'one-weapon', driven: 6 },
      {},
      { moved: true, driven: 6 },
    ],
    ['(fubar:vehicle.4) through cover', { drove: 'none' }, {}, { moved: true, throughCover: true }],
    ['(fubar:damage.4) that it is immobilised', { immobilised: true }, {}, { immobilised: true }],
    ['(fubar:vehicle.5) what it has fired', { fired: true, firing: 1 }, {}, { fired: true, firing: 1 }],
    ['(fubar:suppress.2) those of the unit who lie down', {}, { suppressed: 2 }, { suppressed: 2 }],
  ])('%s', (_, tank, blue, is) => {
    const all = filled(overrun, { by: 'Tank', name: 'Blue 1' }, { ...TANK, ...tank }, { ...BLUE, ...blue });
    expect(all).toEqual({ ...known, ...is });
  });
});
