import type { Episode } from '../game/story.js';
import { resolutionJson } from '../render/json.js';
import { hang, type Page, printable, printableIn, written } from '../render/page.js';
import { resolutionText } from '../render/resolution.js';
import { remindersOf } from '../rules/action.js';
import type { Resolution } from '../rules/record.js';
import { announcedIn, doneIn, mustBeWhole, playedIn } from './told.js';

/** An answer of the game in full, with what the book says under every step, from its record alone. */
export async function whyText(episode: Episode, page: Page): Promise<string> {
  const { number, event, undone } = episode;
  const { system, action } = await playedIn(event.record);
  mustBeWhole(episode);
  // A log may come from elsewhere, with anything in it.
  const record = printableIn(event.record) as Resolution;
  const explain = { ...(await system.book()).book, reminders: remindersOf(action, record.input) };
  const done = printable(`Event ${number}: ${doneIn(event)}${undone ? ' (taken back)' : ''}`);
  const { remarks = [] } = event;
  const telling = { title: system.title, announced: await announcedIn(record), remarks, explain };
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
    ...(event.remarks && { remarks: event.remarks }),
    ...(undone && { undone }),
  };
}
