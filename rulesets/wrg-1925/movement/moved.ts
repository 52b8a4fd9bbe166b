import type { Rule } from '../../../src/rules/rule.js';
import { isThere, menIn } from '../roster/deeds.js';
import { MOVED_OFF } from '../roster/marks.js';
import { goesOnAt } from '../roster/work.js';
import type { Move } from './input.js';
import { AFVS, DRIVEN, type Pace, paceOf } from './movers.js';
import { carrier, mover } from './roles.js';

/** What a move leaves on the table. */

type FootMoved = 'walk' | 'dash' | 'double' | 'crawl' | 'wade' | 'climb' | 'manhandle' | 'ride';
type VehicleMoved = 'dash' | 'move-and-fire' | 'reverse' | 'swim';

const isDriven = (pace: Pace): pace is VehicleMoved => (DRIVEN as readonly Pace[]).includes(pace);

/** An AFV that has moved as far is harder to hit, in metres (antitank.6). */
const FAR = 50;

/** Paces at which men are erect, by R152; at a crawl they are prone, unless they get in or out (tactical.2). */
const ERECT: readonly string[] = ['walk', 'dash', 'double', 'wade', 'climb'];

/** How it moved, what it got into, out of, or on; and that it has left its cover. */
export function* hasMoved(input: Move, far: number, period: number): Rule<void> {
  const { name, type } = input;
  const pace = paceOf(input)!;
  if (name === undefined) return;
  yield* isThere(mover, 'wrg:orders.4');
  if (pace === 'double') yield* mover.on.set('wrg:foot.8', { doubled: period });
  if (AFVS.includes(type)) yield* mover.on.set('wrg:afv.4', { afv: true });
  if (far > 0 && type !== 'infantry') {
    yield* mover.on.set('wrg:afv.4', { moved: true });
    const how = kept(input, pace);
    // Men on mounts ride or dash as men; what drives has no ride, and men no reverse.
    if (isDriven(how)) yield* mover.as.vehicle.set('wrg:tactical.5', { pace: how });
    yield* mover.as.vehicle.set('wrg:antitank.6', { crept: far < FAR ? true : null });
  }
  if (far > 0) yield* menMoved(input);
  if (far > 0) yield* leavesMines(input);
  if (input.silent) yield* mover.on.set('wrg:foot.6', { silent: true });
  if (far > 0 && input.firedOn) yield* leavesItsPlace();
  if (far > 0 && input.heavyCrew)
    yield* mover.as.gun.set('wrg:foot.5', { leftWeapon: input.leavesWeapon ? true : null });
  if (far > 0 && input.leaves?.length)
    yield* mover.as.group.set('wrg:foot.5', { leftBehind: input.leaves, weapons: input.armsKept ?? [] });
  if (input.ready && !input.leavesWeapon) yield* packs(input, far);
  // Nobody has it but those who ran from it: they need no die to take it up again (soft.4).
  if (far > 0 && input.toWeapon) yield* haveItAgain(input);
  yield* getOn(input);
}

/** It stays located no longer, now nor when the fire of the last period has become older (locate.5). */
function* leavesItsPlace(): Rule<void> {
  for (const of of menIn(mover)) {
    yield* of.set('wrg:locate.5', MOVED_OFF);
    yield* of.set('wrg:locate.5', MOVED_OFF, 'period');
  }
}

/** A weapon that has come along, limbered, carried or in a vehicle, does not stand ready until it is unlimbered or prepared (foot.4). */
function* packs(input: Move, far: number): Rule<void> {
  const isPacked = isPackedAfter(input, far);
  if (isPacked !== input.packed) yield* mover.as.gun.set('wrg:foot.4', { packed: isPacked ? true : null });
}

function isPackedAfter(
  { ready, packed, preparing, limbering, boarding, ridesIn }: Move,
  far: number,
): boolean {
  if ((boarding % 2 === 1) === (ridesIn === undefined)) return true;
  const was = packed || ridesIn !== undefined;
  if (ready === 'prepared') return preparing === 0 && (was || far > 0);
  return limbering % 2 === 1 ? !was : was;
}

function* haveItAgain({ weaponsLeft, armsAgain }: Move): Rule<void> {
  if (weaponsLeft > 0) yield* mover.as.gun.set('wrg:soft.6', { pieces: weaponsLeft, abandoned: null });
  for (const of of menIn(mover))
    yield* of.set('wrg:soft.6', { leftBehind: null, ...(armsAgain && { weapons: armsAgain }) });
}

/** Paces at which nobody fires: whoever went so this period has done so, however he goes on (foot.2, foot.7, vehicle.1). */
const BARRING: readonly string[] = ['double', 'dash', 'crawl', 'manhandle'];
const kept = <P extends Pace>({ paceBefore }: Move, pace: P): P =>
  paceBefore !== undefined && BARRING.includes(paceBefore) ? (paceBefore as P) : pace;

function* menMoved(input: Move): Rule<void> {
  const { type, pace, boarding, indoors, justLanded, shielded, leavesWeapon } = input;
  const onFoot = type === 'infantry';
  const how = kept(input, (onFoot ? (pace ?? 'walk') : pace === 'dash' ? 'dash' : 'ride') as FootMoved);
  for (const of of menIn(mover))
    yield* of.set('wrg:tactical.4', {
      pace: how,
      ...(onFoot && !indoors && !(shielded && !leavesWeapon) && { cover: null }),
    });
  if (onFoot && (ERECT.includes(how) || how === 'crawl'))
    yield* mover.as.group.set('wrg:tactical.3', posture(how !== 'crawl' || boarding > 0 || justLanded));
}

/** Whoever goes away from mines has broken off what he was at with them; a detector goes with him (mine.14). */
function* leavesMines({ work, besideMine, pace }: Move): Rule<void> {
  for (const of of menIn(mover)) {
    if (work && !goesOnAt(work, pace)) yield* of.set('wrg:mine.14', { workLeft: null });
    if (besideMine) yield* of.set('wrg:mine.2', { besideMine: null });
  }
}

/** Who crawls lies down with all of his group, however its men stood by themselves (R152). */
const posture = (erect: boolean) => ({ erect, ...(!erect && { prone: true }) });

/** Each time they get in or out they are where they were not before. */
function* getOn(input: Move): Rule<void> {
  const { boarding, ridesIn, leavesAircraft, mount, dismount, leaveHorses } = input;
  const isOut = leavesAircraft && boarding > 0;
  // Who leaves an aircraft that has landed has got out of it first (air.12).
  for (const of of isOut ? menIn(mover) : []) yield* of.set('wrg:air.12', { inAircraft: null });
  for (const of of (boarding - Number(isOut)) % 2 === 1 ? menIn(mover) : []) {
    if (ridesIn === undefined) {
      yield* of.bind('wrg:foot.4', 'aboard', carrier.name);
      yield* of.bind('wrg:vehicle.4', 'boarded', carrier.name);
    } else {
      yield* of.bind('wrg:vehicle.4', 'boarded', mover.name, 'aboard');
      yield* of.set('wrg:foot.4', { aboard: null });
    }
  }
  if (mount || dismount) yield* mover.as.group.set('wrg:vehicle.3', { mounted: mount });
  // Who gets off his mount leaves a vehicle (tactical.2).
  if (dismount) yield* mover.as.group.set('wrg:tactical.2', { erect: true });
  if (mount) yield* mover.as.group.set('wrg:vehicle.7', { holders: null });
  // Nobody mounts what has disappeared.
  if (leaveHorses) yield* mover.as.group.set('wrg:vehicle.7', { rides: null });
}
