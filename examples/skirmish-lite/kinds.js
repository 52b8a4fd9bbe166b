// @ts-check
import { choice, count, kind, say, toggle } from 'wg/rules';
import { QUALITY } from './tables.js';

/** A unit on foot. */
export const infantry = kind({
  name: 'infantry',
  says: 'figures on foot',
  profile: {
    quality: choice(QUALITY, 'raw, trained or elite', { required: true, short: 'q' }),
    figures: count('figures in the unit', { max: 20, required: true, short: 'f' }),
  },
  marks: {
    shot: toggle('this turn: it has shot', {}),
    shaken: toggle('shaken: it failed its last test of morale', {}),
  },
  lasts: { shot: 'turn' },
  strength: { total: 'figures', parts: {} },
  gone: (unit) => (unit.figures === 0 ? 'nobody is left' : undefined),
  stands: (unit) => [
    `${unit.quality}, ${say.counted(unit.figures, 'figure')} of ${unit.began.figures}`,
    ...(unit.shaken ? ['shaken'] : []),
    ...(unit.shot ? ['has shot'] : []),
  ],
});

export const kinds = { infantry };
