import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** Who is bound to which melee, what is remembered of the charge, and when it is over. */

const foot = (name: string, figures: number, more: object = {}) => ({
  name,
  side: name.startsWith('A') ? 'Axis' : 'Allies',
  grade: 'C',
  figures,
  leaders: 1,
  hw: 1,
  ...more,
});
const model = (name: string, side: string, vehicle: string, more: object = {}) => ({
  ...{ name, side, kind: 'vehicle', vehicle },
  ...more,
});
const SHERMAN = model('Sherman', 'Allies', 'medium-tank', { mg: 1, gun: 'heavy-gun' });
const TRUCK = model('Truck', 'Allies', 'truck');
const PANZER = model('PzIV', 'Axis', 'medium-tank', { mg: 1, gun: 'heavy-gun' });
const ALL = [
  foot('A1', 6, { grade: 'B' }),
  foot('A2', 9),
  foot('A3', 8),
  foot('B2', 6),
  foot('B3', 6, { 'dug-in': true }),
  foot('B4', 6),
  SHERMAN,
  TRUCK,
  PANZER,
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('melees').open(ALL, '--sides Axis,Allies --strict', 'draw-card --dice card=8S');
});
afterEach(() => game.clean());

const marksOf = async (name: string) => (await game.unit(name)).marks;
const meleeOf = async (name: string) => (await marksOf(name)).melee;
/** The chargers arrive, whatever they roll for. */
const reaches = (who: string, whom: string, more = '', dice = '2,2,2') =>
  game.allowed(`charge ${who} ${whom} --distance 3 --carry-on --anyway --dice "charge=${dice}" ${more}`);
const endOfCards = () => game.allowed('draw-card --dice card=JK');
const clausesOf = async (line: string) =>
  ((await game.allowed(line)) as { remarks?: readonly { clause: string }[] }).remarks?.map(
    ({ clause }) => clause,
  );
const standing = async (): Promise<string> => (await game.type('game')).stdout;

describe('who is in which melee', () => {
  test('bg:charge.7 a charge binds both to the melee of the unit that was charged', async () => {
    const { effects } = await reaches('A1', 'B3');
    expect(effects).toContainEqual({
      ...{ do: 'bind', to: 'charger', mark: 'melee', as: 'charged', through: 'melee' },
      clause: 'bg:charge.7',
    });
    expect([await meleeOf('A1'), await meleeOf('B3')]).toEqual(['B3', 'B3']);
    expect((await game.unit('A1')).says).toContain('in the melee of B3');
    expect((await game.unit('B3')).says).toContain('in a melee');
  });

  test('bg:melee.11 who charges a unit in a melee joins that melee, on either side', async () => {
    await reaches('A1', 'B3');
    await reaches('B4', 'A1');
    await reaches('A3', 'B4');
    for (const name of ['A1', 'B3', 'B4', 'A3']) expect(await meleeOf(name), name).toBe('B3');
  });

  test('(bg:melee.10) all who are bound to a melee are free when it is over, named or not', async () => {
    await reaches('A1', 'B3');
    await reaches('A2', 'B3');
    await endOfCards();
    await game.refused('melee A1 B3 --seed b', 'bg:melee.11');
    expect(await clausesOf('melee A1 B3 --attackers 12 --defenders 1 --anyway --seed b')).toContain(
      'bg:melee.11',
    );
    expect(await marksOf('B3')).toEqual({ captured: true, keptBy: 'A1 2' });
    expect(await marksOf('A2')).toMatchObject({ ran: true });
    for (const name of ['A1', 'A2', 'B3']) expect(await meleeOf(name), name).toBeUndefined();
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:melee.10 while one of several enemies is left it goes on for those who won', async () => {
    await reaches('A1', 'B3');
    await reaches('A2', 'B3');
    await endOfCards();
    const { input, steps, result } = await game.allowed(
      'melee A1 B3 --attackers 1 --attacker-leaders 0 --attacker-hw 0 --defenders 9 --anyway --seed b',
    );
    expect(input).toMatchObject({ moreAttackers: true, moreDefenders: false });
    expect(result.winner).toBe('defender');
    expect(steps.map(({ id }) => id)).toContain('goes-on');
    expect(await marksOf('B3')).toMatchObject({ melee: 'B3', dugIn: true, fought: true });
    expect(await marksOf('A2')).toMatchObject({ melee: 'B3' });
    expect(await meleeOf('A1')).toBeUndefined();
  });

  test('bg:melee.11 all who have joined fight it, be they six', async () => {
    const six = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
    const all = [...ALL, ...['A4', 'A5', 'A6'].map((name) => foot(name, 6))];
    game.clean();
    game = await new RosterGame('six').open(all, '--sides Axis,Allies --strict', 'draw-card --dice card=8S');
    for (const who of six) await reaches(who, 'B3');
    await endOfCards();
    const { input, result } = await game.allowed('melee --seed b');
    expect(input.attackersJoined).toHaveLength(5);
    expect(result.winner).toBe('attacker');
    for (const name of six) expect(await meleeOf(name), name).toBeUndefined();
  });

  test('bg:melee.11 a tank in it lets nobody on foot stay out', async () => {
    for (const who of ['A1', 'A2']) await reaches(who, 'B4');
    await game.allowed('charge PzIV B4 --distance 3 --dice "charge=6,6,6"');
    await endOfCards();
    await game.refused('melee A1 B4 --rounds 1 --seed b', 'bg:melee.11');
    await game.allowed('melee A1,A2 B4 --rounds 1 --no-log --seed b');
    await game.allowed('melee PzIV B4 --rounds 1 --no-log --seed b');
  });

  test('bg:vmelee.3 a vehicle is fought by each unit by itself; destroyed, it leaves nobody in a melee', async () => {
    await reaches('A1', 'Sherman');
    await reaches('A2', 'Sherman');
    await endOfCards();
    const hit = 'white=5,5,2,2 blue=2 red=2,2,2,2 mg-white=2,2 gun-blue=2,2,2,2 damage=6';
    const { result } = await game.allowed(`melee A1 Sherman --rounds 1 --dice "${hit}"`);
    expect(result.state).toBe('destroyed');
    expect(await marksOf('A1')).toMatchObject({ ran: true });
    expect(await marksOf('A2')).toMatchObject({ ran: true });
    for (const name of ['A1', 'A2', 'Sherman']) expect(await meleeOf(name), name).toBeUndefined();
  });

  test('bg:R87 bg:vmelee.4 each weapon fires once in a round, and each unit meets the vehicle once', async () => {
    await reaches('A1', 'Sherman');
    await reaches('A2', 'Sherman');
    await endOfCards();
    await game.refused('melee A1 Sherman', 'bg:vmelee.3');
    await game.refused('melee A1 Sherman --rounds 2', 'bg:vmelee.3');
    const missed = 'white=2,2,2,2,2,2 blue=2 red=2,2,2,2';
    const first = await game.allowed(
      'melee A1 Sherman --rounds 1 --gun none --dice "white=2,2,2,2 blue=2 red=2,2,2,2 mg-white=2,2"',
    );
    expect(first.input).toMatchObject({ mg: 1, roundBegun: false, moreToCome: true });
    expect(await marksOf('A1')).toMatchObject({ inRound: true });
    expect(await marksOf('Sherman')).toMatchObject({ firedMg: 1 });
    expect(await marksOf('Sherman')).not.toHaveProperty('firedGun');
    await game.refused('melee A1 Sherman --rounds 1', 'bg:vmelee.3');
    const second = await game.allowed(`melee A2 Sherman --rounds 1 --dice "${missed} gun-blue=2,2,2,2"`);
    expect(second.input).toMatchObject({ mg: 0, gun: 'heavy-gun', roundBegun: true, moreToCome: false });
    expect(second.steps.find(({ id }) => id === 'fired')).toMatchObject({
      clause: 'bg:vmelee.4',
      ruling: 'bg:R87',
      text: 'in this round it has met others: each of its weapons fires at one of them',
    });
    for (const name of ['A1', 'A2']) expect(await marksOf(name)).not.toHaveProperty('inRound');
    expect(await marksOf('Sherman')).toEqual({ melee: 'Sherman', fought: true });
    await game.refused('melee A2 Sherman --rounds 1', 'bg:melee.12');
    const next = await game.allowed('melee A1 Sherman --rounds 1 --no-log --seed b');
    expect(next.input).toMatchObject({ mg: 1, gun: 'heavy-gun', roundBegun: false, moreToCome: true });
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:R87 who falls to the first weapons of a round leaves the rest to meet those that are left', async () => {
    await reaches('A1', 'Sherman');
    await reaches('A2', 'Sherman');
    await endOfCards();
    const fire = 'white=2,2,2,2 blue=2 red=2,2,2,2 mg-white=5,5 gun-blue=5,5,2,2 fire-figures=1,2,3,4';
    await game.allowed(`melee A1 Sherman --rounds 1 --dice "${fire}"`);
    expect(await marksOf('Sherman')).toMatchObject({ firedMg: 1, firedGun: true });
    const { input } = await game.allowed('melee A2 Sherman --rounds 1 --seed b');
    expect(input).toMatchObject({ mg: 0, gun: 'none', roundBegun: true, moreToCome: false });
    expect(await marksOf('Sherman')).not.toHaveProperty('firedGun');
  });

  test('bg:vmelee.6 a vehicle that has beaten one unit still has the others to meet', async () => {
    await reaches('A1', 'Sherman');
    await reaches('A2', 'Sherman');
    await endOfCards();
    const fire = 'white=2,2,2,2 blue=2 red=2,2,2,2 mg-white=5,5 gun-blue=5,5,2,2 fire-figures=1,2,3,4';
    const { result } = await game.allowed(`melee A1 Sherman --rounds 1 --dice "${fire}"`);
    expect(result).toMatchObject({ winner: 'defender', attackers: 2 });
    expect(await marksOf('A1')).toMatchObject({ captured: true });
    expect(await marksOf('Sherman')).toMatchObject({ melee: 'Sherman', fought: true });
    // Its first round with the second unit is the first of that one.
    const { input } = await game.allowed('melee A2 Sherman --rounds 1 --no-log --seed a');
    expect(input).toMatchObject({ continued: false, moreAttackers: false });
  });

  test('bg:vmelee.7 bg:melee.15 a tank that wins frees whoever charged beside it: they have won it too', async () => {
    await reaches('A1', 'B4');
    await game.allowed('charge PzIV B4 --distance 3 --dice "charge=1,2,4"');
    await endOfCards();
    const fire = 'white=2,2,2,2 blue=2 red=2,2,2,2 mg-white=5,5 gun-blue=5,5,2,2 fire-figures=1,2,3,4';
    const { input, result } = await game.allowed(`melee PzIV B4 --dice "${fire}"`);
    expect(input).toMatchObject({ tankCharged: true, moreAttackers: true });
    expect(result.winner).toBe('attacker');
    expect(await marksOf('A1')).toEqual({ ran: true });
    expect(await marksOf('PzIV')).toEqual({ prisoners: 2 });
  });

  test('bg:combine.1 whoever takes in a unit that is in a melee is in it', async () => {
    await reaches('A1', 'B4');
    await game.allowed('roster mark A3 figures=3 leaders=0 hw=0');
    await game.allowed('combine A3 A1 --anyway --seed a');
    expect([await meleeOf('A3'), await meleeOf('A1'), await meleeOf('B4')]).toEqual(['B4', undefined, 'B4']);
  });

  test('bg:charge.7 those who did not charge one another do not meet', async () => {
    await reaches('A1', 'B3');
    await reaches('A2', 'B2');
    await endOfCards();
    await game.refused('melee A1 B2', 'bg:charge.7');
    await game.allowed('melee A1 B3 --seed b');
  });

  test('bg:charge.7 nor a vehicle with those who charged another one', async () => {
    await reaches('A2', 'Truck');
    await reaches('A1', 'Sherman');
    await endOfCards();
    await game.refused('melee A2 Sherman', 'bg:charge.7');
    await game.allowed('melee A2 Truck --rounds 1 --seed b');
  });

  test('bg:charge.7 bg:melee.5 who was charged defends, and his position counts', async () => {
    await reaches('A1', 'B3');
    await reaches('B4', 'A1');
    await endOfCards();
    await game.refused('melee B3,B4 A1', 'bg:charge.7');
    await game.refused('melee A1 B4,B3', 'bg:charge.7');
    const { input } = await game.allowed('melee A1 B3,B4 --no-log --seed b');
    expect(input.dugIn).toBe(true);
  });

  test('bg:charge.7 as for a unit of which nobody is left: the side that was charged defends', async () => {
    await reaches('A1', 'B3');
    await reaches('B4', 'A1');
    await game.allowed('roster mark B3 figures=0 leaders=0 hw=0');
    await endOfCards();
    await game.refused('melee B4 A1', 'bg:charge.7');
    await game.allowed('melee A1 B4 --no-log --seed b');
  });

  test('(bg:melee.10) chargers whom others have wiped out bind nobody any more', async () => {
    await reaches('A1', 'B3');
    await game.allowed('roster mark A1 figures=1 leaders=0 hw=0');
    await game.allowed('artillery A1 --weapon heavy --rings 1 --anyway --dice "blue=6,6,6,6"');
    expect((await game.unit('A1')).gone).toBe(true);
    expect(await meleeOf('B3')).toBeUndefined();
    await game.allowed('undo');
    expect([await meleeOf('A1'), await meleeOf('B3')]).toEqual(['B3', 'B3']);
  });

  test('bg:charge.8 a charged vehicle that artillery destroys binds nobody any more', async () => {
    await reaches('A1', 'Truck');
    await game.allowed(
      'artillery Truck --weapon heavy --rings 1 --anyway --dice "blue=6,6,6,6 red=1 damage=6"',
    );
    expect((await game.unit('Truck')).gone).toBe(true);
    expect(await meleeOf('A1')).toBeUndefined();
  });
});

describe('the order in which they came', () => {
  test('bg:melee.12 who charged first fights first, in every round', async () => {
    await reaches('A3', 'B4');
    const { input, effects } = await reaches('A1', 'B4');
    expect(input.arrived).toBe(1);
    expect(effects).toContainEqual({
      ...{ do: 'set', to: 'charger', is: { arrived: 1 } },
      clause: 'bg:melee.12',
    });
    await reaches('A2', 'B4');
    await reaches('B2', 'A3');
    for (const [name, arrived] of [
      ['A3', undefined],
      ['A2', 2],
      ['B2', 1],
    ] as const)
      expect((await marksOf(name)).arrived, name).toBe(arrived);
    await endOfCards();
    expect(await standing()).toContain('melee to be fought: A3, A1 and A2 against B4 and B2');
    for (const line of ['A1,A3,A2 B4,B2', 'A3,A2,A1 B4,B2'])
      await game.refused(`melee ${line} --rounds 1`, 'bg:melee.12');
    await game.allowed('melee A3,A1,A2 B4,B2 --rounds 1 --seed a');
    await game.refused('melee A1,A3,A2 B4,B2 --rounds 1', 'bg:melee.12');
    expect(await clausesOf('melee A1,A3,A2 B4,B2 --rounds 1 --anyway --seed a')).toEqual(['bg:melee.12']);
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:melee.12 the first one that is gone leaves the others in their order, and who comes last is last', async () => {
    for (const who of ['A3', 'A1']) await reaches(who, 'B4');
    await game.allowed('roster mark A3 figures=0 leaders=0 hw=0');
    await reaches('A2', 'B4');
    expect((await marksOf('A2')).arrived).toBe(2);
    await endOfCards();
    await game.refused('melee A2,A1 B4 --rounds 1', 'bg:melee.12');
    await game.allowed('melee A1,A2 B4 --rounds 1 --seed a');
  });

  test('bg:melee.12 bg:R87 each meets a vehicle in its order of arrival', async () => {
    for (const who of ['A2', 'A1']) await reaches(who, 'Truck');
    await endOfCards();
    await game.refused('melee A1 Truck --rounds 1', 'bg:melee.12');
    await game.allowed('melee A2 Truck --rounds 1 --no-log --seed a');
  });
});

describe('what is said by hand', () => {
  test('a unit is in a melee, whosever it is, or in that of a unit', async () => {
    await game.allowed('roster mark A1 melee');
    await game.allowed('roster mark A2 melee=B3');
    expect([await meleeOf('A1'), await meleeOf('A2')]).toEqual(['a melee', 'B3']);
    await game.refused('move A1', 'bg:melee.10');
    await game.allowed('roster mark A1 melee=no');
    expect(await marksOf('A1')).toEqual({});
  });

  test('(bg:charge.7) with whom those are who are only said to be in one, nobody asks', async () => {
    await game.allowed('roster mark A1 melee');
    await game.allowed('roster mark B3 melee');
    await endOfCards();
    await game.allowed('melee A1 B3 --seed b');
    for (const name of ['A1', 'B3']) expect(await meleeOf(name), name).toBeUndefined();
  });

  test('what was told of a melee goes with its mark', async () => {
    await reaches('A1', 'B3', '--flank');
    await game.allowed('roster unmark A1 melee');
    expect(await marksOf('A1')).toEqual({ hasMoved: true });
  });
});

describe('a melee fought round by round', () => {
  test('bg:melee.5 (bg:melee.6) the first round is fought once: the table knows', async () => {
    await reaches('A1', 'B3', '--cover wall');
    await endOfCards();
    const first = await game.allowed('melee A1 B3 --rounds 1 --seed c');
    expect(first.input).toMatchObject({ continued: false, dugIn: true, wall: true });
    expect(first.result.how).toBe('undecided');
    expect(await marksOf('B3')).toMatchObject({ fought: true, melee: 'B3' });
    const second = await game.allowed('melee A1 B3 --seed c');
    expect(second.input.continued).toBe(true);
    expect(second.steps.map(({ id }) => id)).toContain('first-round-over');
    for (const name of ['A1', 'B3']) {
      expect(await marksOf(name), name).not.toHaveProperty('fought');
      expect(await marksOf(name), name).not.toHaveProperty('meleeCover');
    }
  });

  test('bg:melee.10 units that fight without a charge are bound by a round that decides nothing', async () => {
    await endOfCards();
    await game.allowed('melee A1 B3 --rounds 1 --anyway --seed c');
    expect(await marksOf('A1')).toMatchObject({ melee: 'B3', fought: true });
    expect((await game.allowed('melee A1 B3 --seed c --no-log')).input.continued).toBe(true);
  });
});

describe('what was said at the charge', () => {
  test('bg:melee.6 who came from behind came from behind, whether he leads or joins', async () => {
    await reaches('A1', 'B4', '--flank');
    await reaches('A2', 'B4', '--flank');
    await endOfCards();
    const { input, steps } = await game.allowed('melee A1,A2 B4 --no-log --seed b');
    expect(input).toMatchObject({ fromBehind: true });
    expect(String(input.attackersJoined)).toContain('from-behind');
    expect(steps.filter(({ id }) => id === 'from-behind')).toHaveLength(2);
  });

  test('bg:vmelee.5 a vehicle taken from behind is so in the melee', async () => {
    await reaches('A1', 'Sherman', '--flank');
    await endOfCards();
    expect((await game.allowed('melee A1 Sherman --no-log --seed b')).input.fromBehind).toBe(true);
  });

  test('bg:vmelee.5 bg:R83 all of the infantry have to come from behind, and not one unit of two', async () => {
    await reaches('A2', 'Sherman', '--flank');
    await reaches('A1', 'Sherman');
    await endOfCards();
    const { input, steps } = await game.allowed('melee A2 Sherman --rounds 1 --no-log --seed b');
    expect(input).toMatchObject({ fromBehind: true, someInFront: true });
    expect(steps.filter(({ id }) => id === 'from-behind')).toMatchObject([{ value: 0, ruling: 'bg:R83' }]);
    const front = await game.allowed('melee A1 Sherman --rounds 1 --anyway --no-log --seed b');
    expect(front.input).toMatchObject({ fromBehind: false, someInFront: false });
    await game.allowed('roster mark A1 from-behind');
    const all = await game.allowed('melee A2 Sherman --rounds 1 --no-log --seed b');
    expect(all.input.someInFront).toBe(false);
    expect(all.steps.find(({ id }) => id === 'from-behind')?.value).toBe(1);
  });

  test.each([
    ['building', { building: true, wall: false }],
    ['wall', { building: false, wall: true }],
    ['woods', { building: false, wall: false, cover: 'none' }],
  ])('bg:melee.5 a unit that was charged in %s', async (cover, expected) => {
    await reaches('A1', 'B4', `--cover ${cover}`);
    await endOfCards();
    expect((await game.allowed('melee A1 B4 --no-log --seed b')).input).toMatchObject(expected);
  });

  test('bg:cavm.2 who is charged on horseback is known to be', async () => {
    await game.allowed('roster mark A2 mounted');
    await game.allowed('roster mark B4 mounted');
    await reaches('A2', 'B4', '', '2,2,2,2');
    await endOfCards();
    const { input, steps } = await game.allowed('melee A2 B4 --rounds 1 --seed a');
    expect(input).toMatchObject({ cavalry: true, defenderMounted: true });
    expect(steps.find(({ id }) => id === 'cavalry')?.value).toBe(0);
  });

  test('bg:cavm.2 (bg:vmelee.4) cover counts against cavalry, and against what a vehicle meets', async () => {
    await game.allowed('roster mark A2 mounted');
    await reaches('A2', 'B4', '--cover woods', '2,2,2,2');
    await reaches('A1', 'Truck', '--cover building');
    await endOfCards();
    expect((await game.allowed('melee A2 B4 --no-log --seed b')).input.cover).toBe('woods');
    expect((await game.allowed('melee A1 Truck --no-log --seed b')).input.cover).toBe('building');
  });

  test('bg:defend.6 who fled has left his cover', async () => {
    await game.allowed(
      'charge A1 B4 --distance 3 --cover wall --carry-on --anyway --reaction flee --dice "flee=1,1 charge=6,6,6"',
    );
    expect(await marksOf('B4')).toMatchObject({ melee: 'B4', ran: true });
    expect(await marksOf('B4')).not.toHaveProperty('meleeCover');
  });
});

describe('melees that are not fought', () => {
  test('bg:seq.2 no turn begins before them, unless that is agreed on', async () => {
    await reaches('A1', 'B3');
    await reaches('A2', 'B3');
    expect(await standing()).toContain('melee to be fought: A1 and A2 against B3');
    await endOfCards();
    await game.refused('draw-card', 'bg:seq.2');
    expect(await clausesOf('draw-card --anyway --dice card=7S')).toEqual(['bg:seq.2']);
    // The card phase goes on: there will be time for them.
    await game.allowed('draw-card --dice card=JK');
    await game.allowed('melee A1,A2 B3 --seed b');
    expect(await standing()).not.toContain('to be fought');
    await game.allowed('draw-card --dice card=9S');
  });

  test('bg:seq.2 a new game begins whatever was left of the last', async () => {
    await reaches('A1', 'B3');
    await endOfCards();
    await game.allowed('draw-card --new --dice card=9S');
  });
});

test('bg:charge.9 an ace carries on the charge that fell short, and not another one', async () => {
  await game.allowed('charge A1 B3 --distance 9 -c none --dice "white=6,6,2,2 blue=2 red=2 charge=1,1,1"');
  expect(await marksOf('A1')).toMatchObject({ hasCharged: 'B3' });
  await game.allowed('draw-card --dice card=AS');
  await game.refused('charge A1 B4 --distance 6 --carry-on', 'bg:charge.9');
  await game.allowed('charge A1 B3 --distance 6 --carry-on --dice "charge=2,2,2"');
});

describe('whom nothing leads out of a melee', () => {
  test('bg:melee.10 bg:R131 a unit that artillery drifts onto neither retreats nor routs', async () => {
    await reaches('A1', 'B4');
    const { input, result, steps } = await game.allowed(
      'artillery B4 --weapon light --rings 1 --retreat --anyway --seed a --no-log',
    );
    expect(input.targetInMelee).toBe(true);
    expect(result.outcome === 'holds' || result.outcome === 'eliminated').toBe(true);
    expect(steps.filter(({ id }) => id === 'rout-test' || id === 'retreat-test')).toEqual([]);
  });

  test('bg:melee.10 nor does one whose nerve is tested afterwards, or that rallies', async () => {
    await reaches('A1', 'B4');
    await game.allowed('roster mark B4 routing last-lost=4 last-cause=artillery');
    const { result, steps } = await game.allowed('reaction-test B4');
    expect(result).toEqual({ outcome: 'holds', inches: 0 });
    expect(steps).toEqual([
      expect.objectContaining({ id: 'in-melee', clause: 'bg:melee.10', ruling: 'bg:R131' }),
    ]);
    await game.allowed('draw-card --dice card=7D');
    await game.refused('rally B4', 'bg:melee.10');
  });
});

describe('infantry that a vehicle has broken', () => {
  const fire = 'white=2,2,2,2 blue=2 red=2,2,2,2 mg-white=5,5 gun-blue=5,5,2,2 fire-figures=1,2,3,4';

  test('bg:vmelee.7 is led away, or let go to fight again', async () => {
    await reaches('A1', 'Sherman');
    await endOfCards();
    const { steps } = await game.allowed(`melee A1 Sherman --let-go --dice "${fire}"`);
    expect(steps.find(({ id }) => id === 'prisoners')?.text).toContain('lets them go');
    expect(await game.unit('A1')).toMatchObject({ gone: false, profile: { figures: 2 } });
    expect(await meleeOf('A1')).toBeUndefined();
    expect(await meleeOf('Sherman')).toBeUndefined();
  });

  test('bg:vmelee.7 what was not said before the dice is said by hand', async () => {
    await reaches('A1', 'Sherman');
    await endOfCards();
    const { steps } = await game.allowed(`melee A1 Sherman --dice "${fire}"`);
    expect(steps.find(({ id }) => id === 'let-go')?.text).toContain('wg roster unmark');
    expect((await game.unit('A1')).gone).toBe(true);
    await game.allowed('roster unmark A1 captured');
    expect((await game.unit('A1')).gone).toBe(false);
  });
});

test('bg:charge.7 whoever was charged fights in his melee, as wg now says: a truck too, and a tank that is stopped', async () => {
  const may = async (name: string) => {
    const { stdout } = await game.type(`now ${name}`);
    return (JSON.parse(stdout) as { units: { may: string[] }[] }).units[0]!.may;
  };
  await reaches('A1', 'Truck');
  await reaches('A2', 'Sherman');
  await game.allowed('roster mark Sherman damage=immobilised');
  await endOfCards();
  for (const name of ['A1', 'Truck', 'A2', 'Sherman']) expect(await may(name)).toEqual(['melee']);
  expect(await may('A3')).toEqual([]);
  await game.allowed('melee Truck --seed a');
});
