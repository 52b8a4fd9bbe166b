import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { battleground } from '../rulesets/battleground/index.js';
import { readInputs } from '../src/engine/inputs/inputs.js';
import { resolveSeeded } from '../src/engine/resolve.js';
import { NO_LINE, nameOf } from '../src/log/line/chain.js';
import { type Body, FORMAT, written } from '../src/log/line/line.js';
import { resolutionJson } from '../src/log/line/record-json.js';
import type { Resolution } from '../src/rules/record.js';
import { actionOf } from '../src/rules/system.js';
import { afterPast } from '../src/table/table.js';

const SIDES = ['Axis', 'Allies'];

/**
 * Writes the log of a game of Battleground: cards drawn, and two shots on each, as a long evening would leave it.
 * @param events how many resolutions it holds
 */
export async function writeGame(path: string, game: string, events: number): Promise<void> {
  const [draw, shoot] = [await actionOf(battleground, 'draw-card'), await actionOf(battleground, 'shoot')];
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  let [lines, head] = [0, NO_LINE];
  const put = (body: Body) => {
    const line = written(`line${lines++}`, '2026-01-02T03:04:05.000Z', body, head);
    writeSync(file, `${line}\n`);
    head = nameOf(line);
  };
  put({ log: FORMAT, game, ruleset: battleground.id, sides: SIDES });
  let [state, n] = [draw.memory!.start, 0];
  const resolved = (
    action: typeof draw,
    given: Readonly<Record<string, string>>,
    seed: number,
  ): Resolution => {
    const task = {
      system: battleground,
      action,
      input: readInputs(action, given),
      rulings: {},
      rulingsTyped: [],
      cells: {},
    };
    const record = resolveSeeded(task, action === draw ? state : undefined, `${seed}`, 0);
    if (action === draw) state = afterPast(state, record, draw.memory!.kinds);
    return resolutionJson(record) as Resolution;
  };
  for (let i = 0; i < events; i++) {
    const by = SIDES[i % 2]!;
    if (i % 3 === 0) put({ n: ++n, record: resolved(draw, {}, i) });
    else put({ by, record: resolved(shoot, { grade: 'C', figures: '9', hw: '2', cover: 'medium' }, i) });
  }
  closeSync(file);
}
