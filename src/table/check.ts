import { type Address, type Effect, type InRole, isThose } from '../rules/effect.js';
import type { Field, Fields } from '../rules/field.js';
import type { AnyKind, Strength } from '../rules/kind.js';
import type { AnyRole } from '../rules/role.js';
import type { Value } from '../rules/rule.js';
import { EffectError } from './fold/addressed.js';
import { strengthFields } from './strength.js';

/** The role of an address. */
const roleIn = (to: InRole): string => (typeof to === 'string' ? to : to[0]);

/**
 * Checks what a rule says it did to the table against the roles of its action: those it speaks of are there, and so are the
 * fields, each with such a value as it can have.
 * @throws EffectError
 */
export function checkEffects(effects: readonly Effect[], roles: readonly AnyRole[]): void {
  for (const effect of effects) checkEffect(effect, roles);
}

function checkEffect(effect: Effect, roles: readonly AnyRole[]): void {
  const faulty = (why: string): never => {
    throw new EffectError(`${effect.do} by ${effect.clause}: ${why}`);
  };
  const roleAt = (name: string): AnyRole =>
    roles.find((role) => role.name === name) ?? faulty(`there is no role ${name}`);
  const kindsAt = (to: Address, of?: string): readonly AnyKind[] => {
    // Those who are meant by what is so of them may be of a kind that stands in no role: their fields are typed by it.
    if (isThose(to)) {
      if ('is' in to) roleAt(roleIn(to.is));
      if ('beside' in to) roleAt(to.beside);
      if ('among' in to) roleAt(to.among);
      if ('at' in to) roleAt(to.at);
      return [];
    }
    const all = Object.values(roleAt(roleIn(to)).takes).map(({ kind }) => kind);
    const meant = of === undefined ? all : all.filter(({ name }) => name === of);
    return meant.length > 0 ? meant : faulty(`nobody of the kind ${of} stands in that role`);
  };
  const checkFields = (kinds: readonly AnyKind[], is: Readonly<Record<string, Value>>): void => {
    if (kinds.length === 0) return;
    for (const [name, value] of Object.entries(is)) {
      const fields = kinds.flatMap(({ profile, marks }) => {
        const of = [profile, marks].find((some: Fields) => Object.hasOwn(some, name)) as Fields | undefined;
        return of ? [of[name]!] : [];
      });
      if (fields.length === 0) faulty(`there is no ${name}`);
      if (!fields.some((field) => fits(field, value))) faulty(`${name} cannot be ${JSON.stringify(value)}`);
    }
  };
  /** Only what is counted of a unit falls, or goes over to another. */
  const checkCounts = (
    kinds: readonly AnyKind[],
    counts: Readonly<Record<string, number>>,
    by: Counting,
  ): void => {
    if (kinds.length === 0) return;
    const counted = kinds.flatMap(({ strength }) => (strength ? by(strength) : []));
    const other = Object.keys(counts).find((name) => !counted.includes(name));
    if (other !== undefined) faulty(`${other} counts nobody by that name`);
    checkFields(kinds, counts);
  };
  switch (effect.do) {
    case 'lose':
      checkCounts(kindsAt(effect.to, effect.of), effect.parts, namesThatFall);
      break;
    case 'set':
      checkFields(kindsAt(effect.to, effect.of), effect.is);
      break;
    case 'add':
      for (const [name, n] of Object.entries(effect.by)) {
        if (!Number.isInteger(n) && !(Number.isFinite(n) && isMeasured(kindsAt(effect.to, effect.of), name)))
          faulty('it adds no whole number');
      }
      checkFields(kindsAt(effect.to, effect.of), allNone(effect.by));
      break;
    case 'bind':
      roleAt(roleIn(effect.as));
      checkFields(kindsAt(effect.to, effect.of), { [effect.mark]: roleIn(effect.as) });
      if (effect.through !== undefined)
        checkFields(kindsAt(effect.as), { [effect.through]: roleIn(effect.as) });
      break;
    case 'meet':
      checkFields(kindsAt(effect.to, effect.of), effect.is);
      break;
    case 'join':
      kindsAt(effect.from);
      kindsAt(effect.to);
      break;
    case 'cross':
      kindsAt(effect.to);
      checkCounts(kindsAt(effect.from), effect.counts, strengthFields);
      break;
    case 'split':
      checkCounts(kindsAt(effect.from), effect.counts, strengthFields);
      break;
    case 'end':
    case 'put':
    case 'cards':
    case 'anew':
      break;
  }
}

type Counting = (strength: Strength) => readonly string[];

/** The names by which figures fall: a part of them in one word, however it is counted. */
const namesThatFall: Counting = ({ total, parts, apart = [], among = [] }) => [
  total,
  ...Object.keys(parts),
  ...apart,
  ...among.flat(),
];

/** Whether a field takes halves too. */
const isMeasured = (kinds: readonly AnyKind[], name: string): boolean =>
  kinds.some(
    ({ profile, marks }) => ((profile[name] ?? marks[name]) as Field | undefined)?.kind === 'measure',
  );

const allNone = (by: Readonly<Record<string, number>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.keys(by).map((name) => [name, 0]));

/** Whether a field can have a value; what is more than it takes is brought into its bounds by the fold. */
function fits(field: Field, value: Value): boolean {
  if (value === null) return field.required !== true;
  switch (field.kind) {
    case 'count':
      return Number.isInteger(value) && (value as number) >= Math.min(field.min, 0);
    case 'measure':
      return Number.isFinite(value);
    case 'choice':
      return typeof value === 'number' ? field.or !== undefined : field.choices.includes(value as string);
    case 'switch':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string' || Array.isArray(value);
  }
}
