import { choice, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { fireNumbers } from '../fire/tables.js';
import { type ClauseId, look, refuse, step } from '../words.js';

/** Where mortars stand, and who sees for them (12.61, 12.62, 12.65, 20.5), whatever they fire. */

const SPOTTERS = ['unpinned', 'pinned', 'sniper', 'nobody'] as const;

/** Who sees the hex that is fired at, for those who do not. */
export const spotterField = (whose: string, group?: string) =>
  choice(SPOTTERS, `who sees the hex, ${whose}`, group === undefined ? {} : { group });

export const mortarFields = (group?: string) => {
  const there = group === undefined ? {} : { group };
  return {
    fromBuilding: toggle('the mortars that fire are in a building hex', there),
    spotter: spotterField('where the mortars do not', group),
  };
};

interface Placed {
  readonly range: number | undefined;
  readonly fromBuilding: boolean;
  readonly fromBunker: boolean;
  readonly spotter: (typeof SPOTTERS)[number] | undefined;
}

/** What forbids mortars to fire from where they are, at what they do not see, or at what is too near. */
export function* mayFireMortars({ range, fromBuilding, fromBunker, spotter }: Placed): Rule<void> {
  if (fromBunker) refuse('vv:beyond.20.5', 'No mortar fires from inside a bunker.');
  if (fromBuilding) refuse('vv:beyond.12.6', 'No mortar fires out of a building hex.');
  const { value: least } = yield* look(fireNumbers.cells['mortars from']);
  if (range !== undefined && range < least)
    refuse('vv:beyond.12.6', `Mortars fire at ${least} hexes or more, not at ${range}.`);
  yield* isSpotted('vv:beyond.12.62', spotter);
}

/** Only an unpinned unit that sees the hex spots for others, and no sniper does (12.62, 14.7, 17.1, 21.3). */
export function* isSpotted(clause: ClauseId, spotter: Placed['spotter']): Rule<void> {
  if (spotter === undefined) return;
  const why = {
    pinned: 'A pinned unit is no spotter.',
    sniper: 'A sniper is no spotter.',
    nobody: 'Nobody sees that hex: an unpinned unit has to.',
  };
  if (spotter !== 'unpinned') refuse(clause, why[spotter]);
  yield* step({
    id: 'spotter',
    clause,
    value: true,
    text: 'an unpinned unit that sees the hex spots for it',
  });
}
