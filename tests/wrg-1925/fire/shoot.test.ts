import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { state } from '../../../rulesets/wrg-1925/state.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { type Given, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { groupNamed } from '../battle.js';
import { oddsOf, playing, proveAll, remembered, START, withDice, withSeed } from '../in-battle.js';

/** Six rifles at 90 metres at eight men of whom nothing else is known: 12 points. */
const RIFLES = { fire: ['rifle:6'], range: 90, men: 8, targets: 8 };
const fired = (given: Given, rulings: Rulings = {}) =>
  withSeed(shoot, { ...RIFLES, ...given }, 'test', 0, rulings);
const pointsOf = (id: string, given: Given, rulings: Rulings = {}) => stepOf(fired(given, rulings), id).value;
const totalOf = (given: Given, rulings: Rulings = {}) => {
  const played = fired(given, rulings);
  const chance = played.steps
    .filter(({ id }) => id.startsWith('chance'))
    .reduce((sum, { value }) => sum + Number(value), 0);
  return Number(stepOf(played, 'total').value) - chance;
};
const has = (id: string, given: Given, rulings: Rulings = {}) =>
  fired(given, rulings).steps.some((step) => step.id === id);
const { refused } = playing(shoot, RIFLES);
const mean = (given: Given, rulings: Rulings = {}) =>
  meanOf(oddsOf(shoot, given, rulings), ({ casualties }) => Number(casualties));
const { conflict: conflictOf, needs } = playing(shoot);

describe('fire effect', () => {
  test('wrg:fire.7 six rifles and a belt fed LMG at 90 metres make 17 points', () => {
    const given = { fire: ['rifle:6', 'lmg-belt:1'], range: 90, men: 8, targets: 8, uncovered: 8 };
    const played = withDice(shoot, given, 'chance=4 identify=3,1');
    expect(stepOf(played, 'rifle')).toMatchObject({ clause: 'wrg:fire.7', value: 12 });
    expect(stepOf(played, 'lmg-belt')).toMatchObject({ clause: 'wrg:fire.7', value: 5 });
    expect(stepOf(played, 'total')).toMatchObject({ clause: 'wrg:potential.1', value: 29 });
    expect(played.result).toEqual({ casualties: 1 });
  });

  test('several weapons may stand in one flag, or in several', () => {
    expect(totalOf({ fire: ['rifle:6,lmg-belt:1', 'smg:1'] })).toBe(17 + 2);
  });

  test('(wrg:R163) a satchel charge is placed, not thrown', () => {
    expect(stepOf(fired({ fire: ['satchel:1'], range: 0 }), 'satchel').ruling).toBe('wrg:R164');
    expect(refused({ fire: ['satchel:1'], range: 25 })).toBe('wrg:fire.1');
  });

  test('wrg:fire.7 each weapon may have a range of its own', () => {
    expect(totalOf({ fire: ['rifle:2@20', 'rifle:2@300'], range: undefined })).toBe(2 * 3 + 2 * 1);
  });

  test('wrg:fire.8 wrg:R15 an LMG No. 2 adds his points, and leaves his own weapon unused', () => {
    const given = { fire: ['lmg-belt:1', 'lmg-no2:1'], range: 90, men: 2 };
    expect(stepOf(fired(given), 'lmg-no2')).toMatchObject({ clause: 'wrg:fire.8', value: 3 });
    expect(refused({ fire: ['rifle:1', 'lmg-belt:1', 'lmg-no2:1'], men: 2 })).toBe('wrg:fire.8');
    expect(totalOf({ fire: ['rifle:1', 'lmg-belt:1', 'lmg-no2:1'], men: 2 }, { 'wrg:R15': 2 })).toBe(10);
    expect(refused({ fire: ['rifle:1', 'lmg-no2:1'] })).toBe('wrg:fire.8');
  });

  test('wrg:heavy.7 a tripod MG beyond 250 metres makes 3 points', () => {
    const given = { fire: ['mg-tripod:1'], range: 600, men: 3 };
    expect(stepOf(fired(given), 'mg-tripod')).toMatchObject({ clause: 'wrg:heavy.7', value: 3 });
  });

  test('wrg:heavy.8 the second and third man of a mortar add a point each from 50 metres up', () => {
    const given = { fire: ['mg-tripod:1', 'helper:2'], men: 3 };
    expect(pointsOf('helper', { ...given, range: 60 })).toBe(2);
    expect(pointsOf('helper', { ...given, range: 40 })).toBe(0);
    expect(refused({ fire: ['mg-tripod:1', 'helper:3'], men: 4 })).toBe('wrg:heavy.8');
  });

  test('wrg:R98 helpers add nothing where their weapon has 0; option 2: they do', () => {
    const given = { fire: ['mortar-2in:1', 'helper:1', 'rifle:1'], range: 300, men: 3 };
    expect(pointsOf('helper', given)).toBe(0);
    expect(pointsOf('helper', given, { 'wrg:R98': 2 })).toBe(1);
  });

  test('wrg:R62 a printed 0 is out of range: no chance die; option 2: it fires for 0 points', () => {
    const pistols = { fire: ['pistol:6'] };
    expect(refused(pistols)).toBe('wrg:fire.1');
    expect(totalOf(pistols, { 'wrg:R62': 2 })).toBe(0);
    expect(has('chance', pistols, { 'wrg:R62': 2 })).toBe(true);
    const mixed = { group: ['pistol:2;men=2;range=90'] };
    expect(has('chance-2', mixed)).toBe(false);
    expect(has('chance-2', mixed, { 'wrg:R62': 2 })).toBe(true);
    expect(refused({ fire: ['mortar-2in:1'], range: 20 })).toBe('wrg:heavy.1');
  });

  test('wrg:R62 what is too near is not called out of range', () => {
    const at = (fire: string) => stepOf(fired({ fire: [fire, 'smg:1@20'] }), fire.split(':')[0]!).text;
    expect(at('flame-thrower:1@20')).toContain('no effect this near');
    expect(at('mortar-81mm:1@100')).toContain('no effect this near');
    expect(at('flame-thrower:1@60')).toContain('out of range');
    expect(at('mortar-2in:1@300')).toContain('out of range');
  });

  test('wrg:heavy.8 wrg:fire.8 those who help do it at the range of their weapon', () => {
    const open = { range: undefined, men: 6 };
    expect(needs({ fire: ['mg-tripod:1@200', 'helper:2'] })).toEqual(['men', 'targets']);
    expect(totalOf({ ...open, fire: ['helper:2', 'mg-tripod:1@200'] })).toBe(4 + 2);
    expect(totalOf({ ...open, fire: ['lmg-belt:1@20', 'lmg-no2:1', 'mg-tripod:1@40', 'helper:1'] })).toBe(
      1 + 2 + 4,
    );
    expect(totalOf({ ...open, fire: ['mg-tripod:1@200', 'helper:2@40'] })).toBe(4);
    expect(
      totalOf({ ...open, fire: undefined, men: undefined, group: ['mg-tripod:1@200,helper:2;men=3'] }),
    ).toBe(6);
  });

  test('wrg:R156 an AFV gun under 75mm has the row of a gun; option 3: that of 75mm', () => {
    const given = { fire: ['light-gun:1'], men: 4 };
    expect(totalOf(given)).toBe(3);
    expect(totalOf(given, { 'wrg:R156': 2 })).toBe(3);
    expect(totalOf(given, { 'wrg:R156': 3 })).toBe(8);
  });

  test('wrg:mine.4 a fougasse has the effect of a Claymore', () => {
    expect(totalOf({ fire: ['fougasse:1'], range: 20 })).toBe(10);
    expect(totalOf({ fire: ['fougasse:1'], range: 50 })).toBe(5);
  });

  test('wrg:R72 a Claymore has no chance die but that of those who fire beside it; option 2: one nothing cancels', () => {
    const alone = { ...RIFLES, fire: ['claymore:1'], range: 20, men: 1, targets: 1 };
    const die = { 'wrg:R72': 2 };
    expect(stepOf(withDice(shoot, alone, 'potential=1'), 'total').value).toBe(10);
    expect(stepOf(withDice(shoot, alone, 'chance=6 potential=1', die), 'total').value).toBe(16);
    const beside = { ...alone, fire: ['claymore:1', 'rifle:1'], men: 2 };
    expect(stepOf(withDice(shoot, beside, 'chance=2 potential=1'), 'total').value).toBe(15);
    expect(stepOf(withDice(shoot, beside, 'chance=2 chance-2=4 potential=1', die), 'total').value).toBe(19);
  });

  test('wrg:R61 small arms do not reach beyond 500 metres; option 2: with the last value', () => {
    expect(refused({ range: 501 })).toBe('wrg:fire.1');
    expect(totalOf({ range: 501 }, { 'wrg:R61': 2 })).toBe(6);
  });

  test.each([
    ['wrg:R59', 'rifle:1', 25, 3, 2],
    ['wrg:R14', 'mg-tripod:1', 400, 3, 4],
    ['wrg:R63', 'flame-thrower:1', 40, 8, 8],
  ])('%s changes what %s at %i metres is worth', (id, fire, range, first, second) => {
    expect(totalOf({ fire: [fire], range })).toBe(first);
    expect(totalOf({ fire: [fire], range }, { [id]: 2 })).toBe(second);
  });

  test('wrg:R63 a flame thrower does nothing up to 25 metres; option 2: it does', () => {
    expect(refused({ fire: ['flame-thrower:1'], range: 20 })).toBe('wrg:fire.1');
    expect(totalOf({ fire: ['flame-thrower:1'], range: 20 }, { 'wrg:R63': 2 })).toBe(8);
  });

  test('wrg:R164 a molotov counts as a grenade, a sticky bomb nothing; option 2: all 5', () => {
    expect(totalOf({ fire: ['molotov:1'], range: 20 })).toBe(5);
    expect(refused({ fire: ['sticky-bomb:1'], range: 0 })).toBe('wrg:fire.1');
    expect(totalOf({ fire: ['sticky-bomb:1'], range: 0 }, { 'wrg:R164': 2 })).toBe(5);
  });

  test('several groups fire at one target, and everything is added', () => {
    const given = { group: ['rifle:6,lmg-belt:1;men=8;range=90;moved=2', 'smg:2;men=2;range=40'] };
    expect(totalOf({ ...given, fire: undefined, men: undefined, range: undefined })).toBe(17 - 2 + 6);
    expect(totalOf(given)).toBe(12 + 17 - 2 + 6);
  });
});

describe('target and tactical points', () => {
  test.each([
    ['wrg:tactical.1 a target figure without hard cover adds 1', 'uncovered', { uncovered: 5 }, 5],
    ['wrg:tactical.2 one erect in the open adds 1 more', 'erect', { erect: 3 }, 3],
    ['wrg:tactical.4 a firer who moved or did not fire last period deducts 1', 'moved', { moved: 4 }, -4],
    ['wrg:tactical.6 an enemy figure in a bunker deducts 3', 'bunkered', { bunkered: 2 }, -6],
  ])('%s', (says, id, given, points) => {
    const step = stepOf(fired(given), id);
    expect(step).toMatchObject({ clause: says.split(' ')[0], value: points });
    expect(totalOf(given)).toBe(12 + points);
  });

  test('wrg:tactical.5 a weapon on a moving vehicle deducts 2; wrg:R88 option 2: and 1 more', () => {
    const given = { fire: ['mg-turret:1'], men: 3, movingVehicleWeapons: 1 };
    expect(stepOf(fired(given), 'moving-vehicle')).toMatchObject({ clause: 'wrg:tactical.5', value: -2 });
    expect(totalOf(given)).toBe(8);
    expect(totalOf(given, { 'wrg:R88': 2 })).toBe(7);
  });

  test('wrg:tactical.3 a grenade into a building adds 2, and a rifle earns nothing there', () => {
    const given = { fire: ['grenade:2'], range: 20, intoBuilding: 2 };
    expect(stepOf(fired(given), 'strongpoint')).toMatchObject({ clause: 'wrg:tactical.3', value: 4 });
    expect(refused({ intoBuilding: 1 })).toBe('wrg:tactical.3');
    expect(totalOf({ fire: ['satchel:1'], range: 0, intoBuilding: 1 })).toBe(2);
  });

  test('wrg:R20 an automatic gun earns no points on a strongpoint; option 2: any shell gun does', () => {
    const given = { fire: ['mg-turret:1'], men: 3, intoBuilding: 1 };
    expect(refused(given)).toBe('wrg:tactical.3');
    expect(totalOf(given, { 'wrg:R20': 2 })).toBe(12);
  });

  test('wrg:R18 soft cover does not take the point away; option 2: it does', () => {
    expect(totalOf({ uncovered: 5, softCover: 2 })).toBe(17);
    expect(totalOf({ uncovered: 5, softCover: 2 }, { 'wrg:R18': 2 })).toBe(15);
  });

  test('wrg:R19 only those erect in the open count; option 2: every erect figure', () => {
    expect(totalOf({ erect: 2, erectInCover: 3 })).toBe(14);
    expect(totalOf({ erect: 2, erectInCover: 3 }, { 'wrg:R19': 2 })).toBe(17);
  });

  test('wrg:R21 throwers and ground heavy weapons deduct too; option 2: only small arms', () => {
    const given = { fire: ['grenade:2@20', 'rifle:1@90'], range: undefined, moved: 3 };
    expect(totalOf(given)).toBe(10 + 2 - 3);
    expect(totalOf(given, { 'wrg:R21': 2 })).toBe(10 + 2 - 1);
  });

  test('wrg:R85 the -1 is for those who fire; option 2: for every man of a crew', () => {
    const given = { fire: ['lmg-belt:1', 'lmg-no2:1'], men: 2, moved: 2 };
    expect(totalOf(given)).toBe(8 - 1);
    expect(totalOf(given, { 'wrg:R85': 2 })).toBe(8 - 2);
  });

  test('wrg:R86 a man who moved and did not fire last period deducts 1; option 2: 2', () => {
    expect(totalOf({ moved: 4, movedAndSilent: 3 })).toBe(12 - 4);
    expect(totalOf({ moved: 4, movedAndSilent: 3 }, { 'wrg:R86': 2 })).toBe(12 - 7);
    expect(stepOf(fired({ moved: 4, movedAndSilent: 3 }), 'moved').text).toContain('3 of them both');
    const group = { group: ['rifle:2;men=2;range=90;moved=2;both=1'] };
    expect(totalOf(group)).toBe(12 + 4 - 2);
    expect(totalOf(group, { 'wrg:R86': 2 })).toBe(12 + 4 - 3);
  });

  test('wrg:R92 men in a soft vehicle add 1 each; option 2: 2 each', () => {
    const figure = ['2 Rider:in=Truck', 'Cpl:in=Truck,mounting'];
    expect(totalOf({ targets: undefined, figure })).toBe(12 + 3 + 1);
    expect(totalOf({ targets: undefined, figure }, { 'wrg:R92': 2 })).toBe(12 + 3 + 3);
  });

  test('wrg:tactical.1 where nobody is without hard cover that is said', () => {
    expect(stepOf(fired({}), 'uncovered')).toMatchObject({ value: 0, clause: 'wrg:tactical.1' });
    expect(has('uncovered', { bunkered: 8 })).toBe(false);
  });

  test('wrg:R164 a molotov goes into a building as a grenade does', () => {
    expect(totalOf({ fire: ['molotov:2'], range: 20, intoBuilding: 2 })).toBe(14);
  });

  test('wrg:R91 men in a bunker deduct 3; option 2: they also add the 1 of the uncovered', () => {
    expect(totalOf({ bunkered: 2 })).toBe(6);
    expect(totalOf({ bunkered: 2 }, { 'wrg:R91': 2 })).toBe(8);
  });

  test('wrg:crew.5 wrg:R94 men exposed in hard vehicles are fired at as infantry', () => {
    expect(stepOf(fired({ exposed: 2 }), 'exposed')).toMatchObject({ clause: 'wrg:crew.5', value: 2 });
  });

  test('a list of figures makes the same points as its counts', () => {
    const figure = ['Sgt:erect', '2 Pte:soft', 'Runner:dashed', 'Gunner:heavy', 'Cook:trench,grenading'];
    // Uncovered: Sgt, 2 Pte, Gunner. Erect: Sgt, Runner, Cook. Crew: Gunner.
    expect(totalOf({ targets: undefined, figure })).toBe(12 + 4 + 3 + 1);
    expect(totalOf({ targets: undefined, figure: ['2 Pte:bunker', 'Loader:heavy,shield'] })).toBe(12 - 6);
    expect(totalOf({ targets: undefined, figure: ['2 Pte:in=truck', 'Cpl:in=truck,mounting'] })).toBe(12 + 4);
    expect(totalOf({ targets: undefined, figure: ['2 Pte:in=truck,dashed'] })).toBe(12);
    expect(totalOf({ targets: undefined, figure: ['Cpl:crowded,erect'] })).toBe(12 + 2);
    expect(totalOf({ targets: undefined, figure: ['Cpl:hatch,erect'] })).toBe(12);
  });
});

describe('the chance die', () => {
  test('wrg:chance.1 each firing group throws one, and it is added', () => {
    const given = { ...RIFLES, group: ['rifle:4;men=4;range=90'] };
    const played = withDice(shoot, given, 'chance=5 chance-2=3 identify=6,6,6,6,6,6,6,6');
    expect(stepOf(played, 'total').value).toBe(12 + 8 + 8);
    expect(stepOf(played, 'chance-2')).toMatchObject({ clause: 'wrg:chance.1', ruling: 'wrg:R68', value: 3 });
  });

  test('wrg:chance.2 a die that beats the men in the group counts nothing', () => {
    const given = { ...RIFLES, fire: ['rifle:4'], men: 4 };
    const over = withDice(shoot, given, 'chance=5 potential=1');
    expect(stepOf(over, 'chance')).toMatchObject({ clause: 'wrg:chance.2', value: 0 });
    expect(stepOf(withDice(shoot, given, 'chance=4 potential=1'), 'chance').value).toBe(4);
  });

  test('wrg:R68 a die for each group; option 2: one in all, for all their men', () => {
    const given = { ...RIFLES, fire: ['rifle:2'], men: 2, group: ['rifle:3;men=3;range=90'] };
    expect(stepOf(withDice(shoot, given, 'chance=5 chance-2=5 potential=1'), 'total').value).toBe(10);
    const one = withDice(shoot, given, 'chance=5 potential=1', { 'wrg:R68': 2 });
    expect(stepOf(one, 'total').value).toBe(15);
  });

  test('wrg:R69 the men of the firing group; option 2: those of the target', () => {
    const given = { ...RIFLES, fire: ['rifle:2'], men: 2, targets: 8 };
    expect(stepOf(withDice(shoot, given, 'chance=5 potential=1'), 'chance').value).toBe(0);
    expect(stepOf(withDice(shoot, given, 'chance=5 potential=1', { 'wrg:R69': 2 }), 'chance').value).toBe(5);
  });

  test('wrg:R70 all living men; option 2: only those that fire', () => {
    const given = { ...RIFLES, fire: ['rifle:2'], men: 8 };
    expect(stepOf(withDice(shoot, given, 'chance=5 potential=1'), 'chance').value).toBe(5);
    expect(stepOf(withDice(shoot, given, 'chance=5 potential=1', { 'wrg:R70': 2 }), 'chance').value).toBe(0);
  });

  test('(wrg:R74) points added up already may have a half: 14.5 and 1 are more than 15', () => {
    expect(withDice(shoot, { points: 14.5, targets: 3 }, 'potential=3').result).toEqual({ casualties: 0 });
    const played = withDice(shoot, { points: 14.5, men: 8, targets: 1 }, 'chance=1 potential=3 identify=6');
    expect(stepOf(played, 'total')).toMatchObject({ value: 15.5, text: '14.5 points, 1 chance: total 15.5' });
    expect(conflictOf({ points: 14.3, targets: 3 })?.input).toBe('points');
  });

  test('wrg:potential.1 points added up already take a chance die where the men are given', () => {
    const played = withDice(shoot, { points: 14, men: 8, targets: 3 }, 'chance=1 potential=2');
    expect(stepOf(played, 'total').value).toBe(15);
    expect(played.result).toEqual({ casualties: 0 });
    expect(withDice(shoot, { points: 14, targets: 3 }, 'potential=4 identify=2').result).toEqual({
      casualties: 1,
    });
  });
});

describe('who may fire', () => {
  test.each([
    ['wrg:fire.1 at what is not in the arc', { outOfArc: true }],
    ['wrg:heavy.1 at what is not in the arc of a heavy weapon', { fire: ['mg-tripod:1'], outOfArc: true }],
    ['wrg:heavy.6 at what neither turret nor commander sees', { fire: ['mg-turret:1'], outOfArc: true }],
    ['wrg:fire.2 over a friend', { overFriends: true }],
    ['wrg:fire.4 grenades of a man with a radio', { fire: ['grenade:1'], range: 20, radioThrower: true }],
    ['wrg:fire.4 grenades of a heavy weapons group', { fire: ['grenade:1@20', 'mg-tripod:1'] }],
    ['wrg:fire.4 more weapons than men', { men: 5 }],
    ['wrg:fire.6 after a dash', { ownMove: 'dashed' }],
    ['wrg:fire.6 after a turn at the end of the move', { ownMove: 'turned' }],
    ['wrg:heavy.5 a heavy weapon on the ground that moved', { fire: ['mg-tripod:1'], ownMove: 'walked' }],
    ['wrg:heavy.2 mortars whose observer does not see', { fire: ['mortar-2in:1'], indirect: 'unseen' }],
    ['wrg:heavy.2 mortars out of touch', { fire: ['mortar-2in:1'], indirect: 'out-of-touch' }],
    ['wrg:heavy.2 rifles indirectly', { indirect: 'observed' }],
    ['wrg:heavy.3 an observer', { fire: ['mortar-2in:1'], indirect: 'observed', observerFires: true }],
    ['wrg:option.7 a recoilless gun in a bunker', { fire: ['recoilless:1'], fromBunker: true }],
    ['wrg:locate.1 at what is not located', { notLocated: true }],
    ['wrg:smoke.4 blind, more than 50 metres behind the smoke', { blind: true, beyondScreen: 51 }],
    ['wrg:fire.1 rifles over a crest', { noSight: true }],
  ] as [string, Given][])('%s: not allowed', (says, given) => {
    expect(refused(given)).toBe(says.split(' ')[0]);
  });

  test.each([
    [
      'wrg:fire.2 shooter or target standing, the others lying: allowed',
      'over-friends',
      { overFriends: true, higher: true },
    ],
    ['wrg:fire.4 a man throws instead of firing', 'throwing', { fire: ['grenade:1'], range: 20 }],
    [
      'wrg:fire.5 a grenade goes over a wall',
      'over-crest',
      { fire: ['grenade:1'], range: 20, noSight: true },
    ],
    [
      '(wrg:fire.6) after a dash he may still throw',
      'throwing',
      { fire: ['grenade:1'], range: 20, ownMove: 'dashed' },
    ],
    [
      'wrg:heavy.2 a mortar fires indirectly',
      'indirect',
      { fire: ['mortar-2in:1'], indirect: 'observed', noSight: true },
    ],
    [
      '(wrg:heavy.5) a weapon on a vehicle fires and moves',
      'mg-turret',
      { fire: ['mg-turret:1'], ownMove: 'walked' },
    ],
    [
      'wrg:heavy.6 a turret engages what the commander sees',
      'commander-sees',
      { fire: ['mg-turret:1'], outOfArc: true, commanderSees: true },
    ],
    [
      'wrg:locate.5 it stays located until it moves',
      'still-located',
      { notLocated: true, goneToCover: true },
    ],
    ['wrg:smoke.4 blind at what is supposed to be there', 'supposed', { notLocated: true, blind: true }],
  ] as [string, string, Given][])('%s', (_says, id, given) => {
    expect(has(id, given)).toBe(true);
  });

  test('wrg:figure.3 wrg:tactical.1 the crew of a heavy weapon in the open is standing, and without hard cover', () => {
    expect(stepOf(fired({ crews: 2 }), 'crews')).toMatchObject({ clause: 'wrg:figure.3', value: 2 });
    expect(stepOf(fired({ crews: 2 }), 'uncovered')).toMatchObject({ clause: 'wrg:tactical.1', value: 2 });
    expect(totalOf({ crews: 2 })).toBe(12 + 4);
    expect(totalOf({ crews: 2, uncovered: 3 })).toBe(12 + 5);
    const dashed = { targets: undefined, figure: ['2 Gunner:heavy,dashed'] };
    expect(stepOf(fired(dashed), 'erect').value).toBe(2);
    expect(totalOf(dashed)).toBe(12 + 2);
    expect(conflictOf({ ...RIFLES, crews: RIFLES.targets, bunkered: 1 })?.input).toBe('crews');
  });

  test('wrg:foot.7 wrg:R4 whoever doubled fires no rifle and throws no grenade; option 2: he does, as one who moved', () => {
    const grenades = { fire: ['grenade:2'], range: 20, ownMove: 'doubled' };
    expect(refused({ ownMove: 'doubled' })).toBe('wrg:foot.7');
    expect(refused(grenades)).toBe('wrg:foot.7');
    expect(totalOf({ ownMove: 'doubled' }, { 'wrg:R4': 2 })).toBe(12 - 6);
    expect(totalOf(grenades, { 'wrg:R4': 2 })).toBe(10 - 2);
  });

  test('(wrg:fire.6) wrg:tactical.4 a man who walked may fire, and deducts 1 for it', () => {
    expect(totalOf({ ownMove: 'walked' })).toBe(12 - 6);
    expect(totalOf({ ownMove: 'walked', moved: 2 })).toBe(12 - 2);
    expect(
      totalOf({ ownMove: 'walked', group: ['rifle:2;men=2;range=90', 'rifle:3;men=3;range=90;moved=1'] }),
    ).toBe(12 + 4 + 6 - 6 - 2 - 1);
    expect(totalOf({ fire: ['grenade:2'], range: 20, ownMove: 'dashed' })).toBe(10 - 2);
    expect(totalOf({ fire: ['mg-turret:1'], ownMove: 'walked' })).toBe(10);
  });

  test('wrg:fire.2 only small arms may not fire over a friend', () => {
    expect(has('over-friends', { fire: ['mg-tripod:1'], overFriends: true })).toBe(true);
    expect(refused({ fire: ['mg-tripod:1', 'rifle:1'], overFriends: true })).toBe('wrg:fire.2');
  });

  test('wrg:option.7 an anti-tank rifle is no rocket: it fires from a bunker, a bazooka does not', () => {
    const given = { fire: ['one-man:1'], fromBunker: true };
    expect(refused(given)).toBe('wrg:option.7');
    expect(totalOf({ ...given, antiTankRifles: true })).toBe(4);
    expect(refused({ fire: ['one-man:1', 'recoilless:1'], fromBunker: true, antiTankRifles: true })).toBe(
      'wrg:option.7',
    );
  });

  test('wrg:R96 gun and machine gun of one turret share a gunner; option 2: both fire', () => {
    const given = { fire: ['afv-gun:1', 'mg-turret:1'], men: 4 };
    expect(refused(given)).toBe('wrg:heavy.7');
    expect(totalOf(given, { 'wrg:R96': 2 })).toBe(18);
    expect(totalOf({ fire: ['afv-gun:1'], men: 4, group: ['mg-turret:1;men=4;range=90'] })).toBe(18);
  });

  test('wrg:heavy.4 trees within 50 metres catch the bombs of mortars', () => {
    const given = { fire: ['mortar-2in:1', 'rifle:1'] };
    expect(stepOf(fired({ ...given, trees: 50 }), 'mortar-2in')).toMatchObject({
      clause: 'wrg:heavy.4',
      value: 0,
    });
    expect(totalOf({ ...given, trees: 50 })).toBe(2);
    expect(refused({ fire: ['mortar-2in:1', 'helper:1'], trees: 50 })).toBe('wrg:heavy.4');
    expect(totalOf({ ...given, trees: 51 })).toBe(6);
    expect(totalOf({ ...given, trees: 50 }, { 'wrg:R60': 2 })).toBe(6);
  });
});

describe('blind fire into smoke', () => {
  test('wrg:smoke.4 half the fire effect of each group, and only that', () => {
    expect(totalOf({ blind: true, uncovered: 3 })).toBe(6 + 3);
  });

  test('wrg:R74 a half is kept; option 2: rounded up', () => {
    const given = { fire: ['rifle:6', 'lmg-belt:1'], blind: true };
    expect(totalOf(given)).toBe(8.5);
    expect(totalOf(given, { 'wrg:R74': 2 })).toBe(9);
  });

  test('wrg:R75 only fire effect is halved; option 2: everything', () => {
    const given = { ...RIFLES, uncovered: 3, blind: true };
    expect(stepOf(withDice(shoot, given, 'chance=4 potential=1'), 'total').value).toBe(13);
    const all = withDice(shoot, given, 'chance=4 potential=1', { 'wrg:R75': 2 });
    expect(stepOf(all, 'total').value).toBe(9.5);
    const up = withDice(shoot, given, 'chance=4 potential=1', { 'wrg:R75': 2, 'wrg:R74': 2 });
    expect(stepOf(up, 'total').value).toBe(10);
  });

  test('wrg:R76 blind fire needs no location; option 2: the enemy was located before', () => {
    expect(totalOf({ blind: true, notLocated: true })).toBe(6);
    expect(refused({ blind: true, notLocated: true }, { 'wrg:R76': 2 })).toBe('wrg:locate.1');
    expect(totalOf({ blind: true, notLocated: true, goneToCover: true }, { 'wrg:R76': 2 })).toBe(6);
  });
});

describe('the game', () => {
  test('wrg:react.13 machine guns on the target are told, and remembered with the points and losses', () => {
    const given = {
      fire: ['lmg-belt:1', 'mg-tripod:1', 'smg:2'],
      range: 50,
      men: 8,
      targets: 6,
      target: 'Blues',
      name: 'Reds',
    };
    const played = withSeed(shoot, given);
    expect(stepOf(played, 'machine-guns')).toMatchObject({ value: 2, ruling: 'wrg:R135' });
    const after = remembered(shoot, START, given, played);
    expect(groupNamed(after, 'Blues')).toMatchObject({
      machineGuns: 2,
      underFire: true,
      points: stepOf(played, 'total').value,
      lostInBattle: played.result.casualties,
    });
    expect(groupNamed(after, 'Reds').fired).toBe(true);
    expect(shoot.memory).toBe(state);
  });
});

describe('what was typed', () => {
  test.each([
    [{ points: 5, targets: 3, fire: ['rifle:1'] }, 'fire'],
    [{ points: 5, targets: 3, uncovered: 1 }, 'uncovered'],
    [{ ...RIFLES, machineGuns: 1 }, 'machineGuns'],
    [{ ...RIFLES, figure: ['Sgt'] }, 'targets'],
    [{ ...RIFLES, uncovered: 9 }, 'uncovered'],
    [{ ...RIFLES, uncovered: 2, softCover: 3 }, 'softCover'],
    [{ ...RIFLES, uncovered: 7, bunkered: 2 }, 'uncovered'],
    [{ ...RIFLES, erect: 7, crews: 2 }, 'crews'],
    [{ ...RIFLES, moved: 7 }, 'moved'],
    [{ ...RIFLES, higher: true }, 'higher'],
    [{ ...RIFLES, moved: 1, movedAndSilent: 2 }, 'movedAndSilent'],
    [{ ...RIFLES, fromBunker: true, antiTankRifles: true }, 'antiTankRifles'],
    [{ ...RIFLES, targets: undefined, figure: ['A:in=truck,still', 'B:in=truck,moving'] }, 'figure'],
    [{ ...RIFLES, fire: ['rifle:1@90'] }, 'range'],
    [{ group: ['rifle:1;men=1;range=9'], targets: 2, men: 3 }, 'men'],
    [{ ...RIFLES, targets: undefined, figure: ['Pte', 'Pte:erect'] }, 'figure'],
  ] as [Given, string][])('%j does not go together', (given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });

  test('what is missing is asked for', () => {
    expect(needs({})).toEqual(['fire', 'targets']);
    expect(needs({ fire: ['rifle:1'] })).toEqual(['range', 'men', 'targets']);
    expect(needs({ fire: ['rifle:1@90'], figure: ['Sgt'] })).toEqual(['men']);
    expect(needs({ group: ['rifle:1;men=1;range=9'] })).toEqual(['targets']);
    expect(needs({ points: 3 })).toEqual(['targets']);
  });

  test.each([
    ['fire', 'rilfe:6', 'rilfe'],
    ['fire', 'rifle:0', undefined],
    ['fire', 'rifle:6@', undefined],
    ['group', 'rifle:6;range=90', undefined],
    ['group', 'rifle:6;men=8', undefined],
    ['group', 'rifle:6;men=8;rnage=90', 'rnage'],
    ['group', 'rifle:6;men=8;range=90;moved=7', undefined],
    ['figure', 'Sgt:erekt', 'erekt'],
    ['figure', ':erect', undefined],
    ['figure', 'Sgt:erect,prone', undefined],
    ['figure', 'Sgt:still,moving', undefined],
    ['figure', 'Sgt:prone,dashed', undefined],
    ['figure', 'Sgt:soft,trench', undefined],
    ['figure', 'Sgt:officer,cpl', undefined],
    ['figure', 'Sgt:in=truck,trench', undefined],
    ['figure', '2 Rider:vehicle', undefined],
    ['group', 'rifle:6;men=8;range=90;moved=1;both=2', undefined],
    ['figure', '0 Pte', undefined],
  ] as const)('--%s %s is turned down', (name, entry, word) => {
    const fault = shoot.inputs[name].fault(entry);
    expect(fault).toBeDefined();
    expect(fault?.word?.[0]).toBe(word);
  });

  test.each(['rifle:6,lmg-belt:1@90', 'rifles:6@90m', 'LMG:1', 'bazooka', ' smg:2 '])(
    '--fire %s is read',
    (entry) => {
      expect(shoot.inputs.fire.fault(entry)).toBeUndefined();
    },
  );
});

describe('odds', () => {
  test('more points never lower the expected casualties', () => {
    let before = 0;
    for (let points = -5; points <= 60; points++) {
      const now = mean({ points, targets: 6 });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  test('a larger firing group never lowers its chance points', () => {
    let before = 0;
    for (let men = 1; men <= 8; men++) {
      const now = mean({ points: 12, men, targets: 6 });
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  test('more figures in hard cover never help the shooter', () => {
    let before = Number.POSITIVE_INFINITY;
    for (let covered = 0; covered <= 8; covered++) {
      const now = mean({ ...RIFLES, uncovered: 8 - covered });
      expect(now).toBeLessThanOrEqual(before);
      before = now;
    }
  });

  proveAll(
    shoot,
    [
      ['rifles', { ...RIFLES, targets: 3 }],
      ['two groups', { ...RIFLES, targets: 2, group: ['rifle:2;men=2;range=90'] }],
      ['two groups, one die', { ...RIFLES, targets: 2, group: ['rifle:2;men=2;range=90'] }, { 'wrg:R68': 2 }],
      ['blind', { ...RIFLES, targets: 3, blind: true }, { 'wrg:R74': 2, 'wrg:R75': 2 }],
      ['men of the target', { ...RIFLES, targets: 3 }, { 'wrg:R69': 2 }],
      ['only firers', { ...RIFLES, fire: ['rifle:2'], targets: 3 }, { 'wrg:R70': 2 }],
      ['nothing from 0 points', { points: -1, men: 2, targets: 2 }, { 'wrg:R73': 2 }],
      ['three potential', { points: 41, targets: 4 }],
      ['no row of 40', { points: 41, targets: 4 }, { 'wrg:R22': 2 }],
      ['four potential', { points: 50, targets: 5 }, { 'wrg:R67': 2 }],
      ['each first on 1 or 2', { points: 41, targets: 4 }, { 'wrg:R78': 2 }],
      ['round again', { points: 31, targets: 3 }, { 'wrg:R77': 2 }],
      ['named', { points: 31, figure: ['Sgt:erect', '2 Pte:soft', 'Cpl:soft,rank=private'] }],
      ['named, owner chooses', { points: 31, figure: ['Sgt', 'Cpl:sgt', 'Pte:sgt'] }, { 'wrg:R80': 2 }],
      ['named, round again', { points: 31, figure: ['Sgt', 'Cpl:sgt', 'Pte'] }, { 'wrg:R77': 2 }],
      ['radio and truck', { points: 31, figure: ['Sgt:radio', 'Pte:in=truck,moving', 'Jim:in=truck'] }],
      ['tied with radios', { points: 21, figure: ['A:radio', 'B:radio', '2 C'] }],
      ['several alike', { points: 31, figure: ['A', 'B', 'C', '2 D', 'E:radio'] }],
      [
        'alike in two places',
        { points: 31, figure: ['A:erect', 'B:erect', 'C', 'D', 'E:in=cart', 'F:in=cart'] },
      ],
      [
        'riders alike',
        { points: 31, figure: ['A:in=truck', 'B:in=truck', 'C:in=truck', 'D:in=truck,radio'] },
      ],
      ['radio only if hit', { points: 21, figure: ['A:radio', 'B', 'C'] }, { 'wrg:R24': 2 }],
      [
        'a Claymore beside rifles',
        { ...RIFLES, fire: ['claymore:2@20', 'rifle:2@90'], range: undefined, men: 4, targets: 2 },
        { 'wrg:R72': 2 },
      ],
      ['moved and silent', { ...RIFLES, targets: 2, moved: 6, movedAndSilent: 4 }, { 'wrg:R86': 2 }],
      ['riders', { ...RIFLES, targets: undefined, figure: ['2 Pte:in=truck,dashed'] }, { 'wrg:R92': 2 }],
      ['half a point', { points: 14.5, men: 2, targets: 2 }],
      ['horses', { points: 21, figure: ['2 Rider:in=horse,moving'] }],
    ],
    { merged: true },
  );
});
