// @ts-check
import { action, dice, inputsOf, rounds, say, toggle } from 'wg/rules';
import { charger, defender, notShaken } from './roles.js';
import { limits } from './tables.js';
import { look, ruling, step } from './words.js';

/**
 * How many enemies a side takes off in a round.
 * @param {string} name of its dice
 * @param {number} figures
 * @param {number} needed
 */
function* struck(name, figures, needed) {
  const { hits } = yield* dice({
    dice: [name],
    times: figures,
    tally: ['hits'],
    read: (face) => ({ hits: face >= needed ? 1 : 0 }),
  });
  return hits;
}

export const melee = action({
  name: 'melee',
  says: 'A charge, and the melee to its end',
  roles: [charger, defender],
  inputs: {
    ...inputsOf(charger, defender),
    cover: toggle('the enemy is in cover', {}),
  },
  permits: [notShaken],
  examples: [
    ['wg melee -r lite --figures 4 --enemy-figures 3', 'four figures charge three'],
    ['wg melee -r lite --figures 2 --enemy-figures 2 --cover', 'into cover'],
  ],
  result: {
    winner: { help: 'whose figures are left', order: ['charger', 'defender', 'nobody'] },
    figures: { help: 'figures of those who charged that are left' },
    enemies: { help: 'figures of the enemy that are left' },
  },
  *resolve({ figures, enemyFigures, cover }) {
    const { value: needed } = yield* look(limits.cells['melee hit']);
    const covered = cover && (yield* ruling('lite:R1')) === 2;
    if (covered)
      yield* step({
        id: 'cover',
        clause: 'lite:melee.1',
        value: needed + 1,
        text: `into cover those who charge need ${needed + 1}`,
        ruling: 'lite:R1',
      });
    const left = yield* rounds({
      name: 'melee',
      start: { figures, enemies: enemyFigures },
      isOver: (of) => of.figures === 0 || of.enemies === 0,
      *round(of) {
        const lost = yield* struck('enemy', of.enemies, needed);
        const won = yield* struck('charger', of.figures, covered ? needed + 1 : needed);
        const after = { figures: Math.max(0, of.figures - lost), enemies: Math.max(0, of.enemies - won) };
        yield* step({
          id: 'round',
          clause: 'lite:melee.1',
          value: [after.figures, after.enemies],
          text: () => `${after.figures} of ${of.figures} and ${after.enemies} of ${of.enemies} left`,
        });
        return after;
      },
    });
    yield* charger.as.infantry.lose('lite:melee.2', { figures: figures - left.figures });
    yield* defender.as.infantry.lose('lite:melee.2', { figures: enemyFigures - left.enemies });
    const winner = left.figures > 0 ? 'charger' : left.enemies > 0 ? 'defender' : 'nobody';
    yield* step({
      id: 'winner',
      clause: 'lite:melee.2',
      value: winner,
      text: winner === 'nobody' ? 'nobody is left' : `the ${winner} holds the field`,
    });
    return { winner, ...left };
  },
  luck: () => ({ of: 'enemies left', read: ({ enemies }) => enemies, fewer: true }),
  announce: ({ winner, figures, enemies }) =>
    winner === 'nobody'
      ? 'nobody is left on either side'
      : `the ${winner} wins with ${say.counted(winner === 'charger' ? figures : enemies, 'figure')}`,
});
