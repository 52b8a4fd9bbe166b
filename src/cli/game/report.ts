import { shown } from '../../engine/shown.js';
import { SYSTEMS } from '../../engine/systems.js';
import { fileTrouble } from '../../log/file.js';
import { type Line, read } from '../../log/line.js';
import { isWholeRecord } from '../../log/shape.js';
import type { InContext } from '../../luck/context.js';
import type { Review } from '../../luck/review.js';
import { REPEATS } from '../../luck/rolls.js';
import { turnSaid } from '../../render/luck-chart.js';
import { ownNumbers } from '../../render/notes.js';
import type { Report } from '../../render/report.js';
import type { Happened, Turn } from '../../render/report-story.js';
import { DICE } from '../../rules/record.js';
import { houseScopeOf } from '../../rules/system.js';
import { CliError } from '../errors.js';
import { flagOf } from '../flags.js';
import { writeNew } from '../new-file.js';
import { deedText, resultText, sentenceFor } from './event-text.js';
import { momentsSaid } from './luck.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Gathers all that a report of a game tells. */
export async function reportOf(game: string, review: Review): Promise<Report> {
  const { history, table, luck } = review;
  const played = SYSTEMS.filter(
    ({ id }) => id === table.ruleset || history.events.some(({ event }) => event.record.ruleset === id),
  );
  const lines = history.standing.flatMap((at) => read(at.of.kind, at) ?? []);
  const days = lines.length === 0 ? [] : [lines[0]!, lines.at(-1)!].map(({ at }) => at.slice(0, 10));
  return {
    game: table.game || game,
    systems: played.map(({ title }) => title),
    sides: table.sides.length > 0 ? table.sides : luck.sides.flatMap(({ side }) => side ?? []),
    house: await houseLines(review),
    days: [...new Set(days)],
    turns: await turnsOf(review),
    review,
    said: await momentsSaid(review),
    repeats: REPEATS,
    lines: history.standing.length,
    head: history.head,
  };
}

/** The house rules a game is played by, a line each. */
async function houseLines({ table: { house } }: Review): Promise<string[]> {
  const system = SYSTEMS.find(({ id }) => id === house?.ruleset);
  if (!house || !system) return [];
  const { optional } = await houseScopeOf(system);
  const { rulings } = (await system.book()).book;
  return [
    ...(house.name ? [house.name] : []),
    ...ownNumbers(house.cells),
    ...Object.entries(house.rulings).map(([id, option]) => {
      const ruling = rulings[id];
      return ruling
        ? `${id}: ${ruling.question} ${ruling.options[option] ?? option}`
        : `${id}: option ${option}`;
    }),
    ...Object.entries(house.optional).map(
      ([input, value]) => `${flagOf(input)}${value === true ? '' : ` ${value}`}: ${optional[input] ?? ''}`,
    ),
  ];
}

/** Everything that happened, by turns; what was agreed on stands where it was. */
async function turnsOf({ history, all }: Review): Promise<Turn[]> {
  const asked = new Map(all.map((one) => [one.name, one]));
  const turns: { name: string; happened: Happened[] }[] = [];
  const played = all.map(({ event }) => event.record.ruleset).filter((id) => id !== DICE);
  const several = new Set(played).size > 1;
  for (const at of history.standing) {
    const line: Line | undefined = read(at.of.kind, at);
    const one = asked.get(at.name);
    const says = line && (one ? undefined : await sentenceFor(line));
    if (!one && says === undefined) continue;
    const last = turns.at(-1);
    const system = several && one && SYSTEMS.find(({ id }) => id === one.event.record.ruleset);
    const label = one && `${capital(turnSaid(one.turn ?? ''))}${system ? `, ${system.title}` : ''}`;
    const name = label ?? last?.name ?? 'Before the game';
    if (last?.name !== name) turns.push({ name, happened: [] });
    turns
      .at(-1)!
      .happened.push(one ? await eventOf(one) : { says: says!, undone: history.undone.has(at.name) });
  }
  return turns;
}

async function eventOf({ number, undone, event }: InContext): Promise<Happened> {
  const { by, ...rest } = event;
  const { record } = event;
  return {
    number,
    ...(by !== undefined && { side: by }),
    says: `${capital(deedText(rest))}: ${await resultText(record)}`,
    undone,
    ...(isWholeRecord(record) && { record }),
  };
}

/**
 * Writes a report to a file.
 * @param force overwrites one that is there
 * @throws CliError `output-failed`
 */
export function writeReport(path: string, text: string, force: boolean): void {
  try {
    writeNew(path, text, force);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new CliError('output-failed', `${shown(path)} is there already.`, '--force overwrites it.');
    throw new CliError(
      'output-failed',
      `The report cannot be written to ${shown(path)} (${fileTrouble(code)}).`,
    );
  }
}
