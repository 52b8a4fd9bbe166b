import { kindOf, type Tally, type Thrown } from '../../../src/rules/draw.js';
import type { Step } from '../../../src/rules/rule.js';
import { figuresOf, type Kind, minus, NOBODY, plus, type Unit } from '../casualties.js';

/**
 * The figures that fell, where the result of an action does not name them: its lines tell how many were picked, which of
 * them were special figures, and who fell instead of those that were saved.
 * @param of what stands before the ids of these lines: `defence-`
 * @param unit as it was before
 * @param anybody whether special figures may fall instead of others (bg:R37 by option 2)
 */
export function whoFell(steps: readonly Step[], of: string, unit: Unit, anybody: boolean): Unit {
  let left = unit;
  for (const [i, { id }] of steps.entries()) {
    if (id !== `${of}picked`) continue;
    const next = steps.findIndex((step, n) => n > i && step.id === id);
    left = minus(left, fallenTo(steps.slice(i, next < 0 ? undefined : next), of, left, anybody));
  }
  return minus(unit, left);
}

/** Who fell to the hits that the first of these lines tells of. */
function fallenTo([first, ...steps]: readonly Step[], of: string, unit: Unit, anybody: boolean): Unit {
  const picked = who(first!, `${of}figures`, unit);
  let fallen = picked;
  let untouched = minus(unit, picked);
  untouched = anybody ? { ...untouched, prisoner: 0 } : { ...NOBODY, figure: untouched.figure };
  for (const kind of ['leader', 'heavy-weapon', 'medic'] as const) {
    const step = steps.find(({ id }) => id === `${of}${kind}-instead`);
    if (!step) continue;
    const instead = who(step, `${of}instead`, untouched);
    fallen = plus(minus(fallen, { ...NOBODY, [kind]: figuresOf(instead) }), instead);
    untouched = minus(untouched, instead);
  }
  return fallen;
}

/** Who was drawn out of these; without dice there was no choice: they are all alike, or all of them. */
function who({ value, dice = [] }: Step, name: string, from: Unit): Unit {
  const thrown = dice.find((of: Thrown) => of.name === name);
  if (thrown) {
    const drawn = thrown.faces.map((face) => kindOf(from as Tally, Number(face)) as Kind);
    return drawn.reduce((sum, kind) => plus(sum, { ...NOBODY, [kind]: 1 }), NOBODY);
  }
  const alike = (Object.keys(from) as Kind[]).find((kind) => from[kind] >= (value as number));
  const all = Object.values(from).reduce((sum, n) => sum + n, 0);
  return value === all || !alike ? from : { ...NOBODY, [alike]: value as number };
}
