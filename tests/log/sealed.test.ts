import { createHash, createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chance } from '../../src/cli/chance.js';
import { addLine, addOutcome } from '../../src/log/append.js';
import { append, LogError, logPath } from '../../src/log/file.js';
import { follow } from '../../src/log/follow.js';
import { type Event, type Intent, written } from '../../src/log/line/line.js';
import { commitmentOf, keepSecret, secretFile, secretOf, seedBehind } from '../../src/log/sealed/seal.js';
import { freshSecret } from '../../src/log/seeds.js';
import { stateFolder, wg, words } from '../support/cli.js';
import { SECRET, seal } from '../support/games/sealed.js';
import { built, makeHome, runs } from '../support/processes/built.js';
import { player } from '../support/prompts.js';
import { times } from '../support/random/deep.js';

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const env = () => ({ XDG_STATE_HOME: state.path });
const run = (text: string) => wg(words(text).slice(1), { env: env() });
const log = (game = 'table') => logPath(game, env());
const bytes = () => readFileSync(log(), 'utf8');
const lines = () => bytes().trimEnd().split('\n');
const events = () =>
  lines()
    .flatMap((line) => (line.endsWith('}') ? (JSON.parse(line) as Event) : []))
    .filter(({ record }) => record);
const clock = { id: () => 'other000', now: () => '2026-01-02T03:04:05.000Z' };

describe('a secret', () => {
  test('has 160 bits of the operating system, and is another every time', () => {
    const secrets = Array.from({ length: 200 }, () => freshSecret({ chance }));
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-hjkmnp-tv-z]{32}$/);
    expect(new Set(secrets).size).toBe(200);
    expect(new Set(secrets.join('')).size).toBe(32);
  });

  test('is committed to by the SHA-256 of its text', () => {
    expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(SECRET).digest('hex'));
  });

  test('is kept beside the log for its owner alone, and neither in the log nor in anything printed', async () => {
    const commitment = seal(log(), 'table');
    const file = secretFile(log(), commitment);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(SECRET);
    const printed: string[] = [];
    for (const text of [
      'wg shoot -g C -f 9',
      'wg draw-card --json',
      'wg game',
      'wg game --json',
      'wg replay --json',
      'wg odds move',
    ]) {
      const { code, stdout, stderr } = await run(text);
      expect(code, text).toBe(0);
      printed.push(stdout, stderr);
    }
    expect(`${printed.join('')}${bytes()}`).not.toContain(SECRET);
    expect(bytes()).toContain(`"sealed":"${commitment}"`);
  });

  test('that cannot be kept begins no game', () => {
    expect(() => keepSecret('/proc/x/log.jsonl', SECRET)).toThrow(LogError);
    expect(() => keepSecret('/proc/x/log.jsonl', SECRET)).toThrow('/proc/x');
  });

  test('of two that begin the same game at once: each keeps its own', () => {
    const [one, other] = [keepSecret(log(), SECRET), keepSecret(log(), 'other')];
    expect(secretOf(log(), one)).toBe(SECRET);
    expect(secretOf(log(), other)).toBe('other');
  });
});

describe('wg game start --sealed', () => {
  test('commits to a fresh secret, and shows the commitment for the opponent to note down', async () => {
    const { code, stdout, stderr } = await run('wg game start Arnhem --sealed -r bg');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { sealed } = JSON.parse(readFileSync(log('Arnhem'), 'utf8')) as { sealed: string };
    const secret = readFileSync(secretFile(log('Arnhem'), sealed), 'utf8');
    expect(commitmentOf(secret)).toBe(sealed);
    expect(secret).toMatch(/^[0-9a-z]{32}$/);
    expect(stdout.replaceAll(/\s/g, '')).toContain(sealed);
    expect(stdout).toContain('note down');
    expect(stdout).not.toContain(secret);
    expect(JSON.parse((await run('wg game --json')).stdout)).toMatchObject({ sealed, revealed: false });
    await run('wg shoot -g C -f 9');
    expect((await run('wg game export')).stdout).not.toContain(secret);
    expect((await run('wg game reveal --json')).stdout).toContain(secret);
    expect((await run('wg replay --json')).stdout).toContain('"proved":true');
  });

  test('leaves no secret behind where the game is there already, and that of the game as it is', async () => {
    await run('wg game start Arnhem --sealed -r bg');
    const files = readdirSync(`${state.path}/wg/games`);
    expect((await run('wg game start Arnhem --sealed -r bg')).code).toBe(2);
    expect(readdirSync(`${state.path}/wg/games`)).toEqual(files);
  });

  test.each([
    '__proto__',
    'a b',
    '\u00c4rger',
    '\u{1f3b2}',
    '\u6f22'.repeat(64),
    '%'.repeat(64),
    '..',
    'a/b',
  ])('whatever the game is called: %s', async (name) => {
    const world = { env: env() };
    expect((await wg(['game', 'start', name, '--sealed', '-r', 'bg'], world)).code).toBe(0);
    expect((await wg(['shoot', '-g', 'C', '-f', '9'], world)).code).toBe(0);
    expect((await wg(['game', 'reveal'], world)).code).toBe(0);
    expect((await wg(['replay'], world)).code).toBe(0);
    expect(readdirSync(`${state.path}/wg/games`).filter((file) => file.endsWith('.secret'))).toEqual([]);
  });
});

describe('in a sealed game', () => {
  beforeEach(() => {
    seal(log(), 'table');
  });

  test('the seed of each event follows from the secret and the name of the line before it, as anybody can work out', async () => {
    for (const text of ['wg shoot -g C -f 9', 'wg draw-card', 'wg shoot -g C -f 9', 'wg move -r bg'])
      await run(text);
    const letters = '0123456789abcdefghjkmnpqrstvwxyz';
    const all = lines();
    for (const [i, line] of all.slice(1).entries()) {
      if (!line.includes('"record"')) continue;
      const before = `${i + 1}.${createHash('sha256').update(all[i]!).digest('hex')}`;
      const mac = createHmac('sha256', SECRET).update(before).digest();
      const seed = [...mac.subarray(0, 12)].map((byte) => letters[byte & 31]).join('');
      expect((JSON.parse(line) as Event).record).toMatchObject({ seed, index: 0 });
      expect(seedBehind(SECRET, before)).toBe(seed);
    }
    expect(new Set(events().map(({ record }) => record.seed)).size).toBe(4);
  });

  test('what is taken back and rolled again is another roll', async () => {
    await run('wg shoot -g C -f 9');
    const { head } = follow(log());
    addLine(log(), 'table', clock, () => ({ seen: follow(log()), body: { undo: head } }));
    await run('wg shoot -g C -f 9');
    const [one, other] = events();
    expect(one!.record.seed).not.toBe(other!.record.seed);
  });

  test.each(['wg shoot -g C -f 9', 'wg draw-card'])(
    'who comes second is resolved anew, with the seed behind the line that came first: %s',
    async (text) => {
      await run('wg move -r bg');
      const before = follow(log()).head;
      // Another process adds its line when this one has thought, and before it writes.
      let between = true;
      const world = {
        env: env(),
        now: () => {
          if (between) {
            between = false;
            append(log(), written('first000', '2026', { house: null }, before));
          }
          return new Date('2026-01-02T03:04:05Z');
        },
      };
      const { stdout, code } = await wg([...words(text).slice(1), '--json'], world);
      expect({ code, between }).toEqual({ code: 0, between: false });
      const record = JSON.parse(stdout) as Event['record'];
      const { standing } = follow(log());
      const last = standing.at(-1)!;
      expect(JSON.parse(last.text)).toMatchObject({ record: { seed: record.seed } });
      expect(record.seed).toBe(seedBehind(SECRET, standing.at(-2)!.name));
      expect(record.seed).not.toBe(seedBehind(SECRET, before));
      expect((await run('wg replay --json')).stdout).toContain('"second":1');
    },
  );

  test('no seed and no repetition is chosen: --seed and --from are refused, and nothing is rolled', async () => {
    const before = bytes();
    for (const flags of ['--seed x', '--from 3', '--seed x --json', '--seed x --brief']) {
      for (const action of ['wg shoot -g C -f 9', 'wg draw-card']) {
        const { code, stdout, stderr } = await run(`${action} ${flags}`);
        expect({ code, stdout }, flags).toEqual({ code: 2, stdout: '' });
        expect(stderr).toContain('sealed game table');
        expect(stderr).toContain('--no-log');
      }
    }
    expect(bytes()).toBe(before);
  });

  test('what is not logged has fresh seeds, or those that were typed', async () => {
    const before = bytes();
    const sealed = seedBehind(SECRET, follow(log()).head);
    expect((await run('wg shoot -g C -f 9 --no-log --seed x')).stdout).toContain('seed x');
    expect((await run('wg shoot -g C -f 9 --repeat 3 --seed x --from 2')).code).toBe(0);
    for (const text of [
      'wg shoot -g C -f 9 --no-log',
      'wg shoot -g C -f 9 --repeat 3',
      'wg draw-card --no-log',
      'wg odds draw-card',
    ]) {
      const one = await run(`${text} --json`);
      expect(one.code, text).toBe(0);
      expect(one.stdout).not.toContain(sealed);
      if (!text.includes('odds')) expect((await run(`${text} --json`)).stdout).not.toBe(one.stdout);
    }
    expect(bytes()).toBe(before);
  });

  test('dice that were thrown by hand are recorded as entered', async () => {
    expect((await run('wg move -r bg --dice 4')).code).toBe(0);
    expect(events().at(-1)!.record).toMatchObject({ rng: 'entered', seed: null });
  });

  test('a roll that cannot be logged is not shown', async () => {
    const world = { env: env() };
    rmSync(log());
    const path = log();
    seal(path, 'table', 'a full disk');
    writeFileSync(secretFile(path, commitmentOf('a full disk')), 'something else');
    const { code, stdout } = await wg(['shoot', '-g', 'C', '-f', '9'], world);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('whose secret is lost is said so plainly, with what can still be done', async () => {
    rmSync(secretFile(log(), commitmentOf(SECRET)));
    for (const action of ['wg shoot -g C -f 9', 'wg draw-card', 'wg game reveal']) {
      const { code, stdout, stderr } = await run(action);
      expect({ code, stdout }, action).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('The secret of this sealed game is lost');
      expect(stderr).toContain('--dice');
    }
    expect(lines()).toHaveLength(1);
    expect((await run('wg move -r bg --dice 4')).code).toBe(0);
    expect((await run('wg draw-card --dice 5H')).code).toBe(0);
    expect((await run('wg shoot -g C -f 9 --no-log')).code).toBe(0);
    expect((await run('wg replay')).code).toBe(0);
  });

  test('the line that is shown after questions bears no seed, since none can be chosen', async () => {
    const { prompts } = player({});
    const { code, stderr } = await wg(['shoot', '-g', 'C'], {
      env: env(),
      stdinIsTTY: true,
      stderrIsTTY: true,
      prompts: { ...prompts, fields: async () => ({ figures: '9' }), checklist: async () => ({}) },
    });
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('The same in one line: wg shoot');
    expect(stderr).not.toContain('--seed');
    expect(events()).toHaveLength(1);
  });
});

describe('a roll of a sealed game', () => {
  const kinds = () => [...follow(log()).standing].map(({ of }) => of.kind);
  /** Takes the last line off the log, as if the process had been killed before it wrote it. */
  const breakOff = () => {
    const all = lines();
    writeFileSync(log(), `${all.slice(0, -1).join('\n')}\n`);
    return all.at(-1)!;
  };
  beforeEach(() => {
    seal(log(), 'table');
  });

  test('is written down before its dice can be known: who acts, with what, and nothing of what comes of it', async () => {
    await run('wg shoot -g C -f 9 --ruling bg:R3=2 --acting Axis');
    expect(kinds()).toEqual(['opening', 'intent', 'event']);
    const [, text] = lines() as [string, string];
    const { intent } = JSON.parse(text) as { intent: Record<string, unknown> };
    expect(intent).toMatchObject({ by: 'Axis', action: 'shoot', rulings: { 'bg:R3': 2 } });
    expect(intent.input).toMatchObject({ grade: 'C', figures: 9 });
    expect(Object.keys(intent)).not.toContain('seed');
    expect(text).not.toContain('faces');
  });

  test('needs no such line where nothing is rolled, or the dice are thrown by hand', async () => {
    await run('wg turn -r bg');
    await run('wg shoot -g C -f 9 --dice "5 6 1 2 3"');
    expect(kinds()).not.toContain('intent');
  });

  test('that is refused is not begun', async () => {
    expect((await run('wg shoot -g B -f 3')).code).toBe(3);
    expect(kinds()).toEqual(['opening']);
  });

  test.each(['wg shoot -g C -f 9', 'wg draw-card'])(
    'that was broken off comes out as it would have, whatever is typed next: %s',
    async (text) => {
      await run(text);
      const { record } = JSON.parse(breakOff()) as Event;
      expect((await run('wg game')).stdout).toContain('begun and broken off');
      expect((await run('wg log')).stdout).toContain('begun and broken off');
      expect(JSON.parse((await run('wg replay --json')).stdout)).toMatchObject({
        proved: true,
        begun: { line: 2, action: record.action, by: null },
      });
      const later = { env: env(), now: () => new Date(Date.now() + 60_000) };
      const { code, stderr } = await wg(['move', '-r', 'bg'], later);
      expect(code, stderr).toBe(0);
      expect(stderr).toContain('broken off');
      expect(kinds()).toEqual(['opening', 'intent', 'event', 'intent', 'event']);
      expect(events()[0]!.record).toEqual(record);
      expect((await run('wg game reveal')).code).toBe(0);
      expect((await run('wg replay --json')).stdout).toContain('"proved":true');
    },
  );

  test('that was broken off before the line break of its line is finished like any other', async () => {
    await run('wg shoot -g C -f 9');
    const { record } = JSON.parse(breakOff()) as Event;
    writeFileSync(log(), bytes().slice(0, -1));
    expect((await run('wg move -r bg')).code).toBe(0);
    expect(kinds()).toEqual(['opening', 'intent', 'event', 'intent', 'event']);
    expect(events()[0]!.record).toEqual(record);
    expect((await run('wg replay --json')).stdout).toContain('"proved":true');
  });

  test('that a line of a game begins which is not sealed keeps nobody waiting: only wg replay is told of it', async () => {
    await run('wg shoot -g C -f 9');
    const { intent } = JSON.parse(lines()[1]!) as Intent;
    await run('wg game start open -r bg');
    append(log('open'), written('forged00', '2026', { intent }, follow(log('open')).head));
    expect((await run('wg move --game open')).code).toBe(0);
    expect((await run('wg undo --game open')).code).toBe(0);
    expect((await run('wg replay --game open')).stderr).toContain('as in a sealed game, and this is none');
  });

  test.each(['wg undo', 'wg game end', 'wg game house none', 'wg game reveal'])(
    'that was broken off is finished before anything else stands in the log: %s',
    async (text) => {
      await run('wg shoot -g C -f 9');
      const { record } = JSON.parse(breakOff()) as Event;
      expect((await run(text)).code).toBe(0);
      expect(kinds().slice(0, 3)).toEqual(['opening', 'intent', 'event']);
      expect(events()[0]!.record).toEqual(record);
    },
  );

  test('that a line broke off which its file has no room for is counted as a look, and comes out the same', async () => {
    await run('wg shoot -g C -f 9');
    const torn = breakOff();
    writeFileSync(log(), torn.slice(0, 100), { flag: 'a' });
    await run('wg shoot -g C -f 9');
    expect(events()[0]!.record).toEqual((JSON.parse(torn) as Event).record);
    const { stdout } = await run('wg replay');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'line 3 was torn off while written, and says nothing: counts as a look at the dice',
    );
  });

  test('that cannot be finished says so, and nothing is added behind it', async () => {
    await run('wg shoot -g C -f 9');
    breakOff();
    rmSync(secretFile(log(), commitmentOf(SECRET)));
    const before = bytes();
    for (const text of ['wg shoot -g C -f 9', 'wg move -r bg --dice 4', 'wg undo', 'wg game end']) {
      const { code, stdout, stderr } = await run(text);
      expect({ code, stdout }, text).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('secret of this sealed game is lost');
    }
    expect(bytes()).toBe(before);
    expect(() =>
      addLine(log(), 'table', clock, () => ({ seen: follow(log()), body: { house: null } })),
    ).toThrow('is not finished');
  });

  test('that another process finishes at the same moment came to the same: the first of two lines stands', async () => {
    await run('wg shoot -g C -f 9');
    const [begun] = [...follow(log()).standing].slice(1);
    const { at: _, id: __, prev: ___, ...body } = JSON.parse(lines()[2]!) as Event;
    const { event, at } = addOutcome(log(), begun!, clock, body);
    expect(event.id).not.toBe('other000');
    expect(at.number).toBe(3);
    expect(lines()).toHaveLength(4);
    expect((await run('wg replay --json')).stdout).toContain('"second":1');
  });

  test('tells the name of its line, which wg replay finds', async () => {
    const { stdout } = await run('wg shoot -g C -f 9');
    const [, name] = /, line (3\.[0-9a-f]{12})\b/.exec(stdout) ?? [];
    expect(follow(log()).head.startsWith(name!)).toBe(true);
    await run('wg shoot -g C -f 9');
    expect((await run(`wg replay --head ${name}`)).stdout).toContain('that of line 3');
    const { head } = JSON.parse((await run('wg move -r bg --json')).stdout) as { head: string };
    expect(head).toBe(follow(log()).head);
    expect((await run('wg move -r bg --brief')).stdout).toContain(`line ${follow(log()).head.slice(0, 14)}`);
    expect((await run('wg move -r bg --no-log')).stdout).not.toContain('line ');
  });
});

describe('wg game word', () => {
  test('adds a word to the start of a sealed game: every seed is another one by it', async () => {
    seal(log(), 'table');
    const { code, stdout } = await run('wg game word blue elephants');
    expect(code).toBe(0);
    expect(stdout).toContain("every seed depends on the word 'blue elephants' too");
    expect(lines()[1]).toContain('"word":"blue elephants"');
    await run('wg shoot -g C -f 9');
    const intent = follow(log()).standing.at(2)!;
    expect(events()[0]!.record.seed).toBe(seedBehind(SECRET, intent.name));
    await run('wg game reveal');
    const proof = await run('wg replay');
    expect(proof.stdout).toContain("each seed depends on the word 'blue elephants'");
    expect((await run('wg log')).stdout).toContain("The word 'blue elephants'");
  });

  test('is refused where nothing is sealed, when something was rolled, and where it is none', async () => {
    await run('wg game start Open -r bg');
    expect((await run('wg game word x')).stderr).toContain('is not sealed');
    seal(log('shut'), 'shut');
    for (const none of ['wg game word --game shut', `wg game word --game shut ${'x'.repeat(65)}`])
      expect((await run(none)).code).toBe(2);
    await run('wg shoot -g C -f 9 --game shut');
    const late = await run('wg game word x --game shut');
    expect({ code: late.code, stderr: late.stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('rolled already'),
    });
    const { head } = follow(log('shut'));
    append(log('shut'), written('late0000', '2026', { word: 'x' }, head));
    expect((await run('wg replay --game shut')).stderr).toContain('rolled already');
  });

  test('or none: wg replay says no more than it proves of rolls that were taken back, and of whoever keeps the secret', async () => {
    seal(log(), 'table');
    await run('wg shoot -g C -f 9');
    await run('wg undo');
    await run('wg shoot -g C -f 9');
    await run('wg game reveal');
    const said = (await run('wg replay')).stdout.replace(/\s+/g, ' ');
    expect(said).toContain('1 event was taken back, and stays in the log');
    expect(said).toContain('before its dice were thrown, and each that was begun is finished');
    expect(said).not.toMatch(/tried again|could be known/);
    expect(said).toContain('neither opened the file of its secret nor played on in a copy');
  });

  test('is missed by wg replay where nobody said one', async () => {
    seal(log(), 'table');
    await run('wg shoot -g C -f 9');
    expect((await run('wg replay')).stdout.replace(/\s+/g, ' ')).toContain('wg game word adds one');
  });
});

describe('wg game reveal', () => {
  test('ends the game, shows the secret and how to check it, and removes the file', async () => {
    const commitment = seal(log(), 'table');
    await run('wg shoot -g C -f 9');
    const { code, stdout, stderr } = await run('wg game reveal');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`printf %s ${SECRET} | sha256sum`);
    expect(stdout.replaceAll(/\s/g, '')).toContain(commitment);
    expect(stdout.replaceAll(/\s/g, '')).toContain(follow(log()).head);
    expect(JSON.parse(lines().at(-1)!)).toMatchObject({ end: true, secret: SECRET });
    expect(existsSync(secretFile(log(), commitment))).toBe(false);
    expect(readdirSync(`${state.path}/wg/games`).filter((name) => name.endsWith('.secret'))).toEqual([]);
  });

  test('stands in the story of the game', async () => {
    seal(log(), 'table');
    await run('wg game reveal');
    expect((await run('wg log')).stdout).toContain('The game is over, and its secret is revealed');
  });

  test('shows the same again, and removes what a reveal that was interrupted left behind', async () => {
    const commitment = seal(log(), 'table');
    const first = await run('wg game reveal --json');
    keepSecret(log(), SECRET);
    const before = bytes();
    expect(await run('wg game reveal --json')).toEqual(first);
    expect(JSON.parse(first.stdout)).toEqual({
      game: 'table',
      secret: SECRET,
      commitment,
      head: follow(log()).head,
    });
    expect(existsSync(secretFile(log(), commitment))).toBe(false);
    expect(bytes()).toBe(before);
  });

  test('is refused where the game is not sealed, or not there', async () => {
    await run('wg move -r bg');
    for (const text of ['wg game reveal', 'wg game reveal --game none']) {
      const { code, stdout, stderr } = await run(text);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('is not sealed');
    }
    for (const text of ['wg game reveal table', 'wg game reveal --no-log', 'wg game reveal --seed x'])
      expect((await run(text)).code, text).toBe(2);
  });

  test('still reveals a game that was ended before, and is the last line after all', async () => {
    seal(log(), 'table');
    addLine(log(), 'table', clock, () => ({ seen: follow(log()), body: { end: true } }));
    expect((await run('wg move -r bg')).stderr).toContain('The game table has ended');
    expect((await run('wg game reveal')).code).toBe(0);
    expect((await run('wg replay --json')).stdout).toContain('"revealed":true');
  });

  test('is told within 40 columns', async () => {
    seal(log(), 'table');
    const { stdout } = await wg(['game', 'reveal'], { env: env(), columns: 40 });
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(40);
  });
});

test('a game that is over takes no more lines, and says so; what is not logged still works', async () => {
  seal(log(), 'table');
  await run('wg game reveal');
  const before = bytes();
  for (const text of ['wg shoot -g C -f 9', 'wg draw-card', 'wg move -r bg --dice 4', 'wg game house none']) {
    const { code, stdout, stderr } = await run(text);
    expect({ code, stdout }, text).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('The game table has ended');
  }
  expect(() => addLine(log(), 'table', clock, () => ({ seen: follow(log()), body: { undo: 'x' } }))).toThrow(
    'has ended',
  );
  for (const text of ['wg shoot -g C -f 9 --no-log', 'wg shoot -g C -f 9 --repeat 3', 'wg odds draw-card'])
    expect((await run(text)).code, text).toBe(0);
  expect(bytes()).toBe(before);
});

const MANY = times(32, 4);

describe('many processes in one sealed game', () => {
  test('each have a seed of their own, and the whole game is proved', async () => {
    const home = makeHome();
    seal(home.log, 'table');
    const wgs = (line: string) => runs(process.execPath, [built.bin, ...words(line)], { env: home.env });
    const typed = Array.from({ length: MANY }, (_, i) =>
      i % 2 ? 'draw-card --json' : 'shoot -g C -f 9 --json',
    );
    const ended = await Promise.all(typed.map(wgs));
    expect(ended.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(typed.map(() => '0'));
    const told = ended.map(({ stdout }) => (JSON.parse(stdout) as Event['record']).seed);
    const logged = [...follow(home.log).standing]
      .filter(({ of }) => of.kind === 'event')
      .map(({ text }) => (JSON.parse(text) as Event).record.seed);
    expect(new Set(logged).size).toBe(MANY);
    expect([...told].sort()).toEqual([...logged].sort());
    expect((await wgs('game reveal')).code).toBe(0);
    const { code, stdout } = await wgs('replay --json');
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, proved: true, events: MANY });
    home.clean();
  }, 60_000);
});
