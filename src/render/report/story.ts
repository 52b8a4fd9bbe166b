import type { Resolution } from '../../rules/record.js';
import type { Step } from '../../rules/rule.js';
import { diceTogether } from '../answer-parts.js';
import { Html, html } from '../html.js';

/** Something that happened, as a report tells it. */
export interface Happened {
  /** Its number as `wg log` has it; none for what was agreed on. */
  readonly number?: number;
  readonly side?: string;
  /** What was done, and what came of it. */
  readonly says: string;
  readonly undone: boolean;
  readonly record?: Resolution;
}

/** A turn with all that happened in it; no name before the first, and where there are none. */
export interface Turn {
  readonly name: string;
  /** One by one: a long game is longer than there is room for. */
  readonly happened: () => AsyncIterable<Happened>;
}

/** How a turn is linked to. */
export const turnId = (i: number): string => `turn-${i + 1}`;

/** Of what happened so many characters are handed on at once: to wait for each event takes longer than to tell it. */
const PIECE = 1 << 15;

/** The story of a game, by turns, piece by piece. */
export async function* storySection(turns: readonly Turn[]): AsyncGenerator<Html> {
  yield html`<section aria-labelledby="story">
<h2 id="story">The story</h2>
${turns.length === 0 && html`<p>Nothing has been resolved yet.</p>`}
`;
  for (const [i, { name, happened }] of turns.entries()) {
    yield html`<section class="turn" aria-labelledby="${turnId(i)}">
<h3 id="${turnId(i)}">${name}</h3>
<ol class="events">
`;
    let items = '';
    for await (const one of happened()) {
      items += item(one).text;
      if (items.length < PIECE) continue;
      yield new Html(items);
      items = '';
    }
    yield html`${new Html(items)}</ol>
</section>
`;
  }
  yield html`</section>`;
}

function item({ number, side, says, undone, record }: Happened): Html {
  const told = html`${side !== undefined && html`<b>${side}:</b> `}${says}`;
  const id = number === undefined ? '' : html` id="event-${number}"`;
  return html`<li${id}>${number !== undefined && html`<span class="number">${number}</span>`}<p>${undone ? html`<s>${told}</s> (taken back)` : told}</p>
${record && html`${dice(record.steps)}${steps(record)}`}</li>
`;
}

/** The natural dice of a resolution, by their names. */
function dice(steps: readonly Step[]): Html | false {
  const thrown = diceTogether(steps.flatMap((step) => step.dice ?? []));
  return (
    thrown.length > 0 &&
    html`<ul class="dice">${thrown.map(
      ({ name, faces }) =>
        html`<li>${name.replaceAll('-', ' ')} ${faces.map((face) => html`<span class="die">${face}</span> `)}</li>`,
    )}</ul>
`
  );
}

/** How it was worked out, line by line, with the clause behind each and where its dice came from. */
const steps = ({ steps: all, seed, rulings }: Resolution): Html => html`<details><summary>How</summary>
<ol>${all.map(
  ({ text, clause, ruling, own }) =>
    html`<li>${text} <span class="faint">${[clause, ...(ruling ? [ruling] : []), ...(own ? ['house rules'] : [])].join(', ')}</span></li>`,
)}</ol>
<p class="faint">${source(seed, rulings)}</p></details>`;

function source(seed: string | null, rulings: Readonly<Record<string, number>>): string {
  const from = seed === null ? 'Dice thrown by hand' : `Dice of wg, seed ${seed}`;
  const chosen = Object.entries(rulings).filter(([, option]) => option !== 1);
  return [from, ...chosen.map(([id, option]) => `${id} played by option ${option}`)].join('; ');
}
