import { isWholeRecord } from '../game/shape.js';
import type { Episode } from '../game/story.js';
import { resolutionJson } from '../render/json.js';
import { hang, type Page, printable, written } from '../render/page.js';
import { resolutionText } from '../render/resolution.js';
import { remindersOf } from '../rules/action.js';
import { CliError } from './errors.js';
import { announcedIn, doneIn, playedIn } from './told.js';

/** @throws CliError `log-unreadable` where the record of an event lacks what it would be told from */
function mustBeWhole({ number, event: { record } }: Episode): void {
  if (isWholeRecord(record)) return;
  throw new CliError(
    'log-unreadable',
    `Event ${number} cannot be shown: its record is not such as wg writes one.`,
    'wg replay tells which line of the log was changed.',
  );
}

/** An answer of the game in full, with what the book says under every step, from its record alone. */
export async function whyText(episode: Episode, page: Page): Promise<string> {
  const { number, event, undone } = episode;
  const { record } = event;
  const { system, action } = await playedIn(record);
  mustBeWhole(episode);
  const explain = { ...(await system.book()).book, reminders: remindersOf(action, record.input) };
  const done = printable(`Event ${number}: ${doneIn(event)}${undone ? ' (taken back)' : ''}`);
  const telling = { title: system.title, announced: await announcedIn(record), explain };
  return `${written(hang('', done, page.width), page)}${resolutionText(record, telling, page)}`;
}

/** The same as `--json --explain` gave it; one that was taken back says so. */
export async function whyJson(episode: Episode) {
  const { event, undone } = episode;
  const { record } = event;
  const { system } = await playedIn(record);
  mustBeWhole(episode);
  const { clauses } = (await system.book()).book;
  return {
    ...resolutionJson(record, (clause) => clauses[clause]?.says ?? ''),
    ...(undone && { undone }),
  };
}
