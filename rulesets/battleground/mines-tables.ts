import { inferred, printed, table } from '../../src/rules/cell.js';

/** What a minefield does to a vehicle, besides what it has suffered already. */
export type MineEffect = 'none' | 'immobilised' | 'destroyed';

export const mineEffects = table<MineEffect, `${'unarmoured' | 'armoured'} ${1 | 2}` | 'armoured 4'>({
  id: 'bg:table.mine-effects',
  title: 'What mine hits do to a vehicle',
  unit: 'effect',
  cells: {
    'unarmoured 1': printed('immobilised'),
    'unarmoured 2': printed('destroyed'),
    'armoured 1': printed('none'),
    'armoured 2': printed('immobilised'),
    'armoured 4': inferred<MineEffect>('immobilised', 'bg:R102', { 2: 'destroyed' }),
  },
});
