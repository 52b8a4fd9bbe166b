import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import type { Input } from '../../../src/rules/record.js';
import { conflicting, filled, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, playing, refusalIn } from '../../support/play.js';

const SIX = { grade: 'C', figures: 6 };
const tank = (profile: Input = {}, marks: Input = {}) =>
  unit(
    'vehicle',
    { vehicle: 'medium-tank', grade: 'B', mg: 1, bowMg: 1, gun: 'heavy-gun', ...profile },
    marks,
    'Tiger',
  );
const platoon = (profile: Input = {}, marks: Input = {}) =>
  unit('infantry', { grade: 'C', figures: 8, leaders: 1, ...profile }, marks, 'Alpha');
const box = (profile: Input = {}, marks: Input = {}) =>
  unit('emplacement', { type: 'pillbox', grade: 'C', gun: 'none', ...profile }, marks, 'Box');

describe('where nobody is hit', () => {
  const why = (given: Given, rulings = {}) => refusing(shoot, given, rulings);
  const isRefused = (given: Given, rulings = {}) => refusalIn(shoot, given, rulings) !== undefined;

  test('bg:smoke.2 bg:flank.1 behind smoke, and behind the unit', () => {
    expect(why({ ...SIX, smoke: true })).toBe('bg:smoke.2 Nobody may shoot into or through smoke.');
    expect(why({ ...SIX, bearing: 91 })).toBe(
      'bg:flank.1 Infantry fires only to its front; the target is 91 degrees off. -> Dug in or in a building: --all-round.',
    );
    expect(isRefused({ ...SIX, bearing: 90 })).toBe(false);
    expect(isRefused({ ...SIX, bearing: 91, allRound: true })).toBe(false);
  });

  test.each([
    ['bg:shoot.6', SIX, 12, 'Infantry weapons reach 12 in'],
    ['bg:shoot.6', { weapon: 'emplacement' }, 12, 'The range of an emplacement is 12 in'],
    ['bg:vshoot.8', { weapon: 'mg' }, 12, 'The range of the machine gun is 12 in'],
    ['bg:vshoot.8', { weapon: 'light-gun' }, 18, 'The range of the light gun is 18 in'],
    ['bg:vshoot.8', { weapon: 'heavy-gun' }, 24, 'The range of the heavy gun is 24 in'],
  ])('%s %j reaches %i inches', (clause, given, reach, said) => {
    const range = reach + 1;
    expect(isRefused({ ...given, range: reach })).toBe(false);
    expect(why({ ...given, range })).toBe(`${clause} ${said}; the target is ${range} in away.`);
  });

  test('bg:flare.2 beyond 12 inches by night, unless a flare is up', () => {
    const given = { weapon: 'heavy-gun', range: 13, night: true };
    expect(why(given)).toBe('bg:flare.2 Without light nobody sees past 12 in; the target is 13 in away.');
    expect(isRefused({ ...given, range: 12 })).toBe(false);
    expect(isRefused({ ...given, flare: true })).toBe(false);
  });

  test('bg:vshoot.11 bg:R34 off the bow, unless the vehicle is dug in and so has no rear by option 2', () => {
    const bow = { weapon: 'mg', bow: true };
    const off = 'bg:vshoot.11 A bow weapon fires 45 degrees to either side; the target is 46 off.';
    expect(why({ ...bow, bearing: 46 })).toBe(off);
    expect(why({ ...bow, bearing: 46, allRound: true })).toBe(off);
    expect(why({ ...bow, bearing: 46 }, { 'bg:R34': 2 })).toBe(off);
    expect(isRefused({ ...bow, bearing: 46, allRound: true }, { 'bg:R34': 2 })).toBe(false);
    expect(isRefused({ ...bow, bearing: 45 })).toBe(false);
    expect(isRefused({ weapon: 'mg', bearing: 180 })).toBe(false);
  });
});

describe('what keeps a unit from shooting', () => {
  test('bg:nonstand.3 bg:medic.1 bg:retreat.4 bg:shoot.9 its state, and that of its target', () => {
    const all = {
      ...{ targetInMelee: true, inMelee: true, reacted: true, hasShot: true, routing: true },
      ...{ figures: 3, medics: 2, guards: 1, targetRiding: true },
    };
    expect(forbidden(shoot, all)).toEqual([
      'bg:charge.8 melee: Nobody may shoot at units in a melee.',
      'bg:pass.4 aboard: The target rides in a vehicle and cannot be shot at: the vehicle is what is attacked. -> What becomes of passengers: wg bail-out.',
      'bg:melee.10 melee: A unit in a melee may not shoot: it fights to the end of it. -> wg melee <unit>',
      'bg:defend.3 reacted (bg:R61=1): It may not shoot: it shot in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
      'bg:nonstand.3 weak: A non-standing unit may not shoot (three figures without leader or heavy weapon).',
      'bg:medic.1 nobody (physical): Medics and guards do not shoot, and there is nobody else.',
      'bg:retreat.4 routs: A routing unit may not shoot. -> wg rally <unit>',
      'bg:shoot.9 shot: An infantry unit shoots once under a card, at one target.',
    ]);
    expect(forbidden(shoot, { grade: 'D', ran: true, figures: 6 })).toEqual([
      'bg:grade.5 grade (physical): A grade D unit that has run hits on no number, so it may not shoot.',
    ]);
    for (const class_ of ['hw', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'])
      expect(forbidden(shoot, { figures: 3, [class_]: 1 })).toEqual([]);
    expect(forbidden(shoot, { figures: 5, medics: 2, guards: 2 })).toEqual([]);
  });

  test('bg:mine.14 nobody shoots of a unit whose others clear mines', () => {
    const all = { figures: 6, leaders: 1, clears: 4, medics: 1, guards: 1 };
    expect(forbidden(shoot, all)).toEqual([
      'bg:mine.14 at the mines: Its engineers clear mines in place of shooting, and there is nobody else to shoot.',
    ]);
    expect(forbidden(shoot, { ...all, figures: 7 })).toEqual([]);
    expect(forbidden(shoot, { ...all, clears: 0 })).toEqual([]);
    expect(forbidden(shoot, { ...all, figures: undefined })).toEqual([]);
    expect(forbidden(shoot, { ...all, weapon: 'mg' })).toEqual([]);
  });

  test('bg:vshoot.2 bg:vshoot.13 a machine gun at armour, and a weapon that has shot', () => {
    expect(forbidden(shoot, { weapon: 'mg', at: 'apc', hasShot: true })).toEqual([
      'bg:vshoot.13 shot: This weapon has shot under this card already; each may shoot once.',
      'bg:vshoot.2 armour (physical): A machine gun of a vehicle does nothing to armour. -> Shoot with --weapon light-gun or heavy-gun.',
    ]);
    expect(forbidden(shoot, { weapon: 'mg', at: 'car' })).toEqual([]);
    expect(forbidden(shoot, { weapon: 'light-gun', at: 'apc', figures: 3 })).toEqual([]);
  });
});

describe('who shoots, and at whom', () => {
  test('(bg:shoot.1) infantry as it stands', () => {
    const plain = { grade: 'C', figures: 8, leaders: 1 };
    expect(filled(shoot, platoon())).toEqual(plain);
    const marks = { dugIn: true, hasShot: true, ran: true, routing: true };
    expect(filled(shoot, platoon({}, marks))).toEqual({
      ...{ ...plain, ran: true, hasShot: true, routing: true, allRound: true },
    });
  });

  test('(bg:vshoot.13) a vehicle fires its main gun first, then each machine gun once', () => {
    expect(filled(shoot, tank())).toEqual({ grade: 'B', weapon: 'heavy-gun' });
    expect(filled(shoot, tank({}, { gunShots: 1 }))).toEqual({ grade: 'B', weapon: 'mg' });
    expect(filled(shoot, tank({}, { gunShots: 1, mgShots: 1 }))).toEqual({ grade: 'B', weapon: 'mg' });
    expect(filled(shoot, tank({}, { gunShots: 1, mgShots: 2 }))).toEqual({
      ...{ grade: 'B', weapon: 'heavy-gun', hasShot: true },
    });
    expect(filled(shoot, tank({ gun: 'none' }))).toEqual({ grade: 'B', weapon: 'mg' });
    expect(filled(shoot, tank({ bowGun: true }))).toEqual({ grade: 'B', weapon: 'heavy-gun', bow: true });
    expect(filled(shoot, tank({ mg: 0 }, { gunShots: 1, dugIn: true, damage: 'half-weapons' }))).toEqual({
      grade: 'B',
      weapon: 'mg',
      bow: true,
      allRound: true,
      halfStrength: true,
    });
    expect(filled(shoot, tank({ gun: 'none', mg: 0, bowMg: 0 }))).toBe(
      'bg:vshoot.6 Tiger has no weapon. -> Give it one: mg, bow-mg or gun in its roster.',
    );
  });

  test('(bg:emp.2) bg:emp.6 an emplacement what it is built for', () => {
    expect(filled(shoot, box())).toEqual({ grade: 'C', weapon: 'emplacement' });
    expect(filled(shoot, box({ gun: 'light-gun' }, { hasShot: true }))).toEqual({
      ...{ grade: 'C', weapon: 'light-gun', hasShot: true },
    });
    expect(filled(shoot, box({ type: 'bunker' }))).toBe('bg:emp.6 Box is a bunker: it has no weapon.');
  });

  test('(bg:shoot.9) at the enemy as he is', () => {
    const plain = { grade: 'C', figures: 8, leaders: 1 };
    const marks = { dugIn: true, shotAt: true, guards: 1, prisoners: 2, road: true };
    expect(filled(shoot, platoon(), platoon({ grade: 'B' }, marks))).toEqual({
      ...{ ...plain, targetFigures: 8, targetLeaders: 1, targetGrade: 'B' },
      ...{ targetOnRoad: true, targetPrisoners: 2, targetGuards: 1, targetShotAt: true, dugIn: true },
    });
    expect(filled(shoot, platoon(), tank({}, { damage: 'immobilised', dugIn: true }))).toEqual({
      ...{ ...plain, at: 'medium-tank', damage: 'immobilised', dugIn: true },
    });
    expect(filled(shoot, platoon(), box({}, { marked: true }))).toEqual({
      ...{ ...plain, at: 'pillbox', marked: true },
    });
  });

  test.each([
    [{}, ['grade', 'figures']],
    [{ weapon: 'mg' }, []],
    [{ weapon: 'mg', retreat: true }, ['targetFigures', 'targetGrade']],
    [{ weapon: 'mg', retreat: true, at: 'car' }, []],
    [{ weapon: 'light-gun', at: 'apc', detailedArmour: true }, ['face']],
    [{ weapon: 'light-gun', at: 'car', detailedArmour: true }, []],
    [{ weapon: 'mg', targetFigures: 4, targetMedics: 1 }, ['targetGrade']],
    [{ weapon: 'mg', targetQualityDefence: true }, ['targetGrade']],
  ])('%j: what else is needed is %j', (given, names) => {
    expect(playing(shoot).needs(given)).toEqual(names);
  });
});

describe('what does not go together', () => {
  const STAND = 'does not go with --target-stand: stands fall whole, whoever is on them';
  const ON_FOOT = 'is for infantry and --weapon for vehicles and emplacements';
  const four = { targetFigures: 4 };
  test.each([
    [{ figures: 2, leaders: 3 }, 'figures 2 figures cannot hold 3 leaders, heavy weapons and medics'],
    [{ guards: 7 }, 'guards only 6 of the 6 figures can be guards'],
    [{ medics: 2, guards: 5 }, 'guards only 4 of the 6 figures can be guards, as medics may not guard'],
    [{ medics: 2, guards: 4 }, undefined],
    [{ hw: 1, hwPiat: 1 }, 'hw count the heavy weapons with --hw or by class, not both'],
    [
      { weaponClasses: true, hw: 1 },
      'hw does not go with weapon classes: give --hw-personnel, --hw-armour, --hw-piat or --hw-flame',
    ],
    [{ weaponClasses: true, hwPiat: 1 }, undefined],
    [
      { shortHw: true, hwArmour: 1, range: 3 },
      'shortHw there is no --hw-piat or --hw-flame that it could shorten',
    ],
    [{ shortHw: true, hwPiat: 1 }, 'shortHw needs --range'],
    [{ shortHw: true, hwPiat: 1, range: 3 }, undefined],
    [{ shortHw: true, hwFlame: 1, range: 3 }, undefined],
    [{ targetLeaders: 1 }, 'targetLeaders needs --target-figures'],
    [{ targetHw: 1 }, 'targetHw needs --target-figures'],
    [{ targetMedics: 1 }, 'targetMedics needs --target-figures'],
    [
      { targetFigures: 2, targetLeaders: 1, targetHw: 1, targetMedics: 1 },
      'targetFigures 2 figures cannot hold 3 leaders, heavy weapons and medics',
    ],
    [{ targetMounted: true }, 'targetMounted needs --target-figures'],
    [{ targetPrisoners: 1 }, 'targetPrisoners needs --target-figures'],
    [{ targetStand: 2 }, 'targetStand needs --target-figures'],
    [
      { ...four, targetStand: 2, targetLeaders: 1 },
      `targetLeaders ${STAND}; to test with a leader: wg reaction-test --leaders`,
    ],
    [{ ...four, targetStand: 2, targetHw: 1 }, `targetHw ${STAND}`],
    [{ ...four, targetStand: 2, targetMedics: 1 }, `targetMedics ${STAND}`],
    [{ ...four, targetStand: 2, targetPrisoners: 1 }, `targetPrisoners ${STAND}`],
    [{ ...four, targetStand: 2, targetMounted: true }, `targetMounted ${STAND}`],
    [{ ...four, noted: true }, 'noted needs the stands: --target-stand'],
    [{ ...four, targetStand: 2, noted: true }, undefined],
    [{ ...four, targetGuards: 1 }, 'targetGuards needs --target-prisoners'],
    [{ ...four, targetPrisoners: 2, targetGuards: 5 }, 'targetGuards only 4 of the 4 figures can be guards'],
    [{ ...four, targetPrisoners: 2, targetGuards: 4 }, undefined],
    [{ targetShotAt: true }, 'targetShotAt matters only with --target-on-road'],
    [{ flare: true }, 'flare matters only with --night'],
    [{ night: true }, 'night needs --range'],
    [{ fromEdge: true }, 'fromEdge needs the terrain: --across'],
    [{ fromEdge: true, across: 'woods' }, undefined],
    [{ bow: true }, 'bow needs --weapon'],
    [{ halfStrength: true }, 'halfStrength needs --weapon'],
    [{ allRound: true }, 'allRound needs --bearing'],
  ])('of infantry %j: what is said is %s', (given, said) => {
    expect(conflicting(shoot, { ...SIX, ...given })).toBe(said);
  });

  test.each([
    [{ targetRan: true }, 'targetRan needs --retreat'],
    [{ targetLostBefore: 1 }, 'targetLostBefore needs --retreat'],
    [{ targetStartFigures: 3 }, 'targetStartFigures needs --retreat'],
    [{ retreat: true, targetFigures: undefined }, 'retreat needs --target-figures'],
    [{ retreat: true, targetLostBefore: 9 }, 'targetLostBefore with 4 figures now makes more than 12'],
    [{ retreat: true, targetLostBefore: 8 }, undefined],
    [
      { retreat: true, targetLostBefore: 2, targetStartFigures: 5 },
      'targetStartFigures cannot be fewer than the 6 it had since',
    ],
    [{ retreat: true, targetLostBefore: 2, targetStartFigures: 6 }, undefined],
  ])('of one that may retreat %j: what is said is %s', (given, said) => {
    expect(conflicting(shoot, { ...SIX, ...four, ...given })).toBe(said);
  });

  const AT = 'is for infantry targets and does not go with --at';
  test.each([
    [{ at: 'car', targetFigures: 3 }, `targetFigures ${AT}`],
    [{ at: 'car', retreat: true }, `retreat ${AT}`],
    [{ at: 'car', targetOnRoad: true }, `targetOnRoad ${AT}`],
    [{ at: 'nest', targetGrade: 'B' }, `targetGrade ${AT}`],
    [{ at: 'nest', targetQualityDefence: true }, `targetQualityDefence ${AT}`],
    [{ face: 'front' }, 'face needs an armoured vehicle as target'],
    [{ at: 'car', face: 'front' }, 'face needs an armoured vehicle as target'],
    [{ at: 'apc', face: 'front' }, undefined],
    [{ detailedArmour: true }, 'detailedArmour needs an armoured vehicle as target'],
    [{ armour: 2 }, 'armour needs a vehicle as target: --at'],
    [{ at: 'pillbox', damage: 'both' }, 'damage needs a vehicle as target: --at'],
    [{ stoppedBy: 'mines' }, 'stoppedBy needs a vehicle as target: --at'],
    [{ marked: true }, 'marked needs an emplacement as target: --at nest or pillbox'],
    [{ at: 'car', marked: true }, 'marked needs an emplacement as target: --at nest or pillbox'],
    [{ at: 'nest', marked: true }, undefined],
  ])('of what is shot at %j: what is said is %s', (given, said) => {
    expect(conflicting(shoot, { ...SIX, ...given })).toBe(said);
  });

  test.each([
    [{ figures: 3 }, `figures ${ON_FOOT}`],
    [{ leaders: 1, figures: 3 }, `figures ${ON_FOOT}`],
    [{ hw: 1 }, `hw ${ON_FOOT}`],
    [{ mounted: true }, `mounted ${ON_FOOT}`],
    [{ ran: true }, `ran ${ON_FOOT}`],
    [{ routing: true }, `routing ${ON_FOOT}`],
    [{ weaponClasses: true }, `weaponClasses ${ON_FOOT}`],
    [{ bow: true }, undefined],
    [{ bow: true, allRound: true }, 'allRound needs --bearing'],
    [{ bow: true, bearing: 3, allRound: true }, undefined],
    [{ allRound: true, bearing: 3 }, 'allRound is for infantry, and for a bow weapon: --bow'],
    [{ grade: 'C', halfStrength: true }, undefined],
    [{ weapon: 'emplacement', halfStrength: true }, 'halfStrength is for weapons of vehicles'],
    [{ weapon: 'emplacement', bow: true, bearing: 3 }, 'bow is for weapons of vehicles'],
  ])('of a vehicle %j: what is said is %s', (given, said) => {
    expect(conflicting(shoot, { weapon: 'light-gun', ...given })).toBe(said);
  });
});
