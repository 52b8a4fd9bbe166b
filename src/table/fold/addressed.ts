import { type Address, type InRole, isThose, type Those } from '../../rules/effect.js';
import type { AnyKind, Kinds } from '../../rules/kind.js';
import { type Unit, unitNamed } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { InRoles, State } from '../../rules/state.js';
import { sameName } from '../../rules/text/likeness.js';

/** An effect that no table can have: a rule is at fault, and nothing is logged. */
export class EffectError extends Error {
  override readonly name = 'EffectError';
}

/** The names of those who are addressed. */
export function namesAt(to: Address, named: InRoles, { units }: State): readonly string[] {
  if (isThose(to)) return units.filter((unit) => isOneOf(unit, to, named, units)).map(({ name }) => name);
  return inRole(to, named);
}

export const inRole = (to: InRole, named: InRoles): readonly string[] =>
  typeof to === 'string' ? (named[to] ?? []) : (named[to[0]] ?? []).slice(to[1] - 1, to[1]);

function isOneOf({ marks, side }: Unit, those: Those, named: InRoles, units: readonly Unit[]): boolean {
  if ('side' in those) {
    const { without } = those;
    const isOf = side !== undefined && sameName(side, those.side);
    return isOf && (without === undefined || marks[without] === undefined);
  }
  const mark = marks[those.whose];
  if (typeof mark !== 'string') return false;
  if ('is' in those) return inRole(those.is, named).some((name) => sameName(name, mark));
  const isBound = (unit: Unit) => isSameText(unit.marks[those.whose], mark);
  const standingIn = (role: string) => units.filter(({ name }) => (named[role] ?? []).includes(name));
  if ('at' in those) return standingIn(those.at).some(isBound);
  // What names nobody binds nobody to anybody.
  if (!unitNamed(units, mark)) return false;
  const either = 'among' in those;
  const beside = standingIn(either ? those.among : those.beside);
  return beside.some((unit) => isBound(unit) && (either || isSameText(unit.side, side)));
}

export const isSameText = (one: Value | undefined, other: Value | undefined): boolean =>
  typeof one === 'string' && typeof other === 'string' ? sameName(one, other) : one === other;

export const kindOf = ({ kind }: Unit, kinds: Kinds): AnyKind => {
  const found = kinds[kind];
  if (!found) throw new EffectError(`there is no kind ${kind}`);
  return found;
};

export const changed = (state: State, names: readonly string[], change: (unit: Unit) => Unit): State =>
  names.length === 0
    ? state
    : { ...state, units: state.units.map((unit) => (names.includes(unit.name) ? change(unit) : unit)) };

/** The first who is addressed, if anybody is. */
export const unitAt = (state: State, to: Address, named: InRoles): Unit | undefined => {
  const [name] = namesAt(to, named, state);
  return state.units.find((unit) => unit.name === name);
};

/** Two who are addressed, of one kind. Where one of them was not named nobody knows what becomes of the other. */
export function pairAt(state: State, a: Address, b: Address, named: InRoles): [Unit, Unit] | undefined {
  const [one, other] = [unitAt(state, a, named), unitAt(state, b, named)];
  return one && other && one !== other && one.kind === other.kind ? [one, other] : undefined;
}
