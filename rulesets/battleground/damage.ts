import type { Rule } from '../../src/rules/rule.js';
import { d6, sumOf } from '../../src/rules/words.js';
import { counted } from './say.js';
import { type Damage, firstDamage, laterDamage, type VehicleState } from './tables.js';
import { ruling, step } from './words.js';

/** An attack that hit a vehicle. */
export interface Hit {
  /** Hits after cancels, halving and doubling. */
  readonly hits: number;
  readonly before: Damage;
  readonly armoured: boolean;
  /** The attackers are infantry and have no heavy weapon that counts. */
  readonly noHeavyWeapon: boolean;
}

const NAMES: Record<VehicleState, string> = {
  undamaged: 'no damage',
  immobilised: 'it cannot move any more',
  'half-weapons': 'all its weapons are at half strength',
  both: 'it cannot move and its weapons are at half strength',
  destroyed: 'destroyed',
};
const MARKERS: Record<VehicleState, string> = {
  undamaged: 'no marker',
  immobilised: 'mark the model with cotton under it',
  'half-weapons': 'mark the model with cotton on top',
  both: 'mark the model with cotton under it and on top',
  destroyed: 'turn the model on its side, with cotton',
};

export const damageInWords = (state: VehicleState): string => NAMES[state];

/** What has stopped a vehicle, other than a shot, is damage it has when it is next hit, or is none (R23). */
export function* damageByStop(cause: 'mines' | 'breakdown', before: Damage): Rule<Damage> {
  const option = yield* ruling('bg:R23');
  const counts = cause === 'mines' ? option !== 3 : option === 2;
  const text = `stopped by ${cause === 'mines' ? 'mines' : 'a breakdown'}: ${counts ? 'counts as damage' : 'no damage'}`;
  const clause = cause === 'mines' ? 'bg:mine.10' : 'bg:vmove.1';
  yield* step({ id: 'stopped', clause, value: counts, text, ruling: 'bg:R23' });
  if (!counts) return before;
  return before === 'half-weapons' ? 'both' : 'immobilised';
}

/** The state a vehicle is in after it was hit (vdam.1 to vdam.8). */
export function* damage(hit: Hit): Rule<VehicleState> {
  const was = hit.before === 'none' ? 'undamaged' : hit.before;
  if (hit.hits === 0) {
    const text = 'no hits, no roll for damage';
    return yield* step({ id: 'no-damage', clause: 'bg:vdam.9', value: was, text });
  }
  const state = hit.before === 'none' ? yield* firstHit(hit) : yield* laterHit(hit, hit.before);
  if (state === 'destroyed') {
    yield* step({ id: 'crew', clause: 'bg:vdam.8', value: true, text: 'the crew is lost' });
  }
  if (state !== was) {
    yield* step({ id: 'marker', clause: 'bg:vdam.7', value: state, text: MARKERS[state] });
  }
  return state;
}

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
  const kind = yield* d6('kind');
  const state = firstDamage(kind);
  return yield* step({
    id: 'kind',
    clause: 'bg:vdam.3',
    value: state,
    text: `${kind}: ${damageInWords(state)}`,
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
  const kind = yield* d6('kind');
  if (laterDamage(kind) === 'destroyed') {
    return yield* step({ id: 'kind', clause: 'bg:vdam.5', value: 'destroyed', text: `${kind}: destroyed` });
  }
  if (before !== 'both') {
    const text = `${kind}: the other kind of damage as well`;
    return yield* step({ id: 'kind', clause: 'bg:vdam.5', value: 'both', text });
  }
  const option = yield* ruling('bg:R43');
  return yield* step({
    id: 'kind',
    clause: 'bg:vdam.5',
    value: option === 2 ? 'destroyed' : 'both',
    text: `${kind}: it has both kinds already${option === 2 ? ', destroyed' : ', nothing more'}`,
    ruling: 'bg:R43',
  });
}
