import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/fubar/actions/move.js';
import { ACTIONS, bonuses, CALLED, distances, moves } from '../../../rulesets/fubar/actions/tables.js';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

const UNDO = ' -> wg undo takes back a line typed by mistake.';

describe('who may not', () => {
  test('fubar:melee.10 a unit that a close combat holds, or has activated', () => {
    expect(forbidden(move, {})).toEqual([]);
    expect(forbidden(move, { inMelee: true })).toEqual([
      'fubar:melee.10 melee: The unit is in close combat: it fights on, or tries to withdraw. -> wg withdraw',
    ]);
    expect(forbidden(move, { name: 'Red 1', combat: true })).toEqual([
      'fubar:melee.10 combat: The close combat was the activation of Red 1 in this turn.',
    ]);
  });

  test('fubar:activate.6 (fubar:R14) one that failed stands On Guard, or has withdrawn', () => {
    expect(forbidden(move, { withdrew: true, vehicle: 'apc' })).toEqual([
      'fubar:activate.6 withdrew: The unit failed its try, and withdrew in place of standing On Guard: it takes no action.',
    ]);
    const guard = { took: 'on-guard', failed: true };
    expect(forbidden(move, { ...guard, action: 'run' })).toEqual([
      'fubar:activate.6 on guard: The unit has had its try of this turn and is On Guard: not Run.',
    ]);
    expect(forbidden(move, { ...guard, vehicle: 'apc' })).toEqual([
      'fubar:activate.6 on guard: The unit has had its try of this turn and is On Guard: it does not move.',
    ]);
    expect(forbidden(move, { ...guard, name: 'Red 1' })).toEqual([
      'fubar:activate.6 on guard: Red 1 has had its try of this turn and is On Guard: it does not move.',
      'fubar:activate.5 acted: Red 1 took On Guard in this activation, and moves no more.',
    ]);
  });

  test('fubar:activate.6 one that is said to have failed is On Guard: all it does is to fire at who moves', () => {
    const word = (action: Parameters<typeof forbidden>[0], given: Given) =>
      forbidden(action, { failed: true, ...given }).map((said) => said.split(':', 2).join(':'));
    const guard = 'fubar:activate.6 on guard';
    expect(word(move, { action: 'walk' })).toEqual([guard]);
    expect(word(move, { action: 'run' })).toEqual([guard]);
    expect(word(move, { vehicle: 'car' })).toEqual([guard]);
    expect(word(move, { action: 'on-guard' })).toEqual([]);
    expect(word(overrun, { vehicle: 'car' })).toEqual([guard]);
    expect(word(melee, { rounds: 1 })).toEqual([guard]);
    expect(word(melee, { rounds: 1, carriedOn: true })).toEqual([]);
    expect(word(shoot, { action: 'walk' })).toEqual([guard]);
    expect(word(shoot, {})).toEqual(['fubar:action.7 on guard']);
    expect(word(shoot, { reaction: true })).toEqual([]);
  });

  test('fubar:activate.5 one that took an action takes no other, and moves once by it', () => {
    expect(forbidden(move, { took: 'walk', action: 'run' })).toEqual([
      `fubar:activate.5 acted: The unit took Walk in this activation: one action, not Run.${UNDO}`,
    ]);
    expect(forbidden(move, { took: 'walk', action: 'walk' })).toEqual([]);
    expect(forbidden(move, { took: 'walk', action: 'walk', moved: true })).toEqual([
      `fubar:activate.5 moved: It has moved in this activation: one action, one move.${UNDO}`,
    ]);
    expect(forbidden(move, { took: 'on-guard', vehicle: 'apc' })).toEqual([
      `fubar:activate.5 acted: The unit took On Guard in this activation: one action, it does not move.${UNDO}`,
    ]);
  });

  test('fubar:activate.5 of a unit of which nobody says what it does: whether there is anything left', () => {
    const no = (action: string) => [
      `fubar:activate.5 acted: It took ${action} in this activation, and moves no more.`,
    ];
    expect(forbidden(move, { took: 'walk' })).toEqual([]);
    expect(forbidden(move, { moved: true })).toEqual([]);
    expect(forbidden(move, { took: 'walk', moved: true })).toEqual(no('Walk'));
    expect(forbidden(move, { took: 'walk', failed: true })).toEqual(no('Walk'));
    expect(forbidden(move, { took: 'on-guard' })).toEqual(no('On Guard'));
    expect(forbidden(move, { took: 'aimed-fire' })).toEqual(no('Aimed Fire'));
  });

  test('fubar:action.3 fubar:action.4 fubar:action.8 (fubar:R23) who has fired takes no action that is without fire', () => {
    const after = (action: string) => forbidden(move, { fired: true, action });
    expect(ACTIONS.flatMap(after)).toEqual([
      'fubar:action.3 fired: It has fired in this activation: no Run.',
      'fubar:action.4 fired: It has fired in this activation: no Duck & Weave.',
      'fubar:action.6 fired: It has fired in this activation: no On Guard.',
      'fubar:action.8 fired: It has fired in this activation: no Gone To Ground.',
      `fubar:action.10 fired: The unit has fired in this activation, and that was no Aimed Fire.${UNDO}`,
      'fubar:action.11 fired (fubar:R23=1): It has fired in this activation: no Assault.',
      'fubar:activate.5 fired: It has fired in this activation: no Mount Up.',
    ]);
    expect(forbidden(move, { fired: true, action: 'aimed-fire', took: 'aimed-fire' })).toEqual([]);
    expect(forbidden(move, { fired: true, action: 'aimed-fire', vehicle: 'apc' })).toEqual([]);
  });

  test('fubar:action.2 (fubar:R16) a walk is with small arms or thrown grenades; so ruled, with what one man carries', () => {
    const walked = (...spent: readonly string[]) => forbidden(move, { action: 'walk', spent });
    const no = (option: number, what: string) =>
      `fubar:action.2 fired (fubar:R16=${option}): It has fired with ${what}: no Walk, which is with small arms or thrown grenades.`;
    expect(walked('pistol:2', 'grenades:1')).toEqual([]);
    expect(walked('pistol:2', 'rpg:1')).toEqual([no(1, '1 RPG'), no(3, '1 RPG')]);
    expect(walked('light-mortar:1')).toEqual([1, 3, 2].map((option) => no(option, '1 light mortar')));
    expect(forbidden(move, { action: 'run', spent: ['rpg:1'] })).toEqual([]);
  });

  test('fubar:vehicle.3 fubar:vehicle.4 fubar:damage.4 a vehicle that has driven, fired or broken a track', () => {
    const drives = (given: Given) => forbidden(move, { vehicle: 'apc', ...given });
    expect(drives({ moved: true })).toEqual([
      `fubar:activate.5 moved: It has moved in this activation: one action, one move.${UNDO}`,
    ]);
    expect(drives({ moved: true, driven: 3 })).toEqual([]);
    expect(drives({ moved: true, distance: 0 })).toEqual([]);
    expect(drives({ firing: 2 })).toEqual([
      `fubar:vehicle.3 fired: It has fired 2 weapons as it stood: it does not move.${UNDO}`,
    ]);
    expect(drives({ fired: true, firing: 1 })).toEqual([]);
    expect(drives({ firing: 2, distance: 0 })).toEqual([]);
    expect(drives({ fired: true, through: 'moderate' })).toEqual([
      'fubar:vehicle.4 fired: It has fired: it does not go through moderate cover this turn.',
    ]);
    expect(drives({ immobilised: true })).toEqual([
      'fubar:damage.4 immobilised: It is immobilised: it cannot move, only shoot. -> Give --distance 0 if it stands.',
    ]);
    expect(drives({ immobilised: true, distance: 0 })).toEqual([]);
    expect(drives({ immobilised: true, action: 'on-guard' })).toEqual([]);
  });
});

describe('what goes together', () => {
  const ruledOut = (given: Given) => conflicting(move, given);

  test('a vehicle takes no cover and no action of men on foot', () => {
    for (const input of ['toCover', 'suppressed'])
      expect(ruledOut({ vehicle: 'apc', [input]: 1 })).toBe(
        `${input} is for units on foot and does not go with --vehicle`,
      );
    expect(ruledOut({ vehicle: 'apc', action: 'walk' })).toBe(
      'action is for units on foot: a vehicle goes On Guard, or aims where so ruled',
    );
    for (const action of ['on-guard', 'aimed-fire']) {
      expect(ruledOut({ vehicle: 'apc', action })).toBeUndefined();
      expect(ruledOut({ vehicle: 'apc', action, through: 'soft' })).toBe(
        'through is for a vehicle that moves',
      );
      expect(ruledOut({ vehicle: 'apc', action, assaulting: true })).toBe(
        'assaulting does not go with --action',
      );
    }
    expect(ruledOut({ vehicle: 'apc', through: 'soft', assaulting: true })).toBeUndefined();
  });

  test('a unit on foot is not immobilised, and only Gone To Ground looks for cover', () => {
    expect(ruledOut({ action: 'walk', toCover: 2 })).toBe('toCover needs --action gone-to-ground');
    expect(ruledOut({ action: 'gone-to-ground', toCover: 2 })).toBeUndefined();
    for (const input of ['immobilised', 'assaulting']) {
      expect(ruledOut({ action: 'walk', [input]: true })).toBe(`${input} needs --vehicle`);
      expect(ruledOut({ name: 'Red 1', action: 'walk', [input]: true })).toBeUndefined();
    }
    expect(ruledOut({ name: 'Red 1', vehicle: 'apc', action: 'walk' })).toBeUndefined();
  });

  test('(fubar:activate.5) it needs an action, of a unit with a name too, where it is no vehicle', () => {
    expect(
      [{}, { vehicle: 'apc' as const }, { name: 'Red 1' }].map((given) => move.requires?.(given)),
    ).toEqual([['action'], [], ['action']]);
  });

  test('fubar:unit.1 fubar:damage.5 what a unit fills in; nobody who is gone moves', () => {
    const five = { level: 'green', figures: 5 };
    const marks = { fired: true, firing: 2, spent: ['pistol:2'], moved: true, combat: true, tried: 'passed' };
    expect(
      filled(move, unit('infantry', five, { ...marks, action: 'walk', acted: true, melee: 'Blue 1' })),
    ).toEqual({
      ...{ name: 'it', fired: true, firing: 2, spent: ['pistol:2'] },
      ...{ moved: true, combat: true, took: 'walk', inMelee: true },
    });
    expect(filled(move, unit('infantry', five, { tried: 'failed' }))).toEqual({
      ...{ name: 'it', failed: true, withdrew: true },
    });
    const driven = { immobilised: true, drove: 'none', driven: 3, fired: true, firing: 1 };
    const apc = { level: 'green', vehicle: 'apc' };
    expect(filled(move, unit('vehicle', apc, { ...driven, action: 'on-guard', acted: true }))).toEqual({
      ...{ name: 'it', vehicle: 'apc', immobilised: true, fired: true, firing: 1 },
      ...{ driven: 3, took: 'on-guard', moved: true, throughCover: true },
    });
    expect(filled(move, unit('infantry', { ...five, figures: 0 }))).toBe(
      'fubar:unit.1 it has no figures left.',
    );
    expect(filled(move, unit('vehicle', apc, { destroyed: true }))).toBe('fubar:damage.5 it is destroyed.');
  });
});

describe('how far', () => {
  const refused = (given: Given, rulings = {}) => {
    const no = refusalIn(move, given, rulings);
    return no && `${no.clause} ${no.message}${no.hint ? ` -> ${no.hint}` : ''}`;
  };

  test('fubar:action.1 (fubar:action.9) nobody goes farther than his action carries', () => {
    expect(refused({ action: 'walk', distance: 6 })).toBeUndefined();
    expect(refused({ action: 'walk', distance: 6.5 })).toBe(
      'fubar:action.1 Walk goes up to 6 cm, not 6.5 cm.',
    );
    expect(refused({ action: 'assault', distance: 9, unit: 'in' })).toBe(
      'fubar:action.11 Assault goes up to 8 in, not 9 in.',
    );
    expect(refused({ action: 'on-guard', vehicle: 'apc', distance: 1 })).toBe(
      'fubar:vehicle.5 A vehicle that takes On Guard goes up to 0 cm, not 1 cm.',
    );
  });

  test('fubar:action.9 cover at the very end of the move is reached, cover beyond it or stopped short of is not', () => {
    const posture = (given: Given) =>
      protocolOf(move, { action: 'gone-to-ground', ...given }).filter((line) => line.includes(' posture = '));
    const into =
      'fubar:action.9 fubar:R20 posture = true: into the nearest cover, which counts one level higher until its next try';
    expect(posture({ toCover: 3 })).toEqual([into]);
    expect(posture({ toCover: 3, distance: 3 })).toEqual([into]);
    expect(posture({ toCover: 2, distance: 2 })).toEqual([into]);
    expect(posture({})).toEqual([into]);
    expect(posture({ toCover: 3.5 })).toEqual([
      'fubar:action.9 fubar:R19 posture = false: no cover within 3 cm: nothing to raise',
    ]);
    expect(posture({ toCover: 3.5, distance: 1 })).toEqual([
      'fubar:action.9 fubar:R19 posture = false: no cover within 3 cm: nothing to raise',
    ]);
    expect(posture({ toCover: 3, distance: 1 })).toEqual([
      'fubar:action.9 fubar:R19 posture = false: it stops 2 cm short of the cover: nothing to raise',
    ]);
  });

  test('fubar:R24 one figure goes on, two go on; so ruled, two stay', () => {
    const staying = (suppressed: number, rulings = {}) =>
      protocolOf(move, { action: 'run', suppressed }, '', rulings).filter((line) => line.includes('staying'));
    expect(staying(1)).toEqual([
      'fubar:suppress.1 fubar:R24 staying = 0: 1 suppressed figure goes on with the unit',
    ]);
    expect(staying(2, { 'fubar:R24': 2 })).toEqual([
      'fubar:suppress.1 fubar:R24 staying = 2: 2 suppressed figures stay where they fell',
    ]);
    expect(staying(0)).toEqual([]);
  });

  test('fubar:activate.5 fubar:R72 Mount Up is none of the seven; so ruled, it is an eighth of 5 cm', () => {
    expect(refused({ action: 'mount-up' })).toBe(
      'fubar:activate.5 There are seven actions, and Mount Up is none of them.',
    );
    expect(protocolOf(move, { action: 'mount-up' }, '', { 'fubar:R72': 2 })).toEqual([
      'fubar:activate.5 fubar:R72 move = 5: Mount Up: up to 5 cm',
      'fubar:activate.5 fire = "none": no fire',
      'fubar:activate.5 > set {"to":"mover","is":{"action":"mount-up","acted":true,"earlier":null}}',
      'fubar:activate.5 > set {"to":"mover","of":"infantry","is":{"moved":true}}',
      '{"distance":5,"fire":"none"}',
      '= up to 5 cm, no fire',
    ]);
  });

  test('fubar:vehicle.1 what is said of a vehicle is said of none', () => {
    for (const input of ['immobilised', 'assaulting'])
      expect(refused({ name: 'Red 1', action: 'walk', [input]: true })).toBe(
        `fubar:vehicle.1 --${input} is for a vehicle: none of that name is on record. -> Give --vehicle.`,
      );
  });

  test('(fubar:action.1) the distances of the book', () => {
    expect(Object.values(CALLED)).toEqual([
      ...['Walk', 'Run', 'Duck & Weave', 'On Guard', 'Gone To Ground', 'Aimed Fire', 'Assault', 'Mount Up'],
    ]);
    expect(ACTIONS.map((name) => [moves.cells[name].value, moves.cells[name].from])).toEqual([
      ...[6, 12, 8, 0, 3, 0, 8].map((cm) => [cm, 'printed']),
      [5, 'other edition'],
    ]);
    expect([moves.cells['mount-up'].ruling, distances.cells.behind?.ruling]).toEqual([
      'fubar:R72',
      'fubar:R77',
    ]);
    expect([moves, bonuses, distances].map(({ id, unit: u }) => `${id} ${u}`)).toEqual([
      'fubar:table.actions cm',
      'fubar:table.actions on each die',
      'fubar:table.distances cm',
    ]);
    expect(
      Object.fromEntries(Object.entries(distances.cells).map(([name, cell]) => [name, cell?.value])),
    ).toEqual({
      ...{ battered: 6, edge: 2, 'same-cover': 6, 'closing-up': 3 },
      ...{ vehicle: 12, 'vehicle-soft': 6, 'vehicle-moderate': 6, behind: 3 },
    });
    expect(distances.cells.behind?.from).toBe('inferred');
  });
});

describe('what a walk and a guard allow', () => {
  const shot = { level: 'green', targetLevel: 'green' };
  const refused = (given: Given, rulings = {}) => refusalIn(shoot, { ...shot, ...given }, rulings);

  test('fubar:action.2 fubar:R16 walking it fires small arms or grenades; so ruled, what it carries', () => {
    const walk = { action: 'walk', range: 8 };
    const rpg = refused({ ...walk, fire: ['pistol:1', 'rpg:1'] });
    expect(`${rpg?.clause} ${rpg?.message}`).toBe(
      'fubar:action.2 Walk: it may not fire 1 RPG, only small arms or thrown grenades.',
    );
    expect(refused({ ...walk, fire: ['rpg:1'] }, { 'fubar:R16': 2 })).toBeUndefined();
    expect(refused({ ...walk, fire: ['light-mortar:1'] }, { 'fubar:R16': 2 })?.clause).toBe('fubar:action.2');
    expect(refused({ ...walk, fire: ['pistol:1', 'grenades:1'] })).toBeUndefined();
    expect(refused({ action: 'aimed-fire', range: 8, fire: ['rpg:1'] })).toBeUndefined();
  });

  test('fubar:action.7 fubar:R21 fubar:R22 On Guard since an earlier turn it still reacts', () => {
    const lines = (given: Given) =>
      protocolOf(shoot, { ...shot, fp: 1, reaction: true, ...given }, '1').filter((line) =>
        line.startsWith('fubar:action.7 fubar'),
      );
    const now =
      'fubar:action.7 fubar:R22 reaction = true: On Guard: it fires during the move, once this turn';
    expect(lines({})).toEqual([now]);
    expect(lines({ posture: 'on-guard', earlier: true })).toEqual([
      'fubar:action.7 fubar:R21 still-guard = true: On Guard since an earlier turn: until its next try',
      now,
    ]);
  });
});
