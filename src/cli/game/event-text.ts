import { shown, shownData } from '../../engine/shown.js';
import { playedIn, type SystemAction } from '../../engine/systems.js';
import type { PastEvent } from '../../log/history.js';
import { type Event, type Intended, type LogLine, wordsFor } from '../../log/line/line.js';
import { isWholeRecord } from '../../log/line/shape.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Input, Resolution } from '../../rules/record.js';
import type { Change, Muster } from '../../rules/roster.js';
import { actionSaid, counted, list, namesApart, saysSomething, spaced } from '../../rules/text/say.js';
import { CliError } from '../errors.js';

/**
 * The action that a record is of.
 * @throws CliError `nothing-found` where this version has no such action
 */
export async function actionOfRecord(record: Resolution): Promise<SystemAction> {
  const of = await playedIn(record);
  if (of) return of;
  throw new CliError(
    'nothing-found',
    `This version knows no ${shown(record.action)} in the rule system ${shown(record.ruleset)}.`,
    `The line was written by wg ${shownData(record.wg)}.`,
  );
}

/** @throws CliError `log-unreadable` where the record of an event lacks what it would be told by or repeated from */
export function mustBeWhole(past: PastEvent): void {
  if (!isWholeRecord(past.event.record)) throw notWhole(past);
}

export const notWhole = ({ number }: PastEvent): CliError =>
  new CliError(
    'log-unreadable',
    `Event ${number} cannot be read in full: its record is not such as wg writes one.`,
    'wg replay tells which line of the log was changed.',
  );

/** The result of a record as the umpire said it. */
export async function resultText(record: Resolution): Promise<string> {
  const of = await playedIn(record);
  try {
    const said = of?.action.announce(record.result, record.input, record.steps);
    if (said !== undefined && saysSomething(said, record)) return said;
  } catch {
    // Another version may have kept its results otherwise.
  }
  return JSON.stringify(record.result ?? null);
}

const textIn = (input: Input | undefined, name: string): string[] => {
  const value = input?.[name];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/** Who did what to whom: `Axis, shoot by 2 Section on MG nest`; `Axis, artillery on MG nest`. */
export function deedText({
  by,
  units,
  record,
}: Pick<Event, 'by' | 'units'> & { readonly record: Pick<Resolution, 'action' | 'input'> }): string {
  const { action, input } = record;
  const named = units ? wordsFor(units) : [];
  const acting = units?.befalls ? 0 : 1;
  const doer = named.length === 0 ? textIn(input, 'name') : named.slice(0, acting);
  const target = named.length === 0 ? textIn(input, 'target') : named.slice(acting);
  return [
    ...(by === undefined ? [] : [`${by},`]),
    actionSaid(action),
    ...doer.map((name) => `by ${namesApart(name)}`),
    ...(target.length > 0 ? [`on ${target.map(namesApart).join(', ')}`] : []),
  ].join(' ');
}

/** The same of what was begun in a sealed game, and nobody knows yet what comes of it. */
export const intentText = (intent: Intended): string => deedText({ ...intent, record: intent });

/** An event in a sentence: `Axis, shoot by 2 Section on MG nest: 2 hits`. */
const sentenceOf = async (event: Event): Promise<string> => {
  const { anyway = [] } = event.record;
  const against = anyway.length > 0 ? ` (played anyway, against ${list(anyway)})` : '';
  return `${deedText(event)}: ${await resultText(event.record)}${against}`;
};

/** What a line tells; nothing, for those that only say where the log begins and what was taken back. */
export async function sentenceFor(line: LogLine): Promise<string | undefined> {
  if ('record' in line) return sentenceOf(line);
  if ('house' in line) return saidOfHouse(line.house);
  if ('roster' in line) return saidOfRoster(line.roster);
  if ('word' in line) return `The word '${line.word}' is added to every seed`;
  if (!('end' in line)) return undefined;
  return line.secret === undefined ? 'The game is over' : 'The game is over, and its secret is revealed';
}

/** What was agreed on. */
const saidOfHouse = (house: HouseRules | null): string =>
  house
    ? `House rules${house.name ? ` of ${house.name}` : ''} are agreed on`
    : 'The book alone is played from here on';

/** Which units came into the game, or what was changed by hand. */
function saidOfRoster(of: Muster | Change): string {
  if ('unit' in of) {
    const changes = Object.entries({ ...of.profile, ...of.marks }).map(([name, value]) => {
      const said = value === true ? '' : value === null || value === false ? ' off' : ` ${value}`;
      return `${spaced(name)}${said}`;
    });
    return `${of.unit}, by hand: ${list(changes)}`;
  }
  const names = of.units.map(({ name }) => name);
  if (of.besides) return `${list(names)} ${names.length === 1 ? 'comes' : 'come'} into the game`;
  return `The roster: ${counted(names.length, 'unit')}`;
}
