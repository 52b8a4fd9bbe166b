import type { Unit } from '../../rules/roster.js';
import { actionsOf, gameStateOf, type RuleSystem } from '../../rules/system.js';
import { likeness, sameName } from '../../rules/text/likeness.js';
import { InputError } from '../errors.js';
import { type Given, ofGame, readInputs } from '../inputs/inputs.js';
import { checkTogether } from '../inputs/whole.js';
import { shown } from '../shown.js';

/** The longest name that every action takes. */
const LONGEST = 30;

/**
 * The sides of a game that is begun with these units, in their order, or in that of the book where it names the same, where nobody
 * says others.
 * @returns nothing, where they are not as many as the rule system takes, or their names no names of sides
 */
export async function sidesAmong(
  units: readonly Pick<Unit, 'side'>[],
  system: RuleSystem,
): Promise<readonly string[] | undefined> {
  const named = units.flatMap(({ side }) => side ?? []);
  const sides = named.filter((side, i) => named.findIndex((other) => sameName(other, side)) === i);
  // A name with a comma would be two.
  if (sides.some((side) => side.includes(','))) return undefined;
  const { inBook = [] } = (await gameStateOf(system)) ?? {};
  const byBook = inBook.flatMap((side) => sides.find((of) => sameName(of, side)) ?? []);
  return readSides((byBook.length === sides.length ? byBook : sides).join(','), system).catch(
    (error: unknown) => {
      if (error instanceof InputError) return undefined;
      throw error;
    },
  );
}

/**
 * Reads the names of the sides of a game, `Axis,Allies`, as all actions of its rule system take them.
 * @throws InputError `bad-value`
 */
export async function readSides(typed: string, system: RuleSystem): Promise<readonly string[]> {
  const sides = typed.split(',').map((side) => side.trim());
  const most = (await gameStateOf(system))?.mostSides ?? 2;
  const different = new Set(sides.map(likeness)).size === sides.length;
  const fits = (side: string) => side.length > 0 && shown(side, LONGEST) === side;
  if (!different || sides.length < 2 || sides.length > most || !sides.every(fits)) {
    const many = most === 2 ? 'two' : `2 to ${most}`;
    const takes = `${many} different names of at most ${LONGEST} characters, with commas`;
    throw new InputError(
      'bad-value',
      'sides',
      ` cannot be '${shown(typed)}': ${system.title} takes ${takes}.`,
      'As in: --sides "Axis,Allies"',
      { takes },
    );
  }
  for (const action of await actionsOf(system)) {
    const given = ofGame(action, sides) as Given;
    if (Object.keys(given).length > 0) checkTogether(action, readInputs(action, given));
  }
  return sides;
}
