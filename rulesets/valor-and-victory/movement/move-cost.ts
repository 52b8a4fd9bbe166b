import type { Rule } from '../../../src/rules/rule.js';
import { a, counted } from '../../../src/rules/text/say.js';
import type { Position } from '../positions/tables.js';
import { mustSupport, placeSaid } from '../terrain/cover.js';
import { type Mover, PROHIBITED, TERRAIN, terrainCost } from '../terrain/tables.js';
import { unitsIn } from '../units/unit-spec.js';
import { look, refuse, ruling, step } from '../words.js';
import { type Hex, pathIn } from './move-path.js';
import { mustFitIn } from './stack.js';

/** Who moves: infantry on foot, a Gun that its crew moves, an unarmoured vehicle, an AFV. */
export type Moving = 'foot' | 'gun' | 'vehicle' | 'afv';
const SAID = { foot: 'Infantry', gun: 'A Gun', vehicle: 'A vehicle', afv: 'A vehicle' } as const;

/** A hex in which an AFV or vehicle is, or which it overruns, is one that it may enter (10). */
export function* mustBeOpenToVehicles(terrain: string | undefined): Rule<void> {
  const known = TERRAIN.find((name) => name === terrain);
  if (known && (yield* look(terrainCost.cells[`vehicle ${known}`])).value === PROHIBITED)
    refuse('vv:beyond.10', `AFVs and vehicles may not enter ${a(placeSaid(known))} hex.`);
}

/** What is known of the hex in which somebody ends his move. */
interface Ending {
  readonly terrain?: string | undefined;
  readonly position?: Position | undefined;
  readonly wireThere?: boolean;
}

/** AFVs, vehicles and Guns end in no hex that is closed to them, said of the way or not (10, 20.3 to 20.11, 20.8). */
export function* mustBeOpenTo(
  who: Exclude<Moving, 'foot'>,
  { terrain, position, wireThere }: Ending,
): Rule<void> {
  if (who !== 'gun') yield* mustBeOpenToVehicles(terrain);
  yield* mustFitIn(position, unitsIn([who]));
  if (wireThere && who === 'vehicle') mustNotBeInWire();
}

/** The most hexsides that a vehicle turns in one hex. */
const MOST_TURN = 3;

/**
 * Movement points of a way, hex by hex (6.5, 10, 20.3, 20.8).
 * @param all the points of infantry, all of which it takes between the ground and a Level 2 hill (10.7)
 * @param wireThere barbed wire is in its last hex, said of it or not
 */
export function* pathCost(
  through: readonly string[],
  who: Moving,
  { all = 0, wireThere = false }: { all?: number; wireThere?: boolean } = {},
): Rule<number> {
  const hexes = pathIn(through);
  let spent = 0;
  for (const [i, hex] of hexes.entries()) {
    const isLast = i === hexes.length - 1;
    if (who !== 'foot') mustComeByRoad(hex, hexes[i - 1]);
    if (hex.wire || (isLast && wireThere)) yield* mustNotBeWired(who, !isLast);
    if (isLast) yield* mustFitIn(hex.position, who === 'foot' ? [] : unitsIn([who]));
    spent += hex.steep
      ? yield* steepCost(who, all, `hex-${i + 1}`)
      : yield* hexCost(hex, who, `hex-${i + 1}`);
  }
  return spent;
}

/** From the ground to a Level 2 hill, or back, infantry takes its whole move, and nobody else goes (10.7). */
function* steepCost(who: Moving, all: number, id: string): Rule<number> {
  if (who !== 'foot')
    refuse('vv:beyond.10.7', `${SAID[who]} may not move between the ground and a Level 2 hill.`);
  const text = `between the ground and a Level 2 hill: the whole move, ${all} MP`;
  return yield* step({ id, clause: 'vv:beyond.10.7', value: all, text });
}

function* hexCost(hex: Hex, who: Moving, id: string): Rule<number> {
  const by: Mover = who === 'foot' || who === 'gun' ? 'foot' : 'vehicle';
  const from = yield* look(terrainCost.cells[`${by} ${hex.terrain}`]);
  const place = placeSaid(hex.terrain);
  if (from.value === PROHIBITED) refuse('vv:beyond.10', `${SAID[who]} may not enter ${a(place)} hex.`);
  const up = hex.up ? (yield* look(terrainCost.cells[`${by} uphill`])).value : 0;
  const crosses = hex.hexside !== undefined && (yield* ruling('vv:R52')) === 1;
  const over = crosses ? (yield* look(terrainCost.cells[`${by} hexside`])).value : 0;
  const value = from.value + up + over;
  const said = [place, ...(hex.up ? ['uphill'] : []), ...(hex.hexside ? [`over a ${hex.hexside}`] : [])].join(
    ', ',
  );
  const ruled = hex.hexside ? ({ ruling: 'vv:R52' } as const) : {};
  yield* step({ id, clause: 'vv:beyond.10', value, text: `${said}: ${value} MP`, from, ...ruled });
  if (hex.position) mustSupport(hex.terrain, hex.position);
  const into = hex.position ? yield* positionCost(hex.position, by, id) : 0;
  return value + into + (yield* turning(hex, who, { id, value: value + into }));
}

/** A position costs a point more than its hex (20.3). */
function* positionCost(position: Position, by: Mover, id: string): Rule<number> {
  const from = yield* look(terrainCost.cells[`${by} position`]);
  const text = `into ${placeSaid(position)}: ${from.value} more`;
  return yield* step({ id: `${id}-position`, clause: 'vv:beyond.20.3', value: from.value, text, from });
}

/** One turn a hex, the first hexside free; in reverse a hex costs double (6.5, 7.2). @returns points besides the hex */
function* turning(hex: Hex, who: Moving, { id, value }: { id: string; value: number }): Rule<number> {
  if (who === 'foot') {
    if (hex.turn > 0 || hex.reverse)
      refuse('vv:beyond.6.5', 'Infantry has no facing: it neither turns nor reverses.');
    return 0;
  }
  if (who === 'gun') return 0;
  if (hex.turn > MOST_TURN)
    refuse('vv:beyond.6.5', `A vehicle turns up to ${MOST_TURN} hexsides in a hex, not ${hex.turn}.`);
  const turn = Math.max(0, hex.turn - 1);
  if (hex.turn > 0) {
    const text = `turns ${counted(hex.turn, 'hexside')}: ${turn} MP`;
    yield* step({ id: `${id}-turn`, clause: 'vv:beyond.6.5', value: turn, text });
  }
  if (!hex.reverse) return turn;
  const text = `in reverse, double: ${value} more`;
  return turn + (yield* step({ id: `${id}-reverse`, clause: 'vv:beyond.6.5', value, text }));
}

/** A bridge is entered from the road, or from the bridge itself (10.31). */
function mustComeByRoad({ terrain }: Hex, before: Hex | undefined): void {
  if (terrain !== 'bridge' || !before || before.terrain === 'road' || before.terrain === 'bridge') return;
  const message = `A bridge is entered from its road, not from ${a(placeSaid(before.terrain))} hex.`;
  refuse('vv:beyond.10.31', message);
}

const mustNotBeInWire = (): never =>
  refuse('vv:beyond.20.8', 'An unarmoured vehicle may not enter barbed wire.');

/** Infantry stops in barbed wire, vehicles stay out, AFVs do not care (20.8). */
function* mustNotBeWired(who: Moving, goesOn: boolean): Rule<void> {
  if (who === 'vehicle') mustNotBeInWire();
  if (who === 'foot' && goesOn) refuse('vv:beyond.20.8', 'Infantry that enters barbed wire stops there.');
  const text = who === 'afv' ? 'barbed wire does not stop an AFV' : 'it stops in the barbed wire';
  yield* step({ id: 'wire', clause: 'vv:beyond.20.8', value: who === 'foot', text });
}
