import type { Fairness } from '../../luck/fairness.js';
import type { RareRoll, SideLuck } from '../../luck/luck.js';
import type { Review } from '../../luck/review.js';
import { capital, grouped } from '../../rules/text/say.js';
import { luckier, oneIn } from '../chances.js';
import { diceSaid, meaningOf, testSaid } from '../fairness.js';
import { type Html, html } from '../html.js';
import { gistOf, methodOf, wordSaid } from '../luck.js';
import { sideSaid } from '../names.js';
import { luckChart } from './chart.js';

/** The luck of a game: who had it, over the turns, and its rarest moments. */
export function luckSection(of: Review, said: ReadonlyMap<RareRoll, string>, repeats: number): Html {
  const { luck } = of;
  return html`<section class="judged" aria-labelledby="luck">
<h2 id="luck">Luck</h2>
<p>${sentence(gistOf(of))}</p>
${
  luck.sides.length > 0 &&
  html`${luckTable(luck.sides)}
${luckChart(luck)}
${luck.sides.map((side) => moments(side, said))}
<p class="faint">${methodOf(of, repeats).join(' ')}</p>`
}
</section>`;
}

const sentence = (text: string): string => `${capital(text)}.`;

const luckTable = (sides: readonly SideLuck[]): Html => html`<div class="wide"><table>
<caption>What each side rolled, and what was to be expected; luck is the share of such games that went worse</caption>
<thead><tr><th scope="col">Side</th><th scope="col">Rolls</th><th scope="col">Expected</th><th scope="col">Actual</th><th scope="col">Luck</th></tr></thead>
${sides.map(
  ({ side, words, percentile }) => html`<tbody>
<tr class="sum"><th scope="rowgroup" colspan="4">${sideSaid(side)}</th><td>${share(percentile)}</td></tr>
${words.map(
  (word) =>
    html`<tr><th scope="row">${wordSaid(word)}</th><td>${grouped(word.rolls)}</td><td>${grouped(word.expected, 2)}</td><td>${grouped(word.actual)}</td><td>${share(word.percentile)}</td></tr>\n`,
)}</tbody>
`,
)}</table></div>`;

/** A percentile in a table: never everything or nothing. */
const share = (percentile: number): string =>
  percentile > 99.9
    ? '>99.9%'
    : percentile < 0.1
      ? '<0.1%'
      : `${percentile.toFixed(percentile > 99 || percentile < 1 ? 1 : 0)}%`;

const moments = (
  of: SideLuck,
  said: ReadonlyMap<RareRoll, string>,
): Html => html`<h3>${sideSaid(of.side)}: ${luckier(of.percentile)}</h3>
${list('Luckiest', of.luckiest, said)}${list('Unluckiest', of.unluckiest, said)}`;

const list = (title: string, all: readonly RareRoll[], said: ReadonlyMap<RareRoll, string>): Html | false =>
  all.length > 0 &&
  html`<p>${title}:</p>
<ul>${all.map((moment) => {
    const { number } = moment.roll.asked;
    const expected = grouped(moment.roll.spread.mean, 1);
    return html`<li><a href="#event-${number}">${number}</a> ${said.get(moment)}; ${oneIn(moment.chance)} (${expected} expected)</li>`;
  })}</ul>
`;

/** How even the dice of a game were, by kind. */
export const diceSection = (dice: readonly Fairness[]): Html => html`<section aria-labelledby="dice">
<h2 id="dice">The dice</h2>
${dice.length === 0 ? html`<p>No dice were thrown.</p>` : dice.map(diceTable)}
</section>`;

function diceTable(of: Fairness): Html {
  const test = testSaid(of);
  return html`<p>${sentence(`${diceSaid(of)}: ${meaningOf(of)}`)}${test && html` <span class="faint">(${test})</span>`}</p>
<div class="wide"><table>
<caption>How often each face came up</caption>
<thead><tr><th scope="col">Face</th>${of.faces.map(({ face }) => html`<th scope="col">${face}</th>`)}</tr></thead>
<tbody>
<tr><th scope="row">came up</th>${of.faces.map(({ came }) => html`<td>${grouped(came)}</td>`)}</tr>
<tr><th scope="row">expected</th>${of.faces.map(({ expected }) => html`<td>${grouped(expected, 1)}</td>`)}</tr>
</tbody>
</table></div>
`;
}
