import { toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { standsOnGuard } from '../actions/acting.js';
import { type Foot, infantry } from '../roster/kinds.js';
import { unitOf } from '../roster/meets.js';
import { assaulted, OPEN, onFoot } from '../roster/roles.js';
import { roundOf } from '../state.js';
import { handOver } from '../turn/hand-over.js';
import { isLastTry, mayRetry, passesEnd, turnEnds } from '../turn/last-try.js';
import { side } from '../turn/roles.js';
import { put, role, ruling, step, takes, those } from '../words.js';

const others = { clause: 'fubar:withdraw.1', says: 'is a vehicle: it is in no close combat' } as const;

/** Who leaves a close combat. */
export const leaver = role('unit', {
  says: 'who withdraws',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      ...onFoot,
      fields: ['level', 'leaderLevel', 'suppressed', 'fought'],
      as: { suppressed: OPEN },
      also: {
        side,
        assaulted,
        yetToFight: derived(
          toggle('it has its round of this turn to fight yet', {}),
          ({ melee, fought, assaulted: came }: Foot) => melee !== undefined && !fought && !came,
        ),
        // A combat that goes on has activated it for this.
        tried: derived(
          toggle('it has been activated this turn', {}),
          (of: Foot) => of.tried !== undefined && (!of.fought || of.acted),
        ),
      },
    }),
  },
  others,
});

/** The opponents, if they follow up. */
export const pursuer = role('pursuer', {
  says: 'the opponent that follows up',
  by: 'pursuer',
  side: { is: 'enemy', clause: 'fubar:withdraw.2' },
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'pursuer',
      group: 'The opponents',
      fields: ['level', 'leaderLevel', 'suppressed'],
      as: { suppressed: OPEN },
    }),
  },
  others,
});

/** How a withdrawal ends. */
export const OUTCOMES = ['stays', 'caught', 'away'] as const;
export type Left = { outcome: (typeof OUTCOMES)[number]; distance: number };

/** The ruling that makes a withdrawal the unit's own try. */
type Own = 'fubar:R75' | 'fubar:R49';

/** One that was assaulted before its own try may use it to withdraw, where he has one (R75). */
export function* asItsTry(): Rule<void> {
  const text = 'assaulted this turn: the withdrawal is its own try';
  yield* step({ id: 'when', clause: 'fubar:withdraw.1', value: 'try', text, ruling: 'fubar:R75' });
}

/** A withdrawal is tried before the round of the turn is fought (R49). */
export function* timing(): Rule<number> {
  const option = yield* ruling('fubar:R49');
  const said = [
    'as the turn begins, before the round is fought',
    'instead of fighting the round',
    "during the turn, as the unit's own activation",
  ];
  yield* step({
    id: 'when',
    clause: 'fubar:withdraw.1',
    value: option,
    text: said[option - 1]!,
    ruling: 'fubar:R49',
  });
  return option;
}

/** What it did before is over. */
export const STANDS_NO_MORE = { action: null, acted: null, earlier: null } as const;

/** More than standing up hangs on such a roll only if it is a full attempt (R69). */
export function* attempted(
  leaves: boolean,
  { name, side }: { readonly name?: string | undefined; readonly side?: string | undefined },
  table: State,
  ruled: Own | undefined,
): Rule<void> {
  const isFull = ruled !== undefined || (yield* ruling('fubar:R69')) === 2;
  const tried = isFull && !leaves ? 'failed' : 'passed';
  yield* leaver.as.infantry.set('fubar:melee.10', { tried, combat: true });
  // Whoever goes away stands as he stood before no longer, On Guard or gone to ground (R20, R21).
  if (leaves) yield* leaver.as.infantry.set('fubar:turn.1', STANDS_NO_MORE);
  // As the turn began the combat has activated all who are in it.
  if (ruled === undefined)
    yield* those({ whose: 'melee', among: leaver.name }, infantry).set('fubar:melee.10', { combat: true });
  if (isFull) {
    yield* passesEnd(table);
    yield* put('fubar:init.4', 'active', '');
  }
  const line = { ruling: ruled ?? ('fubar:R69' as const) };
  const activated = isFull
    ? 'it was its try of this turn'
    : 'the combat has activated it: no other try this turn';
  yield* step({ ...line, id: 'full', clause: 'fubar:melee.10', value: isFull, text: activated });
  if (leaves && !isFull) return;
  const isLast = isFull && isLastTry(table, name) && (leaves || !(yield* mayRetry(table)));
  if (leaves && isLast) return yield* turnEnds(false);
  if (leaves) {
    const text = 'the initiative is kept';
    yield* step({ ...line, id: 'keeps', clause: 'fubar:init.4', value: true, text });
    return;
  }
  const text = isFull
    ? `a failed try: it is On Guard${isLast ? '' : ', and the initiative passes'}`
    : 'no On Guard, and the initiative stays where it is';
  yield* step({ ...line, id: 'on-guard', clause: 'fubar:activate.6', value: isFull, text });
  if (!isFull) return;
  yield* standsOnGuard(leaver.as.infantry, 'fubar:activate.6');
  if (isLast) yield* turnEnds(false);
  else {
    const from = side ?? roundOf(table).holder;
    yield* handOver(table, { side: from, clause: 'fubar:init.5', tried: unitOf(table, name) });
  }
}

/**
 * A failed withdrawal (R49).
 * @param own the ruling that makes it the unit's own try: then the round of the turn has been fought
 */
export function* stays(
  option: number,
  { own, of }: { readonly own: Own | undefined; readonly of: Unit | undefined },
): Rule<Left> {
  if (own) {
    yield* staysThoughBattered(of);
    const text = 'it stays, and the combat goes on as the next turn begins';
    yield* step({ id: 'stays', clause: 'fubar:melee.9', value: true, text, ruling: own });
    return { outcome: 'stays', distance: 0 };
  }
  const text =
    option === 2
      ? 'it does not strike this round, but is struck'
      : 'it stays, and the round is fought as usual';
  if (option === 2) yield* leaver.as.infantry.set('fubar:withdraw.1', { held: true });
  yield* step({ id: 'stays', clause: 'fubar:melee.9', value: true, text, ruling: 'fubar:R49' });
  return { outcome: 'stays', distance: 0 };
}

/** Whoever has lost more than half and fails his try withdraws 6cm, but not out of contact (R82). */
function* staysThoughBattered(of: Unit | undefined): Rule<void> {
  const [figures, casualties] = [of?.began.figures, of?.marks.casualties];
  if (typeof figures !== 'number' || typeof casualties !== 'number' || 2 * casualties <= figures) return;
  const text = 'more than half of it is lost: in contact it does not withdraw all the same';
  yield* step({ id: 'battered', clause: 'fubar:activate.7', value: false, text, ruling: 'fubar:R82' });
}
