import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wg, words } from '../../support/cli.js';
import { chainedAnew, changed } from '../../support/games/forged.js';
import { RosterGame } from '../../support/roster.js';

/** What a forger who chains a log anew can make of its units, and what wg replay says to it. */

const UNITS = [
  { name: 'G1', side: 'Axis', grade: 'B', figures: 8, leaders: 1 },
  { name: 'S1', side: 'Allies', grade: 'C', figures: 9, leaders: 1 },
  { name: 'S2', side: 'Allies', grade: 'C', figures: 6 },
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('forged').open(UNITS, '--sides Axis,Allies', 'shoot S1 G1 --seed a');
});
afterEach(() => game.clean());

const log = () => game.log();
const path = () => join(game.file('wg'), 'games', 'forged.jsonl');
const plainly = (line: string) =>
  wg(words(`${line} --game forged`), { env: { XDG_STATE_HOME: game.file('') } });
/** What replay says of the log with its last line changed, or another one. */
async function said(how: (line: string) => string, at = log().length - 1): Promise<string> {
  writeFileSync(path(), `${chainedAnew(changed(log(), at, how)).join('\n')}\n`);
  const { code, stdout, stderr } = await plainly('replay');
  return `${code} ${stdout}${stderr}`.replace(/\s+/g, ' ');
}

describe('a log whose events name units', () => {
  test('is proved as it was played, and says what it cannot prove of them', async () => {
    const { code, stdout } = await game.type('replay');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ proved: true });
    expect((await plainly('replay')).stdout).toContain('which units were named');
  });

  test('does not follow where another unit than the one that was shot at stands in its role', async () => {
    const other = (line: string) =>
      line
        .replace('"names":["S1","G1"]', '"names":["S1","S2"]')
        .replace('"target":["G1"]', '"target":["S2"]');
    expect(await said(other)).toMatch(/^1 .*by its units \w+ is not/);
  });

  test('nor where roles and names tell of others', async () => {
    const other = (line: string) => line.replace('"target":["G1"]', '"target":["S2"]');
    expect(await said(other)).toContain('other units stand in its roles than were named');
  });

  test('nor where a unit is named that was not on the table', async () => {
    expect(await said((line) => line.replaceAll('"G1"', '"Nobody"'))).toContain('was not on the table');
  });

  test('nor where its effects are others', async () => {
    const spared = (line: string) => line.replace(/"do":"lose","to":"target"/, '"do":"lose","to":"shooter"');
    const shot = (line: string) => line.replace(/"is":\{"hasShot":true\}/, '"is":{"hasShot":false}');
    expect(await said(log().at(-1)!.includes('"do":"lose"') ? spared : shot)).toMatch(/^1 .*does not follow/);
  });

  test.each([
    ['more leaders than figures', '"leaders":1', '"leaders":12', 'leaders'],
    ['of no kind there is', '"kind":"infantry"', '"kind":"dragon"', 'no kind of units'],
    ['twice', '"name":"S2"', '"name":"S1"', 'twice'],
    ['with what none has', '"marks":{}', '"marks":{"wings":2}', 'wings'],
  ])('nor where a roster brings a unit %s', async (_, was, is, why) => {
    const at = log().findIndex((line) => line.includes('"roster"'));
    expect(await said((line) => line.replace(was, is), at)).toContain(why);
  });
});

describe('what stands on a line', () => {
  test('a unit without a name is none: an empty word is told, and shoots at nobody', async () => {
    for (const line of ['shoot "" G1', 'shoot S1 ""', 'shoot " " G1']) {
      const { code, stderr } = await game.type(line);
      expect({ code, told: stderr.includes('without a name') }, line).toEqual({ code: 2, told: true });
    }
  });

  test('a unit takes the turn of its own side, whatever stands behind --acting', async () => {
    const strict = await new RosterGame('strict').open(
      UNITS,
      '--sides Axis,Allies --strict',
      'draw-card --dice card=8D',
    );
    await strict.refused('move G1 --acting Allies', 'bg:card.2');
    await strict.allowed('move S1');
    strict.clean();
  });

  test('what was played anyway is told by the log and in one line, and its luck is counted', async () => {
    await game.allowed('draw-card --dice card=8H');
    await game.allowed('shoot S2 G1 --seed 1');
    const { stdout } = await plainly('shoot S2 G1 --seed 2 --anyway --brief');
    expect(stdout).toContain('played anyway');
    expect((await plainly('log --last 1')).stdout).toContain('played anyway, against bg:shoot.9');
    expect((await plainly('luck')).stdout).not.toContain('Left out');
  });
});
