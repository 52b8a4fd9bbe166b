import { printable } from '../engine/shown.js';
import type { AtTurn, Luck } from '../luck/luck.js';
import { bothWays, over } from './chances.js';
import { sideSaid } from './names.js';
import { hang, type Page, widthOf } from './page.js';

/** Rows of a chart: of a longer game every so many turns are shown. */
const MOST_ROWS = 24;

/** Every so many turns, the last one always. */
export function thinned<T>(turns: readonly T[], most = MOST_ROWS): { every: number; shown: readonly T[] } {
  const every = Math.ceil(turns.length / most);
  return { every, shown: turns.filter((_, i) => (turns.length - 1 - i) % every === 0) };
}

/** What the chart is in, in words. */
export const unitSaid = (unit: string | undefined): string => unit ?? 'typical rolls';

/** How a turn is called; a game without turns has one. */
export const turnSaid = (turn: string): string => turn || 'the whole game';

/** The largest distance from the middle, of all sides, so that their charts can be compared. */
export const reachOf = ({ sides }: Luck): number =>
  sides.flatMap(({ turns }) => turns).reduce((most, { luck }) => Math.max(most, Math.abs(luck)), 1);

/** Luck over the turns: a row for each, with a bar to the right for good luck, to the left for bad. */
export function chartLines(luck: Luck, page: Page): string[] {
  const { theme, width } = page;
  const reach = reachOf(luck);
  const { every } = thinned(luck.sides[0]!.turns);
  const often = every > 1 ? `, every ${every} turns` : '';
  const title = `Luck over the turns, in ${unitSaid(luck.unit)} above or below what was to be expected so far${often}`;
  return [
    '',
    ...hang('', theme.head(title), width),
    ...luck.sides.flatMap(({ side, turns }) => [
      ...hang('  ', sideSaid(side), width),
      ...rows(thinned(turns).shown, reach, page),
    ]),
  ];
}

function rows(turns: readonly AtTurn[], reach: number, page: Page): string[] {
  const label = Math.min(Math.max(...turns.map(({ turn }) => widthOf(printable(turnSaid(turn))))), 24);
  const figures = Math.max(6, over(reach).length);
  const room = Math.max(Math.min(Math.floor((page.width - label - figures - 8) / 2), 25), 3);
  return turns.map(({ turn, luck }) => {
    const name = [...printable(turnSaid(turn))].slice(0, label).join('');
    const bar = page.theme.bar(bothWays(luck / reach, room, page));
    return `    ${name.padEnd(label)} ${over(luck).padStart(figures)}  ${bar}`.trimEnd();
  });
}
