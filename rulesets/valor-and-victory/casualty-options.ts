import { ACTS, type Deed, mayIgnore, pointsOf } from './casualty-deeds.js';
import { objectionTo } from './casualty-objections.js';
import type { Law, Member } from './casualty-units.js';

/** Deeds that were worked out already: ways ask for them over and over. */
const known = new WeakMap<Law, Map<Member, readonly Deed[]>>();

/** Everything that may be done with a unit by itself. */
export function deedsFor(member: Member, law: Law): readonly Deed[] {
  const deeds = known.get(law) ?? new Map<Member, readonly Deed[]>();
  known.set(law, deeds);
  if (!deeds.has(member)) deeds.set(member, lawfulDeeds(member, law));
  return deeds.get(member)!;
}

function lawfulDeeds(member: Member, law: Law): Deed[] {
  const ignores = mayIgnore(member, law);
  const deeds = ACTS.flatMap((act) => {
    const puts =
      act === 'put'
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n <= Math.max(member.rating, law.mostOnAfv))
        : [0];
    return puts.flatMap((put): Deed[] => {
      const plain = { member, act, put, ignores: false };
      if (act === 'ignore') return [{ ...plain, ignores: true }];
      // Where one unit alone may ignore a point, each may also be the one that does not.
      return ignores ? [{ ...plain, ignores: true }, ...(law.oneIgnores ? [plain] : [])] : [plain];
    });
  });
  return deeds.filter((deed) => objectionTo(deed, law) === undefined && pointsOf(deed, law) > 0);
}
