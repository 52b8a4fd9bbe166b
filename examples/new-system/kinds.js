// @ts-check
import { count, kind, say } from 'wg/rules';

const figures = count('figures in the unit', { max: 30, required: true });

/** A unit on foot: what a roster says of it, how its figures are counted, and when it is out of the game. */
export const infantry = kind({
  name: 'infantry',
  says: 'figures on foot',
  profile: { figures },
  marks: {},
  strength: { total: 'figures', parts: {} },
  gone: (unit) => (unit.figures === 0 ? 'nobody is left' : undefined),
  stands: (unit) => [`${say.counted(unit.figures, 'figure')} of ${unit.began.figures}`],
});

export const kinds = { infantry };
