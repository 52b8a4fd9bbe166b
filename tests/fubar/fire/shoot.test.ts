import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { meanOf } from '../../../src/odds/distribution.js';
import { fraction } from '../../../src/odds/fraction.js';
import type { State } from '../../../src/rules/state.js';
import {
  chanceOf,
  type Given,
  oddsOf,
  playing,
  refusalOf,
  remembered,
  stepOf,
  tableOf,
  type Unit,
  withDice,
} from '../../support/games/fubar-battle.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const FOUR = { level: 'seasoned', fp: 4 };
const rifles = (n: number, range = 10) => ({ level: 'veteran', weapon: 'infantry-rifle', figures: n, range });
const armedWith = (weapon: string, figures = 1, range = 5) => ({ level: 'veteran', weapon, figures, range });

const shot = (given: Given, dice: string, rulings: Rulings = {}, past?: State) =>
  withDice(shoot, given, dice, rulings, past);
/** The lowest face that hits, out of the chance that one die hits. */
const hitsOn = (given: Given, rulings: Rulings = {}) => {
  const [hit, all] = chanceOf(
    oddsOf(shoot, { level: 'veteran', fp: 1, ...given }, rulings),
    ({ hits }) => hits === 1,
  );
  return 7 - Number((hit * 6n) / all);
};
const diceOf = (given: Given, rulings: Rulings = {}) =>
  Math.max(...oddsOf(shoot, given, rulings).outcomes.map(({ value }) => value.hits as number));
const refused = (given: Given, rulings: Rulings = {}, past?: State) =>
  refusalOf(shoot, given, rulings, past).clause;
const { blamed: conflict } = playing(shoot);

describe('dice', () => {
  test('fubar:fire.4 fubar:fire.5 each Fire Point is a die, and 5s and 6s of seasoned figures hit', () => {
    const played = shot(FOUR, 'fire=5,6,1,4');
    expect(played.result).toEqual({ hits: 2, unsaved: 2 });
    expect(stepOf(played, 'fire').clause).toBe('fubar:fire.5');
    expect(stepOf(played, 'dice').clause).toBe('fubar:fire.4');
  });

  test.each([
    ['green', 6],
    ['seasoned', 5],
    ['veteran', 4],
    ['elite', 4],
  ])('fubar:unit.3 %s figures hit on %i or more', (level, face) => {
    expect(hitsOn({ level })).toBe(face);
  });

  test('fubar:weapon.1 fubar:weapon.3 each weapon has its Fire Points', () => {
    expect(diceOf(armedWith('sub-machine-gun', 2))).toBe(6);
    expect(diceOf(armedWith('pistol', 2))).toBe(2);
    expect(diceOf(armedWith('heavy-cannon', 1))).toBe(5);
    expect(diceOf({ ...rifles(5), fire: ['light-machine-gun:1', 'grenades:2@8'] })).toBe(14);
    expect(stepOf(shot(armedWith('rpg'), '1 1 1'), 'weapon').clause).toBe('fubar:weapon.3');
  });

  test('fubar:weapon.2 an assault rifle has a second die at 12 cm or nearer', () => {
    expect(diceOf(armedWith('assault-rifle', 3, 12))).toBe(6);
    expect(diceOf(armedWith('assault-rifle', 3, 12.5))).toBe(3);
    expect(diceOf(armedWith('assault-rifle', 3, 24))).toBe(3);
    expect(stepOf(shot(armedWith('assault-rifle'), '1 1'), 'weapon').clause).toBe('fubar:weapon.2');
  });

  test('fubar:fire.6 a weapon reaches as far as its range, and out of range adds no dice', () => {
    expect(diceOf(rifles(3, 24))).toBe(3);
    expect(refused(rifles(3, 25))).toBe('fubar:fire.6');
    const mixed = shot({ ...rifles(1, 30), fire: ['light-machine-gun:1'] }, '1 1 1');
    expect(stepOf(mixed, 'weapon')).toMatchObject({ clause: 'fubar:fire.6', value: 0 });
  });

  test('fubar:fire.3 fire that goes elsewhere is not thrown here', () => {
    expect(diceOf({ ...rifles(5), elsewhere: 2 })).toBe(3);
    expect(refused({ ...rifles(2), elsewhere: 2 })).toBe('fubar:fire.3');
  });

  test('fubar:R25 option 1 splits by figure, option 2 by die', () => {
    const given = { ...armedWith('sub-machine-gun', 2), elsewhere: 1 };
    expect(diceOf(given)).toBe(3);
    expect(diceOf(given, { 'fubar:R25': 2 })).toBe(5);
  });

  test('fubar:fire.1 the suppressed hold fire', () => {
    expect(refused({ ...rifles(5), men: 6, suppressed: 2 })).toBe('fubar:fire.1');
    const played = shot({ ...rifles(1), men: 6, suppressed: 5 }, '6');
    expect(stepOf(played, 'may-fire')).toMatchObject({ clause: 'fubar:fire.1', value: 1 });
  });

  test('fubar:weapon.4 a heavy machine gun takes two crew, one on a vehicle or in a bunker', () => {
    expect(diceOf(armedWith('heavy-machine-gun', 2))).toBe(4);
    expect(diceOf({ ...armedWith('heavy-machine-gun', 1), mount: 'vehicle' })).toBe(4);
    expect(diceOf({ ...armedWith('heavy-machine-gun', 1), mount: 'bunker' })).toBe(4);
    const byVehicle = { ...armedWith('heavy-machine-gun', 1), byVehicle: true };
    expect(diceOf(byVehicle)).toBe(4);
    expect(stepOf(shot(byVehicle, '1 1 1 1'), 'crew').text).toBe('on a vehicle: one crew for each');
    expect(diceOf({ ...armedWith('light-cannon', 1), fire: ['heavy-machine-gun:1'], byVehicle: true })).toBe(
      8,
    );
    expect(refused(armedWith('heavy-machine-gun', 1))).toBe('fubar:weapon.4');
  });

  test('fubar:R26 option 2: one crewman left may fire it; option 3: the second fires his own weapon', () => {
    expect(diceOf(armedWith('heavy-machine-gun', 1), { 'fubar:R26': 2 })).toBe(4);
    const own = { ...armedWith('heavy-machine-gun', 2), fire: ['infantry-rifle:1'], men: 2 };
    expect(refused(own)).toBe('fubar:fire.1');
    expect(diceOf(own, { 'fubar:R26': 3 })).toBe(5);
  });
});

describe('cover and aiming', () => {
  test('fubar:cover.1 cover adds one, two or three to the number', () => {
    expect(['open', 'soft', 'moderate'].map((cover) => hitsOn({ cover }))).toEqual([4, 5, 6]);
  });

  test('fubar:cover.3 and makes it no worse than 6', () => {
    expect(hitsOn({ cover: 'hard' })).toBe(6);
    expect(hitsOn({ level: 'green', cover: 'soft' })).toBe(6);
    expect(stepOf(shot({ level: 'green', fp: 1, cover: 'soft' }, '6'), 'cap').clause).toBe('fubar:cover.3');
  });

  test('(fubar:weapon.4) a hint never names one crewman of a heavy machine gun', () => {
    const hinted = (men: number, fire: string[], more: Given = {}) =>
      refusalOf(shoot, { level: 'green', men: men + 1, suppressed: 1, fire, ...more }).hint;
    const named = (entry: string) => `Name those that can, once for each kind of weapon: --fire ${entry}.`;
    expect(hinted(1, ['heavy-machine-gun:2'])).toBeUndefined();
    expect(hinted(3, ['heavy-machine-gun:4'])).toBe(named('heavy-machine-gun:2'));
    expect(hinted(1, ['heavy-machine-gun:2', 'pistol:1'])).toBe(named('pistol:1'));
    expect(hinted(1, ['heavy-machine-gun:2'], { mount: 'bunker' })).toBe(named('heavy-machine-gun:1'));
  });

  test('fubar:cover.2 what stands on the table says what cover it is', () => {
    expect(hitsOn({ cover: 'woods' })).toBe(5);
    expect(hitsOn({ cover: 'trench' })).toBe(6);
  });

  test('fubar:action.10 Aimed Fire adds one', () => {
    expect(hitsOn({ aimed: true })).toBe(3);
    expect(hitsOn({ level: 'green', aimed: true })).toBe(5);
    expect(hitsOn({ action: 'aimed-fire' })).toBe(3);
  });

  test('fubar:R17 option 1: never worse than a 5 when aiming; option 2: aiming gains nothing against hard cover', () => {
    const given = { cover: 'hard', aimed: true };
    expect(hitsOn(given)).toBe(5);
    expect(hitsOn(given, { 'fubar:R17': 2 })).toBe(6);
    expect(hitsOn({ cover: 'soft', aimed: true }, { 'fubar:R17': 2 })).toBe(4);
  });

  test('fubar:action.5 a target that ducks and weaves is in soft cover', () => {
    expect(hitsOn({ targetAction: 'duck-and-weave' })).toBe(5);
  });

  test('fubar:R18 in cover already: the better, one level more, or both', () => {
    const given = { level: 'elite', cover: 'soft', targetAction: 'duck-and-weave' };
    expect([1, 2, 3].map((n) => hitsOn(given, { 'fubar:R18': n }))).toEqual([5, 6, 6]);
  });

  test('fubar:action.9 gone to ground counts one level higher', () => {
    expect(hitsOn({ cover: 'soft', targetAction: 'gone-to-ground' })).toBe(6);
  });

  test('fubar:R19 option 2: open ground rises to soft, and hard to +4', () => {
    const given = { targetAction: 'gone-to-ground' };
    expect(hitsOn(given)).toBe(4);
    expect(hitsOn(given, { 'fubar:R19': 2 })).toBe(5);
    const hard = shot({ level: 'veteran', fp: 1, cover: 'hard', ...given }, '6', { 'fubar:R19': 2 });
    expect(stepOf(hard, 'posture').value).toBe(4);
  });

  test('fubar:R20 option 3: Duck & Weave protects only against fire On Guard', () => {
    const given = { targetAction: 'duck-and-weave' };
    expect(hitsOn(given, { 'fubar:R20': 3 })).toBe(4);
    expect(hitsOn({ ...given, reaction: true }, { 'fubar:R20': 3 })).toBe(5);
  });

  test('fubar:R20 option 2: it ends with the turn in which it was taken', () => {
    const past = battle({ name: 'Blue 1', action: 'duck-and-weave', earlier: true });
    const given = { level: 'veteran', fp: 1, target: 'Blue 1' };
    expect(shot(given, '4', {}, past).result.hits).toBe(0);
    expect(shot(given, '4', { 'fubar:R20': 2 }, past).result.hits).toBe(1);
  });

  test('fubar:weapon.5 flamethrowers and cannons ignore cover, other weapons of the unit do not', () => {
    const played = shot(
      { ...armedWith('flamethrower'), fire: ['infantry-rifle:1'], cover: 'hard' },
      'fire=5 ignoring-cover=4,4,3,3',
    );
    expect(played.result.hits).toBe(2);
    expect(stepOf(played, 'ignores-cover').clause).toBe('fubar:weapon.5');
  });

  test('fubar:R45 cannons ignore cover on a tank, or all of them, or follow the crew note as it is marked', () => {
    const cannon = { ...armedWith('light-cannon', 2, 40), cover: 'hard' };
    const hits = (given: Given, option: number, dice: string) =>
      shot(given, dice, { 'fubar:R45': option }).result.hits;
    expect(hits(cannon, 1, '4 4 4 4 4 4 4 4')).toBe(0);
    expect(hits({ ...cannon, mount: 'bunker' }, 1, '4 4 4 4 4 4 4 4')).toBe(0);
    expect(hits({ ...cannon, mount: 'tank' }, 1, '4 4 4 4 4 4 4 4')).toBe(8);
    expect(hits(cannon, 2, '4 4 4 4 4 4 4 4')).toBe(8);
    expect(hits(cannon, 3, '4 4 4 6')).toBe(1);
  });

  test('fubar:R28 the cover of most of the target, of those who are named, or of any', () => {
    const given = { cover: 'moderate', covered: 2, targetFigures: 5, targetLevel: 'green' };
    expect([1, 2, 3].map((n) => hitsOn(given, { 'fubar:R28': n }))).toEqual([4, 6, 6]);
    expect(hitsOn({ ...given, covered: 0 }, { 'fubar:R28': 3 })).toBe(4);
    expect(hitsOn({ ...given, targetFigures: 4 })).toBe(6);
  });

  test('fubar:R44 a building is moderate cover, or the firer is asked what it is made of', () => {
    expect(hitsOn({ cover: 'building' })).toBe(6);
    expect(refused({ ...FOUR, cover: 'building' }, { 'fubar:R44': 2 })).toBe('fubar:cover.2');
  });

  test('fubar:fire.14 fubar:R36 cover that both are in counts, is a save, or is nothing', () => {
    const given = { cover: 'soft', sameCover: true };
    expect([1, 3].map((n) => hitsOn(given, { 'fubar:R36': n }))).toEqual([5, 4]);
    expect(refused({ ...FOUR, ...given }, { 'fubar:R36': 2 })).toBe('fubar:fire.14');
    const saved = shot({ ...FOUR, ...given, coverSave: 5 }, 'fire=5,5,1,1 cover-save=5,4', {
      'fubar:R36': 2,
    });
    expect(saved.result).toEqual({ hits: 2, unsaved: 1 });
  });

  test('fubar:weapon.5 fubar:R36 option 2: cover does not save from fire that ignores cover, armour does', () => {
    const mixed = {
      level: 'veteran',
      weapon: 'pistol',
      figures: 2,
      fire: ['flamethrower:1'],
      armour: 'light',
    };
    const given = { ...mixed, cover: 'hard', sameCover: true, coverSave: 2 };
    const thrown = 'fire=4,5 cover-save=2,1 ignoring-cover=4,4,1,1 save=1,6,5';
    const played = shot(given, thrown, { 'fubar:R36': 2 });
    expect(played.result).toEqual({ hits: 4, unsaved: 2 });
    expect(stepOf(played, 'ignores-cover').clause).toBe('fubar:weapon.5');
    const flames = { ...given, weapon: 'flamethrower', figures: 1, fire: undefined };
    expect(shot(flames, 'fire=4,1,1,1 save=1', { 'fubar:R36': 2 }).result.unsaved).toBe(1);
  });

  test('fubar:R28 fubar:R36 option 2: where most of the unit is out of the cover, no cover saves', () => {
    const given = { ...FOUR, cover: 'soft', sameCover: true, coverSave: 2, targetLevel: 'green' };
    const few = { ...given, targetFigures: 5, covered: 2 };
    expect(shot(few, '5 1 1 1', { 'fubar:R36': 2 }).result.unsaved).toBe(1);
    const most = shot({ ...few, covered: 3 }, 'fire=5,1,1,1 cover-save=2', { 'fubar:R36': 2 });
    expect(most.result.unsaved).toBe(0);
  });

  test('fubar:R10 option 2: a better leader lends his whole row, expertise and limit', () => {
    const given = { level: 'green', leaderLevel: 'veteran' };
    expect(hitsOn(given)).toBe(6);
    expect(hitsOn(given, { 'fubar:R10': 2 })).toBe(4);
    const target = { ...FOUR, targetFigures: 5, targetLevel: 'green', targetLeaderLevel: 'elite' };
    expect(shot(target, '5 5 5 1').result.suppressed).toBe(1);
    expect(shot(target, '5 5 5 1', { 'fubar:R10': 2 }).result.suppressed).toBe(3);
  });

  test('fubar:R39 option 2: the elite hit on a 3', () => {
    expect(hitsOn({ level: 'elite' })).toBe(4);
    expect(hitsOn({ level: 'elite' }, { 'fubar:R39': 2 })).toBe(3);
  });
});

describe('who may fire', () => {
  test.each([
    ['fubar:action.3', 'run'],
    ['fubar:action.4', 'duck-and-weave'],
    ['fubar:action.8', 'gone-to-ground'],
    ['fubar:action.11', 'assault'],
    ['fubar:action.7', 'on-guard'],
  ])('%s no fire with the action %s', (clause, action) => {
    expect(refused({ ...FOUR, action })).toBe(clause);
  });

  test('fubar:action.2 a unit that walks fires small arms or throws grenades', () => {
    expect(stepOf(shot({ ...rifles(1), action: 'walk' }, '1'), 'walking').clause).toBe('fubar:action.2');
    expect(diceOf({ ...armedWith('grenades'), action: 'walk' })).toBe(3);
    expect(refused({ ...armedWith('rpg'), action: 'walk' })).toBe('fubar:action.2');
  });

  test('fubar:R16 option 2: any weapon a man carries; option 3: small arms and grenades both', () => {
    expect(diceOf({ ...armedWith('rpg'), action: 'walk' }, { 'fubar:R16': 2 })).toBe(3);
    expect(refused({ ...armedWith('light-mortar'), action: 'walk' }, { 'fubar:R16': 2 })).toBe(
      'fubar:action.2',
    );
    const both = { ...rifles(2, 5), fire: ['grenades:2'], men: 2, action: 'walk' };
    expect(refused(both)).toBe('fubar:fire.1');
    expect(diceOf(both, { 'fubar:R16': 3 })).toBe(8);
  });

  test('fubar:R23 option 2: a unit may fire as it assaults', () => {
    expect(diceOf({ ...FOUR, action: 'assault' }, { 'fubar:R23': 2 })).toBe(4);
  });

  test('fubar:R40 option 2: one figure of the unit throws grenades', () => {
    expect(diceOf(armedWith('grenades', 2))).toBe(6);
    expect(refused(armedWith('grenades', 2), { 'fubar:R40': 2 })).toBe('fubar:weapon.3');
  });

  test('fubar:action.7 On Guard it fires once in a turn', () => {
    const given = { ...FOUR, name: 'Red 1', reaction: true };
    expect(refused({ ...FOUR, reaction: true, reacted: true })).toBe('fubar:action.7');
    const past = battle({ name: 'Red 1', action: 'on-guard', acted: true });
    const played = shot(given, '1 1 1 1', {}, past);
    expect(stepOf(played, 'reaction')).toMatchObject({ clause: 'fubar:action.7', ruling: 'fubar:R22' });
    expect(refused(given, {}, remembered(shoot, past, given, played))).toBe('fubar:action.7');
    expect(refused(given, {}, battle({ name: 'Red 1', action: 'walk', acted: true }))).toBe('fubar:action.7');
  });

  test('fubar:R21 option 2: On Guard ends with the turn', () => {
    const past = battle({ name: 'Red 1', action: 'on-guard', earlier: true });
    const given = { ...FOUR, name: 'Red 1', reaction: true };
    expect(stepOf(shot(given, '1 1 1 1', {}, past), 'still-guard').ruling).toBe('fubar:R21');
    expect(refused(given, { 'fubar:R21': 2 }, past)).toBe('fubar:action.7');
  });

  test('fubar:fire.11 fubar:fire.12 fire across the edge of cover is within 2 cm of it', () => {
    expect(refused({ ...FOUR, targetEdge: 2.5 })).toBe('fubar:fire.11');
    expect(refused({ ...FOUR, edge: 3 })).toBe('fubar:fire.12');
    expect(diceOf({ ...FOUR, edge: 2, targetEdge: 2 })).toBe(4);
  });

  test('fubar:fire.13 inside one area of cover up to 6 cm', () => {
    const given = { ...rifles(1, 6), cover: 'soft', sameCover: true };
    expect(diceOf(given)).toBe(1);
    expect(refused({ ...given, range: 6.5 })).toBe('fubar:fire.13');
  });

  test('fubar:R37 option 2: inside it the edges count as well', () => {
    const given = { ...rifles(1, 6), cover: 'soft', sameCover: true, edge: 4 };
    expect(diceOf(given)).toBe(1);
    expect(refused(given, { 'fubar:R37': 2 })).toBe('fubar:fire.12');
  });

  test('fubar:weapon.6 only a mortar fires at what it cannot see, and somebody has to see it', () => {
    const mortar = { ...armedWith('light-mortar', 1, 50), unseen: true };
    expect(diceOf({ ...mortar, spotter: 'other' })).toBe(3);
    expect(refused(mortar)).toBe('fubar:weapon.6');
    expect(refused({ ...rifles(1), unseen: true, spotter: 'own' })).toBe('fubar:weapon.6');
  });

  test('fubar:R42 option 2: only a figure of its own unit', () => {
    const mortar = { ...armedWith('light-mortar', 1, 50), unseen: true };
    expect(diceOf({ ...mortar, spotter: 'other' })).toBe(3);
    expect(refused({ ...mortar, spotter: 'other' }, { 'fubar:R42': 2 })).toBe('fubar:weapon.6');
    expect(diceOf({ ...mortar, spotter: 'own' }, { 'fubar:R42': 2 })).toBe(3);
  });

  test('fubar:R43 fubar:fire.2 fire into a close combat hits the enemy alone, or is not allowed', () => {
    expect(stepOf(shot({ ...FOUR, targetInMelee: true }, '1 1 1 1'), 'into-melee').value).toBe(true);
    expect(refused({ ...FOUR, targetInMelee: true }, { 'fubar:R43': 2 })).toBe('fubar:fire.2');
  });

  test('fubar:vehicle.3 fubar:vehicle.5 a vehicle fires one weapon after a move, all when it stands', () => {
    const given = { ...armedWith('heavy-machine-gun', 2), mount: 'vehicle' };
    expect(diceOf(given)).toBe(8);
    expect(refused({ ...given, moved: true })).toBe('fubar:vehicle.3');
    expect(diceOf({ ...given, figures: 1, moved: true })).toBe(4);
    expect(stepOf(shot({ ...given, figures: 1 }, '1 1 1 1'), 'stationary').clause).toBe('fubar:vehicle.5');
  });

  test('fubar:R52 option 2: a vehicle that stands may aim', () => {
    const given = { ...armedWith('light-cannon'), mount: 'tank', aimed: true };
    expect(refused(given)).toBe('fubar:vehicle.5');
    expect(diceOf(given, { 'fubar:R52': 2 })).toBe(4);
    expect(refused({ ...given, moved: true }, { 'fubar:R52': 2 })).toBe('fubar:vehicle.5');
  });
});

describe('at vehicles', () => {
  test('fubar:vehicle.8 small arms and heavy machine guns do no harm to armour', () => {
    for (const weapon of ['light-machine-gun', 'heavy-machine-gun', 'grenade-launcher']) {
      expect(refused({ ...armedWith(weapon, 2), at: 'apc' })).toBe('fubar:vehicle.8');
    }
    expect(diceOf({ ...rifles(3, 5), fire: ['rpg:1'], at: 'apc' })).toBe(3);
    expect(diceOf({ ...rifles(3, 5), at: 'truck' })).toBe(3);
  });

  test('fubar:vehicle.8 fubar:fire.6 of all that cannot fire it is said why, each kind once', () => {
    const of = (at: Given) =>
      refusalOf(shoot, { ...rifles(4, 20), fire: ['light-machine-gun:1', 'pistol:2'], ...at }).message;
    const beyond = '2 pistols: 20 cm is beyond 8 cm';
    expect(of({ at: 'apc' })).toBe(
      `Nothing is left to fire at this target: 4 infantry rifles cannot harm it; 1 light machine gun cannot harm it; ${beyond}.`,
    );
  });

  test('fubar:R41 option 2 excepts grenade launchers', () => {
    const given = { ...armedWith('grenade-launcher'), at: 'apc' };
    expect(refused(given)).toBe('fubar:vehicle.8');
    expect(diceOf(given, { 'fubar:R41': 2 })).toBe(3);
  });

  test('fubar:R54 trucks can be harmed, or not, or have no save at all', () => {
    const given = { ...rifles(1), at: 'truck' };
    expect(shot(given, 'fire=4 save=6').result).toEqual({ hits: 1, unsaved: 0 });
    expect(refused(given, { 'fubar:R54': 2 })).toBe('fubar:vehicle.8');
    expect(shot(given, 'fire=4', { 'fubar:R54': 3 }).result).toEqual({ hits: 1, unsaved: 1 });
  });

  test('fubar:vehicle.6 fubar:damage.1 it saves by its armour, and what is left is rolled for', () => {
    const played = shot({ ...armedWith('rpg'), at: 'light-tank' }, 'fire=4,5,6 save=3,4,5');
    expect(played.result).toEqual({ hits: 3, unsaved: 1 });
    expect(stepOf(played, 'damage').text).toBe(
      'roll for damage: wg vehicle-damage -r fubar --unsaved 1, with --facing front, side or rear',
    );
  });

  test('fubar:R38 option 2: no cover for vehicles', () => {
    const given = { at: 'apc', cover: 'soft' };
    expect(hitsOn(given)).toBe(5);
    expect(hitsOn(given, { 'fubar:R38': 2 })).toBe(4);
  });
});

/** A second turn, with one unit. */
function battle(unit: Partial<Unit> & { name: string }): State {
  const fresh = {};
  return tableOf({ turn: 2, units: [{ ...fresh, ...unit }] });
}

test.each([
  ['weapon', { ...FOUR, weapon: 'pistol' }],
  ['suppressed', { ...rifles(2), suppressed: 1 }],
  ['suppressed', { ...rifles(2), men: 2, suppressed: 3 }],
  ['fire', { ...rifles(12), fire: ['pistol:9'] }],
  ['aimed', { ...FOUR, aimed: true, action: 'walk' }],
  ['reaction', { ...FOUR, aimed: true, reaction: true }],
  ['reacted', { ...FOUR, reacted: true }],
  ['moved', { ...rifles(1), moved: true }],
  ['spotter', { ...rifles(1), spotter: 'own' }],
  ['targetFigures', { ...FOUR, at: 'truck', targetFigures: 3 }],
  ['wearing', { ...FOUR, wearing: ['light:2'], armour: 'heavy' }],
  ['behindBy', { ...FOUR, behindBy: 2 }],
  ['coverSave', { ...FOUR, coverSave: 4 }],
  ['covered', { ...FOUR, covered: 1 }],
  ['targetLevel', { ...FOUR, targetLevel: 'green' }],
  ['take', { ...FOUR, take: 2 }],
  ['inSight', { ...FOUR, inSight: 2 }],
  ['inSight', { ...FOUR, targetFigures: 2, targetLevel: 'green', inSight: 3 }],
  ['targetSuppressed', { ...FOUR, targetFigures: 2, targetLevel: 'green', targetSuppressed: 3 }],
])('--%s is turned down where it means nothing', (input, given) => {
  expect(conflict(given)).toBe(input);
});

test('more cover never helps the firer, and more armour never hurts the target', () => {
  const mean = (given: Given) =>
    meanOf(oddsOf(shoot, { ...FOUR, ...given }), ({ unsaved }) => unsaved as number);
  const covers = ['open', 'soft', 'moderate', 'hard'].map((cover) => mean({ cover }));
  const armours = ['none', 'light', 'medium', 'heavy', 'power', 'battlesuit'].map((armour) =>
    mean({ armour }),
  );
  for (const means of [covers, armours]) {
    for (let i = 1; i < means.length; i++) expect(means[i]).toBeLessThanOrEqual(means[i - 1]!);
  }
  expect(fraction(...chanceOf(oddsOf(shoot, { level: 'veteran', fp: 1 }), ({ hits }) => hits === 1))).toBe(
    '1/2',
  );
});

proveAll(shoot, [
  ['three dice', { level: 'veteran', fp: 3 }],
  ['with armour', { level: 'veteran', fp: 3, armour: 'medium' }],
  ['aimed, before the cap', { level: 'veteran', fp: 2, cover: 'hard', aimed: true }, { 'fubar:R17': 2 }],
  ['natural faces', { level: 'elite', fp: 2, aimed: true, armour: 'battlesuit' }, { 'fubar:R1': 2 }],
  ['taken', { level: 'veteran', fp: 3, armour: 'light', targetFigures: 2, targetLevel: 'green' }],
  [
    'taken, the surplus placed',
    { level: 'elite', fp: 3, targetFigures: 2, targetLevel: 'veteran' },
    { 'fubar:R33': 2 },
  ],
  [
    'some ignore cover',
    { level: 'elite', weapon: 'pistol', figures: 1, fire: ['light-cannon:1'], cover: 'soft' },
  ],
  ['at a vehicle', { level: 'elite', weapon: 'rpg', figures: 1, at: 'medium-tank' }],
  [
    'only some in sight',
    { level: 'elite', fp: 2, targetFigures: 3, targetLevel: 'green', targetSuppressed: 1, inSight: 2 },
    { 'fubar:R30': 2 },
  ],
  ['behind a vehicle', { level: 'elite', fp: 2, behind: 'apc', armour: 'light' }, { 'fubar:R63': 2 }],
  [
    'a cover save',
    { level: 'elite', fp: 2, cover: 'soft', sameCover: true, coverSave: 4, armour: 'light' },
    { 'fubar:R36': 2 },
  ],
  [
    'a cover save, and fire that ignores cover',
    {
      level: 'elite',
      weapon: 'infantry-rifle',
      figures: 1,
      fire: ['light-cannon:1'],
      elsewhere: 3,
      cover: 'soft',
      sameCover: true,
      coverSave: 4,
      armour: 'light',
    },
    { 'fubar:R36': 2, 'fubar:R25': 2 },
  ],
]);
