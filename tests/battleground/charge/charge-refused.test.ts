import { describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import type { Input } from '../../../src/rules/record.js';
import { barred, conflicting, filledAs, forbidden, unit } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';

/** Who may not charge, or not react, and what units fill in of a charge. */

const NINE = { grade: 'C', figures: 9, leaders: 1, distance: 5 };
const platoon = (profile: Input = {}, marks: Input = {}, name = 'Alpha') =>
  unit('infantry', { grade: 'C', figures: 8, leaders: 1, ...profile }, marks, name);
const tiger = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { vehicle: 'heavy-tank', grade: 'B', mg: 1, gun: 'heavy-gun', ...profile }, marks, 'Tiger');

describe('what keeps a unit from charging', () => {
  const WEAK =
    'bg:nonstand.3 non-standing: A non-standing unit may not charge (three figures without leader or heavy weapon).';
  test.each<[Given, readonly string[]]>([
    [
      { riding: true },
      [
        'bg:pass.2 aboard: Passengers may not charge: getting off takes a whole move. -> wg move <unit> --board',
      ],
    ],
    [{ at: 'nest' }, ['bg:emp.3 - (physical): The crew of an emplacement cannot be charged.']],
    [{ tank: true, at: 'car' }, ['bg:vmelee.1 - (physical): Vehicles cannot fight each other in melee.']],
    [
      { cavalry: true, at: 'car' },
      [
        'bg:vmelee.2 mounted (bg:R140=2): Infantry may charge a vehicle, and cavalry not. -> On foot: wg move <unit> --dismount.',
      ],
    ],
    [{ cavalry: true }, []],
    [{ at: 'car' }, []],
    [
      { targetRiding: true },
      [
        'bg:pass.4 aboard: The target rides in a vehicle and cannot be charged: the vehicle is what is attacked. -> What becomes of passengers: wg bail-out.',
      ],
    ],
    [
      { inMelee: true },
      ['bg:melee.10 melee: A unit in a melee may not charge: it fights to the end of it. -> wg melee <unit>'],
    ],
    [
      { reacted: true },
      [
        'bg:defend.2 reacted (bg:R61=1): It may not move: it fled in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
      ],
    ],
    [
      { routing: true },
      [
        'bg:retreat.3 routing: A routing unit may not charge: it moves when it does not rally. -> wg rally <unit>',
      ],
    ],
    [
      { tank: true, damage: 'immobilised' },
      ['bg:vdam.3 stopped: It may not charge: its damage keeps it where it is.'],
    ],
    [{ tank: true, stoppedBy: 'mines' }, ['bg:mine.10 stopped: It may not charge: mines have stopped it.']],
    [{ tank: true, stoppedBy: 'breakdown' }, ['bg:vmove.1 stopped: It may not charge: it has broken down.']],
    [{ at: 'car', damage: 'immobilised', stoppedBy: 'mines' }, []],
    [
      { figures: 4, guards: 4 },
      ['bg:prison.2 guards: Guards lead their prisoners away: they charge nobody.'],
    ],
    [{ figures: 4, guards: 3 }, []],
    [{ figures: 4, guards: 0 }, []],
    [{ figures: 3 }, [WEAK]],
    [{ figures: 3, tank: true }, []],
    [{ figures: 3, leaders: 1 }, []],
    ...['hw', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'].map((name): [Given, string[]] => [
      { figures: 3, [name]: 1 },
      [],
    ]),
    [
      { figures: 2, guards: 2 },
      ['bg:prison.2 guards: Guards lead their prisoners away: they charge nobody.'],
    ],
    [
      { ownDugIn: true },
      [
        'bg:dig.5 dug in (bg:R133=3): The unit is dug in: it has to dig out before it charges. -> wg move <unit> --dig-out',
      ],
    ],
    [
      { grade: 'D', ran: true },
      [1, 2].map(
        (option) =>
          `bg:grade.5 grade (bg:R51=${option}) (physical): A grade D unit that has run hits on no number, so it may not charge.`,
      ),
    ],
    [
      { grade: 'D', cavalry: true },
      [
        'bg:cav.3 grade (bg:R51=1) (physical): A grade D unit that is mounted hits on no number, so it may not charge.',
      ],
    ],
    [
      { grade: 'D', cavalry: true, ran: true },
      [
        'bg:grade.5 grade (bg:R51=1) (physical): A grade D unit that has run and is mounted hits on no number, so it may not charge.',
        'bg:grade.5 grade (bg:R51=2) (physical): A grade D unit that has run hits on no number, so it may not charge.',
      ],
    ],
    [{ grade: 'C', ran: true, cavalry: true }, []],
    [{ grade: 'D', ran: true, shootFirst: true }, []],
    [{ grade: 'D', ran: true, tank: true }, []],
    [{ grade: 'D', ran: true, carryOn: true }, []],
    [
      { figures: 4, targetFigures: 9 },
      [
        'bg:charge.4 -: 4 figures may not charge 9: it takes at least half as many, 5. -> A unit that joins a melee may: --joining.',
      ],
    ],
    [{ figures: 4, targetFigures: 8 }, []],
    [{ figures: 4, targetFigures: 9, joining: true }, []],
    [{ figures: 4, targetFigures: 9, targetInMelee: true }, []],
    [{ figures: 4, targetFigures: 9, carryOn: true }, []],
    [{ targetFigures: 9 }, []],
    [{ figures: 4, tank: true, targetFigures: 9 }, []],
    [
      { figures: 2, leaders: 1, at: 'car' },
      [
        'bg:charge.4 - (bg:R53=2): 2 figures may not charge 6: it takes at least half as many, 3. -> A unit that joins a melee may: --joining.',
      ],
    ],
    [{ figures: 3, leaders: 1, at: 'car' }, []],
    [
      { through: true, targetInMelee: true },
      [
        'bg:melee.11 -: The target is in a melee: who charges it joins that, and it is fought when all have joined. -> Without --through; then wg melee.',
      ],
    ],
    [
      { shootFirst: true, hasShot: true },
      [
        'bg:shoot.9 shot: An infantry unit shoots once under a card, at one target. -> Without --shoot-first.',
      ],
    ],
    [
      { shootFirst: true, reactedShot: true },
      [
        'bg:defend.3 reacted (bg:R61=1): It may not shoot first: it shot in reaction to a charge this turn. -> Ruled so by bg:R61. Without --shoot-first.',
      ],
    ],
    [{ hasShot: true, reactedShot: true }, []],
  ])('%j', (given, said) => {
    expect(forbidden(charge, given)).toEqual(said);
  });
});

describe('what keeps its target from reacting', () => {
  const SHOOTS = { reaction: 'shoot' };
  const FLEES = { reaction: 'flee' };
  const again = (more: string) =>
    `bg:defend.4 reacted: The target may not react so: it has reacted to a charge this turn${more}. -> Each reaction is had once a turn (bg:R64). Without --reaction.`;
  const ONCE = ', and infantry does it once';
  const IN_MELEE =
    'bg:melee.10 melee: The target may not react: it is in a melee, and fights to the end of it. -> Without --reaction.';
  const WEAK = 'two figures without a leader';
  const weak = [
    `bg:nonstand.3 non-standing (bg:R65=2): The target may not react: it is non-standing (${WEAK}).`,
    `bg:nonstand.3 non-standing: The target may not shoot: it is non-standing (${WEAK}). -> It may flee: --reaction flee.`,
  ];

  test.each<[Given, readonly string[]]>([
    [{ ...SHOOTS, joining: true }, [IN_MELEE]],
    [{ ...FLEES, targetInMelee: true }, [IN_MELEE]],
    [{ reaction: 'none', joining: true }, []],
    [{ joining: true }, []],
    [{ ...SHOOTS, targetReactedShot: true }, [again(ONCE)]],
    [{ ...SHOOTS, targetReactedFled: true }, [again(ONCE)]],
    [{ ...FLEES, targetReactedShot: true }, [again(ONCE)]],
    [{ targetReactedShot: true }, []],
    [{ ...SHOOTS, at: 'car', targetReactedShot: true }, [again('')]],
    [{ ...SHOOTS, at: 'car', targetReactedFled: true }, []],
    [{ ...FLEES, at: 'car', targetReactedFled: true }, [again('')]],
    [{ ...FLEES, at: 'car', targetReactedShot: true }, []],
    [{ reaction: 'both', at: 'car', targetReactedFled: true }, [again('')]],
    [
      { reaction: 'both', targetSideShot: true },
      ['bg:defend.3 card: It may not shoot: its side has had a shooting card this turn.'],
    ],
    [{ ...FLEES, targetSideShot: true }, []],
    [
      { reaction: 'both', targetSideMoved: true },
      ['bg:defend.2 card: It may not flee: its side has had a movement card this turn.'],
    ],
    [{ ...SHOOTS, targetSideMoved: true }, []],
    [
      { ...FLEES, at: 'car', damage: 'both' },
      ['bg:vdam.3 stopped: It may not flee: its damage keeps it where it is.'],
    ],
    [
      { ...FLEES, at: 'car', stoppedBy: 'mines' },
      ['bg:mine.10 stopped: It may not flee: mines have stopped it.'],
    ],
    [{ ...SHOOTS, at: 'car', stoppedBy: 'mines' }, []],
    [{ ...SHOOTS, targetRouting: true }, ['bg:retreat.4 routing: The target may not shoot: it is routing.']],
    [
      { ...FLEES, targetRouting: true },
      [
        'bg:retreat.3 routing: The target may not flee: it is routing, and moves only to rally or to rout on.',
      ],
    ],
    [{ targetRouting: true }, []],
    [{ ...SHOOTS, targetFigures: 2 }, weak],
    [{ ...FLEES, targetFigures: 2 }, weak.slice(0, 1)],
    [{ targetFigures: 2 }, []],
    [{ ...SHOOTS, targetFigures: 2, targetLeaders: 1, targetHw: 1 }, []],
    [{ ...SHOOTS, at: 'car', targetFigures: 2 }, []],
    [
      { ...SHOOTS, targetGrade: 'D', targetRan: true },
      ['bg:grade.5 grade (physical): A grade D unit that has run hits on no number, so it may not shoot.'],
    ],
    [
      { ...SHOOTS, targetGrade: 'D', targetMounted: true },
      ['bg:cav.3 grade (physical): A grade D unit that is mounted hits on no number, so it may not shoot.'],
    ],
    [
      { ...SHOOTS, targetGrade: 'C', targetRan: true, targetMounted: true },
      [
        'bg:grade.5 grade (bg:R2=1) (physical): A grade C unit that has run and is mounted hits on no number, so it may not shoot.',
      ],
    ],
    [{ ...FLEES, targetGrade: 'D', targetRan: true }, []],
    [{ ...SHOOTS, at: 'car', targetGrade: 'D', targetRan: true }, []],
  ])('%j', (given, said) => {
    expect(forbidden(charge, given)).toEqual(said);
  });
});

test.each([
  ['car', 4, undefined],
  ['car', 3, 'bg:vmove.1'],
  ['light-tank', 3, undefined],
  ['light-tank', 4, 'bg:vmove.2'],
  ['truck', 4, undefined],
  ['apc', 4, undefined],
  ['armoured-car', 3, undefined],
])(
  'bg:vmove.1 bg:vmove.2 a scenario gives a %s %i dice to flee on: refused by %s',
  (at, diceMost, clause) => {
    expect(refusalIn(charge, { ...NINE, at, reaction: 'flee', diceMost })?.clause).toBe(clause);
  },
);

describe('what does not go together', () => {
  const FOR_MEN = 'is for infantry and cavalry, not for --tank';
  const NOT_AT = 'is for infantry targets and does not go with --at';
  const LOAD = 'needs --at with --reaction shoot or --through';
  const SHOT = 'needs infantry that shoots: --reaction shoot';
  const tank = { distance: 5, tank: true };
  const car = { ...NINE, at: 'car' };
  const shot = { ...NINE, reaction: 'shoot', targetFigures: 6 };

  test.each<[Given, string | undefined]>([
    [NINE, undefined],
    ...['grade', 'figures', 'leaders', 'hw', 'medics', 'guards', 'ran', 'close', 'weaponClasses'].map(
      (name): [Given, string] => [{ ...tank, [name]: 1 }, `${name} ${FOR_MEN}`],
    ),
    ...['riding', 'cavalry', 'joining', 'carryOn', 'range', 'cover', 'across', 'flank', 'routing'].map(
      (name): [Given, string] => [{ ...tank, [name]: 1 }, `${name} ${FOR_MEN}`],
    ),
    [{ ...tank, ownDugIn: true }, `ownDugIn ${FOR_MEN}`],
    [{ ...NINE, turn: 90 }, 'turn needs --tank'],
    [{ ...NINE, tankType: 'light-tank' }, 'tankType needs --tank'],
    [{ ...tank, turn: 90 }, undefined],
    ...['targetOnRoad', 'targetFigures', 'targetRouting', 'targetRiding'].map((name): [Given, string] => [
      { ...car, [name]: 1 },
      `${name} ${NOT_AT}`,
    ]),
    [{ ...NINE, face: 'front' }, 'face needs a vehicle as target: --at'],
    ...['armour', 'damage', 'stoppedBy'].map((name): [Given, string] => [
      { ...NINE, [name]: name === 'armour' ? 2 : name === 'damage' ? 'both' : 'mines' },
      `${name} needs a vehicle: --at, or --tank`,
    ]),
    [{ ...car, face: 'front' }, 'face needs an armoured vehicle that infantry charges: --at'],
    [
      { ...car, detailedArmour: true },
      'detailedArmour needs an armoured vehicle that infantry charges: --at',
    ],
    [{ ...NINE, at: 'apc', face: 'front' }, undefined],
    [{ ...NINE, slowWay: 6 }, 'slowWay is more than the whole distance'],
    [{ ...NINE, slowWay: 5 }, undefined],
    [{ ...NINE, fromEdge: true }, 'fromEdge needs the terrain: --across'],
    [{ ...NINE, fromEdge: true, across: 'woods' }, undefined],
    ...['mg', 'bowMg', 'gun', 'bowGun'].map((name): [Given, string] => [
      { ...car, [name]: name === 'gun' ? 'light-gun' : 1 },
      `${name} ${LOAD}`,
    ]),
    [{ ...NINE, mg: 1, through: true }, `mg ${LOAD}`],
    [{ ...car, mg: 1, through: true }, undefined],
    [{ ...car, reaction: 'shoot' }, 'reaction needs the weapons of the vehicle: --mg, --bow-mg or --gun'],
    ...['mg', 'bowMg'].map((name): [Given, undefined] => [
      { ...car, reaction: 'both', [name]: 1 },
      undefined,
    ]),
    [{ ...car, reaction: 'shoot', gun: 'light-gun', bowGun: true }, undefined],
    [{ ...car, reaction: 'shoot', mg: 1, bowGun: true }, 'bowGun needs the gun: --gun'],
    [
      { ...car, targetQualityDefence: true },
      'targetQualityDefence needs infantry that is shot at: --reaction shoot or --through',
    ],
    [{ ...car, targetQualityDefence: true, through: true }, undefined],
    [{ ...NINE, targetQualityDefence: true }, undefined],
    [
      { ...NINE, prisoners: 1 },
      'prisoners needs infantry that is shot at: --reaction shoot, or --through at a vehicle',
    ],
    [{ ...shot, prisoners: 1 }, undefined],
    [{ ...car, through: true, prisoners: 1 }, undefined],
    [{ ...NINE, ownCover: 'woods' }, 'ownCover needs --reaction shoot'],
    [{ ...NINE, ownOnRoad: true }, 'ownOnRoad needs --reaction shoot'],
    [{ ...tank, tankType: 'light-tank' }, 'tankType needs --reaction shoot'],
    [{ ...shot, ownCover: 'woods', ownOnRoad: true }, undefined],
    [
      { ...NINE, targetRan: true },
      'targetRan needs infantry that shoots or fights: --reaction shoot or --through',
    ],
    [{ ...shot, targetRan: true }, undefined],
    ...['targetClose', 'targetHwPersonnel', 'targetHwArmour', 'targetHwPiat', 'targetHwFlame'].map(
      (name): [Given, string] => [{ ...NINE, targetFigures: 6, targetHw: 1, [name]: 1 }, `${name} ${SHOT}`],
    ),
    [{ ...shot, targetHw: 1, targetHwPiat: 1, targetClose: true }, undefined],
    [
      { ...shot, targetHw: 1, targetHwPiat: 1, targetHwFlame: 1 },
      'targetHw counts all heavy weapons of the target: fewer than there are by class',
    ],
    [
      { ...NINE, targetGuards: 1 },
      'targetGuards needs infantry that shoots, or is shot at: --reaction shoot, --shoot-first',
    ],
    [{ ...shot, targetGuards: 1 }, undefined],
    [{ ...shot, targetPrisoners: 1 }, 'targetPrisoners needs infantry that is shot at: --shoot-first'],
    [
      { ...NINE, targetFigures: 6, through: true, shootFirst: true, targetPrisoners: 1, targetGuards: 1 },
      undefined,
    ],
    [
      { ...NINE, targetMounted: true },
      'targetMounted needs cavalry that reacts or fights: --reaction or --through',
    ],
    [{ ...NINE, reaction: 'flee', targetMounted: true }, undefined],
    [
      { ...tank, through: true },
      'through is for infantry and cavalry: fight it with wg melee --tank-charged',
    ],
    [{ ...NINE, through: true, joining: true }, 'joining does not go with --through: the melee has begun'],
    [{ ...NINE, shootFirst: true }, 'shootFirst needs --through'],
    [{ ...NINE, leadersFirst: true }, 'leadersFirst needs --through'],
    [{ ...car, through: true, leadersFirst: true }, `leadersFirst ${NOT_AT}`],
    [{ ...car, through: true, shootFirst: true }, `shootFirst ${NOT_AT}`],
    [{ ...NINE, through: true, shootFirst: true, carryOn: true }, 'shootFirst does not go with --carry-on'],
    [{ ...NINE, through: true, hasShot: true }, 'hasShot needs --shoot-first'],
    [{ ...NINE, through: true, reactedShot: true }, 'reactedShot needs --shoot-first'],
    ...['targetSideMoved', 'targetSideShot', 'targetReactedShot', 'targetReactedFled', 'targetRouting'].map(
      (name): [Given, string] => [{ ...NINE, [name]: true }, `${name} needs --reaction`],
    ),
    [{ ...shot, facingBack: true }, 'facingBack needs --reaction flee, by infantry'],
    [{ ...car, reaction: 'flee', facingBack: true }, 'facingBack needs --reaction flee, by infantry'],
    [{ ...NINE, reaction: 'flee', facingBack: true }, undefined],
    ...['fleeDice', 'diceMost', 'tracked'].map((name): [Given, string] => [
      { ...NINE, reaction: 'flee', [name]: 2 },
      `${name} needs --reaction flee, by a vehicle`,
    ]),
    [{ ...car, reaction: 'shoot', mg: 1, fleeDice: 2 }, 'fleeDice needs --reaction flee, by a vehicle'],
    [{ ...car, reaction: 'flee', fleeDice: 2 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(charge, given)).toBe(said);
  });
});

describe('what units fill in', () => {
  const of = (typed: Given, who: ReturnType<typeof unit>, at?: ReturnType<typeof unit>) =>
    filledAs(charge, typed, who, at);
  const ALPHA = { grade: 'C', figures: 8, leaders: 1 };

  test('(bg:charge.1) infantry as it stands', () => {
    const marks = {
      ...{ mounted: true, dugIn: true, road: true, hasShot: true, reactedShot: true, routing: true },
      ...{ ran: true, melee: 'Alpha', aboard: 'Opel', prisoners: 2, guards: 1 },
    };
    expect(of({}, platoon({}, marks))).toEqual({
      ...{ ...ALPHA, cavalry: true, ownDugIn: true, ownOnRoad: true, hasShot: true, reactedShot: true },
      ...{ routing: true, ran: true, inMelee: true, riding: true, prisoners: 2, guards: 1 },
    });
  });

  test('(bg:shoot.10) close-range dice by the distance of the charge, or by the range that is told', () => {
    const near = (typed: Given) => (of(typed, platoon({ close: true })) as Given).close;
    expect([{ distance: 6 }, { distance: 7 }, { range: 6, distance: 9 }, {}].map(near)).toEqual([
      true,
      undefined,
      true,
      undefined,
    ]);
    expect(of({ distance: 6 }, platoon())).not.toHaveProperty('close');
  });

  test('(bg:charge.9) an ace carries on the charge at the same target', () => {
    const fellShort = { ace: 'move', hasCharged: 'Bravo' };
    const at = (name: string) => platoon({}, {}, name);
    const goesOn = (marks: Input, target?: ReturnType<typeof unit>) =>
      (of({}, platoon({}, marks), target) as Given).carryOn;
    expect(goesOn(fellShort, at('bravo'))).toBe(true);
    expect(goesOn(fellShort, at('Charlie'))).toBeUndefined();
    expect(goesOn(fellShort)).toBeUndefined();
    expect(goesOn({ ...fellShort, ace: 'shoot' }, at('Bravo'))).toBeUndefined();
    expect(goesOn({ ace: 'move' }, at('Bravo'))).toBeUndefined();
  });

  test('bg:vmelee.2 tanks charge, and nothing else that drives or stands', () => {
    expect(of({}, tiger({}, { damage: 'half-weapons', reacted: 'fled' }))).toEqual({
      ...{ tank: true, tankType: 'heavy-tank', damage: 'half-weapons' },
    });
    expect((of({}, tiger({ vehicle: 'light-tank' })) as Given).tankType).toBe('light-tank');
    expect((of({}, tiger({ vehicle: 'medium-tank' })) as Given).tankType).toBe('medium-tank');
    expect(barred(charge, {}, tiger({ vehicle: 'apc' }))).toBe(
      'bg:vmelee.2 Tiger is no tank: no other vehicle charges.',
    );
    expect(barred(charge, {}, unit('emplacement', { type: 'nest' }, {}, 'Nest'))).toBe(
      'bg:emp.3 Nest is an emplacement, which cannot charge.',
    );
  });

  test('(bg:defend.1) its target with what it may do about it', () => {
    const marks = {
      ...{ dugIn: true, ran: true, routing: true, reactedShot: true, reactedFled: true, mounted: true },
      ...{ guards: 1, prisoners: 2, melee: 'Bravo', road: true },
    };
    const bravo = platoon({ hwPiat: 1, close: true }, marks, 'Bravo');
    expect(of({ distance: 5 }, platoon(), bravo)).toEqual({
      ...{ ...ALPHA, targetFigures: 8, targetLeaders: 1, targetGrade: 'C', targetHw: 1, targetHwPiat: 1 },
      ...{ dugIn: true, targetRan: true, targetRouting: true, targetReactedShot: true },
      ...{ targetReactedFled: true, targetMounted: true, targetGuards: 1, targetPrisoners: 2 },
      ...{ targetClose: true, targetInMelee: true, joining: true, targetOnRoad: true },
    });
  });

  test('(bg:vmelee.8) a vehicle with its weapons and its dice', () => {
    const profile = { bowMg: 1, bowGun: true, diceMost: 3, tracked: true, armour: 3 };
    const marks = {
      dugIn: true,
      reactedShot: true,
      melee: 'Tiger',
      damage: 'immobilised',
      stoppedBy: 'mines',
    };
    expect(of({}, platoon(), tiger(profile, marks))).toEqual({
      ...{ ...ALPHA, at: 'heavy-tank', mg: 1, bowMg: 1, gun: 'heavy-gun', bowGun: true, targetGrade: 'B' },
      ...{ diceMost: 3, tracked: true, armour: 3, dugIn: true, targetReactedShot: true },
      ...{ targetInMelee: true, joining: true, damage: 'immobilised', stoppedBy: 'mines' },
    });
    expect(of({}, platoon(), tiger({ gun: 'none', bowGun: true }))).not.toHaveProperty('bowGun');
  });
});
