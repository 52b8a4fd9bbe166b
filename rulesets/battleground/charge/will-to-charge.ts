import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { attackHits, halvedOnArmour } from '../shooting/attack.js';
import { infantryDice, isArmoured, type ShooterDice } from '../shooting/shooter.js';
import { type AttackDice, attackDice } from '../shooting/target.js';
import { hitNumber } from '../units/grade.js';
import { ruling, step } from '../words.js';
import { isOnHorse } from './figures.js';
import type { Charge } from './input.js';

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
  const lowest = yield* hitNumber(charge.grade!, {
    ran: charge.ran && marks < 3,
    mounted: isOnHorse(charge) && marks === 1,
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
  // Quality is worth its dice to infantry alone.
  const targetQualityDefence = charge.targetQualityDefence && !charge.at;
  if ((yield* ruling('bg:R49')) === 1) return yield* attackDice(own, { ...charge, targetQualityDefence });
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
