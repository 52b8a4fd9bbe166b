import type { InputOf } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { a } from '../../../src/rules/text/say.js';
import type { Looked } from '../../../src/rules/words.js';
import type { groundFields } from '../assault/input.js';
import {
  ENTRENCHMENTS,
  type Entrenchment,
  isPosition,
  type Position,
  positionCover,
} from '../positions/tables.js';
import { type ClauseId, look, refuse } from '../words.js';
import {
  type Ground as GroundOfHex,
  type Hexside,
  hexsideCover,
  type Terrain,
  terrainCover,
} from './tables.js';

type GroundInput = InputOf<typeof groundFields>;

/** One part of the cover of a hex: what gives it, how much, and by which clause. */
interface CoverPart {
  readonly id: 'terrain' | 'entrenchment' | 'hexside';
  readonly what: string;
  readonly clause: ClauseId;
  readonly from: Looked<number>;
  /** A hindrance, which is no cover in the strict sense (10.8, 10.9). */
  readonly isHindrance: boolean;
}

const TERRAIN_CLAUSE: Readonly<Record<Terrain, ClauseId>> = {
  open: 'vv:10.2',
  road: 'vv:10.2',
  bridge: 'vv:10.2',
  beach: 'vv:10.2',
  'river-bank': 'vv:10.2',
  desert: 'vv:10.2',
  farmland: 'vv:10.2',
  building: 'vv:10.4',
  woods: 'vv:10.5',
  jungle: 'vv:10.5',
  stream: 'vv:10.6',
  gully: 'vv:10.6',
  wadi: 'vv:10.6',
  hill: 'vv:10.7',
  orchard: 'vv:10.8',
  'hay-stack': 'vv:10.8',
  'palm-grove': 'vv:10.8',
  crops: 'vv:10.9',
};

const POSITION_CLAUSE: Readonly<Record<Position, ClauseId>> = {
  bunker: 'vv:20.5a',
  'earthen-bunker': 'vv:20.5a',
  sandbags: 'vv:20.6',
  foxholes: 'vv:20.9',
  trenches: 'vv:20.10',
  caves: 'vv:20.11',
};

/** The fortification or entrenchment that those in the hex are in. */
export const positionOf = ({
  terrain,
  entrenchment,
}: Pick<GroundInput, 'terrain' | 'entrenchment'>): Position | undefined =>
  entrenchment ?? (isPosition(terrain) ? terrain : undefined);

/** Hexes in which nobody digs (20.2). */
const WITHOUT_ENTRENCHMENTS: readonly string[] = ['building', 'stream', 'gully', 'wadi'];

/** In words: `hay stack`. */
export const placeSaid = (name: string): string => name.replaceAll('-', ' ');

/** @throws Refusal for entrenchments where nobody digs (20.2) */
export function mayBeEntrenched({
  terrain,
  entrenchment,
}: Pick<GroundInput, 'terrain' | 'entrenchment'>): void {
  if (entrenchment && terrain && WITHOUT_ENTRENCHMENTS.includes(terrain))
    refuse('vv:20.2', `There are no ${entrenchment} in ${a(terrain)} hex.`, 'Say one of the two.');
}

/** Hexes in which fortifications stand (20.2): open ones. */
const WITH_FORTIFICATIONS: readonly string[] = [
  ...['open', 'beach', 'river-bank', 'desert'],
  ...['road', 'farmland', 'crops', 'hill'],
];

/** @throws Refusal for a position on ground where none can be (20.2) */
export function mustSupport(terrain: GroundOfHex, position: Position): void {
  const entrenchment = ENTRENCHMENTS.find((name) => name === position);
  if (entrenchment) mayBeEntrenched({ terrain: terrain as Terrain, entrenchment });
  else if (!WITH_FORTIFICATIONS.includes(terrain))
    refuse('vv:20.2', `A fortification stands in the open, and not in ${a(placeSaid(terrain))} hex.`);
}

/** What gives cover in a hex: its terrain, the position in it, and the hexside that is crossed (section 10, 20). */
export function* coverParts({ terrain, cover, entrenchment, hexside }: GroundInput): Rule<CoverPart[]> {
  const parts: CoverPart[] = [];
  mayBeEntrenched({ terrain, entrenchment });
  if (cover !== undefined) parts.push(plain('terrain', 'cover of the hex', 'vv:15.8b', { value: cover }));
  if (isPosition(terrain)) parts.push(yield* positionPart('terrain', terrain));
  else if (terrain) parts.push(yield* terrainPart(terrain));
  if (entrenchment) parts.push(yield* positionPart('entrenchment', entrenchment));
  if (hexside) parts.push(yield* hexsidePart(hexside));
  return parts;
}

const plain = (id: CoverPart['id'], what: string, clause: ClauseId, from: Looked<number>): CoverPart => ({
  id,
  what: placeSaid(what),
  clause,
  from,
  isHindrance: false,
});

function* terrainPart(terrain: Terrain): Rule<CoverPart> {
  const part = plain('terrain', terrain, TERRAIN_CLAUSE[terrain], yield* look(terrainCover.cells[terrain]));
  return { ...part, isHindrance: part.clause === 'vv:10.8' || terrain === 'crops' };
}

function* positionPart(id: CoverPart['id'], position: Position | Entrenchment): Rule<CoverPart> {
  return plain(id, position, POSITION_CLAUSE[position], yield* look(positionCover.cells[position]));
}

function* hexsidePart(hexside: Hexside): Rule<CoverPart> {
  return plain('hexside', `${hexside} crossed`, 'vv:10.10', yield* look(hexsideCover.cells[hexside]));
}
