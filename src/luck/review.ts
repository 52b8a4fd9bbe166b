import { type Followed, follow } from '../log/follow.js';
import { type Settings, settingsOf } from '../log/settings.js';
import type { RuleSystem } from '../rules/system.js';
import { inContext, type Resolved } from './context.js';
import { FaceCount, type Fairness } from './fairness.js';
import { type Luck, luckOf } from './luck.js';
import { type Roll, RollCounter } from './rolls.js';

/** A game as chance has treated its sides. */
export interface Review {
  readonly log: Followed;
  /** Everything that was resolved; what was taken back too. */
  readonly all: readonly Resolved[];
  /** All of it that stands. */
  readonly asked: readonly Resolved[];
  readonly table: Settings;
  readonly rolls: readonly Roll[];
  readonly luck: Luck;
  readonly dice: readonly Fairness[];
  /** Resolutions in which no side is lucky. */
  readonly without: number;
  /** The numbers of those that do not follow from their own record: they are left out. */
  readonly strange: readonly number[];
  readonly undone: number;
}

/**
 * Goes through a game once more, and judges the luck of its sides and how even its dice were.
 * @param path its log
 * @param systems the rule systems there are
 * @param working is told before each line how many there are
 * @throws LogError when the log cannot be read
 */
export async function review(
  path: string,
  systems: readonly RuleSystem[],
  working: (done: number, all: number) => void = () => {},
): Promise<Review> {
  const table = settingsOf(path).state;
  const log = follow(path);
  const faces = new FaceCount();
  const counter = new RollCounter(({ event }, kind, face) =>
    faces.add(event.record.rng === 'entered' ? 'players' : 'program', kind, face),
  );
  const all: Resolved[] = [];
  const rolls: Roll[] = [];
  const strange: number[] = [];
  for await (const one of inContext(log.standing, systems, working)) {
    all.push(one.asked);
    if (one.asked.undone) continue;
    const counted = counter.count(one);
    if (counted.kind === 'roll') rolls.push(counted.roll);
    else if (counted.kind === 'strange') strange.push(one.asked.number);
  }
  const asked = all.filter(({ undone }) => !undone);
  return {
    log,
    all,
    asked,
    table,
    rolls,
    luck: luckOf(asked, rolls, table.sides),
    dice: faces.all(),
    without: asked.length - rolls.length - strange.length,
    strange,
    undone: all.length - asked.length,
  };
}
