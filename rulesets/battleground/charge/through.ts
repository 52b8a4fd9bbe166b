import type { Rule } from '../../../src/rules/rule.js';
import { inLetters } from '../../../src/rules/text/in-letters.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, rounds } from '../../../src/rules/words.js';
import { type Bonuses, type Circumstances, meleeBonuses } from '../melee/bonus.js';
import { asItMatters, foughtOut, givesCover, isFoughtOut, meleeKey } from '../melee/infantry.js';
import { guardsEnough } from '../melee/prisoners.js';
import type { MeleeResult } from '../melee/result.js';
import { type Melee, meleeRoundAs } from '../melee/round.js';
import type { Fighter, Side } from '../melee/sides.js';
import { infantryTaken } from '../melee/taken.js';
import { type Attack, attackHits } from '../shooting/attack.js';
import { type FigureCounts, figuresOf, minus, NOBODY } from '../shooting/casualties.js';
import { takenBy } from '../shooting/casualties-taken.js';
import { type Guarding, leftOf } from '../shooting/guarded.js';
import { isBuilding } from '../shooting/inputs.js';
import { infantryDice } from '../shooting/shooter.js';
import { ranges } from '../shooting/tables.js';
import { attackDice, mustReach, roadMarkerOff } from '../shooting/target.js';
import { hitNumber } from '../units/grade.js';
import { look, ruling, step } from '../words.js';
import { type Charged, chargesHome, runMarkerOff } from './contact.js';
import { chargers, isOnHorse, targetOf, unhurt } from './figures.js';
import type { Charge } from './input.js';
import { BOTH, fellToFire, marksOf, tollOf } from './marks.js';
import { shoots } from './may-react.js';
import { stillReacts } from './reaction.js';
import { charged, charger } from './roles.js';

export type Through = { outcome: Charged['outcome'] } & MeleeResult;

/** What comes before the melee, and after a charge that leads to none. */
type Stage =
  | { readonly stage: 'shot' }
  | { readonly stage: 'charge'; readonly target: Guarding }
  | ({ readonly stage: 'over' } & AfterCharge);

/** How the charge went, and who was left on both sides when it was over. */
interface AfterCharge extends Charged {
  readonly target: Guarding;
}

/** The melee, with what came before it: for what that did to both, since nothing in the melee depends on it. */
interface Engaged {
  readonly melee: Melee;
  readonly before?: AfterCharge;
  /** Each pair costs one figure (R68 by option 1). */
  readonly oneFalls: boolean;
}

const isStage = (fight: Stage | Engaged): fight is Stage => 'stage' in fight;

/** A charge without a melee: its end tells only how many are left of both. */
const onlyCounted = (fight: Extract<Stage, { stage: 'over' }>): Stage => {
  const { stage, outcome, reaction, stopped, chargers, target } = fight;
  const [a, d] = [countedOnly(chargers), countedOnly(target)];
  return { stage, outcome, reaction, chargers: a, target: d, ...(stopped && { stopped }) };
};

const countedOnly = ({ unit, guards }: Guarding): Guarding => ({
  unit: { ...NOBODY, figure: figuresOf(unit) },
  guards,
});

/** The same in short: tens of thousands of charges end so. */
const stageKey = (fight: Stage): string => {
  if (fight.stage !== 'over') return JSON.stringify(fight);
  const { outcome, reaction, stopped, chargers: a, target: d } = fight;
  const left = inLetters(figuresOf(a.unit), a.guards, figuresOf(d.unit), d.guards);
  return `${outcome} ${reaction} ${stopped} ${left}`;
};

/** A fight as far as its end depends on it. */
const gistOf = (fight: Stage | Engaged): Stage | Engaged => {
  if (isStage(fight)) return fight.stage === 'over' ? onlyCounted(fight) : fight;
  const { melee, oneFalls } = fight;
  return { melee: asItMatters(melee, oneFalls), oneFalls };
};

/**
 * A charge of infantry against infantry, run to the end of its melee: the shot before it if there is one, the charge
 * with what its target does about it, and the melee with whoever is left on either side.
 */
export function* chargeThrough(charge: Charge): Rule<Through> {
  let bonuses: Bonuses | undefined;
  const order = charge.leadersFirst ? 'leaders-first' : 'leaders-last';
  const end = yield* rounds<Stage | Engaged>({
    name: 'fight',
    start: charge.shootFirst ? { stage: 'shot' } : { stage: 'charge', target: targeted(charge) },
    isOver: (fight) => (isStage(fight) ? fight.stage === 'over' : isFoughtOut(fight.melee)),
    gist: gistOf,
    key: (fight) => (isStage(fight) ? stageKey(fight) : meleeKey(fight.melee)),
    *round(fight) {
      if (isStage(fight))
        return yield* fight.stage === 'charge' ? declared(charge, fight) : shotFirst(charge);
      // The same for every round of this fight, and said before the first of them.
      bonuses ??= yield* meleeBonuses(circumstances(charge), kindsIn(charge));
      const { before, oneFalls } = fight;
      return yield* meleeRoundAs(fight.melee, bonuses, order, (melee) =>
        before ? { melee, before, oneFalls } : { melee, oneFalls },
      );
    },
  });
  if (!isStage(end)) return { outcome: 'contact', ...(yield* meleeOver(charge, end)) };
  if (end.stage !== 'over') throw new Error('the fight stopped half way');
  yield* chargeOver(charge, end);
  const [a, d] = [figuresOf(end.chargers.unit), figuresOf(end.target.unit)];
  const winner = d === 0 ? 'attacker' : a === 0 ? 'defender' : 'none';
  const how = winner === 'none' ? 'undecided' : 'eliminated';
  return { outcome: end.outcome, winner, how, attackers: a, defenders: d };
}

/** What follows the melee, and what all of it has done to both. */
function* meleeOver(charge: Charge, end: Engaged): Rule<MeleeResult> {
  const { melee, before } = end;
  if (before) yield* chargeOver(charge, before);
  const fought = yield* foughtOut(melee, circumstances(charge).dugIn);
  // They left their place when they charged, and not when the first round was fought.
  if (before) yield* infantryTaken({ ...metBy(before), first: false }, { end: melee, ...fought }, BOTH);
  return fought.result;
}

/** What the charge has done to both, before the melee if there was one. */
function* chargeOver(charge: Charge, before: AfterCharge): Rule<void> {
  if (charge.shootFirst) yield* hasShotFirst(charge, before.target.unit);
  // Nobody charges whom the shot has not left.
  if (figuresOf(before.target.unit) === 0) return;
  if (shoots(before)) yield* fellToFire(charge, before.chargers.unit);
  yield* marksOf({ ...charge, ran: charge.ran && !charge.shootFirst }, before);
}

/** The target before anybody has fired at it. */
const targeted = (charge: Charge): Guarding => ({ unit: targetOf(charge), guards: charge.targetGuards });

/** The shot before the charge was the one of its card (shoot.9, move.7). */
function* hasShotFirst(charge: Charge, target: FigureCounts): Rule<void> {
  const struck = charged.as.infantry;
  yield* charger.as.infantry.set('bg:shoot.9', { hasShot: true });
  if (charge.ran) yield* charger.as.infantry.set('bg:move.7', { ran: null });
  yield* takenBy(struck, tollOf(minus(targetOf(charge), target)), 'shooting', charge.targetPrisoners);
  yield* struck.set('bg:move.9', { shotAt: true });
  if (charge.targetOnRoad) {
    yield* struck.set('bg:move.9', { road: null }, (yield* roadLasts()) ? 'card' : undefined);
  }
}

/** Whether a road marker counts to the end of the card, whoever shoots at it (R4). */
function* roadLasts(): Rule<boolean> {
  return (yield* ruling('bg:R4')) === 2;
}

/** The unit shoots at its target under its shooting card, before its movement card lets it charge. */
function* shotFirst(charge: Charge): Rule<Stage> {
  const attack = yield* part(diceOfShot, charge);
  const hits = yield* attackHits(attack);
  const unharmed = targeted(charge);
  const { unit, guards } = unharmed;
  yield* guardsEnough(unit.prisoner, guards);
  const struck = { unit, hits, grade: charge.targetGrade, mounted: charge.targetMounted };
  const target = hits > 0 ? yield* leftOf(struck, guards) : unharmed;
  const left = figuresOf(target.unit);
  const text = left > 0 ? `${counted(left, 'figure')} of the target left` : 'nobody is left to charge';
  yield* step({ id: 'shot-left', clause: 'bg:cas.1', value: left, text });
  if (charge.ran) yield* runMarkerOff('it has had its shooting card');
  if (charge.targetOnRoad) yield* roadMarkerOff((yield* roadLasts()) ? ' at the end of the card' : '');
  return left > 0
    ? { stage: 'charge', target }
    : { stage: 'over', outcome: 'refused', reaction: 'none', chargers: unhurt(charge), target };
}

function* diceOfShot(charge: Charge): Rule<Attack> {
  const { value: reach } = yield* look(ranges.cells.infantry);
  // That its target reaches it from there has been said before.
  const away = shoots(charge) ? 'away for the shot before the charge too' : 'away';
  yield* mustReach('bg:shoot.6', charge.distance, reach, 'Infantry weapons reach', away);
  const hitsOn = yield* hitNumber(charge.grade!, { ran: charge.ran, mounted: isOnHorse(charge) });
  const shooter = { ...charge, figures: charge.figures!, range: charge.distance };
  return { ...(yield* attackDice(yield* infantryDice(shooter, undefined), charge)), hitsOn, of: 'shot-' };
}

/** The charge itself, against whoever the shot has left. */
function* declared(charge: Charge, { target }: Extract<Stage, { stage: 'charge' }>): Rule<Stage | Engaged> {
  const { unit, guards } = target;
  const now = {
    ...charge,
    targetFigures: figuresOf(unit),
    targetLeaders: unit.leader,
    targetHw: unit['heavy-weapon'],
    targetMedics: unit.medic,
    targetGuards: guards,
    // Whoever has shot carries the run marker no more (grade.4).
    ran: charge.ran && !charge.shootFirst,
  };
  const reaction = charge.shootFirst ? yield* stillReacts(now) : charge.reaction;
  return yield* chargesHome({ ...now, reaction }, (went) => metOrOver(went, target));
}

/** Where there is contact, the melee. */
function* metOrOver(went: Charged, target: Guarding): Rule<Stage | Engaged> {
  const { outcome, reaction, stopped, chargers } = went;
  const before = { outcome, reaction, chargers, target, ...(stopped && { stopped }) };
  if (outcome !== 'contact') return { stage: 'over', ...before };
  const melee = metBy(before);
  // Where no round is fought nobody asks for it.
  const oneFalls = !isFoughtOut(melee) && (yield* ruling('bg:R68')) === 1;
  return { melee, before, oneFalls };
}

/** The melee as it begins. */
const metBy = ({ chargers, target }: AfterCharge): Melee => ({
  attackers: sideOf(chargers.unit),
  defenders: sideOf(target.unit),
  first: true,
  roundsLeft: null,
});

const sideOf = (unit: FigureCounts): Side => ({
  leader: unit.leader,
  figure: unit.figure,
  armed: 0,
  'heavy-weapon': unit['heavy-weapon'],
  medic: unit.medic,
  joiner: 0,
});

/** The kinds of figures that may meet: bonuses are said for those alone. */
function kindsIn(charge: Charge): (kind: Fighter) => boolean {
  const [own, theirs] = [sideOf(chargers(charge)), sideOf(targetOf(charge))];
  return (kind) => own[kind] + theirs[kind] > 0;
}

/** What the melee is fought with. A target that fled has left its position. */
function circumstances(charge: Charge): Circumstances {
  const fled = charge.reaction === 'flee';
  return {
    attackerGrade: charge.grade!,
    defenderGrade: charge.targetGrade ?? 'C',
    attackerRan: charge.ran && !charge.shootFirst,
    defenderRan: fled ? !charge.targetMounted : charge.targetRan,
    dugIn: charge.dugIn && !fled,
    building: isBuilding(charge.cover) && !fled,
    wall: charge.cover === 'wall' && !fled,
    inCover: givesCover(charge.cover) && !fled,
    fromBehind: charge.flank,
    cavalry: isOnHorse(charge),
    defenderMounted: charge.targetMounted,
    leadersArmed: false,
  };
}
