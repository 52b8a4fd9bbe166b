import { quoted } from '../../src/rules/text/say.js';
import { type ActivationAction, CALLED } from './actions/tables.js';
import type { Forbids } from './words.js';

/** What forbids several actions alike, declared once. */

/** What somebody has done so far. */
interface SoFar {
  readonly took: ActivationAction | undefined;
  readonly failed: boolean;
  readonly withdrew: boolean;
}

/** Says something of an input that may not be known whole. */
type Of<I, T = unknown> = (input: Partial<I>) => T;
/** The name of whoever acts, if it is known. */
type Who<I> = Of<I, string | undefined>;

/** A name as it stands in a line, where it is known. */
const quotedName = (name: string | undefined): string[] => (name === undefined ? [] : [quoted(name)]);

const UNDO = 'wg undo takes back a line typed by mistake.';

/** One that failed its try and withdrew in place of standing On Guard takes no action (activate.6, R14). */
export const mayAct = <I extends SoFar>(who: Who<I>, isAction: Of<I> = () => true): Forbids<I> => ({
  clause: 'fubar:activate.6',
  word: 'withdrew',
  when: (input) => input.withdrew && isAction(input),
  says: (input) =>
    `${who(input) ?? 'The unit'} failed its try, and withdrew in place of standing On Guard: it takes no action.`,
});

/** Whoever was assaulted has had its try of this turn, where it is so ruled (melee.10, R75). */
export const triedByAssault = <I extends { readonly assaulted: boolean }>(): Forbids<I> => ({
  clause: 'fubar:melee.10',
  word: 'assaulted',
  when: ({ assaulted }) => assaulted,
  says: 'It was assaulted: that used up its try of this turn.',
  under: { ruling: 'fubar:R75', option: 2 },
});

/** The action that is taken: one that has failed its try is On Guard, as far as nothing else is known of it (activate.6). */
export const tookOf = ({ took, failed }: Partial<SoFar>): ActivationAction | undefined =>
  took ?? (failed ? 'on-guard' : undefined);

/**
 * One action in an activation (activate.5); none for one that had its try and is On Guard (activate.6).
 * @param does the action it is to take; nothing for a vehicle that drives
 * @param isAction whether it is an action of its own at all
 */
export function oneAction<I extends SoFar>(
  who: Who<I>,
  does: Of<I, ActivationAction | undefined>,
  isAction: Of<I> = () => true,
): Forbids<I>[] {
  const isSecond: Of<I> = (input) =>
    tookOf(input) !== undefined && isAction(input) && does(input) !== tookOf(input);
  const isOnGuard: Of<I> = (input) => tookOf(input) === 'on-guard' && input.failed;
  const not: Of<I> = (input) => {
    const did = does(input);
    return did === undefined ? 'it does not move' : `not ${CALLED[did]}`;
  };
  const name: Of<I> = (input) => who(input) ?? 'The unit';
  return [
    {
      clause: 'fubar:activate.6',
      word: 'on guard',
      when: (input) => isSecond(input) && isOnGuard(input),
      says: (input) => `${name(input)} has had its try of this turn and is On Guard: ${not(input)}.`,
    },
    {
      clause: 'fubar:activate.5',
      word: 'acted',
      when: (input) => isSecond(input) && !isOnGuard(input),
      says: (input) =>
        `${name(input)} took ${CALLED[input.took!]} in this activation: one action, ${not(input)}.`,
      way: UNDO,
    },
  ];
}

/** It moves once in an activation (activate.5); a move may be told in parts, as long as some of it is left. */
export const oneMove = <
  I extends {
    readonly moved: boolean;
    readonly driven: number | undefined;
    readonly gone?: number | undefined;
  },
>(
  who: Who<I>,
  goes: Of<I> = () => true,
): Forbids<I> => ({
  clause: 'fubar:activate.5',
  word: 'moved',
  when: (input) => input.moved && !input.driven && !input.gone && goes(input),
  says: (input) => `${who(input) ?? 'It'} has moved in this activation: one action, one move.`,
  way: UNDO,
});

/** A vehicle that moves fires one weapon (vehicle.3), and none where it goes through moderate cover (vehicle.4). */
export const firedBefore = <
  I extends { readonly fired: boolean; readonly firing: number; readonly through: string },
>(
  who: Who<I>,
  drives: Of<I>,
): Forbids<I>[] => [
  {
    clause: 'fubar:vehicle.3',
    word: 'fired',
    when: (input) => drives(input) && (input.firing ?? 0) > 1,
    says: (input) => `${who(input) ?? 'It'} has fired ${input.firing} weapons as it stood: it does not move.`,
    way: UNDO,
  },
  {
    clause: 'fubar:vehicle.4',
    word: 'fired',
    when: (input) => drives(input) && input.fired && input.through === 'moderate',
    says: (input) => `${who(input) ?? 'It'} has fired: it does not go through moderate cover this turn.`,
  },
];

/** Aimed Fire is how all of it fires: not what some have done already without it (action.10). */
export const unaimedBefore = <
  I extends { readonly fired: boolean; readonly took: ActivationAction | undefined },
>(
  who: Who<I>,
  aims: Of<I>,
): Forbids<I> => ({
  clause: 'fubar:action.10',
  word: 'fired',
  when: (input) => input.fired && input.took === undefined && aims(input),
  says: (input) => `${who(input) ?? 'The unit'} has fired in this activation, and that was no Aimed Fire.`,
  way: UNDO,
});

/** Whoever is in close combat fights on as a turn begins, or tries to withdraw: it does nothing else (melee.10). */
export const boundToMelee = <I extends { readonly inMelee: boolean }>(
  who: Who<I>,
  isElse: Of<I> = () => true,
): Forbids<I> => ({
  clause: 'fubar:melee.10',
  word: 'melee',
  when: (input) => input.inMelee && isElse(input),
  says: (input) => `${who(input) ?? 'The unit'} is in close combat: it fights on, or tries to withdraw.`,
  way: (input) => ['wg withdraw', ...quotedName(who(input))].join(' '),
});

/** Whom a close combat has activated as the turn began, or who has tried to leave it, is activated no more (melee.10). */
export const doneByCombat = <I extends { readonly combat: boolean }>(
  who: Who<I>,
  isElse: Of<I> = () => true,
): Forbids<I> => ({
  clause: 'fubar:melee.10',
  word: 'combat',
  when: (input) => input.combat && isElse(input),
  says: (input) => `The close combat was the activation of ${who(input) ?? 'the unit'} in this turn.`,
});

/** No vehicle moves that is immobilised (damage.4). */
export const canDrive = <I extends { readonly immobilised: boolean }>(
  who: Who<I>,
  drives: Of<I> = () => true,
  way?: string,
): Forbids<I> => ({
  clause: 'fubar:damage.4',
  word: 'immobilised',
  when: (input) => input.immobilised && drives(input),
  says: (input) => `${who(input) ?? 'It'} is immobilised: it cannot move, only shoot.`,
  ...(way !== undefined && { way }),
});
