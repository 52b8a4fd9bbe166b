import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const valorAndVictory: Heaviest = {
  'close-assault': {
    assault: ['3xsquad:4-6-5:valor,grenades,leader:-1'],
    defend: [
      'afv:mg=4:ff=3,2xsquad:4-6-4:aboard,lmg:3,leader:-1:aboard,afv:mg=4:immobile,squad:4-6-4:aboard',
    ],
    terrain: 'woods',
    entrenchment: 'foxholes',
    hexside: 'hedge',
    uphill: 2,
    onAfv: ['2', '2'],
  },
  turn: {},
};
