import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofOf } from '../../../src/engine/proof/proof.js';
import { logPath } from '../../../src/log/file.js';
import { stateFolder, wg, words } from '../../support/cli.js';
import { chainedAnew, changed } from '../../support/games/forged.js';

const state = stateFolder();
afterAll(state.clean);
const env = { XDG_STATE_HOME: state.path };

const SHOTS = 12;
/** A game in which the same shot is fired again and again, with a card between two of them. */
let lines: readonly string[];
beforeAll(async () => {
  const play = async (line: string) => expect((await wg(words(line), { env })).code, line).toBe(0);
  for (let i = 0; i < SHOTS; i++) {
    await play(`shoot -r bg -g C -f 9 -w 2 -c light --seed ${i}`);
    if (i % 4 === 0) await play(`draw-card --seed ${i}`);
  }
  await play('undo');
  await play('shoot -r bg -g C -f 9 -w 2 -c light --dice white=6,6,1,1,2/blue=1,2/red=1');
  lines = readFileSync(logPath('table', env), 'utf8').trimEnd().split('\n');
}, 60_000);

const proof = (of: readonly string[]) => {
  const log = Buffer.from(`${of.join('\n')}\n`);
  return proofOf((from, to) => log.subarray(from, to));
};
const isShot = (line: string) => line.includes('"action":"shoot"') && !line.includes('"entered"');

describe('lines that were resolved from the same', () => {
  test('are proved, and every die of them is counted', async () => {
    const dice = lines
      .filter((line) => line.includes('"record"'))
      .flatMap(
        (line) => (JSON.parse(line) as { record: { steps: { dice?: { faces: [] }[] }[] } }).record.steps,
      )
      .flatMap((step) => step.dice ?? [])
      .reduce((n, { faces }) => n + faces.length, 0);
    const found = await proof(lines);
    expect(found.fault).toBeUndefined();
    expect(found).toMatchObject({ lines: lines.length, undone: 1, dice });
  });

  const FORGED: readonly (readonly [string, (line: string) => string])[] = [
    ['a face', (line) => line.replace(/"faces":\[(\d)/, (_, face) => `"faces":[${(Number(face) % 6) + 1}`)],
    ['a face more', (line) => line.replace(/"faces":\[/, '"faces":[1,')],
    [
      'the order of faces',
      (line) =>
        line.replace(/"faces":\[([\d,]*)\]/, (was, all: string) => {
          const turned = all.split(',').reverse().join(',');
          return turned === all ? was.replace('"faces":[', '"faces":[6,') : `"faces":[${turned}]`;
        }),
    ],
    ['a word of a step', (line) => line.replace(/"text":"/, '"text":"so ')],
    [
      'the result',
      (line) => line.replace(/"result":\{"hits":(\d+)/, (_, n) => `"result":{"hits":${Number(n) + 1}`),
    ],
    ['an effect', (line) => line.replace(/"effects":\[/, '"effects":[{"do":"anew","clause":"bg:card.8"},')],
    [
      'another effect of the same name',
      (line) => line.replace(/\}\},"prev"|\}\]\},"prev"/, (end) => `},"effects":[]${end.slice(1)}`),
    ],
    ['what was played against', (line) => line.replace(/\},"prev"/, ',"anyway":[]},"prev"')],
    ['the seed', (line) => line.replace(/"seed":"(\d+)"/, '"seed":"1$1"')],
    ['the seed in other letters', (line) => line.replace(/"seed":"(\d)/, (_, n) => `"seed":"\\u003${n}`)],
    ['the repetition', (line) => line.replace('"index":0', '"index":1')],
    ['an input', (line) => line.replace('"figures":9', '"figures":10')],
    ['an input of the same value', (line) => line.replace('"figures":9', '"figures":9.0')],
    ['a ruling', (line) => line.replace('"bg:R1":1', '"bg:R1":9')],
    ['a ruling that was not met', (line) => line.replace('"rulings":{', '"rulings":{"bg:R2":1,')],
    ['a space', (line) => line.replace('"steps":[', '"steps": [')],
    ['a space at the start', (line) => line.replace('{"id"', '{ "id"')],
    ['a number that it has not', (line) => line.replace(/,"record"/, ',"n":1,"record"')],
    ['a part nobody knows', (line) => line.replace('"index":0', '"index":0,"more":1')],
    ['a part twice', (line) => line.replace(/,"record"/, ',"record":{},"record"')],
  ];

  test.each(FORGED)('none passes with %s made another', async (_, how) => {
    const places = lines.flatMap((line, i) => (isShot(line) ? [i] : []));
    for (const at of [places[0]!, places[1]!, places[2]!, places.at(-1)!]) {
      const forged = changed(lines, at, how);
      expect(forged[at]).not.toBe(lines[at]);
      const { fault } = await proof(chainedAnew(forged));
      expect(fault, `line ${at + 1}`).toMatchObject({ line: at + 1 });
    }
  });
});
