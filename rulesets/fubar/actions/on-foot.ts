import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { far } from '../say.js';
import { type ClauseId, look, refuse, ruling, step } from '../words.js';
import { isAction } from './acting.js';
import { type Move, mover } from './move-inputs.js';
import { type ActivationAction, CALLED, moves } from './tables.js';

/** What may be fired after a move. */
export const FIRE = ['none', 'small-arms', 'reaction', 'aimed', 'one-weapon', 'all-weapons'] as const;
type Fire = (typeof FIRE)[number];
/** How far a move goes, and what it may fire. */
export type Moved = { distance: number; fire: Fire };

/** What is said of fire. */
export const SAYS: Readonly<Record<Fire, string>> = {
  none: 'no fire',
  'small-arms': 'small arms or thrown grenades at one point',
  reaction: 'fire once this turn at an enemy that moves',
  aimed: 'all fire at +1',
  'one-weapon': 'one weapon may fire',
  'all-weapons': 'all weapons may fire',
};

/**
 * Nobody goes farther than his action carries, in one part or in several.
 * @returns how far it may go yet
 */
export function mustReach(
  { distance, gone = 0, unit: u }: Move,
  reach: number,
  clause: ClauseId,
  what: string,
): number {
  const left = Math.max(reach - gone, 0);
  if (distance !== undefined && distance > left) {
    const before = gone > 0 ? ` and has gone ${far(gone, u)}` : '';
    refuse(
      clause,
      `${what} goes up to ${far(reach, u)}${before}, not ${far(distance, u)}${gone > 0 ? ' more' : ''}.`,
    );
  }
  return left;
}

/** The clause of each action, and the fire that it allows. */
export const CLAUSES: Readonly<Record<ActivationAction, readonly [ClauseId, Fire]>> = {
  walk: ['fubar:action.1', 'small-arms'],
  run: ['fubar:action.3', 'none'],
  'duck-and-weave': ['fubar:action.4', 'none'],
  'on-guard': ['fubar:action.6', 'reaction'],
  'gone-to-ground': ['fubar:action.8', 'none'],
  'aimed-fire': ['fubar:action.10', 'aimed'],
  assault: ['fubar:action.11', 'none'],
  'mount-up': ['fubar:activate.5', 'none'],
};

/** The clauses of fire, where they are not those of the move. */
const FIRES: Partial<Record<ActivationAction, ClauseId>> = {
  walk: 'fubar:action.2',
  'on-guard': 'fubar:action.7',
};

/** One of the seven actions (activate.5); Mount Up is an eighth where so ruled (R72). */
export function* movesOnFoot(input: Move, did: ActivationAction): Rule<Moved> {
  if (input.immobilised || input.assaulting) {
    const flag = input.immobilised ? '--immobilised' : '--assaulting';
    refuse('fubar:vehicle.1', `${flag} is for a vehicle: none of that name is on record.`, 'Give --vehicle.');
  }
  yield* isAction(did);
  const [clause, allows] = CLAUSES[did];
  const from = yield* look(moves.cells[did]);
  const said = from.value === 0 ? 'it does not move' : `up to ${far(from.value, input.unit)}`;
  yield* step({ id: 'move', clause, value: from.value, text: `${CALLED[did]}: ${said}`, from });
  const fire = did === 'assault' && (yield* ruling('fubar:R23')) === 2 ? 'small-arms' : allows;
  const spent = spentBy(did, input);
  const left = { value: spent ? ('none' as const) : fire, text: spent ?? SAYS[fire] };
  const firing = { id: 'fire', clause: FIRES[did] ?? clause, ...left };
  yield* step({ ...firing, ...(did === 'assault' && { ruling: 'fubar:R23' as const }) });
  if (input.through !== 'open') {
    const text = `${input.through} cover does not slow infantry`;
    yield* step({ id: 'through', clause: 'fubar:cover.4', value: from.value, text });
  }
  const reach = mustReach(input, from.value, clause, CALLED[did]);
  yield* posture(did, input, reach);
  if (from.value > 0) yield* struckOnTheWay(input);
  return { distance: reach, fire: left.value };
}

/** Why nothing is left of the fire that an action allows: it has fired on its way, or On Guard this turn. */
function spentBy(did: ActivationAction, { fired, reacted }: Move): string | undefined {
  if (did === 'walk' && fired) return 'it has fired at one point of it';
  return did === 'on-guard' && reacted ? 'it has fired On Guard this turn: again in the next' : undefined;
}

/** How long a posture protects, by the options of R20. */
const LASTS = [
  'until its next try',
  'until the end of the turn',
  'during the move, against fire On Guard',
] as const;

/** What Duck & Weave (action.5), Gone To Ground (action.9) and On Guard (action.7) bring. */
function* posture(
  did: ActivationAction,
  { toCover, distance, gone, unit: u }: Move,
  reach: number,
): Rule<void> {
  if (did === 'on-guard') {
    const ends = (yield* ruling('fubar:R21')) === 2;
    const text = ends
      ? 'it may react until the end of the turn, once'
      : 'it may react until its next try, once in each turn';
    yield* step({ id: 'posture', clause: 'fubar:action.7', value: true, text, ruling: 'fubar:R21' });
  }
  if (did === 'duck-and-weave') {
    const text = `it counts as in soft cover ${LASTS[(yield* ruling('fubar:R20')) - 1]}`;
    yield* step({ id: 'posture', clause: 'fubar:action.5', value: 'soft', text, ruling: 'fubar:R20' });
  }
  if (did !== 'gone-to-ground') return;
  if (toCover !== undefined && toCover <= reach && distance !== undefined && distance < toCover) {
    const text = `it stops ${far(toCover - distance, u)} short of the cover: nothing to raise`;
    yield* mover.as.infantry.set('fubar:action.9', { bare: true });
    yield* step({ id: 'posture', clause: 'fubar:action.9', value: false, text, ruling: 'fubar:R19' });
    return;
  }
  const beyond = toCover !== undefined && toCover > reach;
  const raised = !beyond || (yield* ruling('fubar:R19')) === 2;
  const none = `no cover within ${far(reach, u)}: ${raised ? 'open ground counts as soft cover' : 'nothing to raise'}`;
  // Only Duck & Weave may be ruled to protect no longer than its move.
  const until = LASTS[!beyond && (yield* ruling('fubar:R20')) === 2 ? 1 : 0];
  const text = beyond ? none : `into the nearest cover, which counts one level higher ${until}`;
  if (!raised) yield* mover.as.infantry.set('fubar:action.9', { bare: true });
  // What it had not reached before it has now.
  else if (gone) yield* mover.as.infantry.set('fubar:action.9', { bare: null });
  const line = { id: 'posture', clause: 'fubar:action.9' as const, value: raised, text };
  yield* step({ ...line, ruling: beyond ? 'fubar:R19' : 'fubar:R20' });
}

/** Figures suppressed on the way go on or, if so ruled, stay where they fell (R24). */
function* struckOnTheWay({ suppressed }: Move): Rule<void> {
  if (!suppressed) return;
  const stay = (yield* ruling('fubar:R24')) === 2;
  const who = counted(suppressed, 'suppressed figure');
  const stays = suppressed === 1 ? 'stays where it fell' : 'stay where they fell';
  const text = stay ? `${who} ${stays}` : `${who} ${suppressed === 1 ? 'goes' : 'go'} on with the unit`;
  yield* step({
    id: 'staying',
    clause: 'fubar:suppress.1',
    value: stay ? suppressed : 0,
    text,
    ruling: 'fubar:R24',
  });
}
