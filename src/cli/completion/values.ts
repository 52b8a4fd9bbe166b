import { tableIn } from '../../engine/house/agreed.js';
import { addedNames, allSystems, type SystemName, systemNames, titleOf } from '../../engine/systems.js';
import { rulesetOf } from '../../log/current.js';
import { logPath } from '../../log/file.js';
import { gamesIn } from '../../log/games.js';
import type { Field } from '../../rules/field.js';
import { beginsAs } from './begins.js';
import type { Candidate, Candidates } from './candidates.js';
import type { LineContext } from './place.js';

/** Where values come from: a field of an action, words, or what there is of a kind. */
export type ValueSource =
  | Field
  | readonly string[]
  | 'rulesets'
  | 'added'
  | 'rulings'
  | 'clauses'
  | 'games'
  | 'sides'
  | 'units'
  | 'actions'
  | 'files'
  | 'plans'
  | 'house';

const isList = (source: ValueSource): source is readonly string[] => Array.isArray(source);

/** The values that can stand behind a flag. @param text what is typed of it */
export async function valuesOf(source: ValueSource, text: string, place: LineContext): Promise<Candidates> {
  if (isList(source)) return { list: source.map((value) => ({ value })) };
  if (typeof source === 'object') return ofField(source, text);
  switch (source) {
    case 'rulesets':
      return { list: systemNames().flatMap(namesOf) };
    case 'added':
      return { list: addedNames().flatMap(namesOf) };
    case 'rulings':
      return { list: await rulings(text, place) };
    case 'clauses':
      return { list: await clauses(text, place) };
    case 'games':
      return { list: games(place) };
    case 'sides':
      return { list: sides(place) };
    case 'units':
      return { list: await (await import('./unit-names.js')).unitNames(place) };
    case 'actions':
      return { list: (place.asked?.system.actions ?? []).map((value) => ({ value })) };
    case 'files':
      return { list: [], files: true };
    case 'plans':
      return {
        list: (await plans(place)).map((value) => ({ value, says: 'a plan that is kept' })),
        files: true,
      };
    case 'house':
      return { list: [{ value: 'none', says: 'the book alone' }], files: true };
  }
}

function ofField(field: Field, text: string): Candidates {
  const isFile = field.kind === 'file' || (field.kind === 'text' && field.metavar === 'file');
  if (isFile) return { list: [], files: true };
  if (field.kind !== 'choice') return { list: [] };
  // Odds take several: behind a comma those that are not there yet.
  const before = text.slice(0, text.lastIndexOf(',') + 1);
  const taken = before.toLowerCase().split(',');
  const left = field.choices.filter((value) => !taken.includes(value.toLowerCase()));
  return { list: left.map((value) => ({ value: `${before}${value}` })) };
}

const namesOf = ({ id, short, title }: SystemName): Candidate[] =>
  [...new Set([short, id])].map((value) => ({ value, says: title }));

/** An id with the prefix of its rule system, and where that was not begun the id without it. */
const spelt = (id: string, text: string): string =>
  text !== '' && !beginsAs(id, text) ? id.slice(id.indexOf(':') + 1) : id;

/** Rulings that are switches: their ids first, and behind `=` their options. */
async function rulings(text: string, { system }: LineContext): Promise<Candidate[]> {
  const { book } = await system.book();
  const [typed, option] = text.split('=');
  return Object.entries(book.rulings).flatMap(([id, { question, options, switch: isSwitch }]) => {
    if (!isSwitch) return [];
    const name = spelt(id, typed!);
    if (option === undefined) return [{ value: `${name}=`, says: question }];
    if (name.toLowerCase() !== typed!.toLowerCase()) return [];
    return Object.entries(options).map(([n, says]) => ({ value: `${name}=${n}`, says }));
  });
}

/** Clauses, tables and rulings by their ids; of another rule system, where its prefix was typed. */
async function clauses(text: string, { system: usual }: LineContext): Promise<Candidate[]> {
  const system = allSystems().find(({ short }) => beginsAs(text, `${short}:`)) ?? usual;
  const { book } = await system.book();
  const titled = [...Object.entries(book.clauses), ...Object.entries(book.tables)];
  return [
    ...titled.map(([id, { title }]) => ({ value: spelt(id, text), says: title })),
    ...Object.entries(book.rulings).map(([id, { question }]) => ({ value: spelt(id, text), says: question })),
  ];
}

const plans = async ({ io }: LineContext): Promise<readonly string[]> =>
  (await import('../plan/saved.js')).plansIn(io.env);

const games = ({ io }: LineContext): Candidate[] =>
  gamesIn(io.env).flatMap(({ game, path }) => {
    const ruleset = rulesetOf(path);
    return game === undefined ? [] : [{ value: game, ...(ruleset && { says: titleOf(ruleset) }) }];
  });

const sides = ({ game, io }: LineContext): Candidate[] =>
  (tableIn(logPath(game, io.env))?.sides ?? []).map((value) => ({ value }));
