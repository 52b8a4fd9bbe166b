import type { Rule } from '../../src/rules/rule.js';
import { haveFired } from './arms-fired.js';
import type { Artillery } from './artillery-input.js';
import { casualties, isThere, one, type Stands } from './deeds.js';
import type { Fallen } from './fallen.js';
import { type Figure, figuresOf } from './figure.js';
import { scored, struck } from './fire-done.js';
import { firesOf } from './firing-group.js';
import { battery, shelled, shelledToo } from './roles/artillery.js';

/** What off-table fire leaves on the table: on everybody in its area. */

/**
 * One of those in the area, by the roles he may stand in: named behind the action each has a role of his own, and those whom
 * `--target` names share the first.
 */
const places = (i: number): readonly Stands[] =>
  i === 0 ? [one('shelled', 1)] : [one('shelled', i + 1), ...shelledToo.slice(i - 1, i)];

/** Mortars on the table have fired (react.5). */
export function* batteryFired(input: Artillery, period: number): Rule<void> {
  if (input.battery === undefined) return;
  yield* isThere(battery, 'wrg:react.5');
  yield* haveFired(battery, input, firesOf(input.fire ?? []), period);
}

/** They were under fire, of so many points. */
export function* shelling(input: Artillery, points: number): Rule<void> {
  if (input.target === undefined) return;
  for (const role of input.target.flatMap((_, i) => places(i))) {
    yield* isThere(role, 'wrg:react.1');
    yield* role.on.set('wrg:react.1', { underFire: true, otherFire: true });
    yield* scored(role, input, points);
  }
}

/** Who fell: each group loses its own, where the figures tell whose they are. */
export function* shellsFell(
  input: Artillery,
  fell: { readonly casualties: number } & Partial<Fallen>,
): Rule<void> {
  const { target, figure } = input;
  if (target === undefined) return;
  if (target.length === 1) return yield* struck(shelled, input, fell);
  if (!figure || !fell.fallen) return;
  const figures = figuresOf(figure);
  for (const [i, of] of target.entries()) {
    const names = namesOf(figures, of);
    const lost = fell.fallen.filter((name) => names.includes(name)).length;
    for (const role of places(i)) yield* casualties(role, 'wrg:offtable.10', lost);
  }
}

const namesOf = (figures: readonly Figure[], group: string): string[] =>
  figures.filter(({ of }) => of === group).map(({ name }) => name);
