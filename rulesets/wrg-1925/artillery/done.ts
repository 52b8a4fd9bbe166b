import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Fallen } from '../casualties/fallen.js';
import { type Figure, figuresOf, isAnimalOrCycle } from '../casualties/figure.js';
import { crewFell, groupFell, pointsKept, struck, underIt } from '../fire/done.js';
import { isThere, one, type Stands } from '../roster/deeds.js';
import { hasFired } from '../weapons/arms-fired.js';
import { firesOf } from '../weapons/firing-group.js';
import { step } from '../words.js';
import type { Artillery } from './input.js';
import { battery, shelled, shelledRiders, shelledToo, supporter } from './roles.js';

/** What off-table fire leaves on the table: on everybody in its area. */

/**
 * One of those in the area, by the roles he may stand in: named behind the action each has a role of his own, and those whom
 * `--target` names share the first.
 */
const places = (i: number): readonly Stands[] => [
  one(shelled, i + 1),
  ...(i === 0 ? [] : shelledToo.slice(i - 1, i)),
];

/** Mortars on the table have fired (react.5). */
export function* batteryFired(input: Artillery, period: number): Rule<void> {
  if (input.battery !== undefined) yield* hasFired(battery, input, firesOf(input.fire ?? []), period);
}

/** Support is used up as it falls (option.1). @param points of the period, or of the area that is one of several (R125) */
export function* supportFell(
  { supporter: name }: { readonly supporter?: string | undefined },
  points: number,
): Rule<void> {
  if (name !== undefined) yield* supporter.as.force.add('wrg:option.1', { supportUsed: points });
}

/** Targets are registered when so many periods are over, of which this is the first (offtable.4). */
export function* hasRegistered({ calledBy, register = 0 }: Artillery, periods: number): Rule<void> {
  if (calledBy === undefined) return;
  yield* shelled.on.add('wrg:offtable.4', { registered: register });
  if (periods > 0) yield* shelled.on.set('wrg:offtable.4', { registering: periods });
}

/** They were under fire, of so many points. */
export function* shelling(input: Artillery, points: number): Rule<void> {
  if (input.target === undefined) return;
  const aboard = (input.aboard ?? []).map((_, i) => one(shelledRiders, i + 1));
  for (const role of [...input.target.flatMap((_, i) => places(i)), ...aboard]) {
    yield* isThere(role, 'wrg:react.1');
    for (const on of underIt(role, input))
      yield* on.set('wrg:react.1', { underFire: true, otherFire: true, shelled: true });
    yield* pointsKept(role, input, points);
  }
}

/** Who fell: each group loses its own, where the figures tell whose they are. */
export function* shellsFell(
  input: Artillery,
  fell: { readonly casualties: number } & Partial<Fallen>,
): Rule<void> {
  const { target = [], aboard = [], figure } = input;
  if (target.length === 1) return yield* struck(shelled, input, fell);
  const { fallen } = fell;
  if (!figure || !fallen) return;
  const figures = figuresOf(figure);
  for (const [i, of] of target.entries()) {
    const own = figures.filter((figure) => figure.of === of);
    const lost = fallen.filter((name) => own.some((figure) => figure.name === name)).length;
    const text = `${of}: ${counted(lost, 'casualty', 'casualties')}`;
    yield* step({ id: 'group-lost', clause: 'wrg:offtable.10', value: { of, lost }, text });
    for (const role of places(i)) yield* areaFell(role, input, own, fell);
  }
  for (const [i, of] of aboard.entries()) {
    const own = figures.filter((figure) => figure.of === of);
    yield* groupFell(one(shelledRiders, i + 1), 'wrg:offtable.10', own, fell);
  }
}

/** Men fall, and where they are the crew of a soft vehicle it may be lost with them (soft.1). */
function* areaFell(
  role: Stands,
  input: Artillery,
  own: readonly Figure[],
  fell: { readonly casualties: number } & Partial<Fallen>,
): Rule<void> {
  yield* groupFell(role, 'wrg:offtable.10', own, fell);
  const label = own[0]?.rides;
  const isIn = (lost: readonly string[]) =>
    label !== undefined && !isAnimalOrCycle(label) && lost.includes(label);
  const leaders = own.flatMap(({ rank, n }) => (rank === 'private' ? [] : Array<string>(n).fill(rank)));
  yield* crewFell(role, { ...input, targetLeaders: leaders }, own, fell, isIn);
}
