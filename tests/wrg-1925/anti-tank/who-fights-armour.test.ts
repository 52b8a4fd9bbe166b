import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { bailOut } from '../../../rulesets/wrg-1925/anti-tank/bail-out.js';
import { mines } from '../../../rulesets/wrg-1925/mines/mines.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { barred, conflicting, filledAs, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, playing, refusalIn, stepOf, withDice } from '../../support/play.js';

/** Who fights armour, who is in it, and what speaks against it. */

const reds = (profile: Input = {}, marks: Input = {}) => unit('group', { men: 6, ...profile }, marks, 'Reds');
const crew = (profile: Input = {}, marks: Input = {}) =>
  unit('gun', { men: 4, weapon: 'gun', ...profile }, marks, 'Crew');
const tank = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'medium-tank', crew: 4, weapons: ['afv-gun:1'], ...profile }, marks, 'Tiger');
const jeep = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'truck', crew: 2, ...profile }, marks, 'Jeep');
const apc = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'tracked-afv', at: 'apc', crew: 2, ...profile }, marks, 'APC');
const stranger = (marks: Input = {}): Unit => ({ ...unit('group', {}, marks, 'Somebody'), met: true });

describe('who fires', () => {
  const by = (who: Unit, typed: Given = {}) => filledAs(antiTank, typed, who);
  const men = (weapon: string) => reds({ weapons: [weapon, 'rifle:4'] });

  test.each<[string, Unit, Given, Input]>([
    ['men with a bazooka', men('one-man:1'), {}, { name: 'Reds', men: 6, weapon: 'one-man' }],
    ['men with two', men('one-man:2'), {}, { name: 'Reds', men: 6, weapon: 'one-man', weapons: 2 }],
    ['men with two sorts', reds({ weapons: ['one-man:1', 'recoilless:1'] }), {}, { name: 'Reds', men: 6 }],
    [
      'men with two sorts who say which',
      reds({ weapons: ['one-man:1', 'recoilless:1'] }),
      { weapon: 'recoilless' },
      { name: 'Reds', men: 6, weapon: 'recoilless' },
    ],
    ['men in a bunker', reds({}, { cover: 'bunker' }), {}, { name: 'Reds', men: 6, fromBunker: true }],
    [
      'men who walked under fire, and were surprised',
      reds({}, { pace: 'walk', underFire: true, surprised: true }),
      {},
      { name: 'Reds', men: 6, ownMove: 'walked', underFire: true, surprised: true },
    ],
    [
      'men who say how they moved',
      reds({}, { pace: 'walk' }),
      { ownMove: 'crawled' },
      { name: 'Reds', men: 6 },
    ],
    ['men who say that they moved', reds({}, { pace: 'walk' }), { moved: true }, { name: 'Reds', men: 6 }],
    ['men with points', men('one-man:1'), { points: 3 }, { name: 'Reds', men: 6 }],
    ['a gun with its crew', crew(), {}, { name: 'Crew', men: 4, weapon: 'gun', helpers: 2 }],
    ['a gun with two men', crew({ men: 2 }), {}, { name: 'Crew', men: 2, weapon: 'gun', helpers: 1 }],
    ['a gun with one man', crew({ men: 1 }), {}, { name: 'Crew', men: 1, weapon: 'gun' }],
    ['two guns', crew({ pieces: 2 }), {}, { name: 'Crew', men: 4, weapon: 'gun', weapons: 2, helpers: 1 }],
    ['two guns and one man', crew({ men: 1, pieces: 2 }), {}, { name: 'Crew', men: 1, weapon: 'gun' }],
    [
      'a tripod MG that is a heavy one',
      crew({ weapon: 'mg-tripod' }),
      { weapon: 'heavy-mg' },
      { name: 'Crew', men: 4, helpers: 2, mount: 'tripod' },
    ],
    [
      'one that is said to be elsewhere',
      crew({ weapon: 'mg-tripod' }),
      { weapon: 'heavy-mg', mount: 'pintle' },
      { name: 'Crew', men: 4, mount: 'tripod' },
    ],
    ['a missile', crew({ weapon: 'missile' }), {}, { name: 'Crew', men: 4, weapon: 'missile' }],
    [
      'a tank that moved, at which something came that can hurt it',
      tank({}, { pace: 'move-and-fire', shotAt: true, antiTankSurprise: true, underFire: true }),
      {},
      {
        ...{ name: 'Tiger', men: 4, weapon: 'afv-gun', moved: true, underFire: true, surprised: true },
        byArmour: true,
      },
    ],
    [
      'a tank at which men fired',
      tank({}, { underFire: true, surprised: true }),
      {},
      { name: 'Tiger', men: 4, weapon: 'afv-gun', byArmour: true },
    ],
    [
      'a tank with a light gun',
      tank({ weapons: ['light-gun:1'] }),
      {},
      { name: 'Tiger', men: 4, weapon: 'afv-gun', lightGun: true, byArmour: true },
    ],
    [
      'men with flame',
      men('flame-thrower:1'),
      { closeAttack: 'flame' },
      { name: 'Reds', men: 6, flameOf: 'man-pack' },
    ],
    [
      'a tank with flame',
      tank({ weapons: ['afv-flame:1'] }),
      { closeAttack: 'flame' },
      { name: 'Tiger', men: 4, flameOf: 'vehicle', byArmour: true },
    ],
  ])('(wrg:antitank.1) %s', (_, who, typed, told) => {
    expect(by(who, typed)).toEqual(told);
  });

  test('wrg:antitank.15 with off-table fire nobody fires, and the AFV stands first', () => {
    expect(by(tank({ smgs: 2 }, { attackDiced: true }), { offTable: true })).toEqual({
      ...{ name: 'Tiger', target: 'Tiger', crew: 4, smgs: 2, attackDiced: true, byArmour: true },
    });
    expect(by(reds(), { offTable: true })).toBe(
      'wrg:antitank.15 Reds is no vehicle: off-table fire on men is another matter. -> wg artillery',
    );
  });

  test('wrg:antitank.1 wrg:antitank.15 a vehicle without weapons, and flame where there is none', () => {
    expect(by(tank({ weapons: [] }))).toBe('wrg:antitank.1 Tiger has no weapon against armour.');
    for (const typed of [{ weapon: 'gun' }, { points: 3 }, { closeAttack: 'satchel' }, { offTable: true }])
      expect(barred(antiTank, typed, tank({ weapons: [] }))).toBeUndefined();
    // Of men whose weapons nobody has told it is asked what fires.
    expect(barred(antiTank, {}, reds())).toBeUndefined();
    const riflemen = reds({ weapons: ['rifle:6'] });
    expect(by(riflemen)).toBe(
      'wrg:antitank.1 Reds has no weapon against armour. -> In a close attack: --close-attack flame, molotov, sticky-bomb or satchel.',
    );
    for (const typed of [{ weapon: 'one-man' }, { points: 3 }, { closeAttack: 'satchel' }])
      expect(barred(antiTank, typed, riflemen)).toBeUndefined();
    expect(by(reds(), { closeAttack: 'flame' })).toBe('wrg:antitank.15 Reds has no flame thrower.');
    expect(barred(antiTank, { closeAttack: 'molotov' }, reds())).toBeUndefined();
    expect(barred(antiTank, { closeAttack: 'flame' }, stranger())).toBeUndefined();
  });
});

describe('what is fired at', () => {
  const at = (who: Unit, typed: Given = {}, riders?: Unit) =>
    filledAs(antiTank, typed, undefined, who, riders);

  test('(wrg:antitank.5) by its type, its weight and how it moved, with who is in it', () => {
    const aboard = { crew: 4 };
    expect(at(tank())).toEqual({ target: 'Tiger', at: 'medium-tank', ...aboard });
    expect(at(tank({ weight: 25, year: 1942, smgs: 9, leaders: ['sgt'] }, { concealed: true }))).toEqual({
      ...{ target: 'Tiger', at: 'medium-tank', weight: 25, year: 1942, concealed: true },
      ...{ crew: 4, smgs: 4, crewLeaders: ['sgt'] },
    });
    expect(at(tank({ year: 1942 }))).not.toHaveProperty('year');
    expect(at(tank({}, { pace: 'dash' }))).toMatchObject({ targetMoved: true });
    expect(at(tank({}, { pace: 'dash', crept: true }))).not.toHaveProperty('targetMoved');
    expect(at(tank({ leaders: ['sgt'] }, { left: true, lostInBattle: 2, lostInPeriod: 1 }))).toEqual({
      ...{ target: 'Tiger', at: 'medium-tank', crewLostInBattle: 2, crewLostInPeriod: 1 },
    });
    expect(at(tank({ smgs: 3 }), { crew: 2 })).not.toHaveProperty('smgs');
    expect(at(tank({ smgs: 2 }), { crew: 2 })).toMatchObject({ smgs: 2 });
    expect(at(tank(), { closeAttack: 'satchel' })).toEqual({ target: 'Tiger', ...aboard });
  });

  test.each([
    ['motorcycle', 'soft'],
    ['car', 'soft'],
    ['truck', 'soft'],
    ['half-track', 'soft'],
    ['light-tank', 'light-tank'],
    ['heavy-tank', 'heavy-tank'],
    ['armoured-car', undefined],
  ])('(wrg:antitank.1) a %s is fired at as %s', (type, is) => {
    expect((at(tank({ type })) as Given).at).toBe(is);
  });

  test('(wrg:R165) a soft one is told to be soft, and its crew has what was bought', () => {
    expect(at(jeep(), { closeAttack: 'satchel' })).toEqual({
      ...{ target: 'Jeep', targetSoft: true, crew: 2, softCrew: true },
    });
  });

  test('(wrg:crew.3) (wrg:crew.4) with those who ride in it, and what they have with them', () => {
    const weapons = ['smg:2', 'mortar-2in:1', 'rifle:3'];
    expect(at(apc(), {}, reds({ weapons }))).toMatchObject({
      ...{ passengers: 6, within: true, hw: 1, passengerWeapons: weapons },
    });
    expect(at(tank(), {}, reds({ weapons: ['rifle:6'] }))).toEqual({
      ...{ target: 'Tiger', at: 'medium-tank', crew: 4, passengers: 6 },
    });
    expect(at(tank(), {}, crew({ pieces: 2 }))).toMatchObject({ passengers: 4, hw: 2 });
  });

  test('(wrg:antitank.14) (wrg:locate.1) whether it is a wreck, has had its die, and is seen', () => {
    const { targetOut, attackDiced, targetHidden, notLocated } = at(
      tank({}, { knockedOut: true, attackDiced: true, hidden: true }),
      { smoke: 30 },
    ) as Given;
    expect([targetOut, attackDiced, targetHidden, notLocated]).toEqual([true, true, true, true]);
    expect(at(tank({}, { hidden: true }))).not.toHaveProperty('notLocated');
    expect(at(reds())).toBe(
      'wrg:antitank.1 Reds is no vehicle: it cannot be fired at with anti-tank weapons.',
    );
    expect(barred(antiTank, { offTable: true }, tank(), { ...tank(), name: 'Panther' })).toBe(
      'wrg:antitank.15 Each AFV in the area has a die of its own, and Panther a line of its own. -> As in: wg anti-tank --off-table Panther',
    );
    expect(barred(antiTank, {}, tank(), { ...tank(), name: 'Panther' })).toBeUndefined();
  });
});

describe('who gets out of a wreck', () => {
  test('wrg:crew.1 its crew, once', () => {
    expect(filledAs(bailOut, {}, tank({ smgs: 1 }))).toEqual({ crew: 4, smgs: 1 });
    expect(filledAs(bailOut, {}, tank({}, { left: true }))).toBe(
      'wrg:crew.1 The crew of Tiger has got out already.',
    );
    expect(barred(bailOut, {}, tank({}, { left: true }), reds())).toBeUndefined();
    expect(filledAs(bailOut, {}, reds())).toBe(
      'wrg:crew.1 Reds is no vehicle: it cannot have a crew that gets out.',
    );
  });
});

describe('who meets mines', () => {
  const on = (who: Unit, typed: Given = {}) => filledAs(mines, typed, who);

  test.each<[string, Unit, Given, Input]>([
    ['men', reds(), {}, { target: 'Reds', men: 6 }],
    ['a gun that is pushed', crew(), {}, { target: 'Crew', at: 'gun' }],
    ['a mortar that is carried', crew({ weapon: 'mortar-81mm' }), {}, { target: 'Crew', men: 4 }],
    ['a gun where men are told', crew(), { men: 2 }, { target: 'Crew' }],
    ['a gun where it is told', crew(), { at: 'gun' }, { target: 'Crew' }],
    ['a tank on mines for men', tank(), {}, { target: 'Tiger', at: 'hard' }],
    ['a truck on mines for men', jeep(), {}, { target: 'Jeep', at: 'soft', crew: 2 }],
    ['a truck that was left', jeep({}, { left: true }), { type: 'pungi' }, { target: 'Jeep', at: 'soft' }],
    [
      'a tank on mines for tanks',
      tank(),
      { type: 'anti-tank' },
      { target: 'Tiger', at: 'hard', keepsFire: true, crew: 4 },
    ],
    ['those who clear them', tank(), { clear: 'flail' }, { target: 'Tiger' }],
    ['those who set them', reds(), { set: true }, { target: 'Reds' }],
    [
      'men in a cone',
      reds({}, { erect: true }),
      { range: 20 },
      { target: 'Reds', targets: 6, uncovered: 6, erect: 6 },
    ],
    [
      'men one by one in a cone',
      reds({ figure: ['Sgt:40'] }),
      { range: 20 },
      { target: 'Reds', targets: 6, uncovered: 6 },
    ],
  ])('(wrg:mine.11) %s', (_, who, typed, told) => {
    expect(on(who, typed)).toEqual(told);
  });

  test('wrg:mine.8 wrg:mine.11 wrg:mine.4 who does not', () => {
    expect(on(reds({}, { aboard: 'Jeep' }))).toBe('wrg:mine.8 Reds rides in Jeep, and meets mines with it.');
    expect(barred(mines, { clear: 'bayonet' }, reds({}, { aboard: 'Jeep' }))).toBeUndefined();
    expect(barred(mines, { set: true }, reds({}, { aboard: 'Jeep' }))).toBeUndefined();
    const mortar = crew({ weapon: 'mortar-81mm' });
    const NO_WHEELS =
      'wrg:mine.11 Crew has nothing on wheels or tracks to set off an anti-tank mine. -> If it is on wheels: --at gun';
    expect(on(mortar, { type: 'anti-tank' })).toBe(NO_WHEELS);
    for (const typed of [{ at: 'gun' }, { men: 2 }, { range: 20 }, { type: 'both' }])
      expect(barred(mines, { type: 'anti-tank', ...typed }, mortar)).toBeUndefined();
    expect(barred(mines, { type: 'anti-tank' }, crew())).toBeUndefined();
    expect(on(jeep(), { range: 20 })).toBe(
      'wrg:mine.4 Jeep is a soft vehicle: say who of its men is in the cone. -> --targets',
    );
  });
});

test.each<[Given, readonly string[]]>([
  [
    { knockedOut: true, name: 'Tiger' },
    [
      'wrg:antitank.14 out (physical): Tiger is knocked out: it does not fire. -> wg game -r wrg says who is.',
    ],
  ],
  [
    { targetSoft: true },
    [
      'wrg:antitank.14 soft (wrg:R165=1): Only AFVs are knocked out. -> Soft vehicles are fired on as men are: wg shoot, wg artillery',
    ],
  ],
  [{ targetSoft: true, points: 4 }, []],
  [
    { attackDiced: true, closeAttack: 'satchel' },
    [
      'wrg:antitank.15 rolled (wrg:R162=1): The AFV has had its die for flame, charges and off-table fire: one in a period, whatever their number.',
    ],
  ],
  [
    { attackDiced: true, offTable: true, target: 'Tiger' },
    [
      'wrg:antitank.15 rolled (wrg:R162=1): Tiger has had its die for flame, charges and off-table fire: one in a period, whatever their number.',
    ],
  ],
  [{ attackDiced: true }, []],
  [{ closeAttack: 'satchel' }, []],
])('what forbids fire at armour with %j', (given, said) => {
  expect(forbidden(antiTank, given)).toEqual(said);
});

test('wrg:antitank.14 wrg:mine.6 wrg:mine.13 a wreck goes nowhere, nor does what mines hold, whatever is agreed on', () => {
  expect(forbidden(move, { knockedOut: true })).toEqual([
    'wrg:antitank.14 out (physical): The vehicle is knocked out: it stays where it was engaged. -> wg game -r wrg says who is.',
  ]);
  expect(forbidden(move, { name: 'Tiger', type: 'heavy-tank', immobilised: true })).toEqual([
    'wrg:mine.13 immobilised (physical): Tiger is immobilised: it cannot move, though it may fire.',
  ]);
  expect(forbidden(move, { name: 'Jeep', type: 'truck', immobilised: true })).toEqual([
    'wrg:mine.6 disabled (physical): Jeep is disabled: it cannot move.',
  ]);
});

test.each<[Given, string]>([
  [{ weapon: 'one-man' }, 'one-man anti-tank weapon'],
  [{ weapon: 'recoilless' }, 'recoilless gun'],
  [{ weapon: 'gun' }, 'conventional gun'],
  [{ weapon: 'missile' }, 'guided missile'],
  [{ weapon: 'heavy-mg' }, 'turret heavy MG or light shell gun'],
  [{ weapon: 'afv-gun' }, 'AFV shell gun'],
])('wrg:antitank.13 three points of %j that were added up', (weapon, called) => {
  const { text } = stepOf(withDice(antiTank, { ...weapon, points: 3 }, 'weapon=1'), 'points');
  expect(text).toBe(`${called}: 3 before the die: knocked out on 5 or more`);
});

describe('what is no attack', () => {
  const why = (given: Given, rulings = {}) => refusing(antiTank, given, rulings);
  const near = (closeAttack: string, range: number, more: Given = {}) => ({ closeAttack, range, ...more });
  const HURT = 'Heavy MGs and light shell guns hurt only';
  const TONS = 'AFVs up to 15 tons and post-war SP artillery';

  test('wrg:antitank.15 wrg:R163 from too far', () => {
    expect(why(near('molotov', 26))).toBe(
      'wrg:antitank.15 Molotov cocktails are thrown within 25 metres, not at 26 metres.',
    );
    expect(why(near('sticky-bomb', 1))).toBe(
      'wrg:antitank.15 Sticky bombs are used in contact, not at 1 metre.',
    );
    expect(why(near('satchel', 1))).toBe(
      'wrg:antitank.15 Satchel charges are used in contact, not at 1 metre.',
    );
    expect(why(near('satchel', 26), { 'wrg:R163': 2 })).toBe(
      'wrg:antitank.15 Satchel charges are used within 25 metres, not at 26 metres.',
    );
    expect(why(near('flame', 60, { flameOf: 'man-pack' }))).toBe(
      'wrg:antitank.15 No man pack flame thrower has an effect at 60 metres.',
    );
    expect(why(near('flame', 260))).toBe('wrg:antitank.15 No flame thrower has an effect at 260 metres.');
    const may = (given: Given, rulings = {}) => refusalIn(antiTank, given, rulings) === undefined;
    expect([
      may(near('molotov', 25)),
      may(near('satchel', 0)),
      may(near('satchel', 25), { 'wrg:R163': 2 }),
      may(near('flame', 30, { flameOf: 'man-pack' })),
      may(near('flame', 60, { flameOf: 'vehicle' })),
      may(near('flame', 60)),
    ]).toEqual([true, true, true, true, true, true]);
  });

  test('wrg:antitank.3 wrg:antitank.14 wrg:smoke.5 at what it cannot hurt, or through too much smoke', () => {
    const mg = { weapon: 'heavy-mg', range: 100 };
    expect(why({ ...mg, at: 'medium-tank' })).toBe(`wrg:antitank.3 ${HURT} ${TONS}, not this medium tank.`);
    expect(why({ ...mg, weight: 16, year: 1944 })).toBe(`wrg:antitank.3 ${HURT} ${TONS}, not this one.`);
    expect(why({ ...mg, at: 'heavy-tank' }, { 'wrg:R28': 2 })).toBe(
      `wrg:antitank.3 ${HURT} recce vehicles, APCs, SP guns and light tanks, not this heavy tank.`,
    );
    expect(why({ weapon: 'gun', range: 100, at: 'soft' })).toBe(
      'wrg:antitank.14 Only AFVs are knocked out. -> Soft vehicles are fired on as men are: wg shoot',
    );
    expect(why({ weapon: 'gun', range: 100, smoke: 51 })).toBe(
      'wrg:smoke.5 Anti-tank weapons fire blind only into screens up to 50 metres long, not 51 metres.',
    );
  });
});

describe('what does not go together', () => {
  const gun = { weapon: 'gun', range: 100 };
  const OTHER = 'is another attack: one at a time';
  const IN_IT = 'does not go with --points, which has it in already';
  const FIRE = 'is for anti-tank fire, and does not go with';

  test.each<[Given, string | undefined]>([
    [{}, 'weapon needs to be given, or --points, --close-attack or --off-table'],
    [{ ...gun, closeAttack: 'satchel' }, `closeAttack ${OTHER}`],
    [{ points: 3, offTable: true }, `offTable ${OTHER}`],
    [{ closeAttack: 'satchel', offTable: true }, `offTable ${OTHER}`],
    [{ ...gun, points: undefined }, undefined],
    [
      { ...gun, attacks: 2 },
      'attacks is for close attacks and off-table fire: weapons are counted with --weapons',
    ],
    ...['range', 'lightGun', 'mount', 'helpers', 'moved', 'underFire', 'surprised', 'weight', 'flank'].map(
      (name): [Given, string] => [{ points: 3, [name]: 1 }, `${name} ${IN_IT}`],
    ),
    ...['angle', 'targetMoved', 'concealed', 'smoke', 'year'].map((name): [Given, string] => [
      { points: 3, [name]: 1 },
      `${name} ${IN_IT}`,
    ]),
    [{ points: 3, at: 'apc' }, `at ${IN_IT}`],
    [{ points: 3, at: 'soft' }, undefined],
    [{ points: 3, weapon: 'heavy-mg', at: 'apc' }, undefined],
    [{ points: 3 }, undefined],
    [{ ...gun, lightGun: true }, 'lightGun needs --weapon afv-gun'],
    [{ ...gun, mount: 'turret' }, 'mount needs --weapon heavy-mg'],
    [
      { weapon: 'one-man', range: 50, helpers: 1 },
      'helpers is for --weapon recoilless, gun or heavy-mg with --mount tripod',
    ],
    [{ ...gun, helpers: 1 }, undefined],
    [{ weapon: 'heavy-mg', range: 50, mount: 'tripod', helpers: 1 }, undefined],
    [
      { weapon: 'heavy-mg', range: 50, mount: 'pintle', helpers: 1 },
      'helpers is for --weapon recoilless, gun or heavy-mg with --mount tripod',
    ],
    [{ ...gun, year: 1944 }, 'year needs --weight'],
    [
      { ...gun, at: 'post-war-sp', weight: 20, year: 1945 },
      'year is before 1946, and --at post-war-sp is after the war',
    ],
    [{ ...gun, at: 'post-war-sp', weight: 20, year: 1946 }, undefined],
    [{ ...gun, ownMove: 'walked', moved: true }, 'moved is told by --own-move already'],
    [{ ...gun, angle: 90, flank: true }, 'flank is told by --angle already'],
    [{ closeAttack: 'satchel', moved: true }, `moved ${FIRE} --close-attack`],
    [{ closeAttack: 'satchel', range: 0 }, undefined],
    [{ offTable: true, range: 0 }, `range ${FIRE} --off-table`],
    [{ offTable: true, weapons: 2 }, `weapons ${FIRE} --off-table`],
    [{ closeAttack: 'satchel', year: 1944 }, `year ${FIRE} --close-attack`],
    [{ closeAttack: 'satchel', at: 'apc' }, `at ${FIRE} --close-attack`],
    [{ offTable: true, name: 'Reds' }, 'name does not go with --off-table: nobody on the table fires'],
    [{ closeAttack: 'satchel', name: 'Reds' }, undefined],
    [{ ...gun, hw: 1 }, 'hw needs --crew or --passengers'],
    [{ ...gun, smgs: 1 }, 'smgs needs --crew'],
    [{ ...gun, passengers: 3, smgs: 1 }, 'smgs needs --crew'],
    [{ ...gun, crew: 2, smgs: 3 }, 'smgs is more than the 2 of the crew can carry'],
    [{ ...gun, crew: 2, smgs: 2 }, undefined],
    [{ ...gun, passengers: 3, each: ['2', '2'] }, 'each has to come to the 3 of --passengers'],
    [{ ...gun, each: ['2'] }, 'each has to come to the 0 of --passengers'],
    [{ ...gun, passengers: 4, each: ['2', '2'] }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(antiTank, given)).toBe(said);
  });

  test('what is still needed', () => {
    const { needs } = playing(antiTank);
    expect(needs({ weapon: 'gun' })).toEqual(['range']);
    expect(needs({ weapon: 'gun', weight: 12 })).toEqual(['range', 'year']);
    expect(needs({ weapon: 'gun', points: 3 })).toEqual([]);
    expect(needs({ closeAttack: 'satchel' })).toEqual([]);
    expect(conflicting(bailOut, {})).toBe('crew needs to be given, or --passengers');
    expect(conflicting(bailOut, { passengers: 3 })).toBeUndefined();
    expect(conflicting(bailOut, { crew: 2, smgs: 3 })).toBe('smgs is more than the 2 of the crew can carry');
  });
});
