import type { Fills, Role, Takes } from '../../../src/rules/role.js';
import { type KnownUnit, known, unit } from '../roster/kinds.js';
import { type ClauseId, role, type Span, takes } from '../words.js';

const units = { unit: takes({ kind: unit }) };
type Group = Role<{ readonly unit: Takes<unknown, typeof unit> }, ClauseId, Span>;

interface Grouped extends Pick<Group, 'says' | 'acts' | 'suffers' | 'side' | 'place' | 'alone'> {
  readonly fills: Fills<readonly KnownUnit[]>;
  readonly joins?: (of: KnownUnit) => boolean;
  /** Which of those who are out of the game stand in it too. */
  readonly goneToo?: (of: KnownUnit) => boolean;
}

/** A role in which units of one side stand together: all they fill in is of all of them. */
export const group = (name: string, { fills, joins, goneToo, ...of }: Grouped): Group =>
  role(name, {
    ...of,
    takes: units,
    several: true,
    fills: (all, asked, named) => fills(all.map(known), asked, named),
    ...(joins && { joins: (one) => joins(known(one)) }),
    ...(goneToo && { goneToo: (one) => goneToo(known(one)) }),
  });
