import type { Field, Fields } from '../../../src/rules/field.js';
import type { Of } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import { type Derived, derived, type Role, type Takes } from '../../../src/rules/role.js';
import { type Known, known, seen, unit } from '../kinds.js';
import { type ClauseId, role, takes } from '../words.js';

type Taken<I extends Fields> = { readonly unit: Takes<I, typeof unit> };
type Plain<I extends Fields> = Pick<
  Role<Taken<I>, ClauseId>,
  'says' | 'acts' | 'suffers' | 'side' | 'place' | 'alone' | 'joins'
>;

interface Grouped<I extends Fields> extends Omit<Plain<I>, 'joins'> {
  readonly inputs: I;
  /** What they fill in together, one or several. */
  readonly fill: (units: readonly Known[], asked: Input) => Input;
  readonly joins?: (of: Known) => boolean;
}

/** A role in which units of one side stand together: all they fill in is of all of them. */
export function group<const I extends Fields>(name: string, of: Grouped<I>): Role<Taken<I>, ClauseId> {
  const { inputs, fill, joins, ...plain } = of;
  // Asked for input by input, and worked out once.
  let last: readonly [of: Known, asked: Input, filled: Input] | undefined;
  const alone = (one: Known, asked: Input): Input => {
    if (last?.[0] !== one || last[1] !== asked) last = [one, asked, fill([one], asked)];
    return last[2];
  };
  const also = Object.fromEntries(
    Object.entries(inputs).map(([input, field]): [string, Derived<Of<typeof unit>, Field>] => [
      input,
      derived(field, (one: Of<typeof unit>, asked) => alone(seen(one), asked)[input]),
    ]),
  );
  return role(name, {
    ...plain,
    ...(joins && { joins: (one) => joins(known(one)) }),
    takes: { unit: takes({ kind: unit, prefix: '', fields: [], also }) },
    several: (units, asked) => fill(units.map(known), asked),
    asOne: true,
  }) as unknown as Role<Taken<I>, ClauseId>;
}

/** Inputs by their names, out of all. */
export const some = <I extends Fields, N extends keyof I & string>(
  inputs: I,
  ...names: readonly N[]
): Pick<I, N> => Object.fromEntries(names.map((name) => [name, inputs[name]])) as Pick<I, N>;
