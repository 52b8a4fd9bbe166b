import { describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import type { Rulings } from '../../../src/dice/play.js';
import { Refusal } from '../../../src/rules/rule.js';
import { chanceOf, type Given, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';

/** A charge of eight average figures that has passed its roll for hits, nine inches off. */
const ON = { grade: 'C', figures: 8, leaders: 1, hw: 1, targetFigures: 7, distance: 9, carryOn: true };
/** The same charge before that roll. */
const EIGHT_AT_SEVEN = { ...ON, carryOn: false };
/** The same against a target that shoots at it: 4 white for 7 figures. */
const SHOT_AT = { ...ON, targetGrade: 'C', reaction: 'shoot' };
/** A charge at a tank that has passed its roll for hits. */
const AT_TANK = { grade: 'C', figures: 8, hw: 1, at: 'medium-tank', distance: 9, carryOn: true };

const { play: charged, conflict } = playing(charge);

const contact = ({ outcome }: { outcome?: unknown }) => outcome === 'contact';
const chance = (given: Given, rulings: Rulings = {}) => chanceOf(oddsOf(charge, given, rulings), contact);
const compare = ([a, ofA]: [bigint, bigint], [b, ofB]: [bigint, bigint]) => Number(a * ofB - b * ofA);

/** The ways n dice add up to each total. */
function totals(n: number): Map<number, bigint> {
  let ways = new Map([[0, 1n]]);
  for (let die = 0; die < n; die++) {
    const next = new Map<number, bigint>();
    for (const [sum, w] of ways)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0n) + w);
    ways = next;
  }
  return ways;
}

describe('when and what the target may do', () => {
  test('bg:defend.1 the target reacts after the hits of the charge and before its distance is rolled', () => {
    const given = { ...ON, carryOn: false, reaction: 'flee' };
    const ids = charged(given, 'white=5,2,2,2,2 blue=2 flee=1,2 charge=4,4,4').steps.map(({ id }) => id);
    const order = ['net', 'dares', 'reaction', 'flee', 'charge', 'reach'];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });

  test.each([
    ['flee', 'the target flees before the charge moves', 'flee=1,2 charge=4,4,4'],
    ['shoot', 'the target shoots before the charge moves', 'defence-white=2,2,2,2 charge=4,4,4'],
  ])('bg:defend.1 a target that does %s has chosen before the charge moves', (reaction, text, dice) => {
    expect(stepOf(charged({ ...SHOT_AT, reaction }, dice), 'reaction')).toMatchObject({
      clause: 'bg:defend.1',
      value: reaction,
      text,
    });
  });

  test('(bg:defend.1) a charge that does not dare calls for no reaction', () => {
    const given = { ...ON, carryOn: false, reaction: 'flee' };
    const played = charged(given, 'white=2,2,2,2,2 blue=2');
    expect(played.result).toEqual({ outcome: 'refused' });
    expect(played.steps.map(({ id }) => id)).not.toContain('reaction');
  });

  const INFANTRY_FLEES = { ...ON, reaction: 'flee' };
  const TANK_FLEES = { ...AT_TANK, reaction: 'flee' };

  test.each([
    ['infantry', INFANTRY_FLEES],
    ['a vehicle', TANK_FLEES],
    ['a vehicle that would shoot as well', { ...AT_TANK, reaction: 'both' }],
  ])('bg:defend.2 %s may not flee once its side has had a movement card', (_, given) => {
    expect(refusalOf(charge, { ...given, targetSideMoved: true })).toMatchObject({
      clause: 'bg:defend.2',
      message: 'It may not flee: its side has had a movement card this turn.',
    });
  });

  test('bg:defend.3 infantry may not shoot once its side has had a shooting card', () => {
    expect(refusalOf(charge, { ...SHOT_AT, targetSideShot: true })).toMatchObject({
      clause: 'bg:defend.3',
      message: 'It may not shoot: its side has had a shooting card this turn.',
    });
  });

  test('bg:defend.3 (bg:defend.4) a vehicle may not flee and shoot once its side has had a shooting card', () => {
    expect(refusalOf(charge, { ...AT_TANK, reaction: 'both', targetSideShot: true }).clause).toBe(
      'bg:defend.3',
    );
  });

  test('bg:defend.4 infantry does one of the two and not both', () => {
    expect(refusalOf(charge, { ...SHOT_AT, reaction: 'both' })).toMatchObject({
      clause: 'bg:defend.4',
      message: 'Infantry does one of the two: it shoots or it flees.',
    });
  });

  test('bg:defend.4 a vehicle may shoot and flee', () => {
    const played = charged({ ...AT_TANK, reaction: 'both' }, 'flee=2,3,4 charge=6,6,6');
    expect(stepOf(played, 'both')).toMatchObject({ clause: 'bg:defend.4', value: true });
    expect(stepOf(played, 'flee').value).toBe(9);
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.2 a side that has only shot may flee still, and one that has only moved may shoot', () => {
    expect(charged(INFANTRY_FLEES, 'flee=1,2 charge=6,6,6').result).toEqual({ outcome: 'contact' });
    expect(charged(SHOT_AT, 'defence-white=2,2,2,2 charge=6,6,6').result).toEqual({ outcome: 'contact' });
  });

  test.each([
    ['a single figure', { targetFigures: 1 }],
    ['two figures without a leader', { targetFigures: 2, targetHw: 1 }],
    ['three figures without leader or heavy weapon', { targetFigures: 3 }],
  ])('bg:nonstand.3 a non-standing target may not shoot: %s', (why, target) => {
    expect(refusalOf(charge, { ...SHOT_AT, ...target })).toMatchObject({
      clause: 'bg:nonstand.3',
      message: `The target may not shoot: it is non-standing (${why}).`,
      hint: 'It may flee: --reaction flee.',
    });
  });

  test.each([{ targetMedics: 6 }, { targetMedics: 1, targetPrisoners: 20, targetGuards: 5 }])(
    'bg:medic.1 a target of medics and guards alone may not shoot: %o',
    (target) => {
      expect(refusalOf(charge, { ...SHOT_AT, targetFigures: 6, ...target })).toMatchObject({
        clause: 'bg:medic.1',
        message: 'The target may not shoot: medics and guards do not, and there is nobody else.',
        hint: 'It may flee: --reaction flee.',
      });
    },
  );

  test('bg:R65 under option 1 a non-standing target may flee', () => {
    const played = charged({ ...ON, targetFigures: 1, reaction: 'flee' }, 'flee=2,3 charge=6,6,2');
    expect(played.result).toEqual({ outcome: 'contact' });
    expect(played.rulings['bg:R65']).toBe(1);
  });

  test.each(['flee', 'shoot'])(
    'bg:R65 under option 2 a non-standing target does nothing, not even %s',
    (reaction) => {
      const given = { ...SHOT_AT, targetFigures: 1, reaction };
      expect(refusalOf(charge, given, { 'bg:R65': 2 })).toMatchObject({
        clause: 'bg:nonstand.3',
        message: 'The target may not react: it is non-standing (a single figure).',
      });
    },
  );

  test('(bg:R65) under option 2 a standing target may flee as ever', () => {
    const played = charged(INFANTRY_FLEES, 'flee=1,2 charge=6,6,6', { 'bg:R65': 2 });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  const UNROLLED = { ...EIGHT_AT_SEVEN, targetGrade: 'C' };
  const AT_TANK_UNROLLED = { ...AT_TANK, carryOn: false };

  test.each([
    ['bg:defend.2', { ...UNROLLED, reaction: 'flee', targetSideMoved: true }],
    ['bg:defend.2', { ...AT_TANK_UNROLLED, reaction: 'both', targetSideMoved: true }],
    ['bg:defend.3', { ...UNROLLED, reaction: 'shoot', targetSideShot: true }],
    ['bg:defend.4', { ...UNROLLED, reaction: 'both' }],
    ['bg:vdam.3', { ...AT_TANK_UNROLLED, reaction: 'flee', damage: 'immobilised' }],
    ['bg:nonstand.3', { ...UNROLLED, reaction: 'shoot', targetFigures: 2 }],
    ['bg:shoot.6', { ...UNROLLED, reaction: 'shoot', distance: 13 }],
    ['bg:grade.5', { ...UNROLLED, reaction: 'shoot', targetGrade: 'D', targetRan: true }],
    ['bg:cav.3', { ...UNROLLED, reaction: 'shoot', targetGrade: 'D', targetMounted: true }],
    ['bg:vmelee.8', { ...AT_TANK_UNROLLED, reaction: 'flee', fleeDice: 4 }],
  ])('%s forbids a reaction before any die is thrown for the charge: %j', (clause, given) => {
    // No dice at all: the refusal has to come before the first is asked for.
    let thrown: unknown;
    try {
      charged(given, '');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Refusal);
    expect((thrown as Refusal).clause).toBe(clause);
  });
});

describe('flight', () => {
  test('bg:defend.6 a fleeing unit rolls two dice, and the charge has so much farther to go', () => {
    const played = charged({ ...ON, reaction: 'flee' }, 'flee=2,3 charge=4,4,5');
    expect(stepOf(played, 'flee')).toMatchObject({
      clause: 'bg:defend.6',
      value: 5,
      text: 'flees 2D6: 5 in',
    });
    expect(stepOf(played, 'reach').text).toBe('13 in against 14 in: it stops short');
    expect(played.result).toEqual({ outcome: 'fell-short' });
    expect(charged({ ...ON, reaction: 'flee' }, 'flee=2,3 charge=4,5,5').result).toEqual({
      outcome: 'contact',
    });
  });

  test('bg:defend.6 a unit that was dug in flees the full distance, marked as having run', () => {
    const played = charged({ ...ON, reaction: 'flee', dugIn: true }, 'flee=5,6 charge=6,6,6');
    expect(stepOf(played, 'flee').value).toBe(11);
    expect(stepOf(played, 'fled')).toMatchObject({
      value: true,
      text: 'takes the run marker and is dug in no more',
      ruling: 'bg:R66',
    });
  });

  test.each([
    ['5,6', 9],
    ['1,2', 1],
    ['1,1', 1],
  ])('bg:defend.7 a unit that flees %s and ends facing back goes %i inches', (faces, inches) => {
    const played = charged({ ...ON, reaction: 'flee', facingBack: true }, `flee=${faces} charge=6,6,6`);
    expect(stepOf(played, 'facing')).toMatchObject({ clause: 'bg:defend.7', value: inches });
    expect(stepOf(played, 'reach').text).toContain(`18 in against ${9 + inches} in`);
  });

  test('(bg:defend.7) nothing is taken off a unit that flees with its back to the enemy', () => {
    const played = charged({ ...ON, reaction: 'flee' }, 'flee=5,6 charge=6,6,6');
    expect(played.steps.map(({ id }) => id)).not.toContain('facing');
  });

  test.each([
    ['car', 4, '2,3,4,5', 14],
    ['armoured-car', 4, '2,3,4,5', 14],
    ['truck', 3, '2,3,4', 9],
    ['apc', 3, '2,3,4', 9],
    ['light-tank', 3, '2,3,4', 9],
    ['heavy-tank', 3, '2,3,4', 9],
  ])('bg:vmelee.8 a %s flees on its own %i dice', (at, _, faces, inches) => {
    const played = charged({ ...AT_TANK, at, reaction: 'flee' }, `flee=${faces} charge=6,6,6`);
    expect(stepOf(played, 'flee')).toMatchObject({ clause: 'bg:vmelee.8', value: inches, ruling: 'bg:R67' });
    expect(stepOf(played, 'breakdown').value).toBe(false);
  });

  test('bg:vmelee.8 bg:vmove.3 a fleeing vehicle may roll fewer dice and then cannot break down', () => {
    const played = charged({ ...AT_TANK, reaction: 'flee', fleeDice: 2 }, 'flee=1,1 charge=3,4,4');
    expect(stepOf(played, 'flee').value).toBe(2);
    expect(stepOf(played, 'safe')).toMatchObject({ clause: 'bg:vmove.3', value: 2 });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each([
    [1, 12],
    [2, 9],
  ])(
    'bg:R22 bg:vmove.2 under option %i a tank that breaks down in flight is %i inches off',
    (option, inches) => {
      const played = charged({ ...AT_TANK, reaction: 'flee' }, 'flee=1,1,1 charge=3,3,3', {
        'bg:R22': option,
      });
      expect(stepOf(played, 'breakdown')).toMatchObject({ clause: 'bg:vmove.2', value: true });
      expect(stepOf(played, 'reach').text).toContain(`9 in against ${inches} in`);
    },
  );

  test.each(['immobilised', 'both'])('bg:vdam.3 a vehicle with damage %s cannot flee', (damage) => {
    expect(refusalOf(charge, { ...AT_TANK, reaction: 'flee', damage }).clause).toBe('bg:vdam.3');
  });

  test('(bg:vdam.3) a vehicle with weapons at half strength can flee', () => {
    const given = { ...AT_TANK, reaction: 'flee', damage: 'half-weapons' };
    expect(charged(given, 'flee=2,3,4 charge=6,6,6').result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.6 infantry flees from a tank as well', () => {
    const given = { tank: true, targetFigures: 8, distance: 9, reaction: 'flee' };
    expect(charged(given, 'flee=2,3 charge=6,6,1').result).toEqual({ outcome: 'fell-short' });
  });
});

describe('defensive fire', () => {
  test('bg:seq.3 bg:defend.3 a charged unit fires out of turn, with the dice of a shot', () => {
    const given = { ...SHOT_AT, targetLeaders: 1, targetHw: 2 };
    const played = charged(given, 'defence-white=2,3,4,2,3 defence-blue=1,2 charge=3,3,3');
    expect(stepOf(played, 'out-of-turn')).toMatchObject({ clause: 'bg:seq.3', value: true });
    expect(stepOf(played, 'defence-white')).toMatchObject({ clause: 'bg:dice.1', value: 5 });
    expect(stepOf(played, 'defence-blue')).toMatchObject({ clause: 'bg:dice.2', value: 2 });
    expect(stepOf(played, 'defence-net').value).toBe(0);
    expect(stepOf(played, 'goes-on')).toMatchObject({ clause: 'bg:defend.5', value: 8 });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test.each([
    ['A', 3],
    ['B', 4],
    ['C', 5],
    ['D', 6],
  ])('bg:defend.3 a target of grade %s shoots with its own grade, from %i on', (targetGrade, lowest) => {
    const dice = `defence-white=${lowest},${lowest - 1},${lowest - 1},${lowest - 1} defence-figures=8 charge=3,3,3`;
    expect(stepOf(charged({ ...SHOT_AT, targetGrade }, dice), 'defence-net').value).toBe(1);
  });

  test.each([
    ['bg:grade.4', 'that has run', { targetRan: true }],
    ['bg:cav.3', 'on horseback', { targetMounted: true }],
  ])('%s a target %s shoots one grade lower', (clause, _, state) => {
    const played = charged({ ...SHOT_AT, ...state }, 'defence-white=5,5,5,5 charge=3,3,3');
    expect(stepOf(played, 'defence-net').value).toBe(0);
    expect(played.steps.some((step) => step.clause === clause && step.value === -1)).toBe(true);
  });

  test('bg:shoot.5 chargers with the road marker are easier to hit', () => {
    const given = { ...SHOT_AT, ownOnRoad: true };
    const played = charged(given, 'defence-white=2,2,2,2 defence-blue=2 charge=3,3,3');
    expect(stepOf(played, 'defence-blue').value).toBe(1);
  });

  test('bg:R63 under option 1 a target more than 12 inches off is out of range, under option 2 never', () => {
    const given = { ...SHOT_AT, distance: 13 };
    expect(refusalOf(charge, given, { 'bg:R63': 1 }).clause).toBe('bg:shoot.6');
    const played = charged(given, 'defence-white=2,2,2,2 charge=4,4,5', { 'bg:R63': 2 });
    expect(stepOf(played, 'fire-range')).toMatchObject({
      clause: 'bg:defend.3',
      value: true,
      ruling: 'bg:R63',
    });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.3 a medic of the target does not shoot', () => {
    const played = charged({ ...SHOT_AT, targetMedics: 1 }, 'defence-white=2,2,2 charge=3,3,3');
    expect(stepOf(played, 'defence-white').value).toBe(3);
  });

  test('bg:shoot.6 fire at a charge is measured from where it stands: not beyond 12 inches', () => {
    expect(refusalOf(charge, { ...SHOT_AT, distance: 12.5 })).toMatchObject({
      clause: 'bg:shoot.6',
      message: 'Infantry weapons reach 12 in; the target is 12.5 in away.',
    });
    const played = charged({ ...SHOT_AT, distance: 12 }, 'defence-white=2,2,2,2 charge=4,4,4');
    expect(stepOf(played, 'range')).toMatchObject({ clause: 'bg:shoot.6', value: 12 });
  });

  test('bg:flank.1 (bg:defend.3) a target charged from behind cannot fire at what is not before it', () => {
    expect(refusalOf(charge, { ...SHOT_AT, flank: true }).clause).toBe('bg:flank.1');
  });

  test.each([
    ['dug in', { dugIn: true }],
    ['in a building', { cover: 'building' }],
  ])('(bg:flank.3) bg:defend.3 a target that is %s fires all round', (_, where) => {
    const played = charged({ ...SHOT_AT, ...where, flank: true }, 'defence-white=2,2,2,2 charge=3,3,3');
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.3 the cover of the chargers counts against the fire, that of the target does not', () => {
    const given = { ...SHOT_AT, cover: 'building', dugIn: true, ownCover: 'medium' };
    const played = charged(given, 'defence-white=5,2,2,2 defence-red=1,2 charge=3,3,3');
    expect(stepOf(played, 'defence-red')).toMatchObject({ value: 2, text: '1 cancel' });
    expect(stepOf(played, 'defence-net').value).toBe(0);
  });

  test('bg:defend.5 a charge left too small by the half rule goes on', () => {
    const given = { ...SHOT_AT, figures: 4, leaders: 0, hw: 1, targetFigures: 8, targetGrade: 'A' };
    const played = charged(given, 'defence-white=6,2,2,2 defence-figures=2 charge=3,3,3');
    expect(stepOf(played, 'goes-on')).toMatchObject({
      clause: 'bg:defend.5',
      value: 3,
      text: '3 chargers left: the charge goes on',
    });
    expect(played.result).toEqual({ outcome: 'contact' });
  });

  test('bg:defend.5 chargers who become non-standing come on, and stop six inches off', () => {
    const given = { ...SHOT_AT, figures: 4, leaders: 0, hw: 0, targetFigures: 8, targetGrade: 'A' };
    const played = charged(given, 'defence-white=6,2,2,2 charge=1,1,1');
    expect(stepOf(played, 'stopped')).toMatchObject({
      clause: 'bg:defend.5',
      value: true,
      text: expect.stringContaining('(three figures without leader or heavy weapon)'),
    });
    expect(stepOf(played, 'stopped').text).toContain('6 in');
    expect(played.result).toEqual({ outcome: 'fell-short' });
    expect(played.steps.map(({ id }) => id)).not.toContain('reach');
  });

  test.each([
    [12, '1,1,1', 'they come 3 in nearer, no nearer than 6 in'],
    [12, '6,6,6', 'they come 6 in nearer, and stop 6 in off'],
  ])('bg:defend.5 broken chargers %d in off roll %s for their way', (distance, faces, says) => {
    const given = { ...SHOT_AT, distance, figures: 4, leaders: 0, hw: 0, targetFigures: 8, targetGrade: 'A' };
    const played = charged(given, `defence-white=6,2,2,2 charge=${faces}`);
    expect(stepOf(played, 'stopped').text).toContain(says);
  });

  test('bg:defend.5 broken chargers within six inches stay where they are', () => {
    const given = {
      ...SHOT_AT,
      distance: 5,
      figures: 4,
      leaders: 0,
      hw: 0,
      targetFigures: 8,
      targetGrade: 'A',
    };
    expect(stepOf(charged(given, 'defence-white=6,2,2,2'), 'stopped').text).toContain('stay where they are');
  });

  test('bg:defend.5 chargers who are all shot come nowhere', () => {
    const given = { ...SHOT_AT, figures: 4, leaders: 0, hw: 0, targetFigures: 8, targetGrade: 'A' };
    const played = charged(given, 'defence-white=6,6,6,6');
    expect(stepOf(played, 'stopped').text).toContain('nobody is left');
    expect(played.result).toEqual({ outcome: 'fell-short' });
  });

  test.each([
    ['saved by a 5, and an ordinary figure falls', 5, 'goes-on', 'contact'],
    ['killed by a 4, and the rest stand no more', 4, 'stopped', 'fell-short'],
  ])('bg:defend.5 bg:cas.3 the leader of three chargers is picked: %s', (_, face, id, outcome) => {
    const given = { ...SHOT_AT, figures: 3, leaders: 1, hw: 0, targetFigures: 6 };
    const dice = `defence-white=6,2,2 defence-figures=1 defence-leader-save=${face}`;
    const played = charged(
      given,
      `${dice}${outcome === 'contact' || id === 'stopped' ? ' charge=3,3,3' : ''}`,
    );
    expect(stepOf(played, 'defence-leader-save')).toMatchObject({
      clause: 'bg:cas.3',
      value: face === 5 ? 1 : 0,
    });
    expect(stepOf(played, id).clause).toBe('bg:defend.5');
    expect(played.result).toEqual({ outcome });
  });
});

describe('the odds of a reaction', () => {
  test.each([
    ['flee', { reaction: 'flee' }],
    ['flee and face back', { reaction: 'flee', facingBack: true }],
    ['shoot', { reaction: 'shoot', targetGrade: 'C', targetLeaders: 1, targetHw: 1 }],
  ])('bg:defend.1 to %s never helps the charge', (_, reaction) => {
    for (const figures of [4, 6, 8]) {
      for (let distance = 3; distance <= 12; distance += 1.5) {
        const given = { ...ON, figures, distance };
        expect(compare(chance({ ...given, ...reaction }), chance(given))).toBeLessThanOrEqual(0);
      }
    }
  });

  test('bg:defend.7 to end facing back makes flight no better', () => {
    for (let distance = 3; distance <= 15; distance++) {
      const given = { ...ON, distance, reaction: 'flee' };
      expect(compare(chance({ ...given, facingBack: true }), chance(given))).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([3, 6, 9, 12])(
    'bg:defend.6 a fleeing target %i inches off is caught as often as three dice beat two',
    (distance) => {
      let caught = 0n;
      for (const [run, ways] of totals(2))
        for (const [move, more] of totals(3)) if (move >= distance + run) caught += ways * more;
      expect(compare(chance({ ...ON, distance, reaction: 'flee' }), [caught, 6n ** 5n])).toBe(0);
    },
  );

  test('bg:defend.5 fire stops four chargers exactly as often as it scores', () => {
    const given = { ...ON, figures: 4, leaders: 0, hw: 0, distance: 3, targetFigures: 4 };
    // Two white dice of grade C: a hit and no cancel, or two hits.
    const scores = 4n + 2n * 2n * 3n;
    expect(compare(chance({ ...given, reaction: 'shoot', targetGrade: 'C' }), [36n - scores, 36n])).toBe(0);
  });

  test('the outcomes with a reaction add up to certainty', () => {
    for (const given of [SHOT_AT, { ...ON, reaction: 'flee' }, { ...AT_TANK, reaction: 'both' }]) {
      const odds = oddsOf(charge, given);
      expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
    }
  });
});

describe('what is asked for together', () => {
  test.each([
    [{ ...AT_TANK, reaction: 'shoot' }, 'reaction'],
    [{ tank: true, tankType: 'light-tank', targetFigures: 8, distance: 9, reaction: 'flee' }, 'tankType'],
    [{ ...SHOT_AT, tankType: 'light-tank' }, 'tankType'],
    [{ ...ON, ownCover: 'light' }, 'ownCover'],
    [{ ...ON, targetSideShot: true }, 'targetSideShot'],
    [{ ...ON, targetSideMoved: true }, 'targetSideMoved'],
    [{ ...ON, targetRan: true }, 'targetRan'],
    [{ ...ON, reaction: 'flee', targetRan: true }, 'targetRan'],
    [{ ...ON, targetMounted: true }, 'targetMounted'],
    [{ ...ON, reaction: 'flee', ownOnRoad: true }, 'ownOnRoad'],
    [{ ...ON, reaction: 'flee', fleeDice: 2 }, 'fleeDice'],
    [{ ...AT_TANK, fleeDice: 2 }, 'fleeDice'],
    [{ ...ON, facingBack: true }, 'facingBack'],
    [{ ...AT_TANK, reaction: 'flee', facingBack: true }, 'facingBack'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test.each([
    [{ ...ON, reaction: 'flee', targetSideMoved: true, targetMounted: true }],
    [{ ...SHOT_AT, targetSideShot: true, targetSideMoved: true, ownCover: 'light' }],
    [{ ...AT_TANK, mg: 1, reaction: 'both', targetSideMoved: true, targetSideShot: true }],
  ])('%j is no conflict', (given) => {
    expect(conflict(given)).toBeUndefined();
  });
});
