import { isRefusal, Refusal } from '../rules/rule.js';
import { quoted } from '../rules/text/say.js';
import type { Task } from './resolve.js';

/** Ways out are declared without the names of those they are for: `wg move <unit> --board` speaks of whoever acts. */
const WHO = /<unit>/g;
const AND_WHO = / <unit>/g;

type OfUnits = Pick<Task, 'action' | 'units'>;

/** Those who act in a line, by name. */
const doersOf = ({ action: { roles = [] }, units }: OfUnits): readonly string[] =>
  roles.filter(({ acts }) => acts).flatMap(({ name }) => units?.roles[name] ?? []);

/**
 * A way out as it is typed by whoever asked: with the name of the unit that acts; without, where the line names nobody. Of several
 * it does not say which.
 */
function wayFor(way: string, line: OfUnits): string {
  const [doer, ...others] = doersOf(line);
  if (others.length > 0) return way;
  return doer === undefined ? way.replace(AND_WHO, '') : way.replace(WHO, () => quoted(doer));
}

/** The same of what is declared to speak against it. */
export const withWay = <O extends { readonly way?: string }>(of: O, line: OfUnits): O =>
  of.way === undefined ? of : { ...of, way: wayFor(of.way, line) };

/** What was thrown as the rule of a line was played: a Refusal has the way out for this line. */
export function thrownBy(line: OfUnits, error: unknown): unknown {
  if (!isRefusal(error) || error.hint === undefined) return error;
  const { clause, message, hint, mayBeAgreedOn } = error;
  return new Refusal(clause, message, wayFor(hint, line), mayBeAgreedOn);
}
