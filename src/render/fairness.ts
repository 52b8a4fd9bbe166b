import type { Fairness } from '../luck/fairness.js';
import { grouped } from '../rules/text/say.js';
import { oneIn } from './chances.js';
import { hang, type Page } from './page.js';

/** Whose dice they are: those the program threw, or those the players typed. */
export const diceSaid = ({ kind, thrower, dice }: Fairness): string => {
  const n = grouped(dice);
  return thrower === 'program' ? `${n} ${kind} thrown by wg` : `${n} ${kind} thrown by hand`;
};

const games = (p: number, do1: string, doMany: string): string => {
  const odds = oneIn(p);
  const [n, ...rest] = odds.split(' ');
  return `${n} ${n === '1' ? 'game' : 'games'} ${rest.join(' ')} ${n === '1' ? do1 : doMany}`;
};

/** What the test of dice means, in a sentence. */
export function meaningOf({ test, dice, needed }: Fairness): string {
  if (!test) return `too few to tell: ${grouped(dice)} of at least ${grouped(needed)}`;
  const { p } = test;
  const uneven = games(p, 'looks at least as uneven', 'look at least as uneven');
  if (p > 0.99) return `very even, as only ${games(1 - p, 'is', 'are')} with fair dice`;
  if (p >= 0.05) return `as fair dice fall; ${uneven}`;
  if (p >= 0.01) return `somewhat uneven, but fair dice do that too; ${uneven}`;
  if (p >= 0.001) return `uneven; of games with fair dice ${uneven}`;
  return `hardly what fair dice do; ${uneven}`;
}

/** The figures behind it: `chi-square 4.21, 5 degrees of freedom, p = 0.52`. */
export const testSaid = ({ test }: Fairness): string | undefined =>
  test &&
  `chi-square ${test.chiSquare.toFixed(2)}, ${test.freedom} degree${test.freedom === 1 ? '' : 's'} of freedom, ` +
    `p ${test.p < 0.0001 ? '< 0.0001' : `= ${Number(test.p.toPrecision(2))}`}`;

/** How even the natural dice of a game were, by kind. */
export function diceLines(dice: readonly Fairness[], page: Page): string[] {
  const { theme, width } = page;
  if (dice.length === 0) return [];
  return [
    '',
    ...hang('', theme.head('The dice'), width),
    ...dice.flatMap((of) => {
      const test = testSaid(of);
      return [
        ...hang('  ', `${diceSaid(of)}: ${meaningOf(of)}`, width, 4),
        ...faceLines(of, page),
        ...(test === undefined ? [] : hang('    ', test, width).map(theme.faint)),
      ];
    }),
  ];
}

/** How often each face came up, with what was to be expected where that differs from face to face. */
function faceLines({ faces }: Fairness, { width, theme }: Page): string[] {
  const even = faces.every(({ expected }) => expected === faces[0]!.expected);
  const counts = faces.map(({ face, came, expected }) =>
    even ? `${face}: ${grouped(came)}` : `${face}: ${grouped(came)} (${grouped(expected, 1)})`,
  );
  const each = even ? `, ${grouped(faces[0]!.expected, 1)} of each expected` : ', expected in brackets';
  return hang('    ', `${counts.join('  ')}${each}`, width).map(theme.faint);
}
