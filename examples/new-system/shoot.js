// @ts-check
import { action, choice, dice, inputsOf, say } from 'wg/rules';
import { infantry } from './kinds.js';
import { COVER, cover } from './tables.js';
import { look, role, ruling, step, takes } from './words.js';

const shooter = role('shooter', {
  says: 'who shoots',
  acts: true,
  // Without a roster its figures are typed: it cannot shoot with nobody.
  takes: { infantry: takes({ kind: infantry, fields: ['figures'], as: { figures: { required: true } } }) },
});
const target = role('target', {
  says: 'who is shot at',
  side: { is: 'enemy', clause: 'newsys:shoot.1' },
  takes: { infantry: takes({ kind: infantry, prefix: 'target', fields: ['figures'] }) },
});

export const shoot = action({
  name: 'shoot',
  says: 'A volley at an enemy',
  roles: [shooter, target],
  inputs: {
    ...inputsOf(shooter, target),
    cover: choice(COVER, 'what the target is in', { default: 'open', short: 'c' }),
  },
  examples: [
    ['wg shoot -r newsys --figures 5', 'five figures at a target in the open'],
    ['wg shoot -r newsys --figures 5 --cover wood --target-figures 3', 'at three figures in a wood'],
    ['wg shoot -r newsys --figures 3 --dice "5 2 6"', 'with dice thrown by hand'],
  ],
  result: {
    hits: { help: 'hits on the target' },
    casualties: { help: 'figures of the target that fall, where it is known how many there are' },
  },
  *resolve({ figures, cover: where, targetFigures }) {
    // A six may be worth more: a ruling that the players choose.
    const six = (yield* ruling('newsys:R1')) === 2 ? 2 : 1;
    const needed = yield* look(cover.cells[where]);
    const { hits } = yield* dice({
      dice: ['fire'],
      times: figures,
      tally: ['hits'],
      read: (face) => ({ hits: face < needed.value ? 0 : face === 6 ? six : 1 }),
    });
    yield* step({
      id: 'hits',
      clause: 'newsys:shoot.1',
      value: hits,
      text: () =>
        `${say.counted(figures, 'die', 'dice')}, hits on ${needed.value}+: ${say.counted(hits, 'hit')}`,
      from: needed,
      ruling: 'newsys:R1',
    });
    if (targetFigures === undefined) return { hits };
    const casualties = Math.min(hits, targetFigures);
    yield* target.as.infantry.lose('newsys:shoot.2', { figures: casualties });
    yield* step({
      id: 'casualties',
      clause: 'newsys:shoot.2',
      value: casualties,
      text: () => `${say.counted(casualties, 'figure')} of ${targetFigures} taken off`,
    });
    return { hits, casualties };
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: ({ hits, casualties }) =>
    casualties === undefined
      ? say.counted(hits, 'hit')
      : `${say.counted(hits, 'hit')}, ${say.counted(casualties, 'casualty', 'casualties')}`,
});
