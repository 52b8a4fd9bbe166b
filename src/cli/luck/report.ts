import { allSystems, ruleSystemOf } from '../../engine/systems.js';
import { TakenBack } from '../../log/follow.js';
import type { Event, LineKind, LogLine } from '../../log/line/line.js';
import { read } from '../../log/line/read.js';
import { isWholeRecord } from '../../log/line/shape.js';
import type { LogLines, StandingLine } from '../../log/lines.js';
import type { Resolved } from '../../luck/context.js';
import type { Review } from '../../luck/review.js';
import { REPEATS } from '../../luck/rolls.js';
import { turnSaid } from '../../render/luck-chart.js';
import { ownNumbers } from '../../render/notes.js';
import type { Report } from '../../render/report/report.js';
import type { Happened, Turn } from '../../render/report/story.js';
import { DICE } from '../../rules/record.js';
import { houseScopeOf } from '../../rules/system.js';
import { capital } from '../../rules/text/say.js';
import { deedText, resultText, sentenceFor } from '../game/event-text.js';
import { flagOf } from '../line/flags.js';
import { momentsSaid } from './luck.js';

/** Gathers all that a report of a game tells. */
export async function reportOf(game: string, review: Review): Promise<Report> {
  const { log, all, table, luck } = review;
  const of = new Set(all.map(({ ruleset }) => ruleset));
  const played = allSystems().filter(({ id }) => id === table.ruleset || of.has(id));
  const { standing } = log;
  return {
    game: table.game || game,
    systems: played.map(({ title }) => title),
    sides: table.sides.length > 0 ? table.sides : luck.sides.flatMap(({ side }) => side ?? []),
    house: await houseLines(review),
    days: [...new Set(daysOf(standing))],
    turns: turnsOf(review),
    review,
    said: await momentsSaid(review),
    repeats: REPEATS,
    lines: standing.length,
    head: log.head,
  };
}

/** The days on which the first and the last line that can be read were written. */
function daysOf(lines: LogLines): string[] {
  const dayAt = (index: number) => lineAt(lines.at(index)!)?.at.slice(0, 10);
  let [first, last] = [0, lines.length - 1];
  while (first < last && !dayAt(first)) first++;
  while (last > first && !dayAt(last)) last--;
  return lines.length > 0 ? [first, last].flatMap((index) => dayAt(index) ?? []) : [];
}

const lineAt = (at: StandingLine): LogLine | undefined => read(at.of.kind, at);

/** The house rules a game is played by, a line each. */
async function houseLines({ table: { house } }: Review): Promise<string[]> {
  const system = ruleSystemOf(house?.ruleset);
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
function turnsOf({ log, all }: Review): Turn[] {
  const resolved = new Map(all.map((asked) => [asked.at.number, asked]));
  const undone = new TakenBack(log.standing);
  const several = new Set(all.map(({ ruleset }) => ruleset).filter((id) => id !== DICE)).size > 1;
  const turns: { name: string; lines: StandingLine[] }[] = [];
  for (const at of log.standing) {
    const asked = resolved.get(at.number);
    if (!asked && (!TOLD.includes(at.of.kind) || !lineAt(at))) continue;
    const last = turns.at(-1);
    const system = several && asked && ruleSystemOf(asked.ruleset);
    const label = asked && `${capital(turnSaid(asked.turn ?? ''))}${system ? `, ${system.title}` : ''}`;
    const name = label ?? last?.name ?? 'Before the game';
    // Of what was resolved the review holds the line already.
    const line = asked?.at ?? at;
    if (last?.name === name) last.lines.push(line);
    else turns.push({ name, lines: [line] });
  }
  const happened = async (at: StandingLine): Promise<Happened> => {
    const asked = resolved.get(at.number);
    // It has been read before.
    const line = lineAt(at)!;
    if (asked && 'record' in line) return eventOf(asked, line);
    return { says: (await sentenceFor(line)) ?? '', undone: undone.has(at) };
  };
  return turns.map(({ name, lines }) => ({
    name,
    happened: async function* () {
      for (const at of lines) yield await happened(at);
    },
  }));
}

/** What is told besides what was resolved. */
const TOLD: readonly LineKind[] = ['agreed', 'roster', 'end'];

async function eventOf({ number, undone }: Resolved, event: Event): Promise<Happened> {
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
