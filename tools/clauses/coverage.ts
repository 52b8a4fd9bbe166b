import type { Book } from '../../src/rules/book.js';
import type { allMet } from './met.js';

/** How far the tests of a rule system go through its book. */
export interface Coverage {
  /** Cited by what came out while tests ran. */
  readonly implemented: string[];
  /** Met by a test that names it. */
  readonly tested: string[];
  /** Players are reminded of it, and no more. */
  readonly shown: string[];
  readonly missing: string[];
  /** The options of switches that no test plays which names the switch. */
  readonly untested: string[];
  readonly faults: string[];
}

/** @param complete all of it is said to be played and tested */
export function coverageOf(
  { clauses, rulings, tables }: Book,
  { met, named, tested }: ReturnType<typeof allMet>,
  complete: boolean,
): Coverage {
  const ids = Object.keys(clauses);
  const titled = (id: string) => `${id} (${clauses[id]!.title})`;
  const isShown = (id: string) => met.has(`${id}=shown`);
  const isTested = (id: string) => tested.has(id) || tested.has(`${id}=shown`);
  const options = Object.entries(rulings).flatMap(([id, { switch: isSwitch, options }]) =>
    isSwitch ? Object.keys(options).map((option) => `${id}=${option}`) : [],
  );

  const implemented = ids.filter((id) => met.has(id));
  const onlyShown = ids.filter((id) => isShown(id) && !met.has(id));
  const missing = ids.filter((id) => !isShown(id) && !met.has(id));
  const untested = options.filter((option) => !tested.has(option));
  const [prefix] = ids[0]!.split(':');
  return {
    implemented,
    tested: ids.filter(isTested),
    shown: onlyShown.filter((id) => clauses[id]!.kind === 'reminder'),
    missing,
    untested,
    faults: [
      ...[...named]
        .filter((id) => id.startsWith(`${prefix}:`) && !(id in clauses || id in rulings || id in tables))
        .map((id) => `${id} is named by a test and does not exist`),
      ...onlyShown
        .filter((id) => clauses[id]!.kind !== 'reminder')
        .map((id) => `${titled(id)} is no reminder and only shown`),
      ...(complete ? missing.map((id) => `${titled(id)} is missing`) : []),
      ...ids
        .filter((id) => !isTested(id) && (named.has(id) || (complete && met.has(id))))
        .map((id) => `${titled(id)}: ${whyNot(id, named)}`),
      ...untested.map((option) => `${option}: ${whyNot(option, named)}`),
    ],
  };
}

/** Why what is there does not count as tested. */
const whyNot = (id: string, named: ReadonlySet<string>): string =>
  named.has(id.replace(/=.*/, '')) ? 'no test that names it meets it' : 'no test names it';
