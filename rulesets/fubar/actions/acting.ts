import type { Rule } from '../../../src/rules/rule.js';
import type { Shot } from '../fire/shoot-inputs.js';
import type { Armed } from '../weapons/lists.js';
import { figuresWith, firesOnWalk, isCarried } from '../weapons/tables.js';
import { type ClauseId, refuse, ruling, step } from '../words.js';
import type { ActivationAction } from './tables.js';

/** Mount Up is an eighth action only where it is so ruled (R72). */
export function* isAction(did: ActivationAction | undefined): Rule<void> {
  if (did === 'mount-up' && (yield* ruling('fubar:R72')) !== 2) {
    refuse('fubar:activate.5', 'There are seven actions, and Mount Up is none of them.');
  }
}

/** What a walk allows. */
export function* allowed(did: ActivationAction | undefined, weapons: readonly Armed[]): Rule<void> {
  if (did === 'walk') yield* walking(weapons);
}

/** A walking unit fires small arms or throws grenades (action.2); more, if so ruled (R16). */
function* walking(weapons: readonly Armed[]): Rule<void> {
  const option = yield* ruling('fubar:R16');
  const fires = option === 2 ? isCarried : firesOnWalk;
  const not = weapons.find(({ weapon }) => !fires(weapon));
  if (not)
    refuse(
      'fubar:action.2',
      `Walk: it may not fire ${figuresWith(not.n, not.weapon)}, only small arms or thrown grenades.`,
    );
  const text = 'it fires once, at one point of its walk';
  yield* step({ id: 'walking', clause: 'fubar:action.2', value: 1, text, ruling: 'fubar:R16' });
}

/** On Guard: once in a turn, at an enemy that moves (action.7). */
export function* reacting({ earlier }: Shot): Rule<void> {
  if (earlier) {
    const still = 'On Guard since an earlier turn: until its next try';
    yield* step({
      id: 'still-guard',
      clause: 'fubar:action.7',
      value: true,
      text: still,
      ruling: 'fubar:R21',
    });
  }
  const text = 'On Guard: it fires during the move, once this turn';
  yield* step({ id: 'reaction', clause: 'fubar:action.7', value: true, text, ruling: 'fubar:R22' });
}

/** Whoever takes an action, on foot or in a vehicle. */
interface Acting {
  readonly set: (
    clause: ClauseId,
    is: { readonly action: ActivationAction; readonly acted: boolean; readonly earlier: null },
  ) => Rule<void>;
}

/** A unit takes an action in this turn, and stands by it until its next try (R20). */
export const takes = (on: Acting, clause: ClauseId, action: ActivationAction): Rule<void> =>
  on.set(clause, { action, acted: true, earlier: null });

/** One that has failed its try is On Guard (activate.6). */
export const standsOnGuard = (on: Acting, clause: ClauseId): Rule<void> => takes(on, clause, 'on-guard');
