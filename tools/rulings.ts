/**
 * Measures how much each ruling that players may choose moves the odds of the lines that help and the clauses offer, and writes it
 * beside the book: `rulesets/<id>/weights.ts`. What none of them shows is tried on the same lines with one flag more, and on the inputs
 * that the tests begin with and the benchmark has.
 * `npm run rulings -- bg` measures one rule system.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEMS } from '../rulesets/index.js';
import type { Weight, Weights } from '../src/rules/book/weight.js';
import { actionsOf, type RuleSystem } from '../src/rules/system.js';
import { offeredLines, otherLines, withOneMore } from './rulings/lines.js';
import { byOption, type Measurable, measurable, weightIn } from './rulings/measure.js';

/** A line with one flag more is measured where it takes no longer than a moment. */
const MOST_VARIED = 3000;

async function weightsOf(system: RuleSystem): Promise<Weights> {
  const { book } = await system.book();
  const actions = await actionsOf(system);
  const switches = Object.entries(book.rulings).filter(([, ruling]) => ruling.switch);
  const found = new Map<string, Weight>();

  const measure = (of: Measurable, ids: readonly string[], offered: boolean, most?: number) => {
    // A line that is refused may be allowed by another option of any ruling.
    const first = switches[0]![0];
    const odds = byOption(of, first, [of.rulings[first] ?? 1], most);
    if (!odds) return;
    const [base] = odds.values();
    for (const [id, ruling] of switches) {
      if (!ids.includes(id) || (base && !(id in base.rulings))) continue;
      const weight = weightIn(of, id, ruling, most);
      if (!weight) continue;
      const known = found.get(id);
      const lines = (known?.lines ?? 0) + (offered ? 1 : 0);
      found.set(id, { ...(known && known.shift >= weight.shift ? known : weight), lines });
    }
  };

  const offered = offeredLines(book, actions);
  for (const line of offered) {
    const of = await measurable(line, system, actions);
    if (of)
      measure(
        of,
        switches.map(([id]) => id),
        true,
      );
  }
  // What none of them shows: one flag more, then other inputs, and those with one flag more.
  const others = otherLines(system.id, actions);
  const varied = (lines: readonly string[]) => lines.flatMap((line) => withOneMore(line, actions));
  for (const lines of [varied(offered), others, varied(others)]) {
    const unmoved = switches.flatMap(([id]) => (found.has(id) ? [] : [id]));
    for (const line of lines) {
      const of = await measurable(line, system, actions);
      if (of) measure(of, unmoved, false, MOST_VARIED);
    }
  }

  const inOrder = [...found].sort(([, a], [, b]) => b.shift - a.shift || b.lines - a.lines);
  const none = switches.flatMap(([id]) => (found.has(id) ? [] : [[id, null] as const]));
  return Object.fromEntries([...inOrder, ...none]);
}

const HEAD = `import type { Weights } from '../../src/rules/book/weight.js';

/** How much the rulings move odds, those that move them most first. Written by \`npm run rulings\`. */
// biome-ignore format: a row each
`;

for (const system of SYSTEMS) {
  const [only] = process.argv.slice(2);
  if (only !== undefined && only !== system.id && only !== system.short) continue;
  const weights = await weightsOf(system);
  const rows = Object.entries(weights).map(([id, weight]) => `  '${id}': ${JSON.stringify(weight)},`);
  const file = join(process.cwd(), 'rulesets', system.id, 'weights.ts');
  writeFileSync(file, `${HEAD}export const weights: Weights = {\n${rows.join('\n')}\n};\n`);
  console.log(
    `${system.id}: ${rows.length} rulings, ${rows.filter((row) => !row.endsWith(' null,')).length} move odds`,
  );
}
