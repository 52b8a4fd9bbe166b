import { action, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, measure, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { settled, sumOf } from '../../src/rules/words.js';
import { attackHits, halvedOnArmour } from './attack.js';
import { hitNumber } from './grade.js';
import {
  COVER,
  casualtyConflict,
  casualtyFields,
  heavyWeaponFigures,
  infantryConflict,
  infantryFields,
  targetFields,
} from './inputs.js';
import { REACTIONS, react, reactionConflict } from './reaction.js';
import { counted } from './say.js';
import { infantryDice, isArmoured, isVehicle } from './shooter.js';
import { nonStanding } from './standing.js';
import { movementDice } from './tables.js';
import { attackDice } from './target.js';
import { brokenDown } from './vehicle-dice.js';
import { look, refuse, ruling, step } from './words.js';

const reactions = 'Reaction of the target';
const way = 'The way there';

const inputs = {
  ...infantryFields,
  cavalry: toggle('a cavalry charge, on horseback', { group: 'Shooter' }),
  tank: toggle('a tank charges, without a roll for hits', { group: 'Shooter' }),
  joining: toggle('it joins a melee that has begun', { group: 'Shooter' }),
  carryOn: toggle('an ace carries on a charge that fell short', { group: 'Shooter' }),
  distance: measure('from centre to centre', { required: true, group: way, unit: 'inches', max: 200 }),
  slow: measure('part of the move in slow terrain, which counts half', {
    group: way,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  obstacles: count('walls and fences to cross', { group: way, max: 20, default: 0 }),
  ...targetFields,
  ...casualtyFields,
  reaction: choice(REACTIONS, 'what the charged unit does', { group: reactions, default: 'none' }),
  targetSideMoved: toggle('its side has had a movement card this turn', { group: reactions }),
  targetSideShot: toggle('its side has had a shooting card this turn', { group: reactions }),
  facingBack: toggle('it flees and ends facing the place it left', { group: reactions }),
  ownCover: choice(COVER, 'cover of the charging unit against that fire', {
    group: reactions,
    or: [0, 9],
    default: 'none',
  }),
};
export type Charge = InputOf<typeof inputs>;

type Result = { outcome: 'refused' | 'fell-short' | 'contact' };

export const charge = action({
  name: 'charge',
  says: 'Charge into melee: does the unit dare, and does it get there',
  inputs,
  requires: ({ tank, at, reaction, targetGrade }) => [
    ...(tank ? [] : ['grade', 'figures']),
    ...(isVehicle(at) ? [] : ['targetFigures']),
    ...(reaction === 'shoot' && !targetGrade ? ['targetGrade'] : []),
  ],
  conflict: (charge) =>
    infantryConflict(charge) ??
    casualtyConflict(charge) ??
    reactionConflict(charge) ??
    chargeConflict(charge),
  examples: [
    ['wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9', 'eight against seven, nine inches off'],
    [
      'wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9 --odds',
      'the chances before you declare it',
    ],
    ['wg charge -g B -f 6 --cavalry --target-figures 8 --distance 14', 'a cavalry charge'],
    [
      'wg charge -g C -f 9 --target-figures 6 --target-grade C --distance 8 --reaction shoot',
      'the target shoots before it is reached',
    ],
    ['wg charge -g C -f 6 -w 1 --at medium-tank --distance 5', 'infantry against a tank'],
  ],
  result: { outcome: { help: 'what came of the charge', order: ['refused', 'fell-short', 'contact'] } },
  reminders: ['bg:seq.3', 'bg:defend.1', 'bg:charge.8'],
  *resolve(charge): Rule<Result> {
    yield* mayCharge(charge);
    const { dares } = charge.tank
      ? { dares: true }
      : yield* settled('will to charge', () => willToCharge(charge));
    if (!dares) return { outcome: 'refused' };
    const { distance, stopped } = yield* settled('reaction', () => react(charge));
    if (stopped) return { outcome: 'fell-short' };
    const moved = charge.tank ? yield* tankCharge() : yield* chargeMove(charge);
    const reached = moved >= distance;
    yield* step({
      id: 'reach',
      clause: 'bg:charge.6',
      value: reached,
      text: `${moved} in against ${distance} in: ${reached ? 'the centres meet' : 'it stops short'}`,
    });
    if (reached) {
      yield* step({
        id: 'marked',
        clause: 'bg:charge.7',
        value: true,
        text: 'mark the melee, fought after the card phase',
      });
    } else if (!charge.tank) {
      const text = 'it takes the run marker; an ace may carry the charge on without new hits';
      yield* step({ id: 'short', clause: 'bg:charge.9', value: true, text, ruling: 'bg:R58' });
    }
    return { outcome: reached ? 'contact' : 'fell-short' };
  },
  announce: ({ outcome }) =>
    ({
      refused: 'refused: the unit does not dare',
      'fell-short': 'the charge falls short',
      contact: 'contact: there will be a melee',
    })[outcome],
});

/** Everything that forbids the charge, before a die is thrown. */
function* mayCharge(charge: Charge): Rule<void> {
  const { at, tank, figures, targetFigures } = charge;
  if (at && !isVehicle(at)) refuse('bg:emp.3', 'The crew of an emplacement cannot be charged.');
  if (tank) {
    if (at) refuse('bg:vmelee.1', 'Vehicles cannot fight each other in melee.');
    yield* step({
      id: 'tank',
      clause: 'bg:vmelee.2',
      value: true,
      text: 'a tank may charge infantry',
      ruling: 'bg:R55',
    });
    return;
  }
  const reason = nonStanding({
    figures: figures!,
    leaders: charge.leaders,
    heavyWeapons: heavyWeaponFigures(charge),
  });
  if (reason) refuse('bg:nonstand.3', `A non-standing unit may not charge (${reason}).`);
  if (at) {
    yield* step({ id: 'vehicle', clause: 'bg:vmelee.2', value: true, text: 'infantry may charge a vehicle' });
    return;
  }
  if (charge.joining) {
    yield* step({
      id: 'joining',
      clause: 'bg:charge.4',
      value: true,
      text: 'it joins a melee: any number may',
    });
  } else if (2 * figures! < targetFigures!) {
    const least = Math.ceil(targetFigures! / 2);
    refuse(
      'bg:charge.4',
      `${counted(figures!, 'figure')} may not charge ${targetFigures}: it takes at least half as many, ${least}.`,
      'A unit that joins a melee may: --joining.',
    );
  }
}

/** The roll for the will to charge: as if shooting, but the hits hurt nobody (charge.1 to charge.3). */
function* willToCharge(charge: Charge): Rule<{ dares: boolean }> {
  if (charge.carryOn) {
    const text = 'carried on by an ace: no new roll for hits';
    yield* step({ id: 'carry-on', clause: 'bg:charge.9', value: true, text, ruling: 'bg:R59' });
    return { dares: true };
  }
  const unit = { ...charge, figures: charge.figures!, range: charge.distance };
  const marks = yield* ruling('bg:R51');
  const onHorse = charge.cavalry || charge.mounted;
  const lowest = yield* hitNumber(charge.grade!, {
    ran: charge.ran && marks < 3,
    mounted: onHorse && marks === 1,
  });
  const own = yield* infantryDice(unit, charge.at);
  const all = yield* attackDice(own, charge);
  const withRed = (yield* ruling('bg:R49')) === 1;
  if (!withRed && all.red > 0) {
    const text = 'no red dice: only the dice of the unit count';
    yield* step({ id: 'own-dice', clause: 'bg:charge.1', value: 0, text, ruling: 'bg:R49' });
  }
  const halves = isArmoured(charge.at) && !own.heavyWeapon && (yield* ruling('bg:R54')) === 2;
  const attack = { white: all.white, blue: all.blue, red: withRed ? all.red : 0, hitsOn: lowest };
  const hits = yield* attackHits(attack, halves ? { after: halvedOnArmour('bg:R54') } : {});
  const needed = yield* hitsNeeded(charge);
  const dares = hits >= needed;
  yield* step({
    id: 'dares',
    clause: dares ? 'bg:charge.1' : 'bg:charge.3',
    value: dares,
    text: dares
      ? `${counted(hits, 'hit')}: it charges`
      : `${counted(hits, 'hit')}: too few, it stays where it is`,
  });
  return { dares };
}

/** One hit for a unit with more figures than its target, two for others (charge.2). */
function* hitsNeeded({ figures, targetFigures, at }: Charge): Rule<number> {
  if (!at) {
    const needed = figures! > targetFigures! ? 1 : 2;
    const text = `${figures} against ${targetFigures}: ${counted(needed, 'hit')} needed`;
    return yield* step({ id: 'needed', clause: 'bg:charge.2', value: needed, text });
  }
  const option = yield* ruling('bg:R53');
  const counts = option === 2 ? 6 : 1;
  const needed = option !== 3 && figures! > counts ? 1 : 2;
  const as = option === 3 ? 'against a vehicle always' : `a vehicle counts as ${counted(counts, 'figure')}:`;
  return yield* step({
    id: 'needed',
    clause: 'bg:charge.2',
    value: needed,
    text: `${as} ${counted(needed, 'hit')} needed`,
    from: { value: counts, ruling: 'bg:R53', house: true },
  });
}

/** How far the charge goes (charge.5, cavm.1), after what slows it on the way (R28). */
function* chargeMove({ cavalry, mounted, slow, obstacles }: Charge): Rule<number> {
  const onHorse = cavalry || mounted;
  const { value: dice } = yield* look(movementDice.cells[onHorse ? 'cavalry charge' : 'charge']);
  const rolled = yield* sumOf(dice, 'charge');
  const text = `${dice}D6: ${rolled} in`;
  yield* step({ id: 'charge', clause: onHorse ? 'bg:cavm.1' : 'bg:charge.5', value: rolled, text });
  if (!slow && !obstacles) return rolled;
  if ((yield* ruling('bg:R28')) === 2) {
    const nothing = 'nothing on the way shortens a charge';
    return yield* step({ id: 'way', clause: 'bg:charge.5', value: rolled, text: nothing, ruling: 'bg:R28' });
  }
  const overObstacles = Math.max(rolled - 3 * obstacles, 0);
  const slows = !onHorse || (yield* ruling('bg:R26')) > 1;
  const moved = overObstacles - (slows ? Math.min(slow, overObstacles) / 2 : 0);
  const why = [
    obstacles > 0 && `${counted(obstacles, 'obstacle')} at 3 in`,
    slow > 0 && slows && 'slow terrain at half',
  ];
  return yield* step({
    id: 'way',
    clause: obstacles > 0 ? 'bg:terrain.3' : 'bg:terrain.2',
    value: moved,
    text: `${why.filter(Boolean).join(', ') || 'terrain does not slow cavalry'}: ${moved} in`,
    ruling: 'bg:R28',
  });
}

/** A tank charges with all its dice and may break down (vmelee.8). */
function* tankCharge(): Rule<number> {
  const { value: dice } = yield* look(movementDice.cells.tank);
  const rolled = yield* sumOf(dice, 'charge');
  yield* step({
    id: 'charge',
    clause: 'bg:vmelee.8',
    value: rolled,
    text: `${dice}D6, all the dice a tank has: ${rolled} in`,
  });
  return (yield* brokenDown(dice, dice, rolled)) ? 0 : rolled;
}

function chargeConflict(charge: Charge): Conflict | undefined {
  const { tank, at } = charge;
  const infantryOnly = [
    'grade',
    'figures',
    'leaders',
    'hw',
    'ran',
    'mounted',
    'cavalry',
    'close',
    'joining',
    'carryOn',
  ] as const;
  const first = tank ? infantryOnly.find((name) => charge[name]) : undefined;
  if (first) return { input: first, message: 'is for infantry and cavalry, not for --tank' };
  if (at && charge.targetFigures !== undefined)
    return { input: 'targetFigures', message: 'does not go with --at' };
  if (!at && charge.damage !== 'none') return { input: 'damage', message: 'needs a vehicle as target: --at' };
  if (!at && charge.armour !== undefined)
    return { input: 'armour', message: 'needs a vehicle as target: --at' };
  if (!at && charge.face) return { input: 'face', message: 'needs a vehicle as target: --at' };
  if (charge.fromEdge && charge.cover === 'none' && charge.through === 'none') {
    return { input: 'fromEdge', message: 'needs the terrain: --cover or --through' };
  }
  if (charge.targetQualityDefence && !charge.targetGrade) {
    return { input: 'targetGrade', message: 'is needed with --target-quality-defence' };
  }
  return undefined;
}
