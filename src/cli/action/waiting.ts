import type { Given } from '../../engine/inputs/inputs.js';
import type { AnyAction, Waiting } from '../../rules/action.js';
import { tellsOf } from '../../rules/filled.js';
import { flagOf } from '../../rules/flag.js';
import type { Parsed } from '../line/parse.js';
import type { Job } from './job.js';

/** What a game waits for, as a line that lacks something may mean it. */

/**
 * Which of its action a game waits for, of those in which everybody takes part who was named.
 * @returns none, where the line says itself who takes part
 */
export async function waitingFor(
  { system, action, filling, options, io }: Job,
  given: Given,
): Promise<readonly Waiting[]> {
  const { waits, roles = [] } = action;
  if (!waits || Object.keys(given).some((name) => roles.some((role) => tellsOf(role, name)))) return [];
  const { atTable } = await import('../game/now.js');
  const table = await atTable(options.game, system, io);
  if (!table || table.ended) return [];
  const named = filling?.names ?? [];
  return waits(table.now.state).filter(({ units }) => {
    const all = units.flat();
    return all.length > named.length && named.every((name) => all.includes(name));
  });
}

/** The line that it is, where this was typed. */
export const lineOfWaiting = (parsed: Parsed, { units, typed }: Waiting): Parsed => ({
  ...parsed,
  words: units.map((names) => names.join(',')),
  given: { ...typed, ...parsed.given },
});

/** The same as a shell takes it. */
export const shownAs = ({ name }: AnyAction, { units, typed = {} }: Waiting): string =>
  [
    `wg ${name}`,
    ...units.map((names) => quoted(names.join(','))),
    ...Object.entries(typed).map(([input, value]) => `${flagOf(input)} ${value}`),
  ].join(' ');

const quoted = (name: string): string => (/^[\w,-]+$/.test(name) ? name : `"${name}"`);
