import type { Episode } from '../game/story.js';
import { resolutionJson } from '../render/json.js';
import { hang, type Page, printable, written } from '../render/page.js';
import { resolutionText } from '../render/resolution.js';
import { remindersOf } from '../rules/action.js';
import { announcedIn, doneIn, playedIn } from './told.js';

/** An answer of the game in full, with what the book says under every step, from its record alone. */
export async function whyText({ number, event, undone }: Episode, page: Page): Promise<string> {
  const { record } = event;
  const { system, action } = await playedIn(record);
  const explain = { ...(await system.book()).book, reminders: remindersOf(action, record.input) };
  const done = printable(`Event ${number}: ${doneIn(event)}${undone ? ' (taken back)' : ''}`);
  const telling = { title: system.title, announced: await announcedIn(record), explain };
  return `${written(hang('', done, page.width), page)}${resolutionText(record, telling, page)}`;
}

/** The same as `--json --explain` gave it; one that was taken back says so. */
export async function whyJson({ event: { record }, undone }: Episode) {
  const { system } = await playedIn(record);
  const { clauses } = (await system.book()).book;
  return {
    ...resolutionJson(record, (clause) => clauses[clause]?.says ?? ''),
    ...(undone && { undone }),
  };
}
