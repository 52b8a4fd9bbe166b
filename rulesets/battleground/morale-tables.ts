import { inferred, printed, table } from '../../src/rules/cell.js';

/** Optional rule: the dice of retreat, rout and rally. That a leader helps to rally too is not printed (R119). */
export const moraleDice = table({
  id: 'bg:table.morale',
  title: 'Retreat, rout and rally (optional rule)',
  unit: 'dice',
  cells: {
    test: printed(1),
    'test with a leader': printed(2),
    rally: printed(1),
    'rally with a leader': inferred(2, 'bg:R119'),
    retreat: printed(1),
    rout: printed(2),
  },
});
