import type { Bearing, Moment, Objection } from '../rules/permit.js';
import type { AnyRole } from '../rules/role.js';
import type { Unit } from '../rules/roster.js';
import { sameName } from '../rules/text/likeness.js';
import { are, names } from '../rules/text/say.js';

/** What speaks against a deed besides the state of those who do it: the turn, other units, whose side they are of. */
export interface Against extends Objection {
  /** It is refused in every game, and not only in a strict one. */
  readonly refuses?: true;
  /** It only tells that nobody has said something: it is never refused. */
  readonly missing?: true;
  /** The option of a ruling by which it speaks; by others it does not. */
  readonly under?: { readonly ruling: string; readonly option: number };
  /** Actions that bring about what is missing. */
  readonly broughtBy?: readonly string[];
}

/** All that speaks against a deed: never the first alone. */
export const against = (
  moment: Moment,
  roles: readonly AnyRole[],
  bearings: readonly Bearing[],
): Against[] => [
  ...wrongSides(moment.named, roles),
  ...bearings
    .filter(({ actions, when }) => actions.includes(moment.action) && when(moment))
    .map(({ clause, says, word, way, refuses, missing, under, broughtBy }) => ({
      clause,
      says: says(moment),
      ...(word !== undefined && { word }),
      ...(way !== undefined && { way: typeof way === 'string' ? way : way(moment) }),
      ...(refuses && { refuses }),
      ...(missing && { missing }),
      ...(under && { under }),
      ...(broughtBy && { broughtBy }),
    })),
];

/** Nothing is done to one's own side that is for the enemy, and nothing with the enemy that is for one's own. */
function wrongSides(named: Moment['named'], roles: readonly AnyRole[]): Against[] {
  const acting = roles.find(({ acts }) => acts);
  const [doer] = (acting && named[acting.name]) ?? [];
  if (doer?.side === undefined) return [];
  return roles.flatMap(({ name, side: should }) => {
    if (!should) return [];
    const isOwn = (unit: Unit) => sameName(unit.side!, doer.side!);
    const wrong = (named[name] ?? []).filter(
      (unit) => unit.side !== undefined && isOwn(unit) !== (should.is === 'own'),
    );
    if (wrong.length === 0) return [];
    const who = `${names(wrong)} ${are(wrong.length)}`;
    const says =
      should.is === 'own'
        ? `${who} of ${wrong[0]!.side}, the enemy of ${doer.name}: this is done with one's own side.`
        : `${who} of the same side as ${doer.name}: this is done to the enemy.`;
    return [{ clause: should.clause, says, word: 'side', refuses: true as const }];
  });
}
