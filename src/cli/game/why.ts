import { printable, printableIn } from '../../engine/shown.js';
import type { PastEvent } from '../../log/history.js';
import { resolutionJson } from '../../log/line/record-json.js';
import { explained } from '../../render/explained.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { remindersOf } from '../../rules/action.js';
import type { Resolution } from '../../rules/record.js';
import { filledInWords } from '../action/filled.js';
import { actionOfRecord, deedText, mustBeWhole, resultText } from './event-text.js';

/** An answer of the game in full, with what the book says under every step, from its record alone. */
export async function whyText(past: PastEvent, page: Page): Promise<string> {
  const { number, event, undone } = past;
  const { system, action } = await actionOfRecord(event.record);
  mustBeWhole(past);
  // A log may come from elsewhere, with anything in it.
  const record = printableIn(event.record) as Resolution;
  const explain = { ...(await system.book()).book, reminders: remindersOf(action, record.input) };
  const done = printable(`Event ${number}: ${deedText(event)}${undone ? ' (taken back)' : ''}`);
  const { remarks = [] } = event;
  const filled = filledInWords({ action, input: record.input, units: event.units });
  const telling = {
    title: system.title,
    announced: await resultText(record),
    remarks,
    units: { filled, stand: [] },
    explain,
  };
  return writtenLines([...hang('', done, page.width), ...explained(record, telling, page)], page);
}

/** The same as `--json --explain` gave it; one that was taken back says so. */
export async function whyJson(past: PastEvent) {
  const { event, undone } = past;
  const { record } = event;
  const { system } = await actionOfRecord(record);
  mustBeWhole(past);
  const { clauses } = (await system.book()).book;
  return {
    ...resolutionJson(record, (clause) => clauses[clause]?.says ?? ''),
    ...(event.remarks && { remarks: event.remarks }),
    ...(undone && { undone }),
  };
}
