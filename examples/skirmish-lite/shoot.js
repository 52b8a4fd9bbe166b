// @ts-check
import { action, choice, dice, inputsOf, measure, say } from 'wg/rules';
import { notShaken, shooter, target } from './roles.js';
import { COVER, cover, limits } from './tables.js';
import { look, step } from './words.js';

export const shoot = action({
  name: 'shoot',
  says: 'A volley at an enemy',
  roles: [shooter, target],
  inputs: {
    ...inputsOf(shooter, target),
    cover: choice(COVER, 'what the target is in', { default: 'open', short: 'c' }),
    range: measure('how far the target is', { unit: 'inches', max: 48 }),
  },
  permits: [
    notShaken,
    {
      clause: 'lite:turn.2',
      word: 'shot',
      when: ({ shot }) => shot,
      says: 'It has shot in this turn.',
      way: 'wg turn',
    },
  ],
  examples: [
    ['wg shoot -r lite --figures 6 --cover soft', 'six figures at a target in a wood'],
    ['wg shoot -r lite --figures 5 --range 20 --target-figures 3', 'far away, at three figures'],
    ['wg shoot -r lite --figures 3 --dice "5 2 6"', 'with dice thrown by hand'],
  ],
  result: {
    hits: { help: 'hits on the target' },
    casualties: { help: 'figures of the target that fall, where it is known how many there are' },
  },
  *resolve({ figures, cover: where, range, targetFigures }) {
    const base = yield* look(cover.cells[where]);
    const far = yield* look(limits.cells['long range']);
    const isFar = range !== undefined && range > far.value;
    const needed = Math.min(6, base.value + (isFar ? 1 : 0));
    if (isFar)
      yield* step({
        id: 'range',
        clause: 'lite:shoot.2',
        value: needed,
        text: `beyond ${far.value} in: hits on ${needed}+`,
        from: far,
      });
    const { hits } = yield* dice({
      dice: ['fire'],
      times: figures,
      tally: ['hits'],
      read: (face) => ({ hits: face >= needed ? 1 : 0 }),
    });
    yield* step({
      id: 'hits',
      clause: 'lite:shoot.1',
      value: hits,
      text: () => `hits on ${needed}+: ${say.outOf(hits, figures)}`,
      from: base,
    });
    yield* shooter.as.infantry.set('lite:turn.2', { shot: true });
    if (targetFigures === undefined) return { hits };
    const casualties = Math.min(hits, targetFigures);
    yield* target.as.infantry.lose('lite:shoot.3', { figures: casualties });
    yield* step({
      id: 'casualties',
      clause: 'lite:shoot.3',
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
