import type { Rule } from '../../../src/rules/rule.js';
import { part, pick, restOf, toldAs } from '../../../src/rules/words.js';
import { GUARDS, guardsAmong, unguarded } from '../melee/prisoners.js';
import { step } from '../words.js';
import { casualties, type FigureCounts, minus, type Struck } from './casualties.js';

/** A unit, and how many of its figures guard the prisoners that are with it. */
export interface Guarding {
  readonly unit: FigureCounts;
  readonly guards: number;
}

/**
 * Who is left of a unit that was hit: its prisoners are picked from as well (prison.4), and are lost with the last of their
 * guards (prison.5).
 * @param guards its figures who guard them; who they are is asked only where there are prisoners
 */
export function* leftOf(struck: Struck, guards = 0): Rule<Guarding> {
  const { unit, of } = struck;
  const fallen = yield* casualties(struck);
  if (!keepsPrisoners({ unit, guards })) return { unit: minus(unit, fallen), guards };
  return yield* part(keptAfter, unit, fallen, guards, of ?? '');
}

/** The same, as the end of a rule. */
export function leftInTheEnd(struck: Struck, guards: number): Rule<Guarding> {
  const { unit } = struck;
  if (keepsPrisoners({ unit, guards })) return leftOf(struck, guards);
  return toldAs(restOf(casualties(struck)), (fallen) => ({ unit: minus(unit, fallen), guards }));
}

const keepsPrisoners = ({ unit, guards }: Guarding): boolean => guards > 0 && unit.prisoner > 0;

/** What is left of a unit with prisoners when these have fallen, its guards among them by chance. */
export function* keptAfter(
  unit: FigureCounts,
  fallen: FigureCounts,
  guards: number,
  of = '',
): Rule<Guarding> {
  const lost = yield* guardsLost(unit, fallen, guards, of);
  const left = minus(unit, fallen);
  const prisoner = left.prisoner - (yield* unguarded(left.prisoner, guards, lost, of));
  return { unit: { ...left, prisoner }, guards: prisoner > 0 ? guards - lost : 0 };
}

/** Guards fall like others of their kind, so chance says how many of the fallen were guards. */
function* guardsLost(unit: FigureCounts, fallen: FigureCounts, guards: number, of: string): Rule<number> {
  const among = guardsAmong(unit, guards);
  let lost = 0;
  for (const kind of GUARDS) {
    const who = { guard: among[kind], [kind]: unit[kind] - among[kind] };
    lost += (yield* pick(`${of}guards`, who, fallen[kind], 'Who of them falls?')).guard!;
  }
  if (GUARDS.some((kind) => among[kind] > 0 && fallen[kind] > 0)) {
    const one = lost === 1 ? 'the guard falls' : 'the guard is not among them';
    const text =
      guards === 1
        ? one
        : lost === 0
          ? 'no guard falls'
          : `${lost} of ${guards} guards ${lost === 1 ? 'falls' : 'fall'}`;
    yield* step({ id: `${of}guards-lost`, clause: 'bg:cas.1', value: lost, text, ruling: 'bg:R93' });
  }
  return lost;
}
