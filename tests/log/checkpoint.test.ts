import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '../../src/log/append.js';
import { keepCheckpoint, readCheckpoint } from '../../src/log/checkpoints/checkpoint.js';
import { logPath } from '../../src/log/file.js';
import { follow } from '../../src/log/follow.js';
import type { Event } from '../../src/log/line/line.js';
import { read } from '../../src/log/line/read.js';
import type { StandingLine } from '../../src/log/lines.js';
import { type Projection, project, projected } from '../../src/log/projection.js';
import { stateFolder } from '../support/cli.js';
import { times } from '../support/random/deep.js';

let state: { path: string; clean: () => void };
let path: string;
beforeEach(() => {
  state = stateFolder();
  path = logPath('table', { XDG_STATE_HOME: state.path });
});
afterEach(() => state.clean());

let ids = 0;
const clock = { id: () => `id${ids++}`, now: () => '2026-01-02T03:04:05.000Z' };
const happens = (what: string): void => {
  const record = { ruleset: '', action: what } as unknown as Event['record'];
  addLine(path, 'table', clock, () => ({ seen: follow(path), body: { record } }));
};

/** What happened, and what was taken back, in order. */
const part = (name: string): Projection<readonly string[]> => {
  const what = (at: StandingLine) => read('event', at)?.record.action ?? [];
  return {
    name,
    start: [],
    after: (all, at) => all.concat(what(at)),
    undone: (all, at) => all.concat(read('event', at) ? `not ${what(at)}` : []),
  };
};

/** Takes back the event that many before the last. */
function takeBack(before: number): void {
  const events = [...follow(path).standing].filter(({ of }) => of.kind === 'event');
  const at = events.at(-1 - before);
  if (at) addLine(path, 'table', clock, () => ({ seen: follow(path), body: { undo: at.name } }));
}

describe('what a game remembers', () => {
  test('of a long evening is kept now and then, so far back that what was played last can be taken back', () => {
    const count: Projection<number> = {
      name: 'count',
      start: 0,
      after: (n, at) => n + (read('event', at) ? 1 : 0),
    };
    const marks = new Set<number>();
    for (let i = 0; i < 1_300; i++) {
      happens(`e${i}`);
      expect(projected(path, count).state).toBe(i + 1);
      const kept = i % 8 === 0 && readCheckpoint<number>(path, count.name);
      if (!kept) continue;
      marks.add(kept.mark.lines);
      // The first line opens the game.
      expect(kept.state).toBe(kept.mark.lines - 1);
      expect(i + 2 - kept.mark.lines).toBeGreaterThanOrEqual(8);
    }
    // From 512 lines on, each behind the one before; and none further back than another process reads at once.
    expect(marks.size).toBeGreaterThanOrEqual(2);
    expect(1_300 - Math.max(...marks)).toBeLessThanOrEqual(512 + 2 * 8);
    takeBack(10);
    expect(project(path, count).state).toBe(1_299);
    expect(project(path, { ...count, name: 'anew' }).state).toBe(1_299);
  });

  test('is the same from a checkpoint and from the start, whatever was taken back when', () => {
    const steps = fc.array(fc.oneof({ arbitrary: fc.constant(-1), weight: 4 }, fc.nat(40)), {
      minLength: 140,
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, fc.nat(), (list, run) => {
        path = logPath(`game ${run} ${ids++}`, { XDG_STATE_HOME: state.path });
        for (const [i, step] of list.entries()) {
          if (step < 0) happens(`e${i}`);
          else takeBack(step);
          const kept = project(path, part('kept')).state;
          if (i % 10 === 0 || step >= 0) expect(kept).toEqual(project(path, part(`anew${i}`)).state);
        }
      }),
      { numRuns: times(60), seed: 1 },
    );
  });

  test('is not read from the start again for what was known to be taken back when the checkpoint was made', () => {
    let planted = false;
    for (let i = 0; i < 150; i++) {
      happens(`e${i}`);
      if (i % 4 === 0) takeBack(0);
      const { state } = project(path, part('kept'));
      // Whoever goes on from a checkpoint finds what stands in it.
      if (planted) expect(state[0], `after ${i}`).toBe('before');
      const kept = readCheckpoint<readonly string[]>(path, 'kept');
      if (kept && !planted) keepCheckpoint(path, 'kept', { ...kept, state: ['before'] });
      planted = kept !== undefined;
    }
    expect(planted).toBe(true);
  });

  test('is read from the start where another version of wg has kept it', () => {
    for (let i = 0; i < 150; i++) happens(`e${i}`);
    const right = project(path, part('kept')).state;
    const file = join(dirname(path), 'checkpoints', 'table.kept.json');
    const [line] = readFileSync(file, 'utf8').split('\n');
    const kept = JSON.parse(line!);
    /** As whole as one that was kept. */
    const whole = (of: object) => `${JSON.stringify(of)}\n`.repeat(2);
    for (const others of [
      { ...kept, state: ['before'] },
      { ...kept, wg: '0.0.9', state: { kept: 'otherwise' } },
    ]) {
      writeFileSync(file, whole(others));
      const { state } = project(path, part('kept'));
      if (others.wg === kept.wg) expect(state[0]).toBe('before');
      else expect(state).toEqual(right);
    }
  });
});
