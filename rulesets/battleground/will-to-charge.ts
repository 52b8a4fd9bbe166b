import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { attackHits, halvedOnArmour } from './attack.js';
import type { Charge } from './charge-input.js';
import { hitNumber } from './grade.js';
import { heavyWeaponFigures } from './inputs.js';
import { mayActAgain } from './reacted.js';
import { infantryDice, isArmoured, isVehicle, type ShooterDice } from './shooter.js';
import { nonStanding } from './standing.js';
import { ranges } from './tables.js';
import { type AttackDice, attackDice, mustReach } from './target.js';
import { look, refuse, ruling, step } from './words.js';

/** Everything that forbids the charge, before a die is thrown. */
export function* mayCharge(charge: Charge): Rule<void> {
  const { at, tank, figures, targetFigures } = charge;
  if (charge.riding) refuse('bg:pass.2', 'Passengers may not charge: getting off takes a whole move.');
  if (at && !isVehicle(at)) refuse('bg:emp.3', 'The crew of an emplacement cannot be charged.');
  if (charge.reacted) yield* mayActAgain('move');
  if (tank) {
    if (charge.damage === 'immobilised' || charge.damage === 'both')
      refuse('bg:vdam.3', 'It may not charge: it cannot move.');
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
  }
  yield* inSight(charge);
  if (charge.carryOn) return;
  const target = at ? (yield* vehicleCountsAs()).figures : targetFigures!;
  if (charge.joining) {
    yield* step({
      id: 'joining',
      clause: 'bg:charge.4',
      value: true,
      text: 'it joins a melee: any number may',
    });
  } else if (2 * figures! < target) {
    const least = Math.ceil(target / 2);
    refuse(
      'bg:charge.4',
      `${counted(figures!, 'figure')} may not charge ${target}: it takes at least half as many, ${least}.`,
      'A unit that joins a melee may: --joining.',
    );
  }
}

/** A charge may start at any distance, unless it is ruled that its target must be a legal target of fire (R50). */
function* inSight({ distance }: Charge): Rule<void> {
  const { value: reach } = yield* look(ranges.cells.infantry);
  if (distance <= reach) return;
  if ((yield* ruling('bg:R50')) === 2)
    yield* mustReach('bg:shoot.6', distance, reach, 'Infantry weapons reach');
  const text = `${distance} in away: a charge may start at any distance`;
  yield* step({ id: 'any-distance', clause: 'bg:charge.1', value: distance, text, ruling: 'bg:R50' });
}

/** A vehicle among figures: how many it counts as, and whether it takes two hits in any case (R53). */
function* vehicleCountsAs(): Rule<{ figures: number; alwaysTwo: boolean }> {
  const option = yield* ruling('bg:R53');
  return { figures: option === 2 ? 6 : 1, alwaysTwo: option === 3 };
}

/** The roll for the will to charge: as if shooting, but the hits hurt nobody (charge.1 to charge.3). */
export function* willToCharge(charge: Charge): Rule<{ dares: boolean }> {
  if (charge.carryOn) {
    const text = 'carried on by an ace: no new roll for hits';
    yield* step({ id: 'carry-on', clause: 'bg:charge.9', value: true, text, ruling: 'bg:R59' });
    return { dares: true };
  }
  const unit = { ...charge, figures: charge.figures!, range: charge.range ?? charge.distance };
  const marks = yield* ruling('bg:R51');
  const onHorse = charge.cavalry || charge.mounted;
  const lowest = yield* hitNumber(charge.grade!, {
    ran: charge.ran && marks < 3,
    mounted: onHorse && marks === 1,
    to: 'charge',
  });
  const own = yield* infantryDice(unit, charge.at);
  const dice = yield* chargeDice(own, charge);
  const halves = isArmoured(charge.at) && !own.heavyWeapon && (yield* ruling('bg:R54')) === 2;
  const hits = yield* attackHits(
    { ...dice, hitsOn: lowest },
    halves ? { after: halvedOnArmour('bg:R54') } : {},
  );
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

/** All the dice of an attack on that target or, if so ruled, the unit's own alone (R49). */
function* chargeDice(own: ShooterDice, charge: Charge): Rule<AttackDice> {
  if ((yield* ruling('bg:R49')) === 1) return yield* attackDice(own, charge);
  const text = 'only the dice of the unit itself: none for the target and its position';
  yield* step({ id: 'own-dice', clause: 'bg:charge.1', value: own.white + own.blue, text, ruling: 'bg:R49' });
  return { ...own, red: 0 };
}

/** One hit for a unit with more figures than its target, two for others (charge.2). */
function* hitsNeeded({ figures, targetFigures, at }: Charge): Rule<number> {
  if (!at) {
    const needed = figures! > targetFigures! ? 1 : 2;
    const text = `${figures} against ${targetFigures}: ${counted(needed, 'hit')} needed`;
    return yield* step({ id: 'needed', clause: 'bg:charge.2', value: needed, text });
  }
  const { figures: counts, alwaysTwo } = yield* vehicleCountsAs();
  const needed = !alwaysTwo && figures! > counts ? 1 : 2;
  const as = alwaysTwo ? 'against a vehicle always' : `a vehicle counts as ${counted(counts, 'figure')}:`;
  return yield* step({
    id: 'needed',
    clause: 'bg:charge.2',
    value: needed,
    text: `${as} ${counted(needed, 'hit')} needed`,
    from: { value: counts, ruling: 'bg:R53', house: true },
  });
}
