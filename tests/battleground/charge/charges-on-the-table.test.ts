import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import type { Rulings } from '../../../src/dice/play.js';
import { type Given, oddsOf, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { GRUPPE, NEST, PANZER, RosterGame, SECTION, TRUCK } from '../../support/roster.js';

const OTHERS = { name: '3 Section', side: 'Allies', grade: 'C', figures: 3 };
const STUART = { ...PANZER, name: 'Stuart', side: 'Allies', vehicle: 'light-tank', gun: 'light-gun' };
const AXIS_TRUCK = { ...TRUCK, name: 'Opel', side: 'Axis' };

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('table');
});
afterEach(() => game.clean());

const marksOf = async (name: string) => (await game.unit(name)).marks;
/** Begins a game in which cards are drawn: marks of a card and of a turn last. */
const withCards = (card = '8D') => game.allowed(`draw-card --new --sides "Axis,Allies" --dice ${card}`);

/** The dice of the nine of 2 Section against 1 Gruppe: five white, one of the leader, and a blue one. */
const DARES = 'white=5,6,2,2,2,2 blue=2';
const DARES_NOT = 'white=2,2,2,2,2,2 blue=2';

describe('what a charge leaves on those who charge', () => {
  const AT = 'charge "2 Section" "1 Gruppe" --distance 9';

  test('bg:charge.3 a unit that does not dare stays as it was, but has had its movement', async () => {
    await game.load([{ ...SECTION, dead: 1, road: true, 'dug-in': true, ran: true }, GRUPPE]);
    await withCards();
    const { effects } = await game.allowed(`${AT} --dice "${DARES_NOT}"`);
    expect(effects).toEqual([
      { do: 'set', to: 'charger', is: { hasMoved: true }, clause: 'bg:charge.1' },
      { do: 'set', to: 'charger', of: 'infantry', is: { ran: null }, clause: 'bg:move.7' },
      { do: 'set', to: 'charger', of: 'infantry', is: { refused: true }, clause: 'bg:charge.1' },
    ]);
    expect(await marksOf('2 Section')).toEqual({
      ...{ hasMoved: true, refused: true },
      ...{ dead: 1, road: true, dugIn: true },
    });
    expect(await marksOf('1 Gruppe')).toEqual({});
  });

  test('bg:charge.3 bg:card.3 a second try under one card is remarked on, and whoever dares then has not shrunk from it', async () => {
    await game.load([SECTION, GRUPPE]);
    await withCards();
    await game.allowed(`${AT} --dice "${DARES_NOT}"`);
    expect(await game.remarks(`${AT} --dice "${DARES} charge=3,3,3"`)).toContain('bg:card.3');
    expect(await marksOf('2 Section')).toEqual({ hasMoved: true, melee: '1 Gruppe' });
  });

  test('bg:charge.3 bg:prison.2 guards who part from a unit that did not dare have not shrunk from anything', async () => {
    await game.load([SECTION, { ...GRUPPE, figures: 2, leaders: 0, hw: 0 }]);
    await withCards();
    await game.allowed(`${AT} --dice "${DARES_NOT}"`);
    await game.allowed('melee "2 Section" "1 Gruppe" --seed a');
    expect(await marksOf('2 Section')).toMatchObject({ refused: true });
    expect(await marksOf('2 Section 2')).toEqual({ hasMoved: true, ran: true, guards: 1, prisoners: 2 });
  });

  test('bg:charge.7 bg:move.9 contact: both are in a melee, and the chargers have left their place', async () => {
    await game.load([{ ...SECTION, dead: 1, road: true, ran: true }, GRUPPE]);
    await game.allowed(`${AT} --dice "white=6,6,2,2,2,2 blue=2 charge=3,3,3"`);
    expect(await marksOf('2 Section')).toEqual({ melee: '1 Gruppe' });
    expect(await marksOf('1 Gruppe')).toEqual({ melee: '1 Gruppe' });
  });

  test('bg:charge.9 a charge that fell short may be carried on, which it then is no more', async () => {
    await game.load([SECTION, GRUPPE]);
    await withCards();
    await game.allowed(`${AT} --dice "${DARES} charge=1,1,1"`);
    expect(await marksOf('2 Section')).toEqual({ hasMoved: true, ran: true, hasCharged: '1 Gruppe' });
    await game.allowed('charge "2 Section" "1 Gruppe" --distance 6 --carry-on --dice 1,1,1');
    expect(await marksOf('2 Section')).toMatchObject({ ran: true, hasCharged: '1 Gruppe' });
    await game.allowed('charge "2 Section" "1 Gruppe" --distance 3 --carry-on --dice 1,1,1');
    expect(await marksOf('2 Section')).toEqual({ hasMoved: true, melee: '1 Gruppe' });
  });

  test('bg:charge.9 it is carried on at whom it fell short of, who need not be named again', async () => {
    await game.load([SECTION, GRUPPE, { ...GRUPPE, name: '2 Gruppe' }, { ...SECTION, name: '3 Section' }]);
    await withCards();
    await game.allowed(`${AT} --dice "${DARES} charge=1,1,1"`);
    const { input } = await game.allowed('charge "2 Section" --distance 6 --carry-on --dice 6,6,6');
    expect(input).toMatchObject({ carryOn: true, targetFigures: 6 });
    expect(await marksOf('1 Gruppe')).toMatchObject({ melee: '1 Gruppe' });
    expect(await marksOf('2 Gruppe')).toEqual({});
    // Of whoever fell short of nobody that is not known.
    expect((await game.type('charge "3 Section" --distance 6 --carry-on')).code).toBe(4);
  });

  test('bg:defend.5 bg:cas.1 whoever falls to the fire of the target falls as what he is', async () => {
    await game.load([{ ...SECTION, medics: 1 }, GRUPPE]);
    const { effects } = await game.allowed(
      `${AT} --reaction shoot --dice "white=5,6,2,2,2 blue=2 defence-white=6,6,2,2 defence-blue=2 defence-figures=1,3 defence-leader-save=1 defence-medic-save=1 charge=3,3,3"`,
    );
    expect(effects).toContainEqual({
      do: 'lose',
      to: 'charger',
      of: 'infantry',
      parts: { figures: 2, leaders: 1, medics: 1 },
      clause: 'bg:cas.1',
    });
    expect(await game.unit('2 Section')).toMatchObject({
      profile: { figures: 7, leaders: 0, hw: 1, medics: 0 },
      marks: { lastLost: 2, lastCause: 'shooting', melee: '1 Gruppe' },
    });
  });

  test('bg:defend.5 bg:medic.6 chargers whom fire breaks within 6 inches stay where they are, with their dead; bg:move.9 they were shot at', async () => {
    await game.load([{ ...SECTION, figures: 4, leaders: 0, hw: 0, road: true }, GRUPPE]);
    const fire = 'white=6,6 defence-white=6,2,2,2 defence-blue=2,2';
    await game.allowed(`charge "2 Section" "1 Gruppe" --distance 6 --reaction shoot --dice "${fire}"`);
    expect(await marksOf('2 Section')).toEqual({
      ...{ dead: 1, fallen: 1 },
      ...{ lastLost: 1, lastCause: 'shooting' },
    });
    await game.load([{ ...SECTION, figures: 4, leaders: 0, hw: 0, road: true }, GRUPPE]);
    await game.allowed(
      `charge "2 Section" "1 Gruppe" --distance 7 --reaction shoot --dice "${fire} charge=1,1,1"`,
    );
    expect(await marksOf('2 Section')).toEqual({
      ...{ ran: true, fallen: 1 },
      ...{ lastLost: 1, lastCause: 'shooting' },
    });
  });

  test('(bg:R58) bg:cav.3 horses that fire stops on their way take no run marker, and lose that of before', async () => {
    await game.load([
      { ...SECTION, figures: 4, leaders: 0, hw: 0, mounted: true, ran: true, grade: 'A' },
      GRUPPE,
    ]);
    const fire = 'white=6,6 defence-white=6,2,2,2 defence-blue=2 charge=1,1,1,1';
    const { steps } = await game.allowed(
      `charge "2 Section" "1 Gruppe" --distance 9 --reaction shoot --dice "${fire}"`,
    );
    expect(steps.map(({ id }) => id)).toContain('ran-off');
    expect(steps.map(({ id }) => id)).not.toContain('run-marker');
    expect(await marksOf('2 Section')).not.toHaveProperty('ran');
  });

  test('bg:charge.9 an ace carries on the charge at the same target, without a word: no new roll, whoever ran', async () => {
    await game.load([{ ...SECTION, side: 'Allies' }, GRUPPE, { ...GRUPPE, name: '2 Gruppe' }]);
    await withCards();
    await game.allowed(`${AT} --dice "${DARES} charge=1,1,1"`);
    const anew = 'charge "2 Section" "1 Gruppe" --distance 6 --no-log --anyway --seed a';
    expect((await game.allowed(anew)).input.carryOn).toBe(false);
    await game.allowed('draw-card --dice card=AD');
    const other = 'charge "2 Section" "2 Gruppe" --distance 6 --no-log --seed a';
    expect((await game.allowed(other)).input.carryOn).toBe(false);
    const { input, steps } = await game.allowed('charge "2 Section" "1 Gruppe" --distance 6 --dice 3,3,3');
    expect(input).toMatchObject({ carryOn: true, ran: true });
    expect(steps.map(({ id }) => id)).toEqual([
      'carry-on',
      'charge',
      'reach',
      'marked',
      'may-join',
      'ran-off',
    ]);
  });

  test('bg:vmelee.8 bg:R22 a tank that breaks down in its charge and stays where it is stays dug in', async () => {
    await game.load([{ ...PANZER, 'dug-in': true }, SECTION]);
    await game.allowed('charge "Panzer IV" "2 Section" --distance 3 --dice 1,1,1 --ruling R22=2');
    expect(await marksOf('Panzer IV')).toEqual({ stoppedBy: 'breakdown', dugIn: true });
    await game.refused('charge "Panzer IV" "2 Section" --distance 3', 'bg:vmove.1');
  });

  test('bg:dig.6 a tank that drives out to charge has lost its position; bg:R22 it may break down on arriving', async () => {
    await game.load([{ ...PANZER, 'dug-in': true }, SECTION]);
    await game.allowed('charge "Panzer IV" "2 Section" --distance 3 --dice 1,1,1');
    expect(await marksOf('Panzer IV')).toEqual({ stoppedBy: 'breakdown', melee: '2 Section' });
    expect(await marksOf('2 Section')).toEqual({ melee: '2 Section' });
  });
});

describe('a reaction of which nobody has told', () => {
  const AT = 'charge "2 Section" "1 Gruppe" --distance 9 --seed a';
  const told = async (line: string) => {
    const { remarks = [] } = (await game.allowed(`${line} --no-log`)) as {
      remarks?: { clause: string; text: string }[];
    };
    return remarks.filter(({ clause }) => clause === 'bg:defend.1').map(({ text }) => text);
  };
  const open = (does: string, who = '1 Gruppe') => [
    `if they dare, ${who} may ${does}, and no --reaction was told: it does nothing`,
  ];

  test('(bg:medic.1) bg:defend.1 is flight alone, where medics and guards are all there are', async () => {
    const keeping = { medics: 2, leaders: 0, hw: 0, prisoners: 9, guards: 4 };
    await game.load([SECTION, { ...GRUPPE, ...keeping }]);
    expect(await told(AT)).toEqual(open('flee'));
  });

  test('bg:defend.1 is told as open, by the cards that its side has had', async () => {
    await game.load([SECTION, GRUPPE]);
    await withCards();
    expect(await told(AT)).toEqual(open('shoot or flee'));
    expect(await told(`${AT} --reaction none`)).toEqual([]);
    await game.allowed('draw-card --dice 8C');
    expect(await told(`${AT} --anyway`)).toEqual(open('flee'));
    await game.allowed('draw-card --dice 8S');
    expect(await told(`${AT} --anyway`)).toEqual([]);
  });

  test.each([
    ['shoot or flee', {}],
    ['flee', { figures: 3, leaders: 0, hw: 0 }],
    ['', { routing: true }],
    ['', { 'reacted-shot': true }],
    ['', { 'reacted-fled': true }],
  ])('(bg:defend.4) and by the state of the unit: %s, %j', async (does, marks) => {
    await game.load([SECTION, { ...GRUPPE, ...marks }]);
    expect(await told(AT)).toEqual(does ? open(does) : []);
  });

  test.each([
    ['shoot or flee', {}],
    ['flee', { 'bow-mg': 0, mg: 0, gun: 'none' }],
    ['flee', { 'reacted-shot': true }],
    ['shoot', { 'reacted-fled': true }],
    ['shoot', { 'stopped-by': 'mines' }],
    ['shoot', { damage: 'immobilised' }],
  ])('(bg:defend.4) a vehicle may do both: %s, %j', async (does, marks) => {
    await game.load([SECTION, { ...PANZER, ...marks }]);
    expect(await told('charge "2 Section" "Panzer IV" --distance 9 --seed a')).toEqual(
      open(does, 'Panzer IV'),
    );
  });

  test('(bg:melee.10) (bg:emp.3) nobody in a melee has one; a tank is fled from, or fired at', async () => {
    await game.load([SECTION, OTHERS, GRUPPE, { ...PANZER, side: 'Allies' }]);
    expect(await told('charge "Panzer IV" "1 Gruppe" --distance 9 --seed a')).toEqual(open('shoot or flee'));
    await game.allowed(
      'charge "2 Section" "1 Gruppe" --distance 1 --dice "white=6,6,2,2,2,2 blue=2 charge=3,3,3"',
    );
    expect(await told('charge "3 Section" "1 Gruppe" --distance 9 --seed a --anyway')).toEqual([]);
  });
});

describe('what a charge leaves on those who are charged', () => {
  test('bg:defend.6 bg:move.6 who flees has run, and has left his place', async () => {
    await game.load([SECTION, { ...GRUPPE, 'dug-in': true, road: true, dead: 1 }]);
    await withCards();
    await game.allowed(
      `charge "2 Section" "1 Gruppe" --distance 9 --reaction flee --dice "${DARES} blue=2 red=2 flee=1,2 charge=1,1,1"`.replace(
        ' blue=2 red',
        ',2 red',
      ),
    );
    expect(await marksOf('1 Gruppe')).toEqual({ ran: true, reactedFled: true });
  });

  test('bg:cav.2 bg:cav.3 cavalry that flees shoots as lower only for its horses', async () => {
    await game.load([SECTION, { ...GRUPPE, mounted: true, ran: true }]);
    await withCards();
    const { input, steps } = await game.allowed(
      `charge "2 Section" "1 Gruppe" --distance 9 --reaction flee --dice "${DARES} flee=1,2 charge=1,1,1"`,
    );
    expect(input.targetMounted).toBe(true);
    expect(steps.find(({ id }) => id === 'fled')).toMatchObject({ clause: 'bg:cav.2', value: false });
    expect(await marksOf('1 Gruppe')).toEqual({ mounted: true, reactedFled: true });
    await game.allowed('draw-card --dice 8C');
    const shot = await game.allowed('shoot "1 Gruppe" "2 Section" --range 9 --cover none --no-log --seed a');
    expect(shot.steps.find(({ id }) => id === 'grade')?.value).toBe(5);
  });

  test('bg:move.7 bg:defend.3 who shoots at his chargers has shot: his run marker comes off', async () => {
    await game.load([SECTION, { ...GRUPPE, ran: true }]);
    await withCards();
    const line = 'charge "2 Section" "1 Gruppe" --distance 9 --reaction shoot';
    await game.allowed(`${line} --dice "${DARES} defence-white=2,2,2,2 defence-blue=2 charge=1,1,1"`);
    expect(await marksOf('1 Gruppe')).toEqual({ reactedShot: true });
  });

  test('bg:vmelee.8 a vehicle that flees may break down, and then flees no more', async () => {
    await game.load([SECTION, { ...AXIS_TRUCK, 'dug-in': true }]);
    const line = 'charge "2 Section" Opel --distance 9 --reaction flee --range 9';
    await game.allowed(`${line} --dice "white=6,6,2,2,2,2 blue=2 red=2,2 flee=1,1,1 charge=1,1,1"`);
    const marks = await marksOf('Opel');
    expect(marks).toMatchObject({ stoppedBy: 'breakdown' });
    expect(marks).not.toHaveProperty('dugIn');
    await game.refused(line, 'bg:vmove.1');
  });

  test('bg:defend.3 bg:grade.2 a vehicle shoots at its chargers by its own grade', async () => {
    await game.load([SECTION, { ...PANZER, grade: 'A', 'bow-mg': 0, gun: 'none' }]);
    const { input, steps } = await game.allowed(
      'charge "2 Section" "Panzer IV" --distance 9 --carry-on --reaction shoot --dice "defence-white=3,2 defence-figures=9 charge=1,1,1"',
    );
    expect(input.targetGrade).toBe('A');
    expect(steps.find(({ id }) => id === 'defence-net')?.value).toBe(1);
  });

  test('bg:vmelee.8 a truck flees on the dice that the scenario gives it', async () => {
    await game.load([SECTION, { ...AXIS_TRUCK, 'dice-most': 4 }]);
    const line = 'charge "2 Section" Opel --distance 9 --carry-on --reaction flee';
    const { input, steps } = await game.allowed(`${line} --dice "flee=6,6,6,6 charge=1,1,1"`);
    expect(input.diceMost).toBe(4);
    expect(steps.find(({ id }) => id === 'flee')?.value).toBe(24);
    await game.refused(`${line} --dice-most 3 --flee-dice 4`, 'bg:vmelee.8');
    await game.refused(
      'charge "2 Section" --at car --distance 9 --reaction flee --dice-most 3',
      'bg:vmove.1',
    );
  });
});

describe('who may charge', () => {
  const AT = 'charge "2 Section" "1 Gruppe" --distance 5';

  test.each([
    ['in a melee', 'melee', 'bg:melee.10'],
    ['routing', 'routing', 'bg:retreat.3'],
    ['aboard a truck', 'aboard=Truck', 'bg:pass.2'],
    ['down to two without a leader', 'figures=2 leaders=0 hw=0', 'bg:nonstand.3'],
  ])('%s: %s, it does not: %s', async (_, marks, clause) => {
    await game.load([SECTION, GRUPPE, TRUCK]);
    await game.allowed(`roster mark "2 Section" ${marks}`);
    await game.refused(AT, clause);
  });

  test.each([
    [{ inMelee: true }, 'bg:melee.10'],
    [{ routing: true }, 'bg:retreat.3'],
    [{ tank: true, inMelee: true }, 'bg:melee.10'],
    [{ tank: true, stoppedBy: 'mines' }, 'bg:mine.10'],
    [{ tank: true, stoppedBy: 'breakdown' }, 'bg:vmove.1'],
    [{ targetRiding: true }, 'bg:pass.4'],
    [{ reacted: true }, 'bg:defend.2'],
    [{ through: true, targetInMelee: true }, 'bg:melee.11'],
    [{ through: true, shootFirst: true, hasShot: true }, 'bg:shoot.9'],
    [{ through: true, shootFirst: true, reactedShot: true }, 'bg:defend.3'],
  ] as [Given, string][])('flags say it as well: %j is refused by %s', (given, clause) => {
    const unit = given.tank ? {} : { grade: 'C', figures: 8 };
    expect(refusalOf(charge, { ...unit, targetFigures: 6, distance: 5, ...given }).clause).toBe(clause);
  });

  test('bg:pass.4 nobody charges riders, but their truck', async () => {
    await game.load([SECTION, { ...GRUPPE, aboard: 'Opel' }, AXIS_TRUCK]);
    await game.refused(AT, 'bg:pass.4');
    await game.allowed('charge "2 Section" Opel --distance 5');
  });

  test('bg:emp.3 bg:vmelee.1 bg:vmelee.2 nests, vehicles against vehicles, cars', async () => {
    await game.load([SECTION, NEST, PANZER, STUART, TRUCK, GRUPPE]);
    await game.refused('charge "2 Section" "MG nest" --distance 5', 'bg:emp.3');
    await game.refused('charge "MG nest" "2 Section" --distance 5', 'bg:emp.3');
    await game.refused('charge Stuart "Panzer IV" --distance 5', 'bg:vmelee.1');
    await game.refused('charge Truck "1 Gruppe" --distance 5', 'bg:vmelee.2');
  });

  test('bg:charge.1 nobody charges his own side', async () => {
    await game.load([SECTION, OTHERS, GRUPPE]);
    await game.refused('charge "2 Section" "3 Section" --distance 5', 'bg:charge.1');
  });

  test('a routing unit that charges by agreement: the record says what it went against', async () => {
    await game.load([{ ...SECTION, routing: true }, GRUPPE]);
    const played = await game.allowed(`${AT} --anyway --seed a`);
    expect(played).toMatchObject({ anyway: ['bg:retreat.3'] });
  });

  test('bg:charge.4 who charges a unit in a melee joins it: any number may, and nobody has to say so', async () => {
    await game.load([
      { ...OTHERS, leaders: 1 },
      { ...GRUPPE, melee: true },
    ]);
    const line = 'charge "3 Section" "1 Gruppe" --distance 5';
    const { input, steps } = await game.allowed(`${line} --dice "white=6,6,6 charge=2,2,2"`);
    expect(input.joining).toBe(true);
    expect(steps.some(({ id }) => id === 'joining')).toBe(true);
    await game.allowed('roster unmark "3 Section" melee');
    await game.refused(`${line} --through`, 'bg:melee.11');
    await game.refused(`${line} --reaction shoot`, 'bg:melee.10');
  });

  test('bg:charge.4 seven are too many for three alone', async () => {
    await game.load([
      { ...OTHERS, leaders: 1 },
      { ...GRUPPE, figures: 7 },
    ]);
    await game.refused('charge "3 Section" "1 Gruppe" --distance 5', 'bg:charge.4');
  });

  test('close-range dice are for a charge within 6 inches, whether the range is told or not', async () => {
    await game.load([{ ...SECTION, close: true }, GRUPPE]);
    expect((await game.allowed(`${AT} --no-log`)).input.close).toBe(true);
    expect((await game.allowed('charge "2 Section" "1 Gruppe" --distance 7 --no-log')).input.close).toBe(
      false,
    );
  });

  test('what cannot go with a tank is told of, and nobody takes the tank for infantry', async () => {
    await game.load([SECTION, PANZER, AXIS_TRUCK]);
    const { code, stderr } = await game.type('charge "Panzer IV" "2 Section" --distance 5 --cover woods');
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('not for --tank') });
    await game.refused('charge "2 Section" Opel --distance 5 --reaction shoot', 'bg:vshoot.6');
  });
});

describe('who may react', () => {
  test.each([
    [{ targetRouting: true, reaction: 'shoot' }, 'bg:retreat.4'],
    [{ targetRouting: true, reaction: 'flee' }, 'bg:retreat.3'],
    [{ targetInMelee: true, reaction: 'flee' }, 'bg:melee.10'],
    [{ joining: true, reaction: 'shoot' }, 'bg:melee.10'],
    [{ targetReactedShot: true, reaction: 'flee' }, 'bg:defend.4'],
    [{ targetReactedFled: true, reaction: 'flee' }, 'bg:defend.4'],
  ] as [Given, string][])('infantry with %j is refused it by %s', (given, clause) => {
    const unit = { grade: 'C', figures: 8, targetFigures: 6, targetGrade: 'C', distance: 5 };
    expect(refusalOf(charge, { ...unit, ...given }).clause).toBe(clause);
  });

  const AT_TANK = { grade: 'C', figures: 8, at: 'light-tank', distance: 5, carryOn: true, mg: 1 };

  test.each([
    [{ stoppedBy: 'mines', reaction: 'flee' }, 'bg:mine.10'],
    [{ stoppedBy: 'breakdown', reaction: 'both' }, 'bg:vmove.1'],
    [{ damage: 'immobilised', reaction: 'flee' }, 'bg:vdam.3'],
    [{ targetReactedFled: true, reaction: 'both' }, 'bg:defend.4'],
  ] as [Given, string][])('a vehicle with %j is refused it by %s', (given, clause) => {
    const flees = given.reaction === 'flee' ? { mg: 0 } : {};
    expect(refusalOf(charge, { ...AT_TANK, ...flees, ...given }).clause).toBe(clause);
  });

  test('(bg:R64) a vehicle that has fled from one charge may shoot at the next', () => {
    const given = { ...AT_TANK, targetReactedFled: true, reaction: 'shoot' };
    expect(withDice(charge, given, 'defence-white=2,2 charge=2,2,2').result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.4 who has reacted to one charge does not react to the next in this turn', async () => {
    await game.load([SECTION, STUART, GRUPPE]);
    await withCards();
    await game.allowed('charge "2 Section" "1 Gruppe" --distance 9 --carry-on --reaction flee --seed a');
    if ((await marksOf('1 Gruppe')).melee) await game.allowed('roster unmark "1 Gruppe" melee');
    await game.refused('charge Stuart "1 Gruppe" --distance 9 --reaction flee', 'bg:defend.4');
    await game.allowed('draw-card --dice JK');
    await game.allowed('draw-card --dice 7D');
    await game.allowed('charge Stuart "1 Gruppe" --distance 9 --reaction flee --seed a');
  });

  test('(bg:R62) an ace of the side is its card, whoever used it', async () => {
    await game.load([SECTION, GRUPPE]);
    await withCards('AS');
    await game.refused('charge "2 Section" "1 Gruppe" --distance 9 --reaction flee', 'bg:defend.2');
    const { input } = await game.allowed(
      'charge "2 Section" "1 Gruppe" --distance 9 --reaction shoot --no-log --seed a',
    );
    expect(input).toMatchObject({ targetSideMoved: true, targetSideShot: false });
  });

  test('whether the cards have come is not asked where the target does nothing', async () => {
    await game.load([SECTION, GRUPPE]);
    await withCards('5S');
    const { input } = await game.allowed('charge "2 Section" "1 Gruppe" --distance 9 --no-log');
    expect(input.targetSideMoved).toBe(false);
  });
});

describe('a charge that is run to the end', () => {
  const profileOf = async (name: string) => (await game.unit(name)).profile;
  const THROUGH = 'charge "2 Section" "1 Gruppe" --distance 3 --through';

  test('bg:melee.13 bg:cas.3 against a tank whoever falls is off as what he was: the leader, the heavy weapon', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      await game.load([{ ...SECTION, medics: 1 }, PANZER]);
      const { result, effects } = await game.allowed(
        `charge "2 Section" "Panzer IV" --distance 3 --carry-on --reaction shoot --through --seed ${seed}`,
      );
      const fell = { figures: 0, leaders: 0, hw: 0, medics: 0 };
      for (const effect of effects ?? [])
        if (effect.do === 'lose')
          for (const kind of Object.keys(fell) as (keyof typeof fell)[])
            fell[kind] += effect.parts[kind] ?? 0;
      const left = await profileOf('2 Section');
      expect(left.figures, seed).toBe(result.attackers);
      expect(left, seed).toMatchObject({
        figures: 9 - fell.figures,
        leaders: 1 - fell.leaders,
        hw: 1 - fell.hw,
        medics: 1 - fell.medics,
      });
    }
  });

  test('bg:shoot.9 bg:move.9 the shot before it is one: the shooter has shot, the target was shot at', async () => {
    await game.load([
      { ...SECTION, ran: true },
      { ...GRUPPE, road: true },
    ]);
    await withCards();
    await game.allowed(
      `${THROUGH} --shoot-first --dice "shot-white=6,6,2,2,2,2 shot-blue=2,2 figures=1,4 leader-save=2 white=2,2,2,2,2,2 blue=2,2"`,
    );
    expect(await game.unit('1 Gruppe')).toMatchObject({
      profile: { figures: 4, leaders: 0, hw: 1 },
      marks: { shotAt: true, dead: 2, lastLost: 2, lastCause: 'shooting' },
    });
    expect((await marksOf('1 Gruppe')).road).toBeUndefined();
    expect(await marksOf('2 Section')).toEqual({ hasShot: true, hasMoved: true, refused: true });
  });

  test('bg:cas.1 nobody has charged a unit that the shot has wiped out', async () => {
    await game.load([SECTION, { ...GRUPPE, figures: 1, leaders: 0, hw: 0 }]);
    await withCards();
    await game.allowed(`${THROUGH} --shoot-first --dice "shot-white=6,2,2,2,2,2 shot-blue=2"`);
    expect(await marksOf('2 Section')).toEqual({ hasShot: true });
    expect(await game.unit('1 Gruppe')).toMatchObject({ gone: true });
  });

  test('bg:melee.15 bg:prison.1 the winners have run and keep those who gave up, and nobody is dug in', async () => {
    await game.load([
      { ...SECTION, leaders: 0, hw: 0, dead: 3 },
      { ...GRUPPE, figures: 3, leaders: 0, hw: 0, 'dug-in': true },
    ]);
    const fight = 'white=6,6,2,2,2 red=2 charge=1,1,1';
    await game.allowed(`${THROUGH} --dice "${fight}"`);
    expect(await marksOf('2 Section')).toEqual({ ran: true });
    expect(await game.unit('2 Section 2')).toMatchObject({
      profile: { figures: 1 },
      marks: { ran: true, prisoners: 3, guards: 1 },
    });
    expect(await marksOf('1 Gruppe')).toEqual({ captured: true, keptBy: '2 Section 2' });
  });

  test('bg:defend.5 bg:melee.1 losses on the way and in the melee are apart: the last attack was the melee', async () => {
    await game.load([
      { ...SECTION, leaders: 0, hw: 0, figures: 6 },
      { ...GRUPPE, figures: 4, leaders: 0, hw: 0 },
    ]);
    const { effects } = await game.allowed(
      `${THROUGH} --reaction shoot --dice "white=6,6,2 defence-white=6,2 charge=1,1,1 attacker=6,6,6,1 defender=1,1,1,6"`,
    );
    expect(effects?.filter((effect) => effect.do === 'lose')).toEqual([
      { do: 'lose', to: 'charger', of: 'infantry', parts: { figures: 1 }, clause: 'bg:cas.1' },
      { do: 'lose', to: 'charger', of: 'infantry', parts: { figures: 1 }, clause: 'bg:melee.1' },
      { do: 'lose', to: 'charged', of: 'infantry', parts: { figures: 3 }, clause: 'bg:melee.1' },
    ]);
    expect(await marksOf('2 Section')).toMatchObject({ lastLost: 1, lastCause: 'melee', dead: 1 });
  });

  test('bg:charge.7 a melee in which nobody can hurt anybody is not over: both stay in it', async () => {
    const poor = { ...SECTION, grade: 'D', ran: true, leaders: 0, hw: 0 };
    await game.load([poor, AXIS_TRUCK]);
    const { result } = await game.allowed(
      'charge "2 Section" Opel --distance 3 --carry-on --through --dice 1,1,1',
    );
    expect(result).toMatchObject({ outcome: 'contact', how: 'undecided' });
    expect(await marksOf('2 Section')).toMatchObject({ melee: 'Opel' });
    expect(await marksOf('Opel')).toMatchObject({ melee: 'Opel' });
  });

  test('bg:vmove.1 bg:R23 a vehicle that broke down in its flight fights the melee as one that cannot move', () => {
    const given = { grade: 'C', figures: 6, at: 'car', distance: 3, carryOn: true, through: true };
    const played = withDice(
      charge,
      { ...given, reaction: 'flee' },
      'flee=1,1,1,1 charge=1,1,5 white=6,6,2 red=2 damage=6 kind=6',
      { 'bg:R23': 2 },
    );
    const ofMelee = played.steps.find(({ id, clause }) => id === 'stopped' && clause === 'bg:vmove.1');
    expect(ofMelee).toMatchObject({ value: true, ruling: 'bg:R23' });
  });

  const AT_CAR = { grade: 'A', figures: 2, leaders: 1, at: 'car', distance: 2, carryOn: true, through: true };
  proveAll(
    charge,
    [
      ['a car that may break down in its flight', { ...AT_CAR, reaction: 'flee' }],
      ['R22, R23', { ...AT_CAR, reaction: 'flee' }, { 'bg:R22': 2, 'bg:R23': 2 }],
      ['R23, with weapons', { ...AT_CAR, reaction: 'both', mg: 1 }, { 'bg:R23': 2 }],
    ],
    { merged: true },
  );
});

describe('a charge out of a position', () => {
  const DUG_IN = { grade: 'C', figures: 8, targetFigures: 6, distance: 5, carryOn: true, ownDugIn: true };
  const charged = (given: Given, dice: string, rulings: Rulings = {}) =>
    withDice(charge, given, dice, rulings);

  test.each([
    [1, 'charge=5', 1],
    [2, 'charge=1,1,3', 3],
  ])('bg:R133 bg:dig.2 under option %i a dug-in unit charges with %s', (option, dice, n) => {
    const played = charged(DUG_IN, dice, { 'bg:R133': option });
    expect(stepOf(played, 'digs-out')).toMatchObject({ clause: 'bg:dig.2', value: n, ruling: 'bg:R133' });
    expect(stepOf(played, 'charge')).toMatchObject({ value: 5, text: `${n}D6: 5 in` });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:R133 under option 2 dug-in cavalry charges with all four dice', () => {
    const given = { ...DUG_IN, cavalry: true };
    expect(charged(given, 'charge=1,1,1,2', { 'bg:R133': 2 }).result).toEqual({ outcome: 'contact' });
    expect(charged(given, 'charge=5').result).toEqual({ outcome: 'contact' });
  });

  test('bg:R133 bg:dig.5 under option 3 it does not charge', () => {
    expect(refusalOf(charge, DUG_IN, { 'bg:R133': 3 })).toMatchObject({
      clause: 'bg:dig.5',
      hint: 'wg move <unit> --dig-out',
    });
  });

  test('bg:R133 a charge out of a position of more than six inches is nearly hopeless', () => {
    const odds = oddsOf(charge, { ...DUG_IN, distance: 7 });
    expect(odds.outcomes.map(({ value }) => value.outcome)).toEqual(['fell-short']);
  });

  test('bg:dig.5 a unit of the roster is dug in no more when it has charged', async () => {
    await game.load([{ ...SECTION, 'dug-in': true }, GRUPPE]);
    const { input } = await game.allowed(
      `charge "2 Section" "1 Gruppe" --distance 5 --dice "${DARES} charge=5"`,
    );
    expect(input.ownDugIn).toBe(true);
    expect(await marksOf('2 Section')).toEqual({ melee: '1 Gruppe' });
    await game.load([{ ...SECTION, 'dug-in': true }, GRUPPE]);
    await game.refused('charge "2 Section" "1 Gruppe" --distance 5 --ruling R133=3', 'bg:dig.5');
  });

  proveAll(
    charge,
    [
      ['R133, digs out first', { ...DUG_IN, carryOn: false, figures: 4, targetFigures: 3 }],
      ['R133, all dice', { ...DUG_IN, carryOn: false, figures: 4, targetFigures: 3 }, { 'bg:R133': 2 }],
    ],
    { merged: true },
  );
});
