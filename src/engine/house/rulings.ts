import type { Rulings } from '../../dice/play.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { RuleSystem } from '../../rules/system.js';
import { EngineError, InputError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { systemNames } from '../systems.js';

/**
 * Reads rulings, as `bg:R3=2`; the prefix of the system may be left out.
 * @throws EngineError `unknown-ruling`, `fixed-ruling` or `bad-value`
 */
export async function readRulings(typed: readonly string[], system: RuleSystem): Promise<Rulings> {
  if (typed.length === 0) return {};
  const { book } = await system.book();
  const chosen: Record<string, number> = {};
  for (const word of typed) {
    const [, name, option] = word.match(/^([^=]+)=(.*)$/) ?? [];
    if (!name || !option) {
      throw new InputError(
        'bad-value',
        'ruling',
        ` cannot be '${shown(word)}': it takes id=option.`,
        `As in: --ruling ${system.short}:R1=2`,
      );
    }
    const prefix = name.toLowerCase().match(/^(\w+):/)?.[1];
    const other = systemNames().find(({ short }) => short === prefix && short !== system.short);
    if (other) {
      throw new EngineError(
        'unknown-ruling',
        `'${shown(name)}' is a ruling of ${other.title}, and this is ${system.title}.`,
        `wg rules lists those of each: wg rules -r ${system.short}`,
      );
    }
    const ids = Object.keys(book.rulings);
    const wanted = (name.includes(':') ? name : `${system.short}:${name}`).toLowerCase();
    const id = ids.find((known) => known.toLowerCase() === wanted);
    if (!id) {
      throw new EngineError(
        'unknown-ruling',
        `There is no ruling '${shown(name)}'.`,
        didYouMean(name, ids) ?? 'wg rules lists them.',
      );
    }
    const ruling = book.rulings[id]!;
    if (!ruling.switch) {
      throw new EngineError(
        'fixed-ruling',
        `${id} is no switch: it stands at option 1 (${ruling.options[1]}).`,
        `wg rules ${id} says why.`,
      );
    }
    if (!Object.keys(ruling.options).includes(option)) {
      const all = Object.entries(ruling.options).map(([n, says]) => `${n} (${says})`);
      throw new EngineError(
        'bad-value',
        `${id} has no option '${shown(option)}': it takes ${all.join('; ')}.`,
      );
    }
    chosen[id] = Number(option);
  }
  return chosen;
}

/** House rules, or the book alone, with rulings that were agreed on besides. */
export const withRulings = (
  house: HouseRules | null | undefined,
  rulings: Rulings,
  { id: ruleset }: RuleSystem,
): HouseRules => ({ ruleset, cells: {}, optional: {}, ...house, rulings: { ...house?.rulings, ...rulings } });
