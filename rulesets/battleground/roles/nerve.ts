import { count } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { MOST } from '../figures.js';
import { infantry } from '../kinds.js';
import { role, takes } from '../words.js';
import { inMelee, startFigures } from './foot.js';

/** Optional rule: whose nerve is tested. */

/** What decides a test of nerve. */
const TESTED = ['grade', 'leaders', 'ran'] as const;
const tested = {
  grade: { short: 'g' },
  leaders: { help: 'leaders still there', short: 'l', max: MOST },
  ran: { help: 'carries the run marker' },
};

/** A unit that has lost figures to the last attack. */
export const shakenUnit = role('unit', {
  says: 'the unit',
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: ['grade', 'figures', 'lastLost', 'leaders', 'ran', 'lastCause', 'lostBefore'],
      called: { lastLost: 'lost', lastCause: 'cause' },
      as: {
        ...tested,
        figures: { help: 'figures in the unit before this attack', short: 'f', min: 1 },
        lastLost: { help: 'figures it lost to this attack', max: MOST },
        lastCause: { help: 'what it lost them to' },
        lostBefore: { help: 'figures it lost before, under the same card', max: MOST },
      },
      most: { is: MOST, clause: 'bg:unit.2' },
      value: {
        figures: ({ figures, lastLost }) => figures + lastLost,
        lostBefore: ({ lostBefore, lastLost }) => Math.max(lostBefore - lastLost, 0),
      },
      also: {
        inMelee: inMelee('it is in a melee'),
        startFigures: derived(
          count('figures it had when the game began', { min: 1, max: MOST }),
          startFigures,
        ),
      },
      bars: [
        {
          clause: 'bg:retreat.1',
          when: ({ lastLost }, { lost }) => lastLost === 0 && lost === undefined,
          says: ({ name }) => `${name} lost nobody to the last attack: there is nothing to test.`,
          way: 'If it did: --lost.',
        },
      ],
    }),
  },
  others: {
    clause: 'bg:retreat.1',
    says: ({ name }) => `${name} is no infantry: it cannot retreat or rout.`,
  },
});

/** A unit that routs, and may rally. */
export const router = role('unit', {
  says: 'the unit',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      prefix: '',
      fields: TESTED,
      as: tested,
      also: { inMelee: inMelee('it is in a melee') },
      bars: [
        {
          clause: 'bg:retreat.3',
          when: ({ routing }) => !routing,
          says: ({ name }) => `${name} does not rout: there is nothing to rally from.`,
          way: ({ name }) => `If it does: wg roster mark '${name}' routing.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:retreat.3', says: ({ name }) => `${name} is no infantry: it cannot rally.` },
});
