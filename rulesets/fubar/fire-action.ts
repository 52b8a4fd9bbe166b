import type { Rule } from '../../src/rules/rule.js';
import { type Battle, known } from './battle.js';
import { mayAct } from './one-action.js';
import type { Shot } from './shoot-inputs.js';
import { type ActionName, CALLED } from './tables.js';
import { figuresWith, isSmallArm } from './weapons.js';
import type { Armed } from './weapons-list.js';
import { type ClauseId, refuse, ruling, step } from './words.js';

/** The action of this turn: typed, or remembered. */
export function whatItDid({ action, aimed, name }: Shot, battle: Battle): ActionName | undefined {
  const of = known(battle, name);
  return action ?? (aimed ? 'aimed-fire' : of?.since === battle.turn ? of.action : undefined);
}

const FORBIDS: Partial<Record<ActionName, ClauseId>> = {
  run: 'fubar:action.3',
  'duck-and-weave': 'fubar:action.4',
  'gone-to-ground': 'fubar:action.8',
  'mount-up': 'fubar:activate.5',
};

/** Mount Up is an eighth action only where it is so ruled (R72). */
export function* isAction(did: ActionName | undefined): Rule<void> {
  if (did === 'mount-up' && (yield* ruling('fubar:R72')) !== 2) {
    refuse('fubar:activate.5', 'There are seven actions, and Mount Up is none of them.');
  }
}

/** What each action allows. */
export function* allowed(did: ActionName, weapons: readonly Armed[]): Rule<void> {
  yield* isAction(did);
  const forbidden = FORBIDS[did];
  if (forbidden) refuse(forbidden, `${CALLED[did]}: the unit may neither fire nor throw grenades.`);
  if (did === 'on-guard') {
    refuse(
      'fubar:action.7',
      'A unit On Guard fires only at an enemy that moves.',
      'Give --reaction if one does.',
    );
  }
  if (did === 'assault') {
    if ((yield* ruling('fubar:R23')) !== 2)
      refuse('fubar:action.11', 'Assault: the unit does not fire on its way in.');
    const text = 'it fires on its way in: nothing forbids it';
    yield* step({ id: 'assaulting', clause: 'fubar:action.11', value: true, text, ruling: 'fubar:R23' });
  }
  if (did === 'walk') yield* walking(weapons);
}

/** A walking unit fires small arms or throws grenades (action.2); more, if so ruled (R16). */
function* walking(weapons: readonly Armed[]): Rule<void> {
  const option = yield* ruling('fubar:R16');
  const light = ({ weapon }: Armed) => isSmallArm(weapon) || weapon === 'grenades';
  const carried = ({ weapon }: Armed) =>
    light({ weapon, n: 1 }) || weapon === 'rpg' || weapon === 'flamethrower';
  const not = weapons.find((entry) => !(option === 2 ? carried(entry) : light(entry)));
  if (not)
    refuse(
      'fubar:action.2',
      `Walk: it may not fire ${figuresWith(not.n, not.weapon)}, only small arms or thrown grenades.`,
    );
  const text = 'it fires once, at one point of its walk';
  yield* step({ id: 'walking', clause: 'fubar:action.2', value: 1, text, ruling: 'fubar:R16' });
}

/** On Guard: once in a turn, at an enemy that moves (action.7). */
export function* reacting({ reacted, name }: Shot, battle: Battle): Rule<void> {
  const of = known(battle, name);
  mayAct(of, battle);
  if (reacted || (of?.reacted !== undefined && of.reacted === battle.turn)) {
    refuse('fubar:action.7', 'It has fired On Guard this turn already.');
  }
  if (of?.action !== undefined && of.action !== 'on-guard') {
    refuse('fubar:action.7', `It is not On Guard: it took ${CALLED[of.action]}.`);
  }
  if (of?.since !== undefined && of.since < battle.turn) {
    if ((yield* ruling('fubar:R21')) === 2) {
      refuse('fubar:action.7', 'On Guard ended with the turn in which it was taken.');
    }
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
