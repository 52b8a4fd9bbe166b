import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { isAmong } from '../say.js';
import { within } from '../weapons/effect.js';
import { ruling, step } from '../words.js';
import { factsIn, factsSaid } from './causes.js';
import { FACTORS, FACTS, factFields, type ReactionInput } from './inputs.js';

/** What a test rests on. */
export interface Facts extends ReactionInput {
  /** The sum of all factors is that of the test of the group. */
  readonly asBefore?: true;
}

type Inputs = Partial<ReactionInput>;

/** What a test rests on, by the rulings on what counts. */
export function* factsOf(input: ReactionInput): Rule<Facts> {
  if (input.mod !== undefined || input.afv) return input;
  const fresh = newlyJoined(input);
  if (fresh.length === 0) return yield* asRuled(input);
  const { othersLost = 0, othersLostInPeriod = 0 } = input;
  const text = `${input.name} keeps the losses of ${list(fresh)}: ${counted(othersLost, 'figure')}`;
  yield* step({ id: 'joined', clause: 'wrg:react.23', value: othersLost, text });
  return yield* asRuled({
    ...input,
    lostInBattle: (input.lostInBattle ?? 0) + othersLost,
    lostInPeriod: (input.lostInPeriod ?? 0) + othersLostInPeriod,
  });
}

/** The groups that join it whose losses it does not have already (react.23). */
export const newlyJoined = ({ name = '', joined = [], joinedBefore = [] }: Inputs): string[] =>
  joined.filter((of, i) => !isAmong([name, ...joinedBefore, ...joined.slice(0, i)], of));

/** The same for a test that follows that of the group: what that one rested on, but for what is typed now (extra.3). */
export function* factsAgain(input: ReactionInput): Rule<Facts> {
  const before = input.facts && factsIn(input.facts, factFields);
  const apart = before?.mod !== undefined && FACTORS.some((name) => isTyped(input, name));
  if (!before || apart || input.mod !== undefined) return yield* asRuled(input);
  const told = Object.entries(before).filter(([name]) => !isTyped(input, name as keyof ReactionInput));
  const again = { ...input, ...Object.fromEntries(told) };
  return again.mod === undefined ? yield* asRuled(again) : { ...again, asBefore: true };
}

/** What is to be remembered of a test for those that follow it. */
export function testedOn(input: ReactionInput): string[] {
  const { othersLost = 0, othersLostInPeriod = 0 } = newlyJoined(input).length > 0 ? input : {};
  const all = {
    ...input,
    lostInBattle: (input.lostInBattle ?? 0) + othersLost || undefined,
    lostInPeriod: (input.lostInPeriod ?? 0) + othersLostInPeriod || undefined,
  };
  return factsSaid(
    FACTS.filter((name) => isTyped(all, name)),
    all,
  );
}

/** A zero that was typed stands; a switch is typed where it is on. */
const isTyped = (input: Inputs, name: keyof ReactionInput): boolean =>
  input[name] !== undefined &&
  input[name] !== false &&
  !((name === 'quality' || name === 'pooledTens') && input[name] === 0);

/** What it counts for: the group's own LMGs (R134), and enemies with whom it exchanged fire at 25 metres or less (R60). */
function* asRuled(input: Facts): Rule<Facts> {
  const { ownLmgs = 0, nearest, friendlyLmgs } = input;
  const counts = friendlyLmgs === undefined && ownLmgs > 0 && (yield* ruling('wrg:R134')) === 1;
  const near = nearest !== undefined && within(nearest, 25, (yield* ruling('wrg:R60')) === 1);
  return {
    ...input,
    friendlyLmgs: counts ? ownLmgs : friendlyLmgs,
    enemyNear: input.enemyNear || near,
  };
}
