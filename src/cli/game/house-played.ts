import { readRulings, withRulings } from '../../engine/house/rulings.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { RuleSystem } from '../../rules/system.js';

/**
 * What a game is to be played by: a file of house rules, `none` for the book alone, and rulings besides.
 * @param otherwise where no file is named
 * @returns null for the book alone
 * @throws EngineError where a file or a ruling is not right
 */
export async function housePlayed(
  {
    file,
    ruling = [],
  }: { readonly file: string | undefined; readonly ruling?: readonly string[] | undefined },
  system: RuleSystem,
  otherwise: HouseRules | null,
): Promise<HouseRules | null> {
  const house = file === undefined ? otherwise : await houseIn(file, system);
  const typed = await readRulings(ruling, system);
  return Object.keys(typed).length > 0 ? withRulings(house, typed, system) : house;
}

const houseIn = async (file: string, system: RuleSystem): Promise<HouseRules | null> =>
  file === 'none' ? null : (await import('../../engine/house/house-file.js')).readHouse(file, system);
