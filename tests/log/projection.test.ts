import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addLine } from '../../src/log/append.js';
import { logPath } from '../../src/log/file.js';
import { follow } from '../../src/log/follow.js';
import { NO_LINE, nameOf } from '../../src/log/line/chain.js';
import { type Body, FORMAT, written } from '../../src/log/line/line.js';
import type { StandingLine } from '../../src/log/lines.js';
import { type Projection, project, projectAll, RunningFold } from '../../src/log/projection.js';
import { settingsOf } from '../../src/log/settings.js';
import { stateFolder } from '../support/cli.js';

const state = stateFolder();
afterAll(state.clean);
const path = logPath('Projected', { XDG_STATE_HOME: state.path });
const checkpoints = join(dirname(path), 'checkpoints');

const counts: Projection<number> = { name: 'counts', start: 0, after: (n) => n + 1 };
const kinds: Projection<Readonly<Record<string, number>>> = {
  name: 'kinds',
  start: {},
  after: (so, at) => ({ ...so, [at.kind]: (so[at.kind] ?? 0) + 1 }),
  undone: (so) => ({ ...so, back: (so.back ?? 0) + 1 }),
};

/** A log of house rules that were agreed on again and again, and some taken back. */
function logOf(agreed: number): void {
  const lines: string[] = [];
  const put = (body: Body) => {
    const line = written(
      `l${lines.length}`,
      '2026-01-02T03:04:05.000Z',
      body,
      lines.length ? nameOf(lines.at(-1)!) : NO_LINE,
    );
    lines.push(line);
  };
  put({ log: FORMAT, game: 'Projected' });
  for (let i = 0; i < agreed; i++) {
    put({ house: null });
    if (i % 7 === 3) put({ undo: nameOf(lines.at(-1)!) });
  }
  const folder = dirname(path);
  rmSync(folder, { recursive: true, force: true });
  addLine(path, 'Projected', { id: () => 'first', now: () => '2026-01-02T03:04:05.000Z' }, () => ({
    seen: settingsOf(path),
    body: { log: FORMAT, game: 'Projected' },
  }));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

describe('what a game remembers', () => {
  test('comes to the same in one run as part by part, with a checkpoint of either, of both, or of none', () => {
    logOf(200);
    const forget = () => rmSync(checkpoints, { recursive: true, force: true });
    forget();
    const expected = [project(path, counts).state, project(path, kinds).state];
    for (const known of [[], [counts], [kinds], [counts, kinds]] as const) {
      forget();
      for (const part of known) project<unknown>(path, part as Projection<unknown>);
      const both = projectAll(path, [counts, kinds]);
      expect(both.map((one) => one.state)).toEqual(expected);
      expect(new Set(both.map(({ head }) => head))).toEqual(new Set([follow(path).head]));
    }
  });

  test('a log that grew by a line of its own is the one that stands on the disk', () => {
    logOf(40);
    const before = follow(path).standing.length;
    const clock = { id: () => 'mine', now: () => '2026-01-02T03:04:05.000Z' };
    addLine(path, 'Projected', clock, () => ({ seen: settingsOf(path), body: { house: null } }));
    const gone = follow(path);
    expect(gone.standing).toHaveLength(before + 1);
    const said = ({ name, number, from, to, text }: StandingLine) => ({ name, number, from, to, text });
    const own = { ...gone.mark, head: gone.head, standing: [...gone.standing].map(said) };
    // Another stamp: it is followed anew.
    writeFileSync(path, readFileSync(path));
    const anew = follow(path);
    expect(anew).not.toBe(gone);
    expect(own).toEqual({ ...anew.mark, head: anew.head, standing: [...anew.standing].map(said) });
  });
});

test('a fold is at hand after every line, whatever is taken back, and however long ago it was', () => {
  const all: Projection<readonly string[]> = {
    name: 'all',
    start: [],
    after: (so, at) => [...so, at.name],
    undone: (so, at) => [...so, `not ${at.name}`],
  };
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(), { freq: 8, nil: undefined }), { maxLength: 300 }), (backs) => {
      const running = new RunningFold(all);
      const lines: { readonly name: string; readonly undo: string | undefined }[] = [];
      for (const [i, back] of backs.entries()) {
        const undo = back === undefined || i === 0 ? undefined : `line ${back % i}`;
        lines.push({ name: `line ${i}`, undo });
        running.add({ name: `line ${i}` } as StandingLine, undo);
        const undone = new Set(lines.flatMap((line) => line.undo ?? []));
        expect(running.state).toEqual(lines.map(({ name }) => (undone.has(name) ? `not ${name}` : name)));
      }
    }),
    { numRuns: 20 },
  );
});
