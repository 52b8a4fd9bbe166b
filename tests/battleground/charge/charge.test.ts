import { describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import type { Rulings } from '../../../src/dice/play.js';
import { line } from '../../support/cli.js';
import { chanceOf, type Given, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';

/** Eight average figures with a leader and a heavy weapon against seven, nine inches off: 5 white and 1 blue. */
const EIGHT = { grade: 'C', figures: 8, leaders: 1, hw: 1, targetFigures: 7, distance: 9 };
/** Hits of those dice: one, two or none. */
const ONE_HIT = 'white=5,2,2,2,2 blue=2';
const TWO_HITS = 'white=5,6,2,2,2 blue=2';
const NO_HIT = 'white=2,2,2,2,2 blue=2';

/** A charge that has passed its roll for hits: only the distance is left to chance. */
const ON = { ...EIGHT, carryOn: true };

const { play: charged, ids: idsOf, conflict } = playing(charge);

const contact = ({ outcome }: { outcome?: unknown }) => outcome === 'contact';

/** The exact chance of contact as weight and total. */
const chance = (given: Given, rulings: Rulings = {}) => chanceOf(oddsOf(charge, given, rulings), contact);

/** Compares two exact chances: below 0 if the first is the smaller. */
const compare = ([a, ofA]: [bigint, bigint], [b, ofB]: [bigint, bigint]) => Number(a * ofB - b * ofA);

/** Ways of n dice to add up to at least this much. */
function waysToReach(n: number, inches: number): bigint {
  if (n === 0) return inches <= 0 ? 1n : 0n;
  let ways = 0n;
  for (let face = 1; face <= 6; face++) ways += waysToReach(n - 1, inches - face);
  return ways;
}

describe('the will to charge', () => {
  test('bg:charge.1 a unit rolls all dice of a shot and charges with enough hits', () => {
    const played = charged(EIGHT, `${ONE_HIT} charge=3,3,3`);
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(stepOf(played, 'white').value).toBe(5);
    expect(stepOf(played, 'blue').value).toBe(1);
    expect(stepOf(played, 'dares')).toMatchObject({
      clause: 'bg:charge.1',
      value: true,
      text: '1 hit: it charges',
    });
  });

  test('bg:charge.1 the red dice of the target cancel hits of the roll', () => {
    const cover = { ...EIGHT, cover: 'building', dugIn: true };
    const played = charged(cover, `${ONE_HIT} red=1,3,4`);
    expect(played.result).toEqual({ outcome: 'refused' });
    expect(stepOf(played, 'red')).toMatchObject({ value: 3, text: '1 cancel' });
    expect(stepOf(played, 'net').value).toBe(0);
  });

  test('bg:charge.1 an attack from behind adds its blue die to the roll', () => {
    const played = charged({ ...EIGHT, flank: true }, 'white=2,2,2,2,2 blue=2,5 charge=3,3,3');
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(stepOf(played, 'flank')).toMatchObject({ clause: 'bg:flank.2', value: 1 });
  });

  test('bg:charge.3 too few hits: the unit makes no move and nobody is hurt', () => {
    const played = charged(EIGHT, NO_HIT);
    expect(played.result).toEqual({ outcome: 'refused' });
    expect(stepOf(played, 'dares')).toMatchObject({
      clause: 'bg:charge.3',
      value: false,
      text: 'no hits: too few, it stays where it is',
    });
    expect(played.steps.map(({ id }) => id)).not.toContain('charge');
  });

  test('(bg:charge.3) the hits of a charge that dares cost the target no figures', () => {
    const ids = idsOf({ ...EIGHT, targetLeaders: 1, targetHw: 1 }, `${TWO_HITS} charge=3,3,3`);
    expect(ids.filter((id) => /picked|save|instead/.test(id))).toEqual([]);
  });

  test.each([
    [8, 7, 1],
    [7, 7, 2],
    [5, 8, 2],
    [12, 1, 1],
    [4, 8, 2],
  ])('bg:charge.2 %i against %i needs %i hits', (figures, targetFigures, needed) => {
    const white = Math.ceil(figures / 2);
    const rolled = (hits: number) =>
      charged(
        { grade: 'C', figures, targetFigures, distance: 3 },
        `white=${Array.from({ length: white }, (_, i) => (i < hits ? 5 : 2))}${hits >= needed ? ' charge=1,1,1' : ''}`,
      );
    expect(stepOf(rolled(needed), 'needed')).toMatchObject({
      clause: 'bg:charge.2',
      value: needed,
      text: `${figures} against ${targetFigures}: ${needed === 1 ? '1 hit' : '2 hits'} needed`,
    });
    expect(rolled(needed).result.outcome).toBe('contact');
    expect(rolled(needed - 1).result.outcome).toBe('refused');
  });

  test('bg:charge.2 medics and guards count as figures though they do not shoot', () => {
    const played = charged({ ...EIGHT, leaders: 0, hw: 0, medics: 1, guards: 1 }, 'white=5,2,2 charge=3,3,3');
    expect(stepOf(played, 'needed').value).toBe(1);
    expect(played.result.outcome).toBe('contact');
  });

  test('(bg:charge.4) four may charge eight', () => {
    const given = { grade: 'C', figures: 4, targetFigures: 8, distance: 9 };
    expect(charged(given, 'white=5,6 charge=3,3,3').result).toEqual({ outcome: 'contact' });
  });

  test.each([
    [4, 9, 5],
    [5, 12, 6],
  ])('bg:charge.4 %i may not charge %i', (figures, targetFigures, least) => {
    expect(refusalOf(charge, { grade: 'C', figures, targetFigures, distance: 9 })).toMatchObject({
      clause: 'bg:charge.4',
      message: `${figures} figures may not charge ${targetFigures}: it takes at least half as many, ${least}.`,
    });
  });

  test('bg:charge.4 four that join a melee may charge nine, with two hits', () => {
    const given = { grade: 'C', figures: 4, targetFigures: 9, distance: 9, joining: true };
    const played = charged(given, 'white=5,6 charge=3,3,3');
    expect(stepOf(played, 'joining')).toMatchObject({ clause: 'bg:charge.4', value: true });
    expect(stepOf(played, 'needed').value).toBe(2);
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each([
    ['a lone leader', { figures: 1, leaders: 1 }, 'a single figure'],
    ['two with a heavy weapon and no leader', { figures: 2, hw: 1 }, 'two figures without a leader'],
    [
      'three with neither leader nor heavy weapon',
      { figures: 3 },
      'three figures without leader or heavy weapon',
    ],
  ])('(bg:nonstand.1) bg:nonstand.3 %s may not charge', (_, unit, why) => {
    const refusal = refusalOf(charge, { grade: 'C', targetFigures: 1, distance: 9, ...unit });
    expect(refusal.clause).toBe('bg:nonstand.3');
    expect(refusal.message).toContain(why);
  });

  test.each([
    ['three with a heavy weapon', { figures: 3, hw: 1 }, 'white=5,2 blue=2'],
    ['three with a leader', { figures: 3, leaders: 1 }, 'white=5,2,2'],
    ['two with a leader', { figures: 2, leaders: 1 }, 'white=5,2'],
    ['four ordinary figures', { figures: 4 }, 'white=5,2'],
  ])('(bg:nonstand.1) %s stand and may charge', (_, unit, dice) => {
    const played = charged({ grade: 'C', targetFigures: 1, distance: 9, ...unit }, `${dice} charge=3,3,3`);
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:charge.1 the odds of daring are those of every face of every die', () => {
    let dares = 0n;
    const faces = [1, 2, 3, 4, 5, 6];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of faces) {
            const hits = [a, b].filter((face) => face >= 5).length;
            if (hits > [a, b, c, d].filter((face) => face === 1).length) dares++;
          }
    const given = { grade: 'C', figures: 4, targetFigures: 3, distance: 3, cover: 2 };
    expect(compare(chance(given), [dares, 1296n])).toBe(0);
  });
});

describe('the way to the target', () => {
  test('bg:charge.5 the charge rolls three dice', () => {
    const played = charged(ON, 'charge=6,5,4');
    expect(stepOf(played, 'charge')).toMatchObject({ clause: 'bg:charge.5', value: 15, text: '3D6: 15 in' });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each(Array.from({ length: 17 }, (_, i) => i + 3))(
    'bg:charge.5 bg:charge.6 a target %i inches off is reached as often as three dice show that much',
    (distance) => {
      expect(compare(chance({ ...ON, distance }), [waysToReach(3, distance), 216n])).toBe(0);
    },
  );

  test('bg:charge.6 the charge arrives only if the centres can meet', () => {
    const short = charged(ON, 'charge=3,3,2');
    expect(short.result).toEqual({ outcome: 'fell-short' });
    expect(stepOf(short, 'reach')).toMatchObject({
      clause: 'bg:charge.6',
      value: false,
      text: '8 in against 9 in: it stops short',
    });
    expect(short.steps.map(({ id }) => id)).not.toContain('marked');
    expect(stepOf(charged(ON, 'charge=3,3,3'), 'reach')).toMatchObject({
      value: true,
      text: '9 in against 9 in: the centres meet',
    });
    expect(charged({ ...ON, distance: 9.5 }, 'charge=3,3,3').result).toEqual({ outcome: 'fell-short' });
  });

  test('bg:charge.7 a charge that arrives is marked as a melee', () => {
    expect(stepOf(charged(ON, 'charge=3,3,3'), 'marked')).toMatchObject({
      clause: 'bg:charge.7',
      value: true,
    });
  });

  test('bg:charge.9 a charge that fell short may be carried on by an ace', () => {
    expect(stepOf(charged(ON, 'charge=1,1,1'), 'short')).toMatchObject({
      clause: 'bg:charge.9',
      value: true,
    });
    expect(idsOf(ON, 'charge=3,3,3')).not.toContain('short');
  });

  test.each([
    ['infantry', ON, 'charge=1,1,1', true],
    ['cavalry', { ...ON, cavalry: true }, 'charge=1,1,1,1', false],
    ['a tank', { tank: true, targetFigures: 8, distance: 9 }, 'charge=1,1,2', false],
  ] as const)(
    'bg:move.6 after a charge that fell short %s takes the run marker: %s',
    (_, given, dice, marked) => {
      const markers = charged(given, dice).steps.filter(({ id }) => id === 'run-marker');
      expect(markers).toEqual(
        marked ? [expect.objectContaining({ clause: 'bg:move.6', value: true, ruling: 'bg:R58' })] : [],
      );
    },
  );

  test('bg:charge.9 (bg:charge.4) a charge that is carried on need not be half as many any more', () => {
    const given = { grade: 'C', figures: 4, targetFigures: 9, distance: 9, carryOn: true };
    expect(charged(given, 'charge=3,3,3').result).toEqual({ outcome: 'contact' });
  });

  test('bg:charge.9 a charge that is carried on rolls no hits again', () => {
    const played = charged(ON, 'charge=3,3,3');
    expect(played.steps.map(({ id }) => id)).toEqual(['carry-on', 'charge', 'reach', 'marked', 'may-join']);
    expect(stepOf(played, 'carry-on')).toMatchObject({
      clause: 'bg:charge.9',
      value: true,
      ruling: 'bg:R59',
    });
  });

  test.each(['cavalry', 'mounted'])('bg:cavm.1 a unit on horseback (%s) charges with four dice', (how) => {
    const played = charged({ ...ON, [how]: true, distance: 14 }, 'charge=4,3,3,4');
    expect(stepOf(played, 'charge')).toMatchObject({ clause: 'bg:cavm.1', value: 14, text: '4D6: 14 in' });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each([4, 14, 20, 24, 25])(
    'bg:cavm.1 cavalry reaches %i inches with the odds of four dice',
    (distance) => {
      const odds = chance({ ...ON, cavalry: true, distance });
      expect(compare(odds, [waysToReach(4, distance), 1296n])).toBe(0);
    },
  );

  test('bg:terrain.2 bg:terrain.3 brush and walls on the way add up', () => {
    const given = { ...ON, slowWay: 2, obstacles: 2 };
    const played = charged(given, 'charge=6,6,5');
    expect(stepOf(played, 'way')).toMatchObject({ clause: 'bg:charge.5', value: 17, ruling: 'bg:R28' });
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(charged(given, 'charge=6,5,5').result).toEqual({ outcome: 'fell-short' });
  });

  test('bg:terrain.2 an inch of slow terrain takes two of the charge', () => {
    const played = charged({ ...ON, slowWay: 4 }, 'charge=4,4,5');
    expect(stepOf(played, 'slow')).toMatchObject({ clause: 'bg:terrain.2', value: 4 });
    expect(stepOf(played, 'reach').text).toBe('13 in against 13 in: the centres meet');
    expect(charged({ ...ON, slowWay: 4 }, 'charge=4,4,4').result).toEqual({ outcome: 'fell-short' });
  });

  test('bg:terrain.3 each wall or fence takes three inches of the charge', () => {
    const played = charged({ ...ON, obstacles: 2 }, 'charge=5,5,5');
    expect(stepOf(played, 'obstacles')).toMatchObject({ clause: 'bg:terrain.3', value: 6, ruling: 'bg:R27' });
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(charged({ ...ON, obstacles: 2 }, 'charge=5,5,4').result).toEqual({ outcome: 'fell-short' });
  });

  test('bg:pass.2 passengers may not charge', () => {
    expect(refusalOf(charge, { ...EIGHT, riding: true }).clause).toBe('bg:pass.2');
  });

  test.each([
    [{ distance: 5 }, 2],
    [{ distance: 9, range: 6 }, 2],
  ])('bg:shoot.10 commandos with %j add half as many white dice to the roll for hits', (where, more) => {
    const given = { grade: 'C', figures: 8, targetFigures: 7, close: true, ...where };
    const played = charged(given, 'white=2,2,2,2,2,2');
    expect(stepOf(played, 'close')).toMatchObject({ clause: 'bg:shoot.10', value: more });
    expect(stepOf(played, 'white').value).toBe(6);
  });
});

describe('vehicles and emplacements', () => {
  const AT_TANK = { grade: 'C', figures: 6, hw: 1, at: 'medium-tank', distance: 5 };

  test('bg:vmelee.1 a vehicle may not charge a vehicle', () => {
    expect(refusalOf(charge, { tank: true, at: 'medium-tank', distance: 5 })).toMatchObject({
      clause: 'bg:vmelee.1',
      message: 'Vehicles cannot fight each other in melee.',
    });
  });

  test.each(['car', 'truck', 'armoured-car', 'apc', 'light-tank', 'medium-tank', 'heavy-tank'])(
    'bg:vmelee.2 infantry may charge a %s',
    (at) => {
      const played = charged({ ...AT_TANK, at, armour: 1, carryOn: true }, 'charge=2,2,2');
      expect(played.result).toEqual({ outcome: 'contact' });
      expect(stepOf(played, 'vehicle')).toMatchObject({ clause: 'bg:vmelee.2', value: true });
    },
  );

  test('bg:R140 option 1: cavalry charges a vehicle as infantry does; option 2: it does not', () => {
    const riders = { grade: 'C', figures: 6, at: 'truck', distance: 5, carryOn: true };
    for (const onHorse of [{ cavalry: true }, { mounted: true }]) {
      const played = charged({ ...riders, ...onHorse }, 'charge=2,2,2,2', { 'bg:R140': 1 });
      expect(stepOf(played, 'cavalry')).toEqual({
        id: 'cavalry',
        clause: 'bg:vmelee.2',
        value: true,
        text: 'cavalry may charge a vehicle as infantry does',
        ruling: 'bg:R140',
      });
      expect(refusalOf(charge, { ...riders, ...onHorse }, { 'bg:R140': 2 })).toMatchObject({
        clause: 'bg:vmelee.2',
        message: 'Infantry may charge a vehicle, and cavalry not.',
      });
    }
    const onFoot = charged(riders, 'charge=2,2,2', { 'bg:R140': 2 });
    expect(onFoot.steps.map(({ id }) => id)).not.toContain('cavalry');
    const atMen = { ...riders, at: undefined, targetFigures: 6, cavalry: true };
    expect(charged(atMen, 'charge=2,2,2,2', { 'bg:R140': 2 }).result.outcome).toBe('contact');
  });

  test('bg:vmelee.2 a tank may charge infantry, without a roll for hits', () => {
    const played = charged({ tank: true, targetFigures: 8, distance: 9 }, 'charge=3,3,3');
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(stepOf(played, 'tank')).toMatchObject({ clause: 'bg:vmelee.2', value: true, ruling: 'bg:R55' });
    expect(played.steps.map(({ id }) => id)).toEqual([
      'tank',
      'charge',
      'breakdown',
      'reach',
      'marked',
      'may-join',
    ]);
  });

  test('bg:vmelee.8 a charging tank rolls all its dice', () => {
    const played = charged({ tank: true, targetFigures: 8, distance: 9 }, 'charge=3,2,3');
    expect(stepOf(played, 'charge')).toMatchObject({ clause: 'bg:vmelee.8', value: 8 });
    expect(played.result).toEqual({ outcome: 'fell-short' });
    expect(played.steps.map(({ id }) => id)).not.toContain('short');
  });

  test('bg:vmelee.8 bg:vmove.2 a charging tank may break down, and goes no farther than it rolled', () => {
    const played = charged({ tank: true, targetFigures: 8, distance: 4 }, 'charge=1,1,1');
    expect(stepOf(played, 'breakdown')).toMatchObject({ clause: 'bg:vmove.2', value: true });
    expect(played.result).toEqual({ outcome: 'fell-short' });
    expect(chance({ tank: true, targetFigures: 8, distance: 4 })).toEqual([215n, 216n]);
    expect(chance({ tank: true, targetFigures: 8, distance: 3 })).toEqual([1n, 1n]);
  });

  test.each([
    [1, 'contact'],
    [2, 'fell-short'],
  ])(
    'bg:R22 under option %i a tank that breaks down in its charge three inches off: %s',
    (option, outcome) => {
      const played = charged({ tank: true, targetFigures: 8, distance: 3 }, 'charge=1,1,1', {
        'bg:R22': option,
      });
      expect(played.result).toEqual({ outcome });
    },
  );

  test('bg:R28 bg:terrain.3 a wall takes three inches from the charge of a tank', () => {
    const played = charged({ tank: true, targetFigures: 8, distance: 9, obstacles: 1 }, 'charge=4,4,3');
    expect(played.result).toEqual({ outcome: 'fell-short' });
  });

  test('bg:R28 bg:R26 where slow terrain slows everything it slows the charge of a tank', () => {
    const given = { tank: true, targetFigures: 8, distance: 9, slowWay: 6 };
    expect(charged(given, 'charge=4,4,3', { 'bg:R26': 3 }).result).toEqual({ outcome: 'fell-short' });
    expect(charged(given, 'charge=4,4,3', { 'bg:R26': 1 }).result).toEqual({ outcome: 'contact' });
  });

  test.each(['nest', 'pillbox', 'gun-emplacement', 'bunker'])('bg:emp.3 nobody charges a %s', (at) => {
    const message = 'The crew of an emplacement cannot be charged.';
    expect(refusalOf(charge, { grade: 'C', figures: 8, at, distance: 5 })).toMatchObject({
      clause: 'bg:emp.3',
      message,
    });
    expect(refusalOf(charge, { tank: true, at, distance: 5 })).toMatchObject({ clause: 'bg:emp.3', message });
  });

  test('bg:emp.3 a command line that charges a pillbox is told that the rules forbid it', async () => {
    const { code, stderr } = await line('wg charge -g C -f 8 --at pillbox --distance 5');
    expect(stderr).toContain('bg:emp.3');
    expect(code).toBe(3);
  });
});

describe('rulings on charges', () => {
  test.each([
    [1, 'refused'],
    [2, 'contact'],
  ])('bg:R49 under option %i red dice of 1 against one hit: %s', (option, outcome) => {
    const given = { ...EIGHT, cover: 2 };
    const dice = option === 1 ? `${ONE_HIT} red=1,1` : `${ONE_HIT} charge=3,3,3`;
    const played = charged(given, dice, { 'bg:R49': option });
    expect(played.result).toEqual({ outcome });
    expect(played.rulings['bg:R49']).toBe(option);
    if (option === 2)
      expect(stepOf(played, 'own-dice')).toMatchObject({ clause: 'bg:charge.1', value: 6, ruling: 'bg:R49' });
  });

  test('bg:R49 cover deters from a charge: one hit wanted, 66 in 100 in the open and 55 against three red', () => {
    const open = chance({ ...EIGHT, distance: 3 });
    const covered = chance({ ...EIGHT, distance: 3, cover: 3 });
    expect(open).toEqual([1721n, 2592n]);
    expect(covered).toEqual([2749331n, 5038848n]);
    expect(chance({ ...EIGHT, distance: 3, cover: 3 }, { 'bg:R49': 2 })).toEqual(open);
  });

  test.each([
    ['from behind', { flank: true }],
    ['of a unit with the road marker', { targetOnRoad: true }],
  ])('bg:R49 under option 2 only the dice of the unit itself are rolled in a charge %s', (_, given) => {
    const played = charged({ ...EIGHT, ...given }, `${ONE_HIT} charge=3,3,3`, { 'bg:R49': 2 });
    expect(stepOf(played, 'blue').value).toBe(1);
  });

  test.each([
    [1, { ran: true }, 6],
    [2, { ran: true }, 6],
    [3, { ran: true }, 5],
    [1, { cavalry: true }, 6],
    [2, { cavalry: true }, 5],
    [3, { cavalry: true }, 5],
    [1, { mounted: true }, 6],
    [2, { mounted: true }, 5],
  ])('bg:R51 under option %i a grade C unit with %j hits from %i on', (option, marks, lowest) => {
    const played = charged({ ...EIGHT, ...marks }, NO_HIT, { 'bg:R51': option });
    expect(stepOf(played, 'grade')).toMatchObject({ clause: 'bg:grade.2', value: lowest });
  });

  test.each([
    [1, { ran: true }, 'bg:grade.5'],
    [2, { ran: true }, 'bg:grade.5'],
    [3, { ran: true }, undefined],
    [1, { cavalry: true }, 'bg:cav.3'],
    [2, { cavalry: true }, undefined],
    [3, { cavalry: true }, undefined],
  ])('bg:R51 under option %i a grade D unit with %j is refused the charge by %s', (option, marks, clause) => {
    const given = { ...EIGHT, grade: 'D', ...marks };
    if (clause) expect(refusalOf(charge, given, { 'bg:R51': option }).clause).toBe(clause);
    else expect(charged(given, NO_HIT, { 'bg:R51': option }).result).toEqual({ outcome: 'refused' });
  });

  const AT_CAR = { grade: 'C', figures: 6, at: 'car', distance: 3 };

  test.each([
    [1, 6, 1],
    [1, 2, 1],
    [2, 6, 2],
    [2, 7, 1],
    [3, 12, 2],
  ])('bg:R53 under option %i %i figures that charge a vehicle need %i hits', (option, figures, needed) => {
    const white = Math.ceil(figures / 2) + 1;
    const dice = `white=${Array(white).fill(2)} red=2`;
    const played = charged({ ...AT_CAR, figures, leaders: 1 }, dice, { 'bg:R53': option });
    expect(stepOf(played, 'needed')).toMatchObject({
      clause: 'bg:charge.2',
      value: needed,
      ruling: 'bg:R53',
    });
    expect(played.result).toEqual({ outcome: 'refused' });
  });

  test('bg:R53 bg:charge.4 under option 2 a vehicle counts six, and two figures are fewer than half', () => {
    const refusal = refusalOf(charge, { ...AT_CAR, figures: 2, leaders: 1 }, { 'bg:R53': 2 });
    expect(refusal.clause).toBe('bg:charge.4');
  });

  test.each([
    [1, 0, 'contact'],
    [2, 0, 'refused'],
    [2, 1, 'contact'],
  ])('bg:R54 under option %i, %i heavy weapons and one hit on a tank: %s', (option, hw, outcome) => {
    const given = { grade: 'C', figures: 6, hw, at: 'light-tank', distance: 5 };
    const dice = `white=5,2,2 ${hw ? 'blue=2 ' : ''}red=2,2,2${outcome === 'contact' ? ' charge=2,2,2' : ''}`;
    const played = charged(given, dice, { 'bg:R54': option });
    expect(played.result).toEqual({ outcome });
    expect(played.steps.filter(({ id }) => id === 'halved')).toEqual(
      option === 2 && hw === 0
        ? [expect.objectContaining({ clause: 'bg:vshoot.1', value: 0, ruling: 'bg:R54' })]
        : [],
    );
  });

  test('(bg:R54) under option 2 hits on an unarmoured car are not halved', () => {
    const played = charged(AT_CAR, 'white=5,2,2 red=2 charge=1,1,1', { 'bg:R54': 2 });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each([
    [1, { obstacles: 1 }, 12],
    [2, { obstacles: 1 }, 9],
    [1, { slowWay: 6 }, 15],
    [2, { slowWay: 6 }, 9],
  ])('bg:R28 under option %i a target nine inches off with %j on the way takes %i', (option, way, needed) => {
    const played = charged({ ...ON, ...way }, 'charge=5,5,5', { 'bg:R28': option });
    expect(stepOf(played, 'way')).toMatchObject({ clause: 'bg:charge.5', value: needed, ruling: 'bg:R28' });
    expect(stepOf(played, 'reach').text).toContain(`15 in against ${needed} in`);
  });

  test.each([
    [1, 12],
    [2, 9],
  ])('bg:R28 bg:vmove.5 under option %i a tank that turns 90 degrees needs %i inches', (option, needed) => {
    const given = { tank: true, targetFigures: 8, distance: 9, turn: 90 };
    const played = charged(given, 'charge=3,3,4', { 'bg:R28': option });
    expect(stepOf(played, 'way').value).toBe(needed);
    expect(played.result).toEqual({ outcome: needed === 9 ? 'contact' : 'fell-short' });
  });

  test.each([
    [1, 10.5],
    [2, 12],
  ])(
    'bg:R24 under option %i the turn of 45 degrees of a charging tank makes it %f inches',
    (option, needed) => {
      const given = { tank: true, targetFigures: 8, distance: 9, turn: 45 };
      expect(stepOf(charged(given, 'charge=3,3,4', { 'bg:R24': option }), 'way').value).toBe(needed);
    },
  );

  test.each([
    [1, 12],
    [2, 9],
  ])('bg:R27 under option %i a wall makes a charge of nine inches one of %i', (option, needed) => {
    const given = { ...ON, obstacles: 1 };
    const rulings = { 'bg:R27': option };
    expect(charged(given, `charge=3,3,${needed - 6}`, rulings).result).toEqual({ outcome: 'contact' });
    expect(charged(given, `charge=2,3,${needed - 6}`, rulings).result).toEqual({ outcome: 'fell-short' });
  });

  test.each([
    ['cavalry', { ...ON, cavalry: true }, 'charge=4,4,4,4', [9, 15, 15]],
    ['a tank', { tank: true, targetFigures: 8, distance: 9 }, 'charge=4,4,4', [9, 9, 15]],
    ['infantry', ON, 'charge=4,4,4', [15, 15, 15]],
  ] as const)(
    'bg:R26 six inches of brush before %s count as that ruling has it',
    (_, given, dice, needed) => {
      for (const option of [1, 2, 3]) {
        const played = charged({ ...given, slowWay: 6 }, dice, { 'bg:R26': option });
        expect([option, stepOf(played, 'way').value]).toEqual([option, needed[option - 1]]);
      }
    },
  );

  test('bg:R50 under option 1 a charge may start at any distance', () => {
    const played = charged({ ...EIGHT, distance: 18 }, `${ONE_HIT} charge=6,6,6`);
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(stepOf(played, 'any-distance')).toMatchObject({
      clause: 'bg:charge.1',
      value: 18,
      ruling: 'bg:R50',
    });
  });

  test('bg:R50 under option 2 the target must be in range of fire', () => {
    expect(refusalOf(charge, { ...EIGHT, distance: 12.5 }, { 'bg:R50': 2 })).toMatchObject({
      clause: 'bg:shoot.6',
      message: 'Infantry weapons reach 12 in; the target is 12.5 in away.',
    });
    const near = charged({ ...EIGHT, distance: 12 }, `${ONE_HIT} charge=4,4,4`, { 'bg:R50': 2 });
    expect(near.result).toEqual({ outcome: 'contact' });
  });
});

describe('the odds of a charge', () => {
  const WAYS: readonly (readonly [string, Given])[] = [
    ['infantry', EIGHT],
    ['cavalry', { ...EIGHT, cavalry: true }],
    ['infantry through brush and over a wall', { ...EIGHT, slowWay: 1, obstacles: 1 }],
    ['a tank', { tank: true, targetFigures: 8 }],
    ['infantry at a tank', { grade: 'B', figures: 6, hw: 1, at: 'medium-tank' }],
  ];

  test.each(WAYS)('bg:charge.6 a longer way never helps %s', (_, given) => {
    let nearer = chance({ ...given, distance: 1 });
    for (let distance = 1.5; distance <= 26; distance += 0.5) {
      const farther = chance({ ...given, distance });
      expect(compare(farther, nearer)).toBeLessThanOrEqual(0);
      nearer = farther;
    }
    expect(nearer[0]).toBe(0n);
  });

  test.each(['A', 'B', 'C', 'D'])('bg:charge.1 more cover never helps a charge of grade %s', (grade) => {
    for (const targetFigures of [7, 8]) {
      let less = chance({ ...EIGHT, grade, targetFigures, cover: 0 });
      for (let cover = 1; cover <= 9; cover++) {
        const more = chance({ ...EIGHT, grade, targetFigures, cover });
        expect(compare(more, less)).toBeLessThan(0);
        less = more;
      }
    }
  });

  test('bg:charge.1 being dug in never helps a charge', () => {
    for (const cover of ['none', 'light', 'medium', 'heavy', 'building']) {
      expect(compare(chance({ ...EIGHT, cover, dugIn: true }), chance({ ...EIGHT, cover }))).toBeLessThan(0);
    }
  });

  test('bg:charge.2 a better grade never hurts a charge', () => {
    const grades = ['D', 'C', 'B', 'A'].map((grade) => chance({ ...EIGHT, grade }));
    for (let i = 1; i < grades.length; i++) expect(compare(grades[i]!, grades[i - 1]!)).toBeGreaterThan(0);
  });

  test.each(WAYS)('the outcomes for %s add up to certainty', (_, given) => {
    const odds = oddsOf(charge, { ...given, distance: 9 });
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
    const kinds = odds.outcomes.map(({ value }) => value.outcome);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe('what is asked for together', () => {
  test.each([
    [{}, ['grade', 'figures', 'targetFigures']],
    [{ tank: true }, ['targetFigures']],
    [{ tank: true, reaction: 'shoot' }, ['targetFigures', 'tankType', 'targetGrade']],
    [{ tank: true, tankType: 'light-tank', reaction: 'flee' }, ['targetFigures']],
    [{ at: 'car' }, ['grade', 'figures']],
    [{ reaction: 'shoot' }, ['grade', 'figures', 'targetFigures', 'targetGrade']],
    [{ reaction: 'shoot', targetGrade: 'C' }, ['grade', 'figures', 'targetFigures']],
    [{ reaction: 'flee' }, ['grade', 'figures', 'targetFigures']],
    [{ targetQualityDefence: true }, ['grade', 'figures', 'targetFigures', 'targetGrade']],
    [{ at: 'pillbox' }, ['grade', 'figures']],
  ])('%j takes %j besides', (given, needed) => {
    expect(charge.requires!(given as never)).toEqual(needed);
  });

  test.each([
    [{ tank: true, targetFigures: 8, distance: 9, grade: 'C' }, 'grade'],
    [{ tank: true, targetFigures: 8, distance: 9, ran: true }, 'ran'],
    [{ tank: true, targetFigures: 8, distance: 9, hwFlame: 2 }, 'hwFlame'],
    [{ tank: true, targetFigures: 8, distance: 9, carryOn: true }, 'carryOn'],
    [{ ...EIGHT, at: 'car' }, 'targetFigures'],
    [{ ...EIGHT, damage: 'immobilised' }, 'damage'],
    [{ ...EIGHT, armour: 3 }, 'armour'],
    [{ ...EIGHT, face: 'rear' }, 'face'],
    [{ ...EIGHT, fromEdge: true }, 'fromEdge'],
    [{ ...EIGHT, turn: 90 }, 'turn'],
    [{ ...EIGHT, fromEdge: true, cover: 'woods' }, 'fromEdge'],
    [{ ...EIGHT, leaders: 8 }, 'figures'],
    [{ ...EIGHT, targetLeaders: 8 }, 'targetFigures'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test.each([[EIGHT], [{ tank: true, targetFigures: 8, distance: 9 }], [{ ...ON, cavalry: true }]])(
    '%j is no conflict',
    (given) => {
      expect(conflict(given)).toBeUndefined();
    },
  );
});
