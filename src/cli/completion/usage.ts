import type { Command } from '../command.js';
import type { Candidate, Candidates } from './candidates.js';
import type { LineContext } from './place.js';
import { type ValueSource, valuesOf } from './values.js';

/** What stands where usage says `<file>`. What players make up, such as `<name>`, cannot be completed. */
const PLACES: Readonly<Record<string, ValueSource>> = {
  file: 'files',
  folder: 'files',
  system: 'added',
  game: 'games',
  id: 'clauses',
  unit: 'units',
  action: 'actions',
  plan: 'plans',
};

/** What can stand behind a command, by what its usage says: words as they are, files, names of games, ids. */
export async function wordsBehind(
  { usage }: Command,
  words: readonly string[],
  text: string,
  place: LineContext,
): Promise<Candidates> {
  const list: Candidate[] = [];
  let files = false;
  for (const [line, does] of usage) {
    if (line.startsWith('-')) continue;
    const parts = line.split(' ').filter(Boolean);
    const last = parts.at(-1);
    // What may stand there several times is offered again.
    while (last?.endsWith('...') && parts.length <= words.length) parts.push(last);
    const next = parts[words.length];
    if (next === undefined || !words.every((word, i) => isOpen(parts[i]!) || parts[i] === word)) continue;
    // `<plan|'line'>` is a plan, or what nobody knows.
    const source = next
      .replace(/[<>[\].]/g, '')
      .split('|')
      .map((of) => PLACES[of])
      .find((of) => of !== undefined);
    if (!isOpen(next)) list.push({ value: next, says: does });
    else if (source) {
      const values = await valuesOf(source, text, place);
      list.push(...values.list);
      files ||= values.files === true;
    }
  }
  return { list, ...(files && { files }) };
}

/** Whether a part of a usage stands for something else. */
const isOpen = (part: string): boolean => /^'?[<[]/.test(part);
