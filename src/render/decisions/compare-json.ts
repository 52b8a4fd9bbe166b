import { type Better, betterOf, differences } from '../../engine/decisions/compare.js';
import type { Measure, Told } from '../../engine/decisions/measure.js';
import type { Remark } from '../../log/line/line.js';
import { asChance, fraction } from '../../odds/fraction.js';
import type { RuleSystem } from '../../rules/system.js';

interface ComparedLine extends Told {
  readonly line: string;
  readonly system: RuleSystem;
  /** What nobody has told, and its odds rest on. */
  readonly remarks?: readonly Remark[];
}

/** Lines that are set side by side, in what they are measured by. */
export interface Compared {
  readonly lines: readonly ComparedLine[];
  readonly measure: Measure;
  /** Less is better. */
  readonly fewer: boolean;
}

/** Every two of these lines, in their order, with how they stand to one another. */
export function pairsCompared({ lines, measure, fewer }: Compared) {
  return lines.flatMap((_, a) =>
    lines.slice(a + 1).map((_, i) => {
      const b = a + 1 + i;
      return { a, b, better: betterOf(measure.summaries[a]!, measure.summaries[b]!, fewer) };
    }),
  );
}

const betterJson = ({ first, same, second, total }: Better) => ({
  first: fraction(first, total),
  same: fraction(same, total),
  second: fraction(second, total),
});

/** A comparison as scripts read it: of two lines which does better, of more each two of them. */
export function compareJson(of: Compared) {
  const { lines, measure, fewer } = of;
  const pairs = pairsCompared(of);
  const { rulings, house } = differences(lines.map(({ odds }) => odds));
  const playedBy = (all: typeof rulings) =>
    Object.fromEntries(all.map(({ id, played }) => [id, played.map((value) => value ?? null)]));
  return {
    compare: {
      of: measure.name,
      ...(measure.isCondition && { condition: true }),
      ...(fewer && { fewer }),
      lines: lines.map(({ line, system, action, input, odds, remarks = [] }, i) => {
        const { outcomes, total, mean } = measure.summaries[i]!;
        return {
          line,
          ruleset: system.id,
          action: action.name,
          input,
          rulings: odds.rulings,
          ...(Object.keys(odds.house).length > 0 && { house: odds.house }),
          ...(mean !== undefined && { mean }),
          outcomes: outcomes.map(({ value, weight }) => ({
            value,
            ...asChance(weight, total),
          })),
          ...(remarks.length > 0 && { remarks }),
        };
      }),
      better: pairs.length === 1 && pairs[0]!.better ? betterJson(pairs[0]!.better) : null,
      ...(pairs.length > 1 && {
        pairs: pairs.flatMap(({ a, b, better }) =>
          better ? [{ lines: [a + 1, b + 1], ...betterJson(better) }] : [],
        ),
      }),
      differences: { rulings: playedBy(rulings), house: playedBy(house) },
    },
  };
}
