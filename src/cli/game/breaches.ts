import { agreedOn } from '../../engine/house/agreed.js';
import { type CompositionCheck, checksOf, type RosterPlace } from '../../engine/roster/roster.js';
import { shown } from '../../engine/shown.js';
import type { Unit } from '../../rules/roster.js';
import { counted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { readOptions } from '../line/options.js';
import { note } from '../notes.js';

/** A scenario may want units that break a rule of composition: that is noted, and they stand in the game. */
export async function toldWhereBroken(
  units: readonly Unit[],
  place: RosterPlace,
  { globals, io }: CommandLine,
): Promise<void> {
  const { game } = readOptions(globals, () => false, io.env);
  const found = await checksOf(units, place.kept, await agreedOn(globals, game, place.system, io.env));
  const broken = found.filter(({ legal }) => !legal);
  if (broken.length > 0) note(`${breachesOf(broken)} wg roster check tells all.`, io);
}

/** How many there are, and the first of them. */
export const breachesOf = (broken: readonly CompositionCheck[]): string => {
  const [{ of, wrong }] = broken as [CompositionCheck];
  return `${counted(broken.length, 'breach', 'breaches')} of the rules: ${shown(of, 80)}: ${wrong[0]?.text ?? 'not legal'}.`;
};
