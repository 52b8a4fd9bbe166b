import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { rounds } from '../../src/rules/words.js';
import { attackHits } from './attack.js';
import { casualties, figuresOf, minus, type Unit } from './casualties.js';
import type { Charge } from './charge-input.js';
import { type Charged, toContact } from './contact.js';
import { chargers } from './defensive-fire.js';
import { hitNumber } from './grade.js';
import { isBuilding } from './inputs.js';
import { type Bonuses, type Circumstances, meleeBonuses } from './melee-bonus.js';
import { aftermath, asItMatters, givesCover, isFoughtOut, meleeKey } from './melee-infantry.js';
import type { MeleeResult } from './melee-result.js';
import { type Melee, meleeRound } from './melee-round.js';
import { everyFighter, type Side } from './melee-sides.js';
import { stillReacts } from './reaction.js';
import { infantryDice } from './shooter.js';
import { ranges } from './tables.js';
import { attackDice, mustReach } from './target.js';
import { look, step } from './words.js';

export type Through = { outcome: Charged['outcome'] } & MeleeResult;

/** What comes before the melee, and after a charge that leads to none. */
type Stage =
  | { readonly stage: 'shot' }
  | { readonly stage: 'charge'; readonly target: Unit }
  | {
      readonly stage: 'over';
      readonly outcome: Charged['outcome'];
      readonly chargers: Unit;
      readonly target: Unit;
    };

const isStage = (fight: Stage | Melee): fight is Stage => 'stage' in fight;

/**
 * A charge of infantry against infantry, run to the end of its melee: the shot before it if there is one, the charge
 * with what its target does about it, and the melee with whoever is left on either side.
 */
export function* chargeThrough(charge: Charge): Rule<Through> {
  let bonuses: Bonuses | undefined;
  const order = charge.leadersFirst ? 'leaders-first' : 'leaders-last';
  const end = yield* rounds<Stage | Melee>({
    name: 'fight',
    start: charge.shootFirst ? { stage: 'shot' } : { stage: 'charge', target: targetOf(charge) },
    isOver: (fight) => (isStage(fight) ? fight.stage === 'over' : isFoughtOut(fight)),
    gist: (fight) => (isStage(fight) ? fight : asItMatters(fight)),
    key: (fight) => (isStage(fight) ? JSON.stringify(fight) : meleeKey(fight)),
    *round(fight) {
      if (isStage(fight)) return yield* fight.stage === 'charge' ? charged(charge, fight) : shotFirst(charge);
      // The same for every round of this fight, and said before the first of them.
      bonuses ??= yield* meleeBonuses(circumstances(charge), kindsIn(charge));
      return yield* meleeRound(fight, bonuses, order);
    },
  });
  if (!isStage(end)) return { outcome: 'contact', ...(yield* aftermath(end, circumstances(charge).dugIn)) };
  if (end.stage !== 'over') throw new Error('the fight stopped half way');
  const [a, d] = [figuresOf(end.chargers), figuresOf(end.target)];
  const winner = d === 0 ? 'attacker' : a === 0 ? 'defender' : 'none';
  const how = winner === 'none' ? 'undecided' : 'eliminated';
  return { outcome: end.outcome, winner, how, attackers: a, defenders: d };
}

const targetOf = ({ targetFigures: all, targetLeaders, targetHw, targetMedics }: Charge): Unit => ({
  leader: targetLeaders,
  'heavy-weapon': targetHw,
  medic: targetMedics,
  prisoner: 0,
  figure: all! - targetLeaders - targetHw - targetMedics,
});

/** The unit shoots at its target under its shooting card, before its movement card lets it charge. */
function* shotFirst(charge: Charge): Rule<Stage> {
  const { value: reach } = yield* look(ranges.cells.infantry);
  yield* mustReach('bg:shoot.6', charge.distance, reach, 'Infantry weapons reach');
  const lowest = yield* hitNumber(charge.grade!, { ran: charge.ran, mounted: onHorse(charge) });
  const shooter = { ...charge, figures: charge.figures!, range: charge.distance };
  const attack = yield* attackDice(yield* infantryDice(shooter, undefined), charge);
  const hits = yield* attackHits({ ...attack, hitsOn: lowest, of: 'shot-' });
  const unit = targetOf(charge);
  const struck = { unit, hits, grade: charge.targetGrade, mounted: charge.targetMounted };
  const target = hits > 0 ? minus(unit, yield* casualties(struck)) : unit;
  const left = figuresOf(target);
  const text = left > 0 ? `${counted(left, 'figure')} of the target left` : 'nobody is left to charge';
  yield* step({ id: 'shot-left', clause: 'bg:cas.1', value: left, text });
  return left > 0
    ? { stage: 'charge', target }
    : { stage: 'over', outcome: 'refused', chargers: chargers(charge), target };
}

/** The charge itself, against whoever the shot has left. */
function* charged(charge: Charge, { target }: Extract<Stage, { stage: 'charge' }>): Rule<Stage | Melee> {
  const now = {
    ...charge,
    targetFigures: figuresOf(target),
    targetLeaders: target.leader,
    targetHw: target['heavy-weapon'],
    targetMedics: target.medic,
    // Whoever has shot carries the run marker no more (grade.4).
    ran: charge.ran && !charge.shootFirst,
  };
  const reaction = charge.shootFirst ? yield* stillReacts(now) : charge.reaction;
  const { outcome, chargers: left } = yield* toContact({ ...now, reaction });
  if (outcome !== 'contact') return { stage: 'over', outcome, chargers: left, target };
  return { attackers: sideOf(left), defenders: sideOf(target), first: true, roundsLeft: null };
}

const sideOf = (unit: Unit): Side => ({
  ...everyFighter(() => 0),
  leader: unit.leader,
  'heavy-weapon': unit['heavy-weapon'],
  medic: unit.medic,
  figure: unit.figure,
});

/** The kinds of figures that may meet: bonuses are said for those alone. */
function kindsIn(charge: Charge): (kind: keyof Side) => boolean {
  const [own, theirs] = [sideOf(chargers(charge)), sideOf(targetOf(charge))];
  return (kind) => own[kind] + theirs[kind] > 0;
}

const onHorse = ({ cavalry, mounted }: Charge): boolean => cavalry || mounted;

/** What the melee is fought with. A target that fled has left its position. */
function circumstances(charge: Charge): Circumstances {
  const fled = charge.reaction === 'flee';
  return {
    attackerGrade: charge.grade!,
    defenderGrade: charge.targetGrade ?? 'C',
    attackerRan: charge.ran && !charge.shootFirst,
    defenderRan: charge.targetRan || fled,
    dugIn: charge.dugIn && !fled,
    building: isBuilding(charge.cover) && !fled,
    wall: charge.cover === 'wall' && !fled,
    inCover: givesCover(charge.cover) && !fled,
    fromBehind: charge.flank,
    cavalry: onHorse(charge),
    leadersArmed: false,
  };
}
