import type { Conflict } from '../../../src/rules/action.js';
import type { Rule, Step } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { d6, sumOf } from '../../../src/rules/words.js';
import { type Hull, shareItsFate } from '../passengers/riders.js';
import { ruling, step } from '../words.js';
import { DAMAGED, type Damage, firstDamage, laterDamage, type Stop, type VehicleState } from './tables.js';

/** An attack that hit a vehicle. */
interface Hit {
  /** Hits after cancels, halving and doubling. */
  readonly hits: number;
  readonly before: Damage;
  readonly armoured: boolean;
  /** The attackers are infantry and have no heavy weapon that counts. */
  readonly noHeavyWeapon: boolean;
  /** What has stopped the vehicle before, other than a hit. */
  readonly stoppedBy?: Stop | undefined;
}

const MARKERS: Record<VehicleState, string> = {
  undamaged: 'no marker',
  immobilised: 'mark the model with cotton under it',
  'half-weapons': 'mark the model with cotton on top',
  both: 'mark the model with cotton under it and on top',
  destroyed: 'turn the model on its side, with cotton',
};

const NOW_DAMAGE = 'it could not move before, and now that is damage';

export const damageInWords = (state: VehicleState): string => DAMAGED[state];

/** A vehicle that was stopped cannot move, whatever else befell it. */
function stopped(state: VehicleState): VehicleState {
  if (state === 'undamaged') return 'immobilised';
  return state === 'half-weapons' ? 'both' : state;
}

const asState = (before: Damage): VehicleState => (before === 'none' ? 'undamaged' : before);

/** What the vehicle was before the attack, movement and weapons together. */
export const stateBefore = ({ before, stoppedBy }: Pick<Hit, 'before' | 'stoppedBy'>): VehicleState =>
  stoppedBy ? stopped(asState(before)) : asState(before);

/** Whether what has stopped a vehicle is damage, which decides how its next hit is rolled for (R23). */
function* countsAsDamage(cause: Stop): Rule<boolean> {
  const option = yield* ruling('bg:R23');
  const counts = cause === 'mines' ? option !== 3 : option === 2;
  const text = `stopped by ${cause === 'mines' ? 'mines' : 'a breakdown'}: ${counts ? 'counts as damage' : 'no damage'}`;
  const clause = cause === 'mines' ? 'bg:mine.10' : 'bg:vmove.1';
  return yield* step({ id: 'stopped', clause, value: counts, text, ruling: 'bg:R23' });
}

/** What a vehicle is by now: all in all, and what of that is damage by hits. */
export interface Damaged {
  readonly state: VehicleState;
  readonly damage: Damage;
  readonly stoppedBy?: Stop;
}

/**
 * The state a vehicle is in after it was hit (vdam.1 to vdam.8).
 * @param hull the vehicle that is marked with it; none, where the rounds of a melee go on
 */
export function* damage(hit: Hit, hull?: Hull): Rule<VehicleState> {
  const now = yield* damageDone(hit);
  if (hull) yield* markedWith(hull, hit, now);
  return now.state;
}

/** The same, with what the next hit on it has to know. */
export function* damageDone(hit: Hit): Rule<Damaged> {
  const was = stateBefore(hit);
  if (hit.hits === 0) {
    const text = 'no hits, no roll for damage';
    yield* step({ id: 'no-damage', clause: 'bg:vdam.9', value: was, text });
    return damaged(hit, was, false);
  }
  const { state, byHit = false } = hit.stoppedBy
    ? yield* damageStopped(hit, hit.stoppedBy)
    : { state: yield* damageRolled(hit) };
  if (state === 'destroyed') {
    yield* step({ id: 'crew', clause: 'bg:vdam.8', value: true, text: 'the crew is lost' });
  }
  if (state !== was) {
    yield* step({ id: 'marker', clause: 'bg:vdam.7', value: state, text: MARKERS[state] });
  }
  return damaged(hit, state, byHit);
}

/** @param byHit what had stopped it before is damage by a hit now */
function damaged({ before, stoppedBy }: Hit, state: VehicleState, byHit: boolean): Damaged {
  if (state === 'destroyed') return { state, damage: before };
  const all = state === 'undamaged' ? 'none' : state;
  return stoppedBy && !byHit ? { state, damage: WEAPONS_ALONE[all], stoppedBy } : { state, damage: all };
}

/** The damage of a hit, with what it had before. */
const damageRolled = (hit: Hit): Rule<VehicleState> =>
  hit.before === 'none' ? firstHit(hit) : laterHit(hit, hit.before);

/** A hit on a vehicle that cannot move: by damage it has or, if so ruled, without any (R23). */
function* damageStopped(hit: Hit, cause: Stop): Rule<{ state: VehicleState; byHit?: boolean }> {
  if (yield* countsAsDamage(cause))
    return { state: yield* laterHit(hit, stateBefore(hit) as Exclude<Damage, 'none'>) };
  const did = yield* damageRolled(hit);
  if (did === 'destroyed' || did === asState(hit.before)) return { state: stopped(did) };
  const byHit = did !== 'half-weapons';
  const state = yield* step({
    id: 'stopped-before',
    clause: hit.before === 'none' ? 'bg:vdam.3' : 'bg:vdam.5',
    value: stopped(did),
    text: byHit ? NOW_DAMAGE : 'and it still cannot move',
    ruling: 'bg:R23',
  });
  return { state, byHit };
}

/** Damage of a vehicle that something else than a hit keeps from moving: the state it is in counts that in. */
const WEAPONS_ALONE: Readonly<Record<Damage, Damage>> = {
  none: 'none',
  immobilised: 'none',
  'half-weapons': 'half-weapons',
  both: 'half-weapons',
};

/**
 * The cotton on a vehicle that was hit (vdam.7); whoever is aboard shares in what has changed.
 * @param changes how often its state has, in the rounds of a melee
 */
export function* markedWith(
  hull: Hull,
  { before, stoppedBy }: Pick<Hit, 'before' | 'stoppedBy'>,
  now: Damaged,
  changes = 1,
): Rule<void> {
  const { on } = hull;
  const { state } = now;
  if (state !== 'undamaged' && state !== stateBefore({ before, stoppedBy })) {
    yield* shareItsFate(hull, state, Math.max(changes, 1));
  }
  if (now.state === 'destroyed') return yield* on.set('bg:vdam.7', { destroyed: true });
  if (now.damage !== before) yield* on.set('bg:vdam.7', { damage: now.damage });
  if (stoppedBy && !now.stoppedBy) yield* on.set('bg:vdam.7', { stoppedBy: null });
}

/** What an attack did to a vehicle that was hit, as an umpire would say it. */
export function damageAnnounced(
  state: VehicleState,
  hit: Pick<Hit, 'before' | 'stoppedBy'>,
  steps: readonly Step[] = [],
): string {
  if (state !== stateBefore(hit) || state === 'undamaged') return damageInWords(state);
  const newly = steps.some(({ id }) => id === 'stopped-before');
  return newly ? NOW_DAMAGE : 'no more damage';
}

/** A vehicle that damage keeps from moving was not stopped by anything else. */
export const stoppedConflict = ({
  damage: before,
  stoppedBy,
}: {
  readonly damage: Damage;
  readonly stoppedBy: Stop | undefined;
}): Conflict | undefined =>
  stoppedBy && (before === 'immobilised' || before === 'both')
    ? { input: 'stoppedBy', message: `does not go with --damage ${before}: it cannot move already` }
    : undefined;

function* firstHit({ hits, armoured, noHeavyWeapon }: Hit): Rule<VehicleState> {
  const roll = yield* d6('damage');
  const total = hits + roll;
  const destroys = total >= 7;
  yield* step({
    id: 'damage',
    clause: 'bg:vdam.1',
    value: total,
    text: `${counted(hits, 'hit')} + ${roll} = ${total}: ${destroys ? '7 or more' : 'less than 7'}`,
  });
  if (destroys) {
    if (!(armoured && noHeavyWeapon)) return 'destroyed';
    const option = yield* ruling('bg:R42');
    yield* step({
      id: 'no-kill',
      clause: 'bg:vdam.2',
      value: false,
      text: `no heavy weapon: cannot destroy undamaged armour${option === 2 ? ', no effect' : '; damaged instead'}`,
      ruling: 'bg:R42',
    });
    if (option === 2) return 'undamaged';
  }
  const kind = yield* d6('kind', 'the kind of damage');
  const state = firstDamage(kind);
  return yield* step({
    id: 'kind',
    clause: 'bg:vdam.3',
    value: state,
    text: damageInWords(state),
  });
}

function* laterHit({ hits }: Hit, before: Exclude<Damage, 'none'>): Rule<VehicleState> {
  const dice = (yield* ruling('bg:R44')) === 2 ? 2 : 1;
  const roll = yield* sumOf(dice, 'damage');
  const total = hits + roll;
  yield* step({
    id: 'damage',
    clause: 'bg:vdam.4',
    value: total,
    text: `${counted(hits, 'hit')} + ${roll} = ${total}: ${total < 5 ? 'less than 5, no more damage' : '5 or more'}`,
    ruling: 'bg:R44',
  });
  if (total < 5) return before;
  const kind = yield* d6('kind', 'the kind of damage');
  if (laterDamage(kind) === 'destroyed') {
    return yield* step({ id: 'kind', clause: 'bg:vdam.5', value: 'destroyed', text: 'destroyed' });
  }
  if (before !== 'both') {
    const text = 'the other kind of damage as well';
    return yield* step({ id: 'kind', clause: 'bg:vdam.5', value: 'both', text });
  }
  const option = yield* ruling('bg:R43');
  return yield* step({
    id: 'kind',
    clause: 'bg:vdam.5',
    value: option === 2 ? 'destroyed' : 'both',
    text: `it has both kinds already${option === 2 ? ', destroyed' : ', nothing more'}`,
    ruling: 'bg:R43',
  });
}
