import { likeness } from '../../rules/likeness.js';
import { actionsOf, gameStateOf, type RuleSystem } from '../../rules/system.js';
import { InputError } from '../errors.js';
import { checkTogether, type Given, ofGame, readInputs } from '../inputs/inputs.js';
import { shown } from '../shown.js';

/** The longest name that every action takes. */
const LONGEST = 30;

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
    throw new InputError(
      'bad-value',
      'sides',
      ` cannot be '${shown(typed)}': ${system.title} takes ${many} different names of at most ${LONGEST} characters, with commas.`,
      'As in: --sides "Axis,Allies"',
    );
  }
  for (const action of await actionsOf(system)) {
    const given = ofGame(action, sides) as Given;
    if (Object.keys(given).length > 0) checkTogether(action, readInputs(action, given));
  }
  return sides;
}
