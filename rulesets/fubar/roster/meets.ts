import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import type { Rule, Value } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import type { Handle } from '../words.js';
import type { infantry, vehicle } from './kinds.js';

/** What is done to whoever stands in a role, a unit on foot or a vehicle. */
interface Either {
  readonly infantry: Handle<typeof infantry>;
  readonly vehicle: Handle<typeof vehicle>;
}

/** Somebody who is spoken of by name. */
interface Said {
  readonly name?: string | undefined;
  readonly kind: keyof Either;
  /** What was said of it: it stands where nothing is known. */
  readonly is?: Readonly<Record<string, Value | undefined>>;
  readonly side?: string | undefined;
}

/** The unit of this name, if the game has met it. */
export const unitOf = ({ units }: Pick<State, 'units'>, name: string | undefined): Unit | undefined =>
  unitNamed(units, name);

/** What a name stands for is remembered from its first mention (unit.1): what is known already stays as it is. */
export function* meets(
  table: Pick<State, 'units'>,
  as: Partial<Either>,
  { name, kind, is = {}, side }: Said,
): Rule<void> {
  if (name === undefined) return;
  const of = unitOf(table, name);
  const more = Object.entries(is).filter(
    ([field, value]) => value !== undefined && (!of || of.profile[field] === undefined),
  );
  const isNews = !of || more.length > 0 || (of.met && of.kind !== kind);
  if (!isNews && (side === undefined || side === of.side)) return;
  yield* as[kind]!.meet('fubar:unit.1', Object.fromEntries(more), side);
}
