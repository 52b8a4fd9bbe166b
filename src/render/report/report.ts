import type { RareRoll } from '../../luck/luck.js';
import type { Review } from '../../luck/review.js';
import { countedLong, list } from '../../rules/text/say.js';
import { type Html, html, pageStart } from '../html.js';
import { diceSection, luckSection } from './luck.js';
import { storySection, type Turn, turnId } from './story.js';
import { STYLE } from './style.js';

/** All that a report tells. */
export interface Report {
  readonly game: string;
  /** The rule systems it was played by. */
  readonly systems: readonly string[];
  readonly sides: readonly string[];
  /** The house rules it is played by, a line each; none is by the book. */
  readonly house: readonly string[];
  /** The day of the first line and that of the last, in ISO 8601. */
  readonly days: readonly string[];
  readonly turns: readonly Turn[];
  readonly review: Review;
  /** What happened in the moments that are told of. */
  readonly said: ReadonlyMap<RareRoll, string>;
  readonly repeats: number;
  /** The lines of the log, and the name of the last. */
  readonly lines: number;
  readonly head: string;
}

/** A game as a page of its own, piece by piece: one file, which loads nothing and runs nothing. */
export async function* reportHtml(of: Report): AsyncGenerator<string> {
  const { game, turns, review, said, repeats } = of;
  yield html`${pageStart(`${game}: after-action report`, STYLE)}
<body>
<header>
<h1>${game}</h1>
${facts(of)}
</header>
${contents(turns)}
<main>
`.text;
  for await (const piece of storySection(turns)) yield piece.text;
  yield html`
${luckSection(review, said, repeats)}
${diceSection(review.dice)}
</main>
<footer>
${proof(of)}
</footer>
</body>
</html>
`.text;
}

const facts = ({ systems, sides, house, days }: Report): Html => html`<dl>
${systems.length > 0 && html`<dt>Rules</dt><dd>${list(systems)}</dd>`}
${sides.length > 0 && html`<dt>Sides</dt><dd>${list(sides)}</dd>`}
${days.length > 0 && html`<dt>Played</dt><dd>${days.map((day, i) => html`${i > 0 && ' to '}<time datetime="${day}">${day}</time>`)}</dd>`}
<dt>House rules</dt><dd>${house.length === 0 ? 'none: played by the book' : html`<ul>${house.map((line) => html`<li>${line}</li>`)}</ul>`}</dd>
</dl>`;

const contents = (turns: readonly Turn[]): Html => html`<nav aria-label="Contents"><ul>
${turns.map(({ name }, i) => html`<li><a href="#${turnId(i)}">${name}</a></li>\n`)}<li><a href="#luck">Luck</a></li>
<li><a href="#dice">The dice</a></li>
<li><a href="#proof">How to prove it</a></li>
</ul></nav>`;

const proof = ({ lines, head }: Report): Html => html`<h2 id="proof">How to prove it</h2>
<p>Every line of the log holds a hash of the line before it, so that none can be changed, moved or left out unseen. The log
has ${countedLong(lines, 'line')}; the last of them has the name</p>
<pre><code>${head}</code></pre>
<p>Whoever has the log can have <code>wg replay</code> prove every roll of it, and <code>wg replay --head</code> with that name
whether it was cut short.</p>`;
