import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { historyOf } from '../../../src/log/history.js';
import { wg } from '../../support/cli.js';
import { type Element, faults, named, parsed, textOf } from '../../support/html.js';
import { Machine } from '../../support/state.js';

let table: Machine;
beforeEach(() => {
  table = new Machine();
});
afterEach(() => table.clean());

const SHOT = 'shoot -g C -f 9 -c medium';
const NASTY = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'&amp;' --> ]]>", '__proto__'];

/** Types the words of a line, whatever stands in them. */
async function typed(...words: string[]): Promise<void> {
  const { code, stderr } = await wg(words, { env: { XDG_STATE_HOME: table.path } });
  expect(code, `${words.join(' ')}: ${stderr}`).toBe(0);
}

const report = async (): Promise<Element> => parsed(await table.told('report --html -'));
const items = (page: Element): Element[] =>
  named(page, 'li').filter(({ attributes: { id } }) => id?.startsWith('event-'));

/** An evening of two turns, with a change of mind. */
async function play(): Promise<void> {
  await table.told('draw-card --new --turn --sides Axis,Allies --seed 1');
  await table.told(`${SHOT} --acting Axis --dice "white=6,6,6,6,6 red=3,3"`);
  await table.told(`${SHOT} --acting Axis --dice "white=2,2,2,2,2 red=4,4"`);
  await table.told('undo');
  await table.told('draw-card --turn --seed 2');
  await table.told(`${SHOT} --acting Allies --seed 3`);
}

describe('wg report', () => {
  test('it is one page, well-formed, that loads nothing and runs nothing', async () => {
    await play();
    const page = await report();
    expect(faults(page)).toEqual([]);
    expect(textOf(named(page, 'h1')[0]!)).toBe('table');
    expect(textOf(named(page, 'header')[0]!).replace(/\s+/g, ' ')).toContain('Battleground (Steve Carroll)');
    expect(named(page, 'meta').map(({ attributes }) => attributes.content)).toContain(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  test('the story goes by turns, with the numbers of the log, the dice and the steps', async () => {
    await play();
    const page = await report();
    expect(named(page, 'section', 'turn').map((turn) => textOf(named(turn, 'h3')[0]!))).toEqual([
      'Turn 1',
      'Turn 2',
    ]);
    const events = items(page);
    expect(events.map(({ attributes: { id } }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `event-${n}`));
    const [, shot] = events;
    expect(textOf(named(shot!, 'p')[0]!)).toBe('Axis: Shoot: 5 hits');
    expect(named(shot!, 'span', 'die').map(textOf)).toEqual(['6', '6', '6', '6', '6', '3', '3']);
    expect(textOf(named(shot!, 'details')[0]!)).toContain('grade C hits on 5 and 6 bg:grade.2, bg:R1');
    expect(textOf(named(shot!, 'details')[0]!)).toContain('Dice thrown by hand');
    expect(textOf(named(events[4]!, 'details')[0]!)).toContain('Dice of wg, seed 3');
  });

  test('what was taken back is struck through, and nothing else', async () => {
    await play();
    const struck = items(await report()).filter((item) => named(item, 's').length > 0);
    expect(struck.map(({ attributes: { id } }) => id)).toEqual(['event-3']);
    expect(textOf(struck[0]!)).toContain('(taken back)');
  });

  test('luck and dice are those of wg luck, the chart is told in words and figures too', async () => {
    await play();
    const page = await report();
    const { sides } = await table.json<{ sides: { turns: { luck: number }[] }[] }>('luck');
    const text = textOf(page).replace(/\s+/g, ' ');
    const [, said] = /tells all (The dice .*? games) \d/.exec(
      (await table.told('luck')).replace(/\s+/g, ' '),
    )!;
    expect(text).toContain(`${said}.`);
    const [chart] = named(page, 'svg').filter(({ attributes: { role } }) => role === 'img');
    expect(named(chart!, 'path', 'line')).toHaveLength(2);
    const figure = named(page, 'figure')[0]!;
    expect(textOf(named(figure, 'p')[0]!)).toMatch(/^At the end: Axis \+\d\.\d, Allies [-+]\d\.\d\.$/);
    expect(named(named(figure, 'tbody')[0]!, 'td')).toHaveLength(sides.length * sides[0]!.turns.length);
    expect(text).toContain('7 d6 thrown by hand: too few to tell');
  });

  test('it tells how the log is proved: by the name of its last line', async () => {
    await play();
    expect(textOf(named(await report(), 'pre')[0]!)).toBe(historyOf(table.log()).head);
  });

  test('house rules stand where they were agreed on, and at the top', async () => {
    const file = join(table.path, 'club.yaml');
    writeFileSync(
      file,
      'name: Club <i>of</i> Thursday\ncells:\n  terrain-cover:\n    woods: 3\nrulings:\n  R1: 2\n',
    );
    await table.told(`${SHOT} --seed 1`);
    await table.told(`game house ${file}`);
    await table.told(`shoot -g C -f 9 -c woods --seed 2`);
    const page = await report();
    const header = textOf(named(page, 'header')[0]!);
    for (const part of ['Club <i>of</i> Thursday', 'woods', '3', 'bg:R1', 'B as one line prints it'])
      expect(header).toContain(part);
    expect(textOf(named(page, 'section', 'turn')[0]!)).toContain(
      'House rules of Club <i>of</i> Thursday are agreed on',
    );
    expect(textOf(items(page)[1]!)).toContain('house rules');
    expect(faults(page)).toEqual([]);
  });

  test('names do no harm, whatever they are', async () => {
    for (const [i, name] of [...NASTY, 'Füße 🎲', 'x'.repeat(64)].entries()) {
      await typed('shoot', '-g', 'C', '-f', '9', '--acting', name, '--seed', `${i}`);
      await typed('reaction-test', '-r', 'wrg', '--mod', '1', '--name', name.slice(0, 40), '--seed', `${i}`);
    }
    const page = await report();
    expect(faults(page)).toEqual([]);
    for (const name of NASTY) expect(textOf(page)).toContain(`${name}: Shoot`);
    expect(textOf(page)).toContain('Reaction test by <script>alert(1)</script>');
    expect(await table.told('report --html - --ascii')).toMatch(/^[\n\x20-\x7e]*$/);
    expect(textOf(parsed(await table.told('report --html - --ascii')))).toBe(textOf(page));
  });

  test('the name of a game does no harm either', async () => {
    await typed('shoot', '-g', 'C', '-f', '9', '--game', '<b>&');
    const { stdout } = await wg(['report', '--html', '-', '--game', '<b>&'], {
      env: { XDG_STATE_HOME: table.path },
    });
    const page = parsed(stdout);
    expect(textOf(named(page, 'title')[0]!)).toBe('<b>&: after-action report');
    expect(textOf(named(page, 'h1')[0]!)).toBe('<b>&');
  });

  test('a game in which nothing has happened is a page all the same', async () => {
    const page = await report();
    expect(faults(page)).toEqual([]);
    expect(textOf(page)).toContain('Nothing has been resolved yet.');
    expect(textOf(page)).toContain('No dice were thrown.');
  });

  test('lines that somebody has tampered with, or another version wrote, leave the rest as it is', async () => {
    await play();
    const log = readFileSync(table.log(), 'utf8');
    for (const [was, is] of [
      ['"action":"shoot"', '"action":"shout"'],
      ['"ruleset":"battleground","action":"shoot"', '"ruleset":"chess","action":"shoot"'],
      ['"result":{"hits":5}', '"result":{"hits":"<b>"}'],
      ['"result":{"hits":5}', '"result":null'],
    ] as const) {
      expect(log).toContain(was);
      writeFileSync(table.log(), log.replace(was, is));
      const page = await report();
      expect(faults(page)).toEqual([]);
      expect(items(page)).toHaveLength(5);
    }
  });
});

describe('where a report goes', () => {
  test('to a file, and what it holds is what stdout would get', async () => {
    await play();
    const file = join(table.path, 'out.html');
    const said = await table.told(`report --html ${file}`);
    expect(said.replace(/\s+/g, ' ')).toMatch(
      /^\S*out\.html tells of 4 events, and of 1 that was taken back $/,
    );
    expect(readFileSync(file, 'utf8')).toBe(await table.told('report --html -'));
  });

  test('no file that is there is overwritten, unless that is asked for', async () => {
    const file = join(table.path, 'out.html');
    writeFileSync(file, 'dear diary');
    const { code, stdout, stderr } = await table.type(`report --html ${file}`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('is there already');
    expect(stderr).toContain('--force');
    expect(readFileSync(file, 'utf8')).toBe('dear diary');
    await table.told(`report --html ${file} --force`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });

  test('where it cannot be written that is told', async () => {
    mkdirSync(join(table.path, 'folder'));
    for (const [path, why] of [
      ['nowhere/out.html', 'ENOENT'],
      ['folder', 'already'],
    ] as const) {
      const { code, stderr } = await table.type(`report --html ${join(table.path, path)}`);
      expect({ code, told: stderr.includes(why) }, stderr).toEqual({ code: 1, told: true });
    }
    const forced = await table.type(`report --html ${join(table.path, 'folder')} --force`);
    expect(forced).toMatchObject({ code: 1, stderr: expect.stringContaining('EISDIR') });
    expect(existsSync(join(table.path, 'nowhere'))).toBe(false);
  });

  test('flags that mean nothing are refused', async () => {
    for (const [line, says] of [
      ['report --html - --json', '--json means nothing'],
      ['report --html - --force', '--force goes with a file'],
      ['report --html - now', "'now' is not one"],
      ['report --html - --seed 1', '--seed means nothing'],
    ] as const) {
      const { code, stdout, stderr } = await table.type(line);
      expect({ code, stdout, told: stderr.includes(says) }, `${line}: ${stderr}`).toEqual({
        code: 2,
        stdout: '',
        told: true,
      });
    }
  });
});
