import type { Conflict } from '../../src/rules/action.js';
import type { Fault } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import type { ReactionInput } from './reaction-inputs.js';
import { ruling } from './words.js';

/** Lines of -2 that may have several causes, and the switches that bring them (R137). */
export const CAUSES = {
  'friends-ran': ['friendsRan'],
  armour: ['armourNear', 'armourFires'],
  intermingled: ['intermingled'],
  'enemy-near': ['enemyNear'],
} as const satisfies Record<string, readonly (keyof ReactionInput)[]>;
export type Cause = keyof typeof CAUSES;

const FORM = /^(friends-ran|armour|intermingled|enemy-near):([1-9]|1\d|20)$/;

/** What is wrong with one `--causes`, if anything is. */
export const causeFault = (entry: string): Fault | undefined =>
  FORM.test(entry)
    ? undefined
    : { takes: 'friends-ran, armour, intermingled or enemy-near with a number, such as enemy-near:3' };

const read = (entries: readonly string[] = []): (readonly [Cause, number])[] =>
  entries.map((entry) => {
    const [of, n] = entry.split(':');
    return [of as Cause, Number(n)];
  });

/** Causes are counted of what holds, each line once. */
export function causesConflict(input: ReactionInput): Conflict | undefined {
  const causes = read(input.causes).map(([of]) => of);
  const twice = causes.find((of, i) => causes.indexOf(of) < i);
  if (twice) return { input: 'causes', message: `has ${twice} twice` };
  const stray = causes.find((of) => !CAUSES[of].some((name) => input[name]));
  return stray && { input: 'causes', message: `counts ${stray}, which is not given: --${FLAG[stray]}` };
}

const FLAG: Readonly<Record<Cause, string>> = {
  'friends-ran': 'friends-ran',
  armour: 'armour-near',
  intermingled: 'intermingled',
  'enemy-near': 'enemy-near',
};

/** How many causes were counted for a line. */
export const causesOf = (cause: Cause, { causes }: Pick<ReactionInput, 'causes'>): number =>
  read(causes).find(([of]) => of === cause)?.[1] ?? 1;

/** A line counts once, however many causes it has, or once for each if so ruled (R137). */
export function* eachCause(times: number, cause: Cause, input: Pick<ReactionInput, 'causes'>): Rule<number> {
  const many = causesOf(cause, input);
  if (times === 0 || many < 2) return times;
  return (yield* ruling('wrg:R137')) === 2 ? Math.max(times, many) : times;
}
