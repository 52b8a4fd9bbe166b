import type { Unit } from '../../../src/rules/roster.js';
import { names } from '../../../src/rules/text/say.js';
import { known } from '../roster/kinds.js';
import { bearings, type Moment, some } from '../words.js';
import { likeHex, placeOf } from './place.js';
import { isLeader, isPinned } from './units.js';

/** What speaks against a leader who was typed: the game knows where leaders are. */

const leads = (unit: Unit): boolean => isLeader(known(unit).counter);

/** Those who would be helped by a leader whom nobody of their side is in that hex, unpinned and as good (13.6, 14.8, 15.3). */
function ledByNobody({ doers, typed, input, state: { units } }: Moment): readonly Unit[] {
  const least = typed.includes('leader') ? Number(input.leader) : 0;
  const [first] = doers;
  const hex = first && placeOf(first, units);
  if (!(least > 0) || hex === undefined) return [];
  const helps = (unit: Unit): boolean => {
    const of = known(unit);
    const isThere = unit.side === first!.side && likeHex(placeOf(unit, units), hex);
    return isThere && !isPinned(of) && of.counter.modifier >= least;
  };
  return units.some(helps) ? [] : doers;
}

export const ledBearings = bearings(
  {
    clause: 'vv:13.6',
    word: 'leader',
    actions: ['shoot', 'anti-tank', 'close-assault', 'rally'],
    ...some(
      ledByNobody,
      (who, { input }) => `No unpinned leader of -${input.leader} is in the hex of ${names(who)}.`,
    ),
  },
  {
    clause: 'vv:beyond.6.31',
    word: 'leader',
    actions: ['move'],
    ...some(
      ({ doers, typed, input }) =>
        typed.includes('withLeader') && input.withLeader === true && !doers.some(leads) ? doers : [],
      (who) => `No leader moves with ${names(who)}, and he has to all the way.`,
    ),
    way: 'Name him too.',
  },
);
