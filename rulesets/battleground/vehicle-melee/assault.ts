import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { attackHits } from '../shooting/attack.js';
import { figuresOf } from '../shooting/casualties.js';
import type { Guarding } from '../shooting/guarded.js';
import { IN_THE_OPEN, NOTHING_SPECIAL } from '../shooting/inputs.js';
import { infantryDice, isArmoured, type ShooterDice } from '../shooting/shooter.js';
import { attackDice } from '../shooting/target.js';
import { gradeBelow, hitsOn, lowestHit } from '../units/grade.js';
import type { Grade } from '../units/tables.js';
import { type Damaged, damageDone } from '../vehicles/damage.js';
import { modelSaid, ruling, step } from '../words.js';
import type { VehicleMelee } from './vehicle-melee.js';

/** What the infantry attacks the vehicle with, but for its figures. */
export interface Assault {
  /** The lowest face that hits; 7 if none does. */
  readonly lowest: number;
  /** Red dice of the vehicle. */
  readonly red: number;
  readonly rear: Rear;
  readonly armoured: boolean;
  /** Whether the vehicle, while it is whole, is safe from infantry without a heavy weapon; if that is known already. */
  readonly safe: boolean | undefined;
  /** The vehicle, in words. */
  readonly name: string;
  readonly at: VehicleMelee['at'];
  /** Of the weapons of the infantry those that are heavy against it, and whether it has close-range dice. */
  readonly heavy: number;
  readonly close: boolean;
}

/** What it is worth to the infantry that it came from behind, in the first round. */
export interface Rear {
  readonly blue: number;
  readonly bowSilent: boolean;
}

const NO_REAR: Rear = { blue: 0, bowSilent: false };

/**
 * Whether the infantry has the vehicle from behind, all of it (vmelee.5, R83): a blue die, as for a flank shot, unless its armour counts
 * by faces (armour.3); and bow weapons are silent. A vehicle that is dug in has no rear, if so ruled (R34).
 */
export function* cameFromBehind(input: VehicleMelee): Rule<Rear> {
  const { fromBehind, someInFront, continued, dugIn, face } = input;
  if (!fromBehind) return NO_REAR;
  const line = { id: 'from-behind', value: 0 };
  if (continued) {
    const text = 'the first round is over: nothing more for coming from behind';
    yield* step({ id: 'first-round-over', clause: 'bg:vmelee.5', value: true, text });
    return NO_REAR;
  }
  if (someInFront) {
    const text = 'not all of the infantry came from behind: nothing for those who did';
    yield* step({ ...line, clause: 'bg:vmelee.5', text, ruling: 'bg:R83' });
    return NO_REAR;
  }
  if (dugIn && (yield* ruling('bg:R34')) === 2) {
    const text = 'dug in, it faces all round: nobody comes from behind';
    yield* step({ ...line, clause: 'bg:flank.3', text, ruling: 'bg:R34' });
    return NO_REAR;
  }
  if (!face) return { blue: 1, bowSilent: true };
  const text = 'from behind: no blue die, as the face of the armour counts';
  yield* step({ ...line, clause: 'bg:armour.3', text });
  return { blue: 0, bowSilent: true };
}

/** What stands for the whole melee: the grade of the infantry, the red dice of the vehicle. */
export function* prepareAssault(input: VehicleMelee, rear: Rear): Rule<Assault> {
  const { at, tankCharged, armour, face, cover, dugIn } = input;
  const grade = tankCharged ? input.defenderGrade : input.attackerGrade;
  const lowest = yield* infantryHitsOn(grade, tankCharged ? input.defenderRan : input.attackerRan);
  const { red } = yield* attackDice(
    { white: 0, blue: 0, heavyWeapon: false },
    { ...IN_THE_OPEN, ...(tankCharged ? {} : { cover, dugIn }), at, armour, face },
  );
  const armoured = isArmoured(at);
  const hw = tankCharged ? input.defenderHw : input.attackerHw;
  const { idleHw, close } = input;
  const safe = armoured && hw === idleHw && input.damage === 'none' ? yield* mayNotKill() : undefined;
  return { lowest, red, rear, armoured, safe, name: modelSaid(at), at, heavy: hw - idleHw, close };
}

/** The infantry attacks as in a normal shooting attack (vmelee.3), so a run marker lowers its grade (grade.4). */
function* infantryHitsOn(grade: Grade, ran: boolean): Rule<number> {
  if (ran) {
    const text = 'has run: attacks one grade lower, as in shooting';
    yield* step({ id: 'ran', clause: 'bg:grade.4', value: -1, text });
  }
  const now = gradeBelow(grade, ran ? 1 : 0);
  const lowest = now ? yield* lowestHit(now) : 7;
  const on = now
    ? `${ran ? 'now ' : ''}grade ${now}, hits on ${hitsOn(lowest)}`
    : 'below grade D, hits on no number';
  const clause = now ? 'bg:grade.2' : 'bg:grade.5';
  yield* step({ id: 'grade', clause, value: lowest, text: `the infantry, ${on}`, ruling: 'bg:R1' });
  return lowest;
}

/** The dice of the infantry in this round; none where no number hits, or nobody is there who shoots. */
export function* assaultDice(
  { lowest, rear, at, close, ...of }: Assault,
  { unit, guards }: Guarding,
  first: boolean,
): Rule<ShooterDice> {
  // Of its heavy weapons those that count are kept the longest.
  const idle = Math.max(unit['heavy-weapon'] - of.heavy, 0);
  const own = yield* infantryDice(
    {
      ...NOTHING_SPECIAL,
      grade: undefined,
      range: undefined,
      figures: figuresOf(unit),
      leaders: unit.leader,
      hw: unit['heavy-weapon'] - idle,
      hwPersonnel: idle,
      medics: unit.medic,
      guards: Math.min(guards, figuresOf(unit) - unit.medic),
      close,
    },
    at,
  );
  if (lowest > 6 || own.white + own.blue === 0) {
    const text = 'nobody in it can hit anything';
    yield* step({ id: 'no-attack', clause: 'bg:vmelee.3', value: 0, text });
    return { ...own, white: 0, blue: 0 };
  }
  if (!first || rear.blue === 0) return own;
  const text = `${rear.blue} blue for coming from behind, in this round`;
  yield* step({ id: 'from-behind', clause: 'bg:vmelee.5', value: rear.blue, text, ruling: 'bg:R83' });
  return { ...own, blue: own.blue + rear.blue };
}

/** The infantry attacks as in shooting (vmelee.3), and all its hits count even without a heavy weapon: what the vehicle is after it. */
export function* assault(
  { red, lowest, armoured, safe }: Pick<Assault, 'red' | 'lowest' | 'armoured' | 'safe'>,
  { white, blue, heavyWeapon }: ShooterDice,
  vehicle: Damaged,
): Rule<Damaged> {
  const hits = yield* attackHits({ white, blue, red, hitsOn: lowest });
  const { damage: before, stoppedBy } = vehicle;
  const weak = armoured && !heavyWeapon && hits > 0;
  if (weak) {
    const text = `no heavy weapon, but close in all hits count: ${counted(hits, 'hit')}`;
    yield* step({ id: 'all-hits', clause: 'bg:vmelee.3', value: hits, text });
  }
  const noHeavyWeapon = weak && before === 'none' && (safe ?? (yield* mayNotKill()));
  return yield* part(damageDone, { hits, before, armoured, noHeavyWeapon, stoppedBy });
}

/** Whether armour that is whole is safe from infantry without a heavy weapon in melee, too (R85). */
function* mayNotKill(): Rule<boolean> {
  const option = yield* ruling('bg:R85');
  const text =
    option === 2
      ? 'close in, even armour that is whole may be destroyed at once'
      : 'without a heavy weapon, armour that is whole cannot be destroyed at once';
  yield* step({ id: 'whole-armour', clause: 'bg:vdam.2', value: option === 1, text, ruling: 'bg:R85' });
  return option === 1;
}
