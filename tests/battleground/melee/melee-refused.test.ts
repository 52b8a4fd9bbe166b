import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import type { Input } from '../../../src/rules/record.js';
import { barred, conflicting, filledAs, forbidden, unit } from '../../support/forbids.js';
import { type Given, playing } from '../../support/play.js';

/** What is no melee, and what units fill in of one. */

const platoon = (profile: Input = {}, marks: Input = {}, name = 'Alpha') =>
  unit('infantry', { grade: 'B', figures: 8, leaders: 1, ...profile }, marks, name);
const bravo = (profile: Input = {}, marks: Input = {}) => platoon({ grade: 'C', ...profile }, marks, 'Bravo');
const tiger = (profile: Input = {}, marks: Input = {}) =>
  unit(
    'vehicle',
    { vehicle: 'heavy-tank', grade: 'A', mg: 2, bowMg: 1, gun: 'heavy-gun', ...profile },
    marks,
    'Tiger',
  );

test.each<[Given, readonly string[]]>([
  [{ at: 'apc', tankCharged: true }, ['bg:vmelee.2 no tank: Of vehicles only tanks may charge infantry.']],
  [{ at: 'heavy-tank', tankCharged: true }, []],
  [{ at: 'apc' }, []],
  ...(
    [
      [{ damage: 'immobilised' }, 'bg:vdam.3', 'its damage keeps it where it is'],
      [{ stoppedBy: 'mines' }, 'bg:mine.10', 'mines have stopped it'],
      [{ stoppedBy: 'breakdown' }, 'bg:vmove.1', 'it has broken down'],
    ] as const
  ).map(([what, clause, why]): [Given, string[]] => [
    { at: 'light-tank', tankCharged: true, ...what },
    [
      `${clause} stopped: A tank that cannot move has not charged: ${why}. -> If its charge has arrived all the same: --arrived; if it was hit in an earlier round: --continued.`,
    ],
  ]),
  ...['continued', 'roundBegun', 'arrived'].map((name): [Given, string[]] => [
    { at: 'light-tank', tankCharged: true, stoppedBy: 'mines', [name]: true },
    [],
  ]),
  [{ at: 'light-tank', stoppedBy: 'mines' }, []],
  [
    { at: 'light-tank', attackers: 3 },
    [
      'bg:nonstand.3 non-standing: A non-standing unit may not charge a vehicle (three figures without leader or heavy weapon).',
    ],
  ],
  [{ at: 'light-tank', attackers: 3, attackerLeaders: 1 }, []],
  [{ at: 'light-tank', attackers: 3, attackerHw: 1 }, []],
  [{ at: 'light-tank', attackers: 3, tankCharged: true }, []],
  [{ attackers: 3 }, []],
  ...['attackersJoined', 'defendersJoined'].flatMap((name): [Given, string[]][] => [
    [
      { at: 'light-tank', [name]: ['C:6'] },
      [
        'bg:vmelee.3 - (physical): Each unit fights a vehicle by itself, in its order of arrival (bg:R87). -> Fight the rounds of each apart: wg melee --rounds 1.',
      ],
    ],
    [
      { stand: 3, [name]: ['C:6'] },
      [
        'bg:stand.3 - (physical): Several units of a side cannot be fought stand against stand. -> Figure by figure: without --stand; --house none where it is a house rule.',
      ],
    ],
    [{ [name]: ['C:6'] }, []],
    [{ at: 'light-tank', stand: 3, [name]: [] }, []],
  ]),
])('what forbids a melee of %j', (given, said) => {
  expect(forbidden(melee, given)).toEqual(said);
});

describe('what does not go together', () => {
  const SIX = { attackers: 6, defenders: 6 };
  const AT = { at: 'light-tank', attackers: 6 };
  const TANK = { at: 'light-tank', tankCharged: true, defenders: 6 };
  const NEEDS = 'needs the vehicle: --at';
  const NEVER = 'does not go with --at: no vehicle fights figure by figure';
  const value = (name: string) =>
    ({ face: 'front', damage: 'both', stoppedBy: 'mines', gun: 'light-gun', ownCover: 'woods' })[name] ?? 1;

  test.each<[Given, string | undefined]>([
    [
      { attackers: 3, defenders: 6, attackerLeaders: 2, joiners: 2 },
      'attackers 3 figures cannot hold 4 of those kinds',
    ],
    [
      { attackers: 3, defenders: 6, attackerHw: 2, attackerMedics: 1, attackerArmed: 1 },
      'attackers 3 figures cannot hold 4 of those kinds',
    ],
    [{ attackers: 3, defenders: 6, attackerHw: 2, attackerMedics: 1 }, undefined],
    [
      { attackers: 9, defenders: 3, defenderLeaders: 1, defenderHw: 1, defenderMedics: 1, defenderArmed: 1 },
      'defenders 3 figures cannot hold 4 of those kinds',
    ],
    [{ attackers: 9, defenders: 4, defenderLeaders: 4 }, undefined],
    ...[
      ...['tankCharged', 'armour', 'detailedArmour', 'face', 'damage', 'stoppedBy', 'mg', 'bowMg', 'gun'],
      ...['bowGun', 'letGo', 'targetQualityDefence', 'prisoners', 'guards', 'close', 'idleHw', 'arrived'],
      ...['someInFront', 'roundBegun', 'moreToCome', 'ownCover'],
    ].map((name): [Given, string] => [{ ...SIX, [name]: value(name) }, `${name} ${NEEDS}`]),
    [{ ...SIX, cover: 'building' }, 'cover is said of these defenders by --building'],
    [{ ...SIX, cover: 'wall' }, 'cover is said of these defenders by --wall'],
    [{ ...SIX, cover: 'woods' }, 'cover matters to infantry only against --cavalry; for a vehicle: --at'],
    [{ ...SIX, cover: 'woods', cavalry: true }, undefined],
    [{ ...SIX, leadersFirst: true, leadersLast: true }, 'leadersFirst and --leaders-last exclude each other'],
    [
      { ...SIX, defenderMounted: true, dugIn: true },
      'defenderMounted and --dug-in exclude each other: cavalry digs in on foot',
    ],
    [{ ...SIX, stand: 4 }, 'stand 6 figures are no whole number of stands of 4'],
    [{ attackers: 6, defenders: 7, stand: 3 }, 'stand 7 figures are no whole number of stands of 3'],
    [{ ...SIX, stand: 3 }, undefined],
    [
      { ...SIX, stand: 3, joiners: 3 },
      'stand does not go with --joiners: several units cannot be fought by stands',
    ],
    [
      { ...SIX, joiners: 3, attackersJoined: ['C:3'] },
      'joiners are those of --attackers-joined: give the one or the other',
    ],
    [{ ...SIX, leadersArmed: true }, 'leadersArmed there are no leaders'],
    [{ ...SIX, leadersArmed: true, defenderLeaders: 1 }, undefined],
    [{ ...SIX, leadersArmed: true, defendersJoined: ['C:3,leader:1'] }, undefined],
    ...['cavalry', 'leadersFirst', 'leadersLast', 'attackerArmed', 'leadersArmed', 'stand'].map(
      (name): [Given, string] => [{ ...AT, [name]: 1 }, `${name} ${NEVER}`],
    ),
    [{ ...TANK, defenderArmed: 1 }, `defenderArmed ${NEVER}`],
    [
      { ...AT, joiners: 1 },
      'joiners each unit attacks a vehicle by itself: settle the rounds of each apart, with --rounds 1',
    ],
    [{ ...AT, building: true }, 'building does not go with --at: give the --cover'],
    [{ ...AT, wall: true }, 'wall does not go with --at: give the --cover'],
    ...['attackers', 'attackerLeaders', 'attackerHw', 'attackerMedics', 'attackerRan'].map(
      (name): [Given, string] => [
        { ...TANK, [name]: 1 },
        `${name} does not go with --tank-charged: the infantry are the --defenders`,
      ],
    ),
    ...['fromBehind', 'someInFront', 'ownCover'].map((name): [Given, string] => [
      { ...TANK, [name]: value(name) },
      `${name} does not go with --tank-charged`,
    ]),
    ...['defenders', 'defenderLeaders', 'defenderHw', 'defenderMedics', 'defenderRan', 'defenderMounted'].map(
      (name): [Given, string] => [
        { ...AT, [name]: 1 },
        `${name} does not go with --at: the infantry are the --attackers`,
      ],
    ),
    [{ ...AT, arrived: true }, 'arrived needs --tank-charged'],
    [{ ...TANK, arrived: true }, undefined],
    [{ ...AT, idleHw: 1 }, 'idleHw is of the 0 heavy weapons of the infantry'],
    [{ ...AT, attackerHw: 1, idleHw: 1 }, undefined],
    [{ ...TANK, defenderHw: 1, idleHw: 2 }, 'idleHw is of the 1 heavy weapon of the infantry'],
    [{ ...AT, guards: 7 }, 'guards are among its 6 figures'],
    [{ ...TANK, guards: 7 }, 'guards are among its 6 figures'],
    [{ ...TANK, guards: 6 }, undefined],
    [{ ...AT, someInFront: true }, 'someInFront matters only with --from-behind'],
    [{ ...AT, someInFront: true, fromBehind: true }, undefined],
    [{ at: 'car', attackers: 6, face: 'front' }, 'face needs an armoured vehicle: --at'],
    [{ at: 'car', attackers: 6, detailedArmour: true }, 'detailedArmour needs an armoured vehicle: --at'],
    [{ ...AT, face: 'front' }, undefined],
    [{ ...AT, bowGun: true }, 'bowGun needs the gun: --gun'],
    [{ ...AT, bowGun: true, gun: 'light-gun' }, undefined],
    [
      { ...AT, attackers: 13 },
      'attackers of one unit are 12 at most: several attack a vehicle each by itself',
    ],
    [{ ...AT, attackers: 12 }, undefined],
    [
      { ...TANK, defenders: 13 },
      'defenders of one unit are 12 at most: several attack a vehicle each by itself',
    ],
    [{ attackers: 13, defenders: 13 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(melee, given)).toBe(said);
  });

  test('what is still asked for', () => {
    const { needs } = playing(melee);
    expect(needs({})).toEqual(['attackers', 'defenders']);
    expect(needs({ at: 'apc' })).toEqual(['attackers']);
    expect(needs({ at: 'light-tank', tankCharged: true })).toEqual(['defenders']);
    expect(needs({ at: 'apc', detailedArmour: true })).toEqual(['attackers', 'face']);
    expect(needs({ at: 'car', detailedArmour: true })).toEqual(['attackers']);
    expect(needs({ detailedArmour: true })).toEqual(['attackers', 'defenders']);
  });
});

describe('what units fill in', () => {
  const of = (attacker: ReturnType<typeof unit>, defender?: ReturnType<typeof unit>, typed: Given = {}) =>
    filledAs(melee, typed, attacker, defender);
  const A = { attackers: 8, attackerLeaders: 1, attackerGrade: 'B' };
  const B = { defenders: 8, defenderLeaders: 1, defenderGrade: 'C' };

  test('(bg:melee.1) two units of infantry, with what counts hand to hand', () => {
    const bayonets = { hwPiat: 1, medics: 1, armed: 2 };
    expect(of(platoon(bayonets, { ran: true, fromBehind: true, mounted: true }), bravo(bayonets))).toEqual({
      ...{ ...A, attackerHw: 1, attackerMedics: 1, attackerArmed: 2, attackerRan: true, fromBehind: true },
      ...{ cavalry: true, ...B, defenderHw: 1, defenderMedics: 1, defenderArmed: 2 },
    });
    expect(of(platoon(), bravo({ close: true, hwPersonnel: 1 }, { guards: 1, prisoners: 2 }))).toEqual({
      ...{ ...A, ...B, defenderHw: 1 },
    });
  });

  test('(bg:melee.5) the place where it was charged: a building, a wall, or other cover', () => {
    const met = (meleeCover: Input[string], by = platoon()) => {
      const { building, wall, cover } = of(by, bravo({}, { meleeCover, dugIn: true })) as Given;
      return [building, wall, cover];
    };
    expect(met('building')).toEqual([true, undefined, undefined]);
    expect(met('wall')).toEqual([undefined, true, undefined]);
    expect(met('woods')).toEqual([undefined, undefined, 'woods']);
    expect(met('building', tiger())).toEqual([undefined, undefined, 'building']);
    expect(met('wall', tiger())).toEqual([undefined, undefined, 'wall']);
    expect(of(platoon(), tiger({}, { meleeCover: 'building' }))).toMatchObject({ cover: 'building' });
  });

  test('(bg:melee.2) a round has been fought only where both have fought it', () => {
    const fought = { fought: true };
    const goesOn = (a: Input, b?: Input) =>
      (of(platoon({}, a), b && bravo({}, b)) as Given).continued === true;
    expect([
      goesOn(fought, fought),
      goesOn(fought, {}),
      goesOn({}, fought),
      goesOn({}, {}),
      goesOn(fought),
    ]).toEqual([true, false, false, false, true]);
  });

  test('(bg:vmelee.3) infantry at a vehicle, by how it shoots', () => {
    const shoots = { close: true, hwPersonnel: 1 };
    const marks = { guards: 1, prisoners: 2 };
    const T = { at: 'heavy-tank', mg: 2, bowMg: 1, gun: 'heavy-gun' };
    expect(of(platoon(shoots, marks), tiger({ armour: 3 }, { dugIn: true, damage: 'immobilised' }))).toEqual({
      ...{ ...A, attackerHw: 1, guards: 1, prisoners: 2, close: true, idleHw: 1, ...T },
      ...{ defenderGrade: 'A', armour: 3, dugIn: true, damage: 'immobilised' },
    });
    expect(of(platoon(shoots), tiger({ vehicle: 'car' }))).not.toHaveProperty('idleHw');
    expect(of(tiger({}, { melee: 'Tiger' }), bravo(shoots, marks))).toEqual({
      ...{ ...B, defenderHw: 1, guards: 1, prisoners: 2, close: true, idleHw: 1, ...T },
      ...{ attackerGrade: 'A', tankCharged: true, arrived: true },
    });
    expect(of(tiger(), bravo())).not.toHaveProperty('arrived');
    expect(of(tiger(), tiger())).toBe('bg:vmelee.1 Vehicles cannot fight each other in a melee.');
  });

  test('(bg:R87) what a vehicle has fired in this round it does not fire again', () => {
    const left = (marks: Input, profile: Input = {}) => {
      const { mg, bowMg, gun, bowGun } = of(platoon(), tiger({ bowGun: true, ...profile }, marks)) as Given;
      return [mg, bowMg, gun, bowGun];
    };
    expect(left({})).toEqual([2, 1, 'heavy-gun', true]);
    expect(left({ firedMg: 1, firedBowMg: 1, firedGun: true })).toEqual([1, undefined, undefined, undefined]);
    expect(left({ firedMg: 9 })[0]).toBeUndefined();
    expect(left({}, { gun: 'none' })).toEqual([2, 1, undefined, undefined]);
  });

  test('bg:unit.2 bg:stand.1 bg:emp.3 who takes no part', () => {
    const no = (who: ReturnType<typeof unit>, typed: Given = {}) => barred(melee, typed, who);
    expect(no(platoon({ figures: 13 }))).toBe(
      'bg:unit.2 Alpha has 13 figures: 12 at most take part. -> wg roster check tells what the units have to be.',
    );
    expect(no(platoon({ figures: 12 }))).toBeUndefined();
    expect(no(platoon(), { stand: 3 })).toBe(
      'bg:stand.1 Alpha has 8 figures, which are no whole number of stands. -> Figure by figure: without --stand; --house none where it is a house rule.',
    );
    expect(no(platoon(), { stand: 4 })).toBeUndefined();
    const nest = unit('emplacement', { type: 'nest' }, {}, 'Nest');
    expect(no(nest)).toBe('bg:emp.3 An emplacement cannot be charged, and cannot charge.');
    expect(barred(melee, {}, platoon(), nest)).toBe(
      'bg:emp.3 An emplacement cannot be charged, and cannot charge.',
    );
  });
});
