import type { Rule } from '../../../src/rules/rule.js';
import { distances } from '../actions/tables.js';
import { far } from '../say.js';
import type { Armed } from '../weapons/lists.js';
import { figuresWith, isIndirect } from '../weapons/tables.js';
import { type ClauseId, look, refuse, ruling, step } from '../words.js';
import type { Shot } from './shoot-inputs.js';

/** Fire out of cover and into it (fire.11, fire.12), and inside one area of it (fire.13). */
export function* acrossEdges(shot: Shot, weapons: readonly Armed[]): Rule<void> {
  const { edge, targetEdge, sameCover, unit } = shot;
  const near = yield* look(distances.cells.edge!);
  const said = far(near.value, unit);
  const edges = !sameCover || (yield* ruling('fubar:R37')) === 2;
  const check = function* (from: number | undefined, clause: ClauseId, who: string, id: string): Rule<void> {
    if (from === undefined) return;
    if (edges && from > near.value) {
      refuse(clause, `${who} ${far(from, unit)} from the edge of cover: more than ${said}.`);
    }
    const within = from <= near.value;
    const text = `${who.toLowerCase()} ${within ? `within ${said} of the edge of cover` : 'in one area of cover: no edge lies between'}`;
    yield* step({
      id,
      clause,
      value: from,
      text,
      from: near,
      ...(sameCover && { ruling: 'fubar:R37' as const }),
    });
  };
  yield* check(edge, 'fubar:fire.12', 'The firers are', 'edge');
  yield* check(targetEdge, 'fubar:fire.11', 'The target is', 'target-edge');
  if (!sameCover) return;
  const inside = yield* look(distances.cells['same-cover']!);
  const ranges = [shot.range, ...weapons.map(({ range }) => range)].filter((range) => range !== undefined);
  if (Math.max(0, ...ranges) > inside.value) {
    refuse('fubar:fire.13', `Inside one area of cover nobody fires farther than ${far(inside.value, unit)}.`);
  }
  const text = `in one area of cover: up to ${far(inside.value, unit)}`;
  yield* step({ id: 'same-cover', clause: 'fubar:fire.13', value: inside.value, text, from: inside });
}

/** A target out of sight is for mortars, for which some figure sees (weapon.6, R42). */
export function* indirect({ spotter }: Shot, weapons: readonly Armed[]): Rule<void> {
  const not = weapons.find(({ weapon }) => !isIndirect(weapon));
  if (not)
    refuse(
      'fubar:weapon.6',
      `Out of sight: ${figuresWith(not.n, not.weapon)} cannot fire, only mortars can.`,
    );
  if (!spotter) refuse('fubar:weapon.6', 'Nobody sees the target.', 'Give --spotter own or --spotter other.');
  if ((yield* ruling('fubar:R42')) === 2 && spotter === 'other') {
    refuse('fubar:weapon.6', "Only a figure of the mortar's own unit can see for it.");
  }
  const text = 'a friendly figure sees the target for the mortar';
  yield* step({ id: 'indirect', clause: 'fubar:weapon.6', value: true, text, ruling: 'fubar:R42' });
}
