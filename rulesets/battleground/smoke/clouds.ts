import type { Rule } from '../../../src/rules/rule.js';
import type { Battlefield } from '../battlefield.js';
import type { Cloud } from '../slots.js';
import { type ClauseId, step } from '../words.js';

/** What lies there as players call it: `the smoke (by the mill)`. */
export const cloudSaid = ({ what, where }: Cloud): string =>
  where ? `the ${what} (${where})` : `the ${what}`;

const CLAUSES: Readonly<Record<Cloud['what'], Readonly<Record<Cloud['by'], ClauseId>>>> = {
  smoke: { infantry: 'bg:smoke.3', artillery: 'bg:smoke.4' },
  flare: { infantry: 'bg:flare.1', artillery: 'bg:flare.3' },
};

/** Whether a flare lights the table now: one that artillery launches after the cards lights the next turn (flare.1, flare.3). */
export const isLit = ({ clouds, deck }: Battlefield): boolean =>
  clouds.some(({ what, due }) => what === 'flare' && (due || !deck.over));

/**
 * What the end of a turn will do to smoke and flares, one line each.
 * @param skipped there is no special actions phase, in which smoke is tidied up
 */
export function* tidyUp(clouds: readonly Cloud[], skipped: boolean): Rule<void> {
  for (const cloud of clouds) {
    if (skipped && cloud.what === 'smoke') continue;
    const ends = cloud.phases === 1;
    const does =
      cloud.what === 'flare'
        ? 'burns to the end of this turn'
        : ends
          ? 'goes at the end of this turn'
          : 'thins at the end of this turn, and still blocks all fire';
    yield* step({
      id: ends ? `${cloud.what}-gone` : `${cloud.what}-thins`,
      clause: CLAUSES[cloud.what][cloud.by],
      value: cloud.where,
      text: `${cloudSaid(cloud)} ${does}`,
    });
  }
}
