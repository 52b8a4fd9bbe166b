import { API, type Declared, LONGEST_ID, OLDEST_API, type RuleSystem } from '../../rules/system.js';
import { lineFault, shown, shownData } from '../shown.js';
import { BESIDE, type SystemName } from '../systems.js';
import { asError, badSystem } from './bad-system.js';

/** What is taken already, where a rule system of another package comes in. */
export interface Taken {
  readonly systems: readonly SystemName[];
  /** Words that stand where an action does: commands. */
  readonly words: readonly string[];
}

/** Names of rule systems and of actions. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** A fault of a rule system, which goes on from its name, and what to do about it. */
type SystemFault = readonly [says: string, hint: string];

/**
 * Looks whether something is a rule system that can be played beside those that are there: a plain object with `meta`, whose names are
 * nobody else's, written for an API that is still played.
 * @param of what a package exports
 * @param where it comes from, as errors name it
 * @throws EngineError `bad-system`
 */
export function accepted(of: unknown, where: string, taken: Taken): RuleSystem {
  let fault: SystemFault | undefined;
  try {
    fault = faultIn(of, taken);
    if (!fault) return { id: (of as Declared).meta.id, ...(of as Declared) };
  } catch (error) {
    throw badSystem(where, `fails as it is looked at: ${shown(asError(error).message, 300)}`);
  }
  throw badSystem(where, ...fault);
}

function faultIn(of: unknown, taken: Taken): SystemFault | undefined {
  if (typeof of !== 'object' || of === null || typeof (of as Declared).meta !== 'object')
    return [
      'is none: it exports no object with meta',
      'Its module has to export it: export default { meta: { id, version, api }, … }.',
    ];
  const system = of as Declared;
  return faultInMeta(system) ?? faultInNames(system) ?? faultInActions(system, taken) ?? clash(system, taken);
}

function faultInMeta({ meta: { id, version, api } }: Declared): SystemFault | undefined {
  if (typeof id !== 'string' || !NAME.test(id) || id.length > LONGEST_ID)
    return [
      `cannot have '${shownData(id)}' as its id`,
      `meta.id takes small letters, digits and hyphens, ${LONGEST_ID} at most.`,
    ];
  if (typeof version !== 'string' || !VERSION.test(version))
    return [
      `cannot have '${shownData(version)}' as its version`,
      "meta.version takes one as '1.2.0': it stands in every record.",
    ];
  if (!Number.isInteger(api)) return ['does not say for which API it was written', `As in: api: ${API}`];
  if (api > API) return [`is written for API ${api}, and this wg plays up to ${API}`, 'A newer wg plays it.'];
  if (api < OLDEST_API)
    return [
      `is written for API ${api}, and this wg plays ${OLDEST_API} to ${API}`,
      'A newer version of the system may be played.',
    ];
  return undefined;
}

function faultInNames({ short, title, play, book }: Declared): SystemFault | undefined {
  if (typeof short !== 'string' || !/^[a-z][a-z0-9]*$/.test(short) || short.length > LONGEST_ID)
    return [
      `cannot have '${shownData(short)}' as its short name`,
      `short takes small letters and digits, ${LONGEST_ID} at most: it is the prefix of its clauses too.`,
    ];
  const fault = typeof title === 'string' ? lineFault(title) : 'it takes text';
  if (fault) return [`cannot have '${shownData(title)}' as its title`, `Of title: ${fault}.`];
  const missing = Object.entries({ play, book }).find(([, load]) => typeof load !== 'function');
  return (
    missing && [`has no ${missing[0]}`, `${missing[0]} is a function that loads it: () => import('./…').`]
  );
}

function faultInActions({ actions, usual = [] }: Declared, { words }: Taken): SystemFault | undefined {
  const isNames = Array.isArray(actions) && actions.length > 0;
  if (!isNames) return ['has no actions', 'actions lists their names.'];
  const odd = actions.find((name) => typeof name !== 'string' || !NAME.test(name));
  if (odd !== undefined)
    return [
      `cannot have '${shownData(odd)}' as an action`,
      'Names of actions take small letters, digits and hyphens.',
    ];
  const twice = actions.find((name, i) => actions.indexOf(name) !== i);
  if (twice !== undefined) return [`lists the action ${shown(twice)} twice`, 'Each is listed once.'];
  const stray = Array.isArray(usual) ? usual.find((name) => !actions.includes(name)) : usual;
  if (stray !== undefined)
    return [
      `names '${shownData(stray)}' as usual, which is no action of it`,
      'usual lists actions that are taken in almost every turn.',
    ];
  const beside = BESIDE.flatMap((system) => system.actions);
  const used = actions.find((name) => words.includes(name) || beside.includes(name));
  return used === undefined
    ? undefined
    : [`has an action ${used}, and that is a command of wg`, 'Give the action another name.'];
}

/** A name that somebody else goes by. */
function clash({ meta: { id }, short }: Declared, { systems }: Taken): SystemFault | undefined {
  for (const other of [...systems, ...BESIDE])
    for (const [what, name] of [
      ['id', id],
      ['short name', short],
    ] as const)
      if (name === other.id || name === other.short)
        return [
          `has the ${what} ${name}, which is that of ${other.title}`,
          what === 'id'
            ? 'Give it another meta.id; or remove the other: wg system remove.'
            : 'Give it another short name, which is the prefix of its clauses too; or remove the other: wg system remove.',
        ];
  return undefined;
}
