import { quoted } from '../../../src/rules/text/say.js';
import { present } from '../roster/figures.js';
import { inMelee, most, startFiguresOfShaken } from '../roster/foot.js';
import { infantry } from '../roster/kinds.js';
import { role, takes } from '../words.js';

/** Optional rule: whose nerve is tested. */

/** A unit that has lost figures to the last attack. */
export const shakenUnit = role('unit', {
  says: 'the unit',
  takes: {
    infantry: takes({
      kind: infantry,
      fields: ['grade', 'figures', 'lastLost', 'leaders', 'ran', 'lastCause', 'lostBefore'],
      called: { lastLost: 'lost', lastCause: 'cause' },
      as: { figures: { help: 'figures in the unit before this attack' }, lastLost: { max: most.is } },
      most,
      value: {
        figures: (of) => present(of) + of.lastLost,
        lostBefore: ({ lostBefore, lastLost }) => Math.max(lostBefore - lastLost, 0),
      },
      also: { inMelee, startFigures: startFiguresOfShaken },
      bars: [
        {
          clause: 'bg:retreat.1',
          when: ({ lastLost }, { lost }) => lastLost === 0 && lost === undefined,
          says: 'lost nobody to the last attack: there is nothing to test',
          way: 'If it did: --lost.',
        },
      ],
    }),
  },
  others: { clause: 'bg:retreat.1', says: 'is no infantry: it cannot retreat or rout' },
});

/** A unit that routs, and may rally. */
export const router = role('unit', {
  says: 'the unit',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      fields: ['grade', 'leaders', 'ran'],
      most,
      also: { inMelee },
      bars: [
        {
          clause: 'bg:retreat.3',
          when: ({ routing }) => !routing,
          says: 'does not rout: there is nothing to rally from',
          way: ({ name }) => `If it does: wg roster mark ${quoted(name)} routing.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:retreat.3', says: 'is no infantry: it cannot rally' },
});
