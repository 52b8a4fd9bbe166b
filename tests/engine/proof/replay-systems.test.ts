import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { resolveSeeded } from '../../../src/engine/resolve.js';
import { append, logPath } from '../../../src/log/file.js';
import { follow } from '../../../src/log/follow.js';
import { nameOf } from '../../../src/log/line/chain.js';
import { type Event, written } from '../../../src/log/line/line.js';
import { resolutionJson } from '../../../src/log/line/record-json.js';
import { seedBehind } from '../../../src/log/sealed/seal.js';
import type { Input, Resolution } from '../../../src/rules/record.js';
import { afterPast } from '../../../src/table/table.js';
import { stateFolder, wg } from '../../support/cli.js';
import { commandsOf } from '../../support/commands.js';
import { chainedAnew, changed } from '../../support/games/forged.js';
import { SECRET, seal } from '../../support/games/sealed.js';
import { inputOf } from '../../support/play.js';
import { times } from '../../support/random/deep.js';
import { actionNamed } from '../../support/systems.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const env = () => ({ XDG_STATE_HOME: state.path });
const type = (line: readonly string[]) => wg([...line], { env: env() });
const log = () => logPath('table', env());
const replayed = async () => {
  const { code, stdout, stderr } = await type(['replay', '--json']);
  return { code, stderr, proof: JSON.parse(stdout) as { events: number; entered: { events: number } } };
};

/** The dice of a record, as players who threw the same would enter them. */
const facesOf = ({ steps }: Resolution) =>
  steps
    .flatMap(({ dice = [] }) => dice)
    .map(({ name, faces }) => `${name}=${faces.join(',')}`)
    .join(' ');

describe.each(SYSTEMS.map(({ id }) => id))('a game of %s', (id) => {
  test('in which every action was played, rolled and with dice thrown by hand, is proved', async () => {
    seal(log(), 'table');
    let entered = 0;
    const played = new Set<string>();
    const refused = new Set<string>();
    for (const line of commandsOf(id)) {
      const { code, stdout } = await type([...line, '--json']);
      if (code !== 0) {
        // The cards of this game may not allow it at all.
        if (code === 3) refused.add(line[0]!);
        continue;
      }
      const record = JSON.parse(stdout) as Resolution;
      played.add(record.action);
      const faces = facesOf(record);
      if (/=\w/.test(faces) && (await type([...line, '--dice', faces])).code === 0) entered++;
      if (played.size % 5 === 0) {
        const { head } = follow(log());
        append(log(), written(`undo${played.size}`, '2026', { undo: head }, head));
        append(log(), written('late', '2026', { house: null }, head));
      }
    }
    const { actions } = SYSTEMS.find((of) => of.id === id)!;
    expect(actions.filter((name) => !played.has(name) && !refused.has(name))).toEqual([]);
    expect(played.size).toBeGreaterThanOrEqual(actions.length - 1);
    expect(entered).toBeGreaterThan(5);
    await type(['game', 'reveal']);
    const { code, stderr, proof } = await replayed();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(proof).toMatchObject({ proved: true, entered: { events: entered }, over: true });
  });

  test('is not proved with any one of its results changed', async () => {
    for (const line of commandsOf(id).slice(0, 12)) await type(line);
    const lines = readFileSync(log(), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    const file = join(state.path, 'sent.jsonl');
    for (const i of lines.keys()) {
      if (i === 0) continue;
      const edited = changed(lines, i, (of) => {
        const { prev, ...rest } = JSON.parse(of) as Event;
        return JSON.stringify({ ...rest, record: { ...rest.record, result: { won: true } }, prev });
      });
      writeFileSync(file, `${chainedAnew(edited).join('\n')}\n`);
      const { code, stderr } = await type(['replay', file]);
      expect({ code, stderr }, lines[i]).toEqual({
        code: 1,
        stderr: expect.stringMatching(new RegExp(`^wg: Line ${i + 1} does not follow: resolved again`)),
      });
    }
  });
});

/** A long game of shots and cards, as wg would have written it; some events were taken back. */
async function longGame(events: number): Promise<string[]> {
  seal(log(), 'table');
  await type(['shoot', '-g', 'C', '-f', '9']);
  await type(['draw-card']);
  const lines = readFileSync(log(), 'utf8').trimEnd().split('\n');
  const system = SYSTEMS.find((of) => of.id === 'battleground')!;
  const [shoot, drawCard] = [actionNamed(system.id, 'shoot'), actionNamed(system.id, 'draw-card')];
  const { start, kinds } = drawCard.memory!;
  const whole = { system, rulings: {}, rulingsTyped: [], cells: {} };
  let past = afterPast(start, (JSON.parse(lines.at(-1)!) as Event).record, kinds);
  for (let i = 2; i < events; i++) {
    const prev = nameOf(lines.at(-1)!);
    const deals = i % 2 === 1;
    const action = deals ? drawCard : shoot;
    const input = inputOf(action, deals ? {} : { grade: 'C', figures: 9 }) as Input;
    const seed = seedBehind(SECRET, prev);
    const task = { ...whole, action, input };
    const record = resolutionJson(resolveSeeded(task, deals ? past : undefined, seed, 0)) as Resolution;
    lines.push(written(`e${i}`, '2026', { ...(deals && { n: (i + 1) / 2 }), record }, prev));
    if (deals) past = afterPast(past, record, kinds);
    const undo = nameOf(lines.at(-1)!);
    if (i % 50 === 0) lines.push(written(`u${i}`, '2026', { undo }, undo));
  }
  return lines;
}

const EVENTS = times(5000, 20);

test(`a game of ${EVENTS} events is proved`, async () => {
  writeFileSync(log(), `${(await longGame(EVENTS)).join('\n')}\n`);
  const { code, stderr, proof } = await replayed();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(proof).toMatchObject({ proved: true, events: EVENTS, undone: Math.floor((EVENTS - 1) / 50) });
}, 60_000);
