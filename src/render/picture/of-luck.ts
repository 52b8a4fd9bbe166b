import type { Review } from '../../luck/review.js';
import { tailsOf } from '../../luck/spread.js';
import { toNumber } from '../../odds/distribution.js';
import { html } from '../html.js';
import { gistOf, methodOf } from '../luck.js';
import { sideSaid } from '../names.js';
import { HEIGHT, luckCaption, luckDrawing, luckTable, strokeClass } from '../report/chart.js';
import type { Chart, Picture } from './picture.js';
import { WIDTH } from './picture.js';

/** The luck of a game: over the turns, with all its rolls as data. */
export function luckPicture(game: string, of: Review, repeats: number): Picture {
  const { luck, rolls } = of;
  return {
    title: `Game ${game}: luck`,
    says: gistOf(of),
    notes: luck.sides.length > 0 || of.strange.length > 0 ? methodOf(of, repeats) : [],
    charts: luck.sides.length > 0 ? [chartOf(of)] : [],
    data: {
      columns: [
        'event',
        'turn',
        'side',
        'of',
        'actual',
        'expected',
        'this or more',
        'this or less',
        'fewer is better',
      ],
      rows: rolls.map(({ asked: { number, by, turn }, of: word, fewer, actual, spread }) => {
        const { atLeast, atMost, total } = tailsOf(spread, actual);
        return [
          number,
          turn ?? '',
          by ?? '',
          word,
          actual,
          spread.mean,
          toNumber(atLeast, total),
          toNumber(atMost, total),
          fewer ? 'yes' : 'no',
        ];
      }),
    },
  };
}

/** The luck of each side over the turns, with whose line is whose below it. */
function chartOf({ luck }: Review): Chart {
  const legend = luck.sides.map(({ side }, i) => {
    const y = HEIGHT + 18 + i * 22;
    return html`<path class="${strokeClass(i)}" d="M0 ${y - 5}H48"/><text x="56" y="${y}">${sideSaid(side)}</text>\n`;
  });
  return {
    title: luckCaption(luck),
    drawing: {
      width: WIDTH,
      height: HEIGHT + 8 + luck.sides.length * 22,
      body: html`${luckDrawing(luck)}${legend}`,
    },
    table: luckTable(luck),
  };
}
