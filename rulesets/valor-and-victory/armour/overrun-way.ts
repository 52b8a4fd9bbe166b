import type { Rule } from '../../../src/rules/rule.js';
import { overrunHex, overrunner } from '../fire/roles.js';
import { fireNumbers } from '../fire/tables.js';
import { mustBeOpenTo, pathCost } from '../movement/move-cost.js';
import { pathIn } from '../movement/move-path.js';
import { mustStack } from '../movement/stack.js';
import { ENTRENCHMENTS, isFortification } from '../positions/tables.js';
import { placeSaid, positionOf } from '../terrain/cover.js';
import { TERRAIN } from '../terrain/tables.js';
import { look, refuse, step } from '../words.js';
import type { Overrun } from './overrun-input.js';

/** The way of an overrun: through the hex and straight out of it, where the move ends (19.1, 19.3). */

/** The last two hexes of its way: the one that it overruns, and the one behind it. */
const lastOf = (through: readonly string[] = []) => {
  const [exit, on] = pathIn(through).reverse();
  return { exit, on };
};

/** The ground of the hex that it overruns, where its way alone tells it; nothing, where it was told or is known. */
export function groundOfWay(input: Overrun): Partial<Pick<Overrun, 'terrain' | 'entrenchment'>> {
  const { on } = lastOf(input.through);
  if (!on || input.cover !== undefined) return {};
  const position = positionOf(input) === undefined ? on.position : undefined;
  const terrain = TERRAIN.find((name) => name === on.terrain);
  const entrenchment = ENTRENCHMENTS.find((name) => name === position);
  return {
    ...(isFortification(position)
      ? { terrain: position }
      : input.terrain === undefined && terrain && { terrain }),
    ...(entrenchment && { entrenchment }),
  };
}

/** Through the hex and straight out of it, where its move ends: the last hex of its way, behind the one it overruns (19.3). */
export function mustGoStraight(through: readonly string[], terrain: string | undefined): void {
  const { exit, on } = lastOf(through);
  if (!on) {
    const hint = 'As in --through woods,open: the hex that it overruns, and where it leaves it.';
    refuse('vv:beyond.19.3', 'The way of an overrun ends in the hex opposite, behind the one overrun.', hint);
  }
  const hex = on!;
  const known = TERRAIN.find((name) => name === terrain);
  // Not a flag too many: what the game knows of the hex would yield to the way.
  if (known && hex.terrain !== known)
    refuse(
      'vv:beyond.19.3',
      `The hex that it overruns is ${placeSaid(known)}, and the last but one of its way is ${placeSaid(hex.terrain)}.`,
      'Its way ends in the hex behind it.',
    );
  if (hex.turn > 0 || exit!.turn > 0)
    refuse(
      'vv:beyond.19.3',
      'It goes straight through the hex that it overruns, and turns no more behind it.',
    );
  if (hex.reverse !== exit!.reverse)
    refuse(
      'vv:beyond.19.3',
      'It leaves the hex opposite to where it came in: forwards into both hexes, or into both in reverse.',
    );
}

/** The overrun costs movement points besides those of the hexes (19.1). */
export function* moves({ mp }: Overrun, through: readonly string[]): Rule<number> {
  const hexes = yield* pathCost(through, 'afv');
  const more = yield* look(fireNumbers.cells['overrun movement']);
  const spent = hexes + more.value;
  const text = `its move: ${hexes} MP for hexes and ${more.value} for the overrun, ${spent}`;
  yield* step({ id: 'spent', clause: 'vv:beyond.19', value: spent, text, from: more });
  if (mp !== undefined && spent > mp)
    refuse('vv:beyond.19', `That costs ${spent} MP, and the AFV has ${mp}.`);
  return spent;
}

/** Its move ends behind the hex: in one that is open to it, where there is room (6.9, 10, 20.3). */
export function* mustFindRoom({ exitTerrain, exitPosition, ...there }: Overrun): Rule<void> {
  yield* mustBeOpenTo('afv', { terrain: exitTerrain, position: exitPosition });
  const { infantryThere: infantry = 0, vehiclesThere: vehicles = 0 } = there;
  yield* mustStack({ infantry, vehicles }, 'behind it there would be');
}

/** It stands behind the hex that it has overrun, and where that is not told nobody knows where it stands. */
export function* leavesFor({ to: hex, through }: Overrun): Rule<void> {
  const { exit } = lastOf(through);
  const terrain = TERRAIN.find((name) => name === exit?.terrain) ?? null;
  yield* overrunner.as.unit.set('vv:beyond.19.3', { hex: hex ?? null, terrain, entrenchment: null });
  if (hex === undefined) return;
  yield* step({ id: 'to', clause: 'vv:beyond.19.3', value: hex, text: `it ends in ${hex}` });
}

/** What the way tells of hexes that have a name is known of them from then on: the ground of the one overrun, and barbed wire (20.3, 20.8). */
export function* tellsOfWay(input: Overrun): Rule<void> {
  const { hex, to, through } = input;
  const { exit, on } = lastOf(through);
  const ground = groundOfWay(input);
  if (hex !== undefined && Object.keys(ground).length > 0) yield* overrunHex.as.unit.set('vv:20.3', ground);
  if (on?.wire && hex !== undefined) yield* overrunHex.as.unit.set('vv:beyond.20.8', { wire: hex });
  if (exit?.wire && to !== undefined) yield* overrunner.as.unit.set('vv:beyond.20.8', { wire: to });
}
