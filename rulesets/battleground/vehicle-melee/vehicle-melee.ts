import type { Rule } from '../../../src/rules/rule.js';
import { inLetters } from '../../../src/rules/text/in-letters.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, restOf, rounds } from '../../../src/rules/words.js';
import type { MeleeInput } from '../melee/input.js';
import { goesOn, othersFightOn } from '../melee/melees.js';
import { guardsEnough } from '../melee/prisoners.js';
import { MELEE_ENDS, type MeleeResult } from '../melee/result.js';
import { optionalRules } from '../optional/optional-rules.js';
import { type FigureCounts, figuresOf, NOBODY } from '../shooting/casualties.js';
import { whyNonStanding } from '../units/standing.js';
import { type Damaged, damageInWords, stateBefore } from '../vehicles/damage.js';
import { CARRIERS, DAMAGE, hasHalfWeapons, STATES, STOPS, type Vehicle } from '../vehicles/tables.js';
import { modelSaid, step } from '../words.js';
import { type Assault, assault, assaultDice, cameFromBehind, prepareAssault } from './assault.js';
import { type Fire, fireBack, prepareFire } from './fire.js';

/** A melee in which one side is a vehicle. */
export type VehicleMelee = MeleeInput & { readonly at: Vehicle };

/** The infantry and the vehicle between two rounds. */
interface Fight {
  readonly unit: FigureCounts;
  /** Of its figures, those who guard prisoners. */
  readonly guards: number;
  readonly vehicle: Damaged;
  readonly first: boolean;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
  readonly how: MeleeResult['how'] | null;
  /** How often its state has changed, where it may have passengers: each time they share its fate (R48). */
  readonly changes: number;
}

/** A melee with a vehicle that was fought: the infantry before it and after it, and what the vehicle is by now. */
export interface FoughtVehicle {
  readonly unit: FigureCounts;
  readonly left: FigureCounts;
  readonly vehicle: Damaged;
  /** How often its state has changed. */
  readonly changes: number;
  readonly result: MeleeResult;
}

/** Infantry against a vehicle, whoever of them charged (vmelee.3 to vmelee.7). */
export function* vehicleMelee(input: VehicleMelee): Rule<FoughtVehicle> {
  yield* optionalRules(input);
  if (!input.tankCharged) {
    const text = 'one unit: another in this melee attacks by itself, in order of arrival';
    yield* step({ id: 'unit', clause: 'bg:vmelee.3', value: 1, text, ruling: 'bg:R87' });
  }
  yield* guardsEnough(input.prisoners, input.guards);
  const unit = infantryOf(input);
  const rear = yield* cameFromBehind(input);
  const attack = yield* prepareAssault(input, rear);
  const fire = yield* prepareFire(input, rear);
  const { damage, stoppedBy } = input;
  const start: Fight = {
    unit,
    guards: input.guards,
    vehicle: {
      state: stateBefore({ before: damage, stoppedBy }),
      damage,
      ...(stoppedBy !== undefined && { stoppedBy }),
    },
    first: !input.continued,
    roundsLeft: input.rounds ?? null,
    how: null,
    changes: 0,
  };
  const end = yield* rounds({
    name: 'vehicle melee',
    start: closed(start, attack, fire),
    isOver: ({ how }) => how !== null,
    gist: asItMatters,
    key: inShort,
    round: (fight) => round(fight, attack, fire, CARRIERS.includes(input.at)),
  });
  const { changes } = end;
  return { unit, left: end.unit, vehicle: end.vehicle, changes, result: yield* aftermath(end, input) };
}

/** A fight in few letters. */
function inShort({ unit, guards, vehicle, first, roundsLeft, how, changes }: Fight): string {
  const { state, damage, stoppedBy } = vehicle;
  const place = (names: readonly string[], name: string | null | undefined) =>
    name ? names.indexOf(name) : null;
  // biome-ignore format: the infantry stands below the vehicle.
  return inLetters(
    place(STATES, state), place(DAMAGE, damage), place(STOPS, stoppedBy), Number(first), roundsLeft, place(MELEE_ENDS, how), changes,
    unit.leader, unit['heavy-weapon'], unit.medic, unit.prisoner, unit.figure, guards,
  );
}

function infantryOf({ tankCharged, ...input }: VehicleMelee): FigureCounts {
  const [figures, leader, hw, medic] = tankCharged
    ? [input.defenders!, input.defenderLeaders, input.defenderHw, input.defenderMedics]
    : [input.attackers!, input.attackerLeaders, input.attackerHw, input.attackerMedics];
  return {
    leader,
    'heavy-weapon': hw,
    medic,
    prisoner: input.prisoners,
    figure: figures - leader - hw - medic,
  };
}

/** Why infantry is non-standing, if it is. */
const brokenBy = (unit: FigureCounts): string | undefined =>
  whyNonStanding({ figures: figuresOf(unit), leaders: unit.leader, heavyWeapons: unit['heavy-weapon'] });

/**
 * Both attack at the same time: what the one loses this round does not spare the other (vmelee.4).
 * @param carries whether the vehicle may have passengers
 */
function* round(fight: Fight, attack: Assault, fire: Fire, carries: boolean): Rule<Fight> {
  const { unit, guards, vehicle, first } = fight;
  const n = figuresOf(unit);
  const text = () => `${first ? 'first' : 'next'} round: ${counted(n, 'figure')} against the ${attack.name}`;
  yield* step({ id: 'round', clause: 'bg:vmelee.3', value: n, text });
  const { white, blue, heavyWeapon } = yield* part(assaultDice, attack, { unit, guards }, first);
  const { red, lowest, armoured, safe } = attack;
  // Many units throw the same dice.
  const now =
    white + blue === 0
      ? vehicle
      : yield* part(assault, { red, lowest, armoured, safe }, { white, blue, heavyWeapon }, vehicle);
  const changes = fight.changes + (carries && now.state !== vehicle.state ? 1 : 0);
  const roundsLeft = fight.roundsLeft === null ? null : fight.roundsLeft - 1;
  const half = hasHalfWeapons(vehicle.damage);
  return yield* restOf(part(fireBack, fire, { unit, guards }, half, first), ({ unit, guards }) =>
    whatIsLeft({ unit, guards, vehicle: now, first: false, roundsLeft, how: null, changes }, attack, fire),
  );
}

/** Says what a round has left of both. */
function* whatIsLeft(fight: Fight, attack: Assault, fire: Fire): Rule<Fight> {
  const { unit, vehicle } = fight;
  const n = figuresOf(unit);
  const text = () => `${counted(n, 'figure')} left; the ${attack.name}: ${damageInWords(vehicle.state)}`;
  yield* step({ id: 'left', clause: 'bg:vmelee.6', value: [n, vehicle.state], text });
  return closed(fight, attack, fire);
}

/** The fight as it stands; when it is over, marked so (vmelee.6). */
function closed(fight: Fight, attack: Assault, fire: Fire): Fight {
  const how = howItEnded(fight, attack, fire);
  if (!how) return fight;
  const { unit, guards, vehicle, changes } = fight;
  return { unit, guards, vehicle, first: false, roundsLeft: null, how, changes };
}

/** A fight as far as its end depends on it: once it is over the odds need to know only how many are left, and of what. */
function asItMatters(fight: Fight): Fight {
  const { unit, vehicle, first, roundsLeft, how } = fight;
  if (!how) return fight;
  const left = { ...NOBODY, figure: figuresOf(unit) };
  const wreck: Damaged = { state: vehicle.state, damage: 'none' };
  return { unit: left, guards: 0, vehicle: wreck, first, roundsLeft, how, changes: 0 };
}

function howItEnded({ unit, vehicle, first, roundsLeft }: Fight, attack: Assault, fire: Fire): Fight['how'] {
  if (vehicle.state === 'destroyed' || figuresOf(unit) === 0) return 'eliminated';
  // Infantry that is charged fights a round in any case (nonstand.4, melee.10).
  if (!first && brokenBy(unit)) return 'surrendered';
  if (roundsLeft === 0) return 'undecided';
  const harmless = attack.lowest > 6 || unit.medic === figuresOf(unit);
  return harmless && fire.weapons.length === 0 ? 'undecided' : null;
}

function* aftermath({ unit, vehicle, how }: Fight, input: VehicleMelee): Rule<MeleeResult> {
  const { at, tankCharged } = input;
  const [n, name] = [figuresOf(unit), modelSaid(at)];
  const destroyed = vehicle.state === 'destroyed';
  const [infantry, machine] = tankCharged
    ? (['defender', 'attacker'] as const)
    : (['attacker', 'defender'] as const);
  const winner = how === 'undecided' || (destroyed && n === 0) ? 'none' : destroyed ? infantry : machine;
  if (how === 'surrendered') yield* prisonersOf(name, n, input.letGo);
  if (how !== 'undecided' && goesOn(input, { how: how!, winner })) {
    yield* othersFightOn();
  } else if (winner === infantry) {
    const lost = input.dugIn && tankCharged ? ' and is dug in no more' : '';
    const text = `the infantry takes the run marker${lost}`;
    yield* step({ id: 'victors', clause: 'bg:melee.15', value: winner, text });
  } else if (winner === machine && input.dugIn && !tankCharged) {
    const text = `the ${name} is dug in no more`;
    yield* step({ id: 'victors', clause: 'bg:melee.15', value: winner, text });
  }
  const left = destroyed ? 0 : 1;
  const [attackers, defenders] = tankCharged ? [left, n] : [n, left];
  return { winner, how: how!, attackers, defenders, state: vehicle.state };
}

/** What the vehicle does with the infantry it broke: it leads it away, or lets it go (vmelee.7). */
function* prisonersOf(name: string, n: number, letGo: boolean): Rule<void> {
  const them = n === 1 ? 'it' : 'them';
  const broken = `${counted(n, 'figure')}, non-standing`;
  const text = letGo
    ? `${broken}: the ${name} lets ${them} go and fights on`
    : `${broken}: the ${name} may lead ${them} away or let ${them} go and fight on`;
  yield* step({ id: 'prisoners', clause: 'bg:vmelee.7', value: n, text });
  const free = 'let go, they may join another unit and fight again';
  const how = letGo ? '' : ': --let-go, or wg roster unmark <unit> captured';
  yield* step({ id: 'let-go', clause: 'bg:vmelee.7', value: true, text: `${free}${how}` });
}
