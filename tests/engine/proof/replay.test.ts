import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { append, logPath } from '../../../src/log/file.js';
import { nameOf } from '../../../src/log/line/chain.js';
import { FORMAT, written } from '../../../src/log/line/line.js';
import { commitmentOf } from '../../../src/log/sealed/seal.js';
import { stateFolder, wg, words } from '../../support/cli.js';
import { chainedAnew, changed } from '../../support/games/forged.js';
import { SECRET, seal } from '../../support/games/sealed.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const env = () => ({ XDG_STATE_HOME: state.path });
const run = (text: string, columns?: number) =>
  wg(words(text).slice(1), { env: env(), ...(columns && { columns }) });
const log = (game = 'table') => logPath(game, env());
const lines = (game?: string) => readFileSync(log(game), 'utf8').trimEnd().split('\n');

/** Runs a command line that must work. */
async function done(text: string): Promise<void> {
  const { code, stderr } = await run(text);
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
}

/** What wg replay says of these lines, as somebody finds them in a file. */
async function found(list: readonly string[], more = '') {
  const file = join(state.path, 'sent.jsonl');
  writeFileSync(file, `${list.join('\n')}\n`);
  const { code, stdout, stderr } = await run(`wg replay ${file} --json ${more}`);
  const proof = stdout === '' ? undefined : (JSON.parse(stdout) as { proved: boolean; fault: unknown });
  return { code, proof, stderr };
}

/** Expects that the first line that does not follow is this one, and that what does not is told. */
async function expectFault(list: readonly string[], line: number, why: string | RegExp): Promise<void> {
  const { code, proof, stderr } = await found(list);
  expect(code, why.toString()).toBe(1);
  expect(proof).toMatchObject({ proved: false, fault: { line } });
  const { error } = JSON.parse(stderr) as { error: { code: string; message: string } };
  expect(error.code).toBe('not-proved');
  expect(error.message).toContain(`Line ${line} `);
  expect(error.message).toMatch(why);
}

/** A game of eight lines: the opening, six events, one of them with dice thrown by hand, and house rules in between. */
async function play(): Promise<string[]> {
  await done('wg shoot -g C -f 9');
  await done('wg draw-card');
  await done('wg draw-card');
  await done('wg move --dice 4');
  await done('wg game house none');
  await done('wg draw-card');
  await done('wg shoot -g B -f 5 -c light');
  return lines();
}

/** The same, sealed and revealed: fourteen lines, since five of the events were begun in a line of their own. */
async function playSealed(): Promise<string[]> {
  seal(log(), 'table');
  await play();
  await done('wg game reveal');
  return lines();
}

describe('an honest game', () => {
  test('is proved, and said to be what it is', async () => {
    await play();
    const before = readFileSync(log(), 'utf8');
    const { code, stdout, stderr } = await run('wg replay');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const faces = [...before.matchAll(/"faces":\[([^\]]*)\]/g)].flatMap(([, of]) => of!.split(','));
    expect(stdout).toContain(`Game table: 8 lines, 6 events, ${faces.length} dice`);
    expect(stdout).toContain("1 die of 1 event was thrown by hand: the faces are the players' word");
    expect(stdout).toContain('the game was not sealed');
    expect(stdout).toContain('open-ended');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Result: every line of this log follows');
    expect(readFileSync(log(), 'utf8')).toBe(before);
  });

  test('that is sealed and revealed is proved from its secret', async () => {
    await playSealed();
    const { stdout } = await run('wg replay');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'each seed follows from the secret that was revealed, and the secret from the commitment',
    );
    expect(stdout.replaceAll(/\s/g, '')).toContain(commitmentOf(SECRET));
    expect(stdout).not.toContain('not revealed yet');
    expect(stdout).not.toContain('open-ended');
  });

  test('that is sealed and not yet revealed says that its seeds cannot be tied to the commitment', async () => {
    seal(log(), 'table');
    await play();
    const { code, stdout } = await run('wg replay');
    expect(code).toBe(0);
    expect(stdout).toContain('the secret is not revealed yet');
    expect(stdout).toContain('the sealed game was never ended: it is open-ended');
    expect(stdout).not.toContain(SECRET);
  });

  test('holds what was taken back: it is counted, and what came after is resolved without it', async () => {
    const before = await play();
    const undo = nameOf(before.at(-1)!);
    append(log(), written('undo0001', '2026', { undo }, undo));
    await done('wg draw-card');
    const card = nameOf(lines().at(-1)!);
    append(log(), written('undo0002', '2026', { undo: card }, card));
    await done('wg draw-card');
    const { proof } = await found(lines());
    expect(proof).toMatchObject({ proved: true, events: 8, undone: 2 });
  });

  test('holds lines of processes that came second, torn lines and empty ones: they are passed over', async () => {
    const [opening, first] = (await play()) as [string, string];
    const second = written('late0001', '2026', { undo: nameOf(first) }, nameOf(opening));
    appendFileSync(log(), `${second}\n\n\n{"id":"torn0001","at":"2026-01-\n{"i\n`);
    await done('wg move');
    const { proof } = await found(lines());
    expect(proof).toMatchObject({ proved: true, events: 7, second: 1, torn: [12, 13] });
    const { stdout } = await run('wg replay');
    expect(stdout).toContain('1 line was written at the same moment as another');
    expect(stdout).toContain('lines 12 and 13 were torn off while written');
  });

  test('says which lines were played otherwise than was agreed on', async () => {
    await play();
    await done('wg melee --attackers 6 --defenders 5 --ruling bg:R68=2 --seed a');
    expect(lines().at(-1)).toContain('"bg:R68":2');
    expect((await found(lines())).proof).toMatchObject({ proved: true, own: [9] });
    expect((await run('wg replay')).stdout).toContain('line 9 was played by rulings or numbers');
  });

  test('is proved with house rules, and none of its lines is said to be otherwise', async () => {
    const file = join(state.path, 'club.json');
    writeFileSync(file, JSON.stringify({ ruleset: 'battleground', rulings: { 'bg:R3': 2 } }));
    await done(`wg game house ${file}`);
    await play();
    expect((await found(lines())).proof).toMatchObject({ proved: true, own: [] });
  });
});

describe('a log that was tampered with: the first line that does not follow is named', () => {
  test('an edited face', async () => {
    const game = await playSealed();
    for (const [i, line] of game.entries()) {
      if (!line.includes('"faces":[')) continue;
      const edited = changed(game, i, (of) => of.replace(/"faces":\[("?)\w+/, '"faces":[$16'));
      if (edited[i] === line || line.includes('"entered"')) continue;
      await expectFault(edited, i + 1, /does not follow: resolved again, the dice '.*' show/);
      await expectFault(chainedAnew(edited), i + 1, /does not follow/);
    }
  });

  test('an edited face of entered dice: something else was made of it, or the line after it does not follow', async () => {
    const game = await playSealed();
    const at = game.findIndex((line) => line.includes('"entered"'));
    const face = changed(game, at, (of) => of.replace('"faces":[4]', '"faces":[5]'));
    expect(face[at]).not.toBe(game[at]);
    await expectFault(face, at + 1, /resolved again/);
    const other = await wg(['move', '--dice', '5', '--no-log', '--json']);
    const whole = changed(game, at, (of) =>
      of.replace(/"record":.*,"prev"/, `"record":${other.stdout.trim()},"prev"`),
    );
    await expectFault(whole, at + 2, `line ${at + 1} was changed`);
    // The next seed that was rolled does not follow from a log that says otherwise.
    await expectFault(chainedAnew(whole), at + 4, /by the secret its seed is/);
  });

  test('an edited input', async () => {
    const game = await play();
    const edited = changed(game, 1, (of) => of.replace('"figures":9', '"figures":8'));
    expect(edited[1]).not.toBe(game[1]);
    await expectFault(edited, 2, /resolved again/);
    await expectFault(chainedAnew(edited), 2, /resolved again/);
    for (const wrong of ['"figures":9e9', '"figures":"9"', '"figures":null', '"__proto__":9', '"figures":-1'])
      await expectFault(
        changed(game, 1, (of) => of.replace('"figures":9', wrong)),
        2,
        /figures|__proto__|is not written as wg writes/,
      );
  });

  test('an input that was edited in a sealed game, in the line that began the roll or in what came of it', async () => {
    const game = await playSealed();
    const edit = (of: string) => of.replace('"figures":9', '"figures":8');
    await expectFault(changed(game, 1, edit), 3, 'line 2 was changed');
    await expectFault(chainedAnew(changed(game, 1, edit)), 3, /does not finish the roll that line 2 began/);
    await expectFault(chainedAnew(changed(game, 2, edit)), 3, /does not finish the roll that line 2 began/);
    await expectFault(chainedAnew(changed(changed(game, 1, edit), 2, edit)), 3, /by the secret its seed is/);
  });

  test('a roll that was begun and dropped: who broke it off, and when', async () => {
    const game = await playSealed();
    const dropped = game.filter((_, i) => i !== 2);
    await expectFault(
      chainedAnew(dropped),
      3,
      /does not finish the roll that line 2 began \('shoot', 20.*Z\): it was broken off/,
    );
  });

  test('an edited result, text, ruling, number, version and seed', async () => {
    const game = await play();
    const edits: [number, string | RegExp, string, RegExp][] = [
      [1, /"result":\{"hits":\d+/, '"result":{"hits":7', /'result' is/],
      [1, /"text":"[^"]*/, '"text":"well shot', /'text' of step/],
      [1, /"rulings":\{[^}]*\}/, '"rulings":{"bg:R3":7}', /bg:R3 has no option '7'/],
      [1, /"rulings":\{[^}]*\}/, '"rulings":{"bg:R3":2}', /'rulings' is/],
      [1, /"seed":"\w+"/, '"seed":"mine"', /resolved again/],
      [1, /"seed":"\w+"/, '"seed":7', /does not know/],
      [1, '"input":{', '"input":"","was":{', /shoot has no inputs/],
      [1, '"index":0', '"index":-1', /does not know/],
      [1, '"rng":"alea/wg1"', '"rng":"loaded"', /'loaded'/],
      [2, '"n":1', '"n":2', /numbered 2, and not 1/],
      [1, '"record"', '"n":1,"record"', /numbered 1, and not at all/],
      [1, /"wg":"[^"]*"/, '"wg":1', /does not say which wg wrote it/],
    ];
    for (const [i, from, to, why] of edits) {
      const edited = changed(game, i, (of) => of.replace(from, to));
      expect(edited[i], to).not.toBe(game[i]);
      await expectFault(edited, i + 1, why);
    }
  });

  test('two lines swapped', async () => {
    const game = await playSealed();
    for (let i = 1; i + 1 < game.length; i++) {
      const swapped = [...game];
      [swapped[i], swapped[i + 1]] = [game[i + 1]!, game[i]!];
      await expectFault(swapped, i + 1, `does not follow line ${i}: it was written behind line ${i + 2}`);
    }
  });

  test('two lines swapped and chained anew: their seeds do not follow from the secret', async () => {
    const game = await playSealed();
    const swapped = [game[0]!, ...game.slice(3, 5), ...game.slice(1, 3), ...game.slice(5)];
    await expectFault(chainedAnew(swapped), 3, /by the secret its seed is/);
  });

  test('one line left out', async () => {
    const game = await playSealed();
    for (let i = 1; i + 1 < game.length; i++) {
      const short = game.filter((_, k) => k !== i);
      await expectFault(short, i + 1, 'was changed, or what stood between them is missing');
    }
    await expectFault(game.slice(1), 1, 'what stood before it is missing');
    const anew = chainedAnew(game.filter((_, k) => k !== 1 && k !== 2));
    await expectFault(anew, 3, /by the secret its seed is/);
  });

  test('one line doubled', async () => {
    const game = await playSealed();
    for (const [i, line] of game.entries()) {
      await expectFault(
        [...game.slice(0, i + 1), line, ...game.slice(i + 1)],
        i + 2,
        `is line ${i + 1} once more`,
      );
      await expectFault([...game, line], game.length + 1, `is line ${i + 1} once more`);
    }
  });

  test('an edited time of day', async () => {
    const game = await playSealed();
    for (let i = 0; i + 1 < game.length; i++) {
      const edited = changed(game, i, (of) => of.replace('"at":"2026', '"at":"2025'));
      await expectFault(edited, i + 2, `line ${i + 1} was changed`);
    }
  });

  test('a forged undo', async () => {
    const undo = (name: string, behind: string) =>
      written('forged00', '2026-01-02T03:04:05.000Z', { undo: name }, nameOf(behind));
    const sealed = await playSealed();
    const last = sealed[4]!;
    const forged = [...sealed.slice(0, 5), undo(nameOf(last), last), ...sealed.slice(5)];
    // What it stands in the place of counts as a line that came second: the one behind that has nothing to follow.
    await expectFault(forged, 8, 'does not follow line 6: it was written behind line 7');
    await expectFault(chainedAnew(forged), 8, /does not follow: (it is numbered|by the secret)/);
    await expectFault([...sealed, undo(nameOf(sealed[12]!), sealed[13]!)], 15, 'behind the end of the game');
    for (const name of [nameOf('nothing'), nameOf(sealed[0]!), nameOf(sealed[1]!)])
      await expectFault([...sealed.slice(0, 5), undo(name, last)], 6, 'not there');
    const plain = sealed.slice(0, 5);
    await expectFault([...plain, undo(nameOf(sealed[2]!), last)], 6, 'not the last');
    const once = [...plain, undo(nameOf(last), last)];
    await expectFault([...once, undo(nameOf(last), once.at(-1)!)], 7, 'for the second time');
  });

  test('another secret', async () => {
    const game = await playSealed();
    const edited = game.map((line) => line.replace(SECRET, SECRET.replace('0', '1')));
    await expectFault(edited, 14, 'another secret than the game was sealed with');
    await expectFault(chainedAnew(edited), 14, 'another secret');
  });

  test('a forged commitment, with a secret that fits it', async () => {
    const game = await playSealed();
    const other = 'z'.repeat(32);
    const edited = game.map((line) =>
      line.replace(commitmentOf(SECRET), commitmentOf(other)).replace(SECRET, other),
    );
    await expectFault(edited, 2, 'line 1 was changed');
    await expectFault(chainedAnew(edited), 3, /by the secret its seed is/);
  });

  test('a seed that somebody chose in a sealed game, and a repetition', async () => {
    const game = await playSealed();
    const { record } = JSON.parse(game[2]!) as { record: { seed: string } };
    const edited = changed(game, 2, (of) => of.replace(record.seed, 'lucky'));
    await expectFault(chainedAnew(edited), 3, /by the secret its seed is .*, and not lucky/);
    const repeated = changed(game, 2, (of) => of.replace('"index":0', '"index":3'));
    await expectFault(repeated, 3, 'by a repetition');
  });

  test('an event, another game, and another end behind the end', async () => {
    const game = await playSealed();
    const behind = (line: string) => chainedAnew([...game, line]);
    await expectFault(behind(game[7]!), 15, 'behind the end');
    await expectFault(behind(game[0]!.replace('sealed00', 'another0')), 15, 'in the middle of one');
    await expectFault(behind(game[13]!.replace('"id":"', '"id":"x')), 15, 'behind the end');
  });

  test('garbage in the middle, bytes that are no text, another spelling of the same, and other line breaks', async () => {
    const game = await play();
    const put = (line: string) => [...game.slice(0, 3), line, ...game.slice(3)];
    for (const garbage of ['garbage', '[]', 'null', '\u0000\u0000', '{"ruleset":"battleground"}'])
      await expectFault(put(garbage), 4, 'is no line of a log');
    await expectFault(
      changed(game, 2, (of) => of.replace('"record":', '"record": ')),
      3,
      'is not written as wg writes a line',
    );
    await expectFault(
      changed(game, 2, (of) => of.replace('"record":', '"record":{},"record":')),
      3,
      'is not written as wg writes a line',
    );
    await expectFault(
      game.map((line) => `${line}\r`),
      1,
      'line break',
    );
    const file = join(state.path, 'bytes.jsonl');
    const bytes = Buffer.from(`${game.join('\n')}\n`);
    bytes[bytes.indexOf('battleground')] = 0xff;
    writeFileSync(file, bytes);
    const { code, stderr } = await run(`wg replay ${file}`);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'wg: Line 2 holds bytes that are no text.\n' });
  });

  test('a rule system and an action that do not exist', async () => {
    const game = await play();
    for (const name of ['chess', '__proto__', 'constructor']) {
      await expectFault(
        changed(game, 1, (of) => of.replace('"battleground"', `"${name}"`)),
        2,
        `there is no rule system '${name}'`,
      );
      await expectFault(
        changed(game, 1, (of) => of.replace('"action":"shoot"', `"action":"${name}"`)),
        2,
        `there is no action '${name}'`,
      );
    }
  });

  test('a difference in a line of another version is said to be one of version', async () => {
    const game = await play();
    const old = changed(game, 7, (of) => of.replace(/"wg":"[^"]*"/, '"wg":"0.0.9"'));
    expect((await found(old)).proof).toMatchObject({ proved: true, versions: { '0.0.9': 1 } });
    const edited = changed(old, 7, (of) => of.replace('"figures":5', '"figures":6'));
    await expectFault(edited, 8, 'written by wg 0.0.9, and this is');
  });

  test('what a forger writes is shown with control characters escaped', async () => {
    const game = await play();
    const edited = changed(game, 1, (of) => of.replace('"action":"shoot"', '"action":"\\u001b[31m"'));
    writeFileSync(join(state.path, 'sent.jsonl'), `${edited.join('\n')}\n`);
    const { stderr } = await run(`wg replay ${join(state.path, 'sent.jsonl')}`);
    expect(stderr).toContain('\\u001b[31m');
    expect(stderr).not.toContain('\u001b');
  });
});

describe('the end of a log', () => {
  test('cut off leaves no trace but the name of the last line, and --head finds it', async () => {
    const game = await playSealed();
    const name = nameOf(game.at(-1)!);
    expect((await found(game, `--head ${name}`)).proof).toMatchObject({
      proved: true,
      compared: { is: 'last' },
    });
    for (let n = 1; n < game.length; n++) {
      const { proof } = await found(game.slice(0, n));
      expect(proof).toMatchObject({ proved: true, over: false, head: nameOf(game[n - 1]!) });
      const { code, stderr, proof: compared } = await found(game.slice(0, n), `--head ${name}`);
      expect(code).toBe(1);
      expect(compared).toMatchObject({ proved: false, compared: { is: 'none' } });
      expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'not-proved' } });
    }
  });

  test('edited there is found by its name too', async () => {
    const game = await playSealed();
    const edited = changed(game, 13, (of) => of.replace('"at":"2026', '"at":"2025'));
    expect((await found(edited)).code).toBe(0);
    expect((await found(edited, `--head ${nameOf(game[13]!)}`)).code).toBe(1);
  });

  test('that was noted down earlier is found where it was: the log goes on behind it', async () => {
    const game = await play();
    const groups = nameOf(game[3]!).match(/.{4}/g)!.join(' ');
    await run('wg replay');
    const { code, stdout } = await run(`wg replay --head "${groups.toUpperCase()}"`);
    expect(code).toBe(0);
    expect(stdout).toContain('The name you noted down is that of line 4');
  });

  test('takes no name that could be that of any line', async () => {
    await play();
    for (const name of ['abc', 'g'.repeat(64), '0'.repeat(65), '--', '__proto__'])
      expect((await run(`wg replay --head=${name}`)).code, name).toBe(2);
  });
});

describe('what is to be replayed', () => {
  test('is the game in use, a game by its name, or a file', async () => {
    expect((await run('wg replay')).stderr).toContain('The game table has no log yet');
    await done('wg move --game monday');
    expect((await run('wg replay --game monday')).stdout).toContain('Game monday: 2 lines');
    expect((await run(`wg replay ${log('monday')}`)).stdout).toContain('Game monday: 2 lines');
  });

  test('cannot be what is not there, a folder, a device, nothing, or two files', async () => {
    const empty = join(state.path, 'empty.jsonl');
    writeFileSync(empty, '');
    for (const [what, code, says] of [
      [join(state.path, 'none.jsonl'), 1, 'ENOENT'],
      [state.path, 1, 'EISDIR'],
      ['/dev/null', 1, 'neither a file nor a pipe'],
      ['/dev/zero', 1, 'neither a file nor a pipe'],
      [empty, 1, 'is empty'],
      ['a b', 2, 'one too many'],
      ['a --game x', 2, 'exclude each other'],
      ['a -r bg', 2, '--ruleset'],
      ['a --no-log', 2, '--no-log'],
      ['--seed x', 2, '--seed'],
    ] as const) {
      const ran = await run(`wg replay ${what}`);
      expect({ code: ran.code, stdout: ran.stdout }, what).toEqual({ code, stdout: '' });
      expect(ran.stderr).toContain(says);
    }
  });

  test('cannot be the log of another version of wg', async () => {
    const ran = await found(['{"id":"a","at":"2026","log":99,"game":"table","prev":""}']);
    expect(ran).toMatchObject({ code: 1, proof: undefined });
    expect(ran.stderr).toContain('another version of wg');
  });

  test('may be called anything: the name is shown escaped', async () => {
    const name = 'x\u001b]0;y\u0007\u202e';
    append(log(), written('a', '2026', { log: FORMAT, game: name }, ''));
    const { stdout } = await run('wg replay');
    expect(stdout).toContain('Game x\\u001b]0;y\\u0007\\u202e: 1 line, 0 events');
    expect(stdout).not.toContain('\u001b');
  });

  test('is left as it was, and nothing is put beside it', async () => {
    const game = await play();
    const { mtimeMs } = statSync(log());
    await run('wg replay');
    expect(statSync(log()).mtimeMs).toBe(mtimeMs);
    expect(lines()).toEqual(game);
  });

  test('is told within 40 columns, and in ASCII', async () => {
    await playSealed();
    const { stdout } = await run('wg replay --ascii --no-color', 40);
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(40);
    expect(stdout).toMatch(/^[\n -~]*$/);
  });
});
