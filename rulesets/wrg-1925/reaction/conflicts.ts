import { barring, type Conflict } from '../../../src/rules/action.js';
import { numbered } from '../../../src/rules/text/say.js';
import { causesConflict } from './causes.js';
import { afvFields, FACTORS, GENERAL, type ReactionInput } from './inputs.js';

const ONLY_AFV = [...(Object.keys(afvFields) as (keyof typeof afvFields)[]), 'when', 'immobilised'] as const;
const NOT_AFV = [
  ...GENERAL.filter((name) => name !== 'surprised'),
  'leader',
  'crewWeapons',
  'joined',
  'causes',
  'inAfv',
  'interpenetrated',
  'men',
] as const;

/** The first thing wrong with the inputs of a reaction test taken together. */
export function reactionConflict(input: ReactionInput): Conflict | undefined {
  const barred = barring(input);
  return (
    (input.afv
      ? barred(NOT_AFV, 'does not go with --afv: it belongs to the general test')
      : barred(ONLY_AFV, 'needs --afv')) ??
    (input.mod === undefined ? undefined : typedTwice(input)) ??
    (input.allCovered ? undefined : barred(['coverChoice'], 'needs --all-covered')) ??
    (input.name === undefined
      ? barred(['joined'], 'needs --name, the group that has its losses now')
      : undefined) ??
    // What it has lost itself, and those who join it, is told apart in a game.
    (input.lostInBattle === undefined || input.othersLost !== undefined
      ? undefined
      : barred(['joined'], 'does not go with --lost-in-battle: count all losses there')) ??
    (input.leader
      ? (barred(['crewWeapons'], 'does not go with --leader: they are two tests, one after the other') ??
        barred(['men'], 'does not go with --leader: his men dice with their group'))
      : undefined) ??
    (input.moving
      ? barred(['stationary', 'immobilised'], 'does not go with --moving: it cannot be both')
      : undefined) ??
    causesConflict(input) ??
    moreThanItsMen(input) ??
    fewerThanThisPeriod(input)
  );
}

/** Nothing that is part of the sum may stand beside it; who has joined is bound by it all the same. */
function typedTwice(input: ReactionInput): Conflict | undefined {
  const name = FACTORS.find(
    (factor) =>
      factor !== 'joined' && input[factor] !== undefined && input[factor] !== false && input[factor] !== 0,
  );
  return name && { input: name, message: 'does not go with --mod, the sum of all factors' };
}

function fewerThanThisPeriod({ lostInBattle, lostInPeriod }: ReactionInput): Conflict | undefined {
  return lostInBattle !== undefined && lostInPeriod !== undefined && lostInBattle < lostInPeriod
    ? { input: 'lostInBattle', message: `cannot be fewer than the ${lostInPeriod} of this period` }
    : undefined;
}

/** A group has no more isolated figures than men. */
function moreThanItsMen(input: ReactionInput): Conflict | undefined {
  const { men } = input;
  if (men === undefined) return undefined;
  const name = (['isolatedFromLeaders', 'isolatedFromAll'] as const).find((of) => (input[of] ?? 0) > men);
  return name && { input: name, message: `is more than the ${numbered(men, 'man', 'men')} of the group` };
}
