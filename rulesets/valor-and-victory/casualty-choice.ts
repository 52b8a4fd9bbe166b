import type { Fault } from '../../src/rules/field.js';
import { sameName } from '../../src/rules/likeness.js';
import { ACTS, type Act, type Deed, mayIgnore } from './casualty-deeds.js';
import type { Law, Member } from './casualty-units.js';

/** How a way to meet the points is typed: `eliminate:1,pin:2`, and `put:3=2` for points on an AFV, vehicle or Gun. */
export const CHOICE_METAVAR = 'eliminate:1,pin:2';

/** One thing that is to be done, to the unit with this number; 0 is of nobody. */
export interface Choice {
  readonly act: Act;
  readonly number: number;
  readonly put: number;
}
type Typed = Omit<Choice, 'number'> & { readonly whom: string };

const partOf = (part: string): Typed | undefined => {
  const found = /^([a-z-]+)(?:[: ]\s*(\d{1,2})|:\s*([^=]*[^=\d\s][^=]*))(?:=(\d))?$/i.exec(part.trim());
  if (!found) return undefined;
  const [, typed, number, name, put] = found;
  const act = typed!.toLowerCase();
  if (!(ACTS as readonly string[]).includes(act!) || (act === 'put') !== (put !== undefined))
    return undefined;
  return { act: act as Act, whom: (number ?? name)!.trim(), put: Number(put ?? 0) };
};

/** What is wrong with a choice as it was typed. */
export function choiceFault(entry: string): Fault | undefined {
  const wrong = entry.split(',').find((part) => !partOf(part));
  if (wrong === undefined) return undefined;
  const [act = ''] = wrong.trim().split(/[: =]/);
  return {
    takes: `${ACTS.filter((name) => name !== 'put').join(', ')} with the number of a unit or its name, or put:1=2 for points on it: ${CHOICE_METAVAR}`,
    ...(!(ACTS as readonly string[]).includes(act) && { word: [act, ACTS] as const }),
  };
}

/**
 * What is to be done, in the order in which it was typed.
 * @param names of the units in their order, where they have any
 */
export const choicesIn = (entries: readonly string[], names: readonly string[] = []): Choice[] =>
  entries.flatMap((entry) =>
    entry.split(',').map((part) => {
      const { act, whom, put } = partOf(part)!;
      return { act, number: numberOf(whom, names), put };
    }),
  );

/** A unit may be called by a number: its name comes first. */
function numberOf(whom: string, names: readonly string[]): number {
  const called = names.findIndex((name) => sameName(name, whom)) + 1;
  return called === 0 && /^\d+$/.test(whom) ? Number(whom) : called;
}

/** The first name that was typed and is that of nobody. */
export const strangerIn = (entries: readonly string[], names: readonly string[] = []): string | undefined =>
  entries
    .flatMap((entry) => entry.split(',').map((part) => partOf(part)!.whom))
    .find((whom) => !/^\d+$/.test(whom) && numberOf(whom, names) === 0);

/** What has been chosen for one unit: several things at once make sense in one case, reduced and then pinned (14.61). */
export function together(acts: readonly Act[]): Act | 'pin, then eliminate' | 'twice' {
  const only = new Set(acts.filter((act) => act !== 'ignore'));
  if (only.size !== acts.filter((act) => act !== 'ignore').length) return 'twice';
  if (only.size === 0) return 'ignore';
  if (only.size === 1) return [...only][0]!;
  if (only.size === 2 && only.has('reduce') && only.has('pin')) return 'reduce-pin';
  return 'pin, then eliminate';
}

/** The deed that was chosen for a unit. A unit that may ignore a point does, unless another alone may. */
export const deedChosen = (member: Member, act: Act, put: number, law: Law, ignored: boolean): Deed => ({
  member,
  act,
  put,
  ignores: act === 'ignore' || (mayIgnore(member, law) && !(law.oneIgnores && ignored)),
});
