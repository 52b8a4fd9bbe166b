import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Otherwise, Outside } from '../../support/outside.js';

let at: Outside;
beforeEach(() => {
  at = new Outside();
});
afterEach(() => at.clean());

const TRUST = /is code, which runs as you from now on and can do whatever you can$/m;

describe('a rule system of another package', () => {
  test('is added, and says what it costs to trust it', async () => {
    const folder = at.put('coin-a');
    const { code, stdout, stderr } = await at.type(['system', 'add', folder]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        'Coin (coin) 1.0.0: flip\nResult: it is added; -r coin plays it, wg rules -r coin is its book\n',
    });
    expect(stderr).toMatch(TRUST);
    expect(await at.json('system list')).toEqual([
      { id: 'coin', short: 'coin', title: 'Coin', version: '1.0.0', folder, actions: ['flip'] },
    ]);
    expect((await at.json('rulesets')).at(-1)).toEqual({
      ...{ id: 'coin', short: 'coin', title: 'Coin', actions: ['flip'], version: '1.0.0' },
    });
  });

  test('is played by the name of its action, its version in the record, with exact odds', async () => {
    await at.type(['system', 'add', at.put('coin-b')]);
    expect(await at.json('flip --seed a')).toMatchObject({
      ruleset: 'coin',
      rulesetVersion: '1.0.0',
      result: { heads: false },
    });
    const { odds, rulesetVersion } = await at.json('flip --odds');
    expect({ odds, rulesetVersion }).toMatchObject({
      odds: { outcomes: [{ fraction: '1/2' }, { fraction: '1/2' }] },
      rulesetVersion: '1.0.0',
    });
    expect((await at.type('rules heads or tails -r coin')).stdout).toContain('coin:flip.1 The coin');
    expect((await at.type('rules --rulings -r coin')).stdout).toBe('Coin: no rulings to agree on\n');
    expect((await at.type('complete bash "wg fl"')).stdout).toContain('\nip\n');
    expect((await at.type('help flip')).stdout).toContain('Heads or tails');
    expect((await at.type('help flip --all')).stdout).toContain('or one that was added');
  });

  test('a game of it is logged, proved, and told to be by another version where it was', async () => {
    const folder = at.put('coin-c');
    await at.type(['system', 'add', folder]);
    await at.type('game start Toss -r coin');
    await at.type('flip --dice 2');
    expect(await at.json('replay')).toMatchObject({ proved: true, events: 1 });
    // The same game, once the package has another version: where it lies is told anew.
    await at.type('system remove coin');
    await at.type(['system', 'add', at.put('coin-c2', { meta: "{ id: 'coin', version: '1.1.0', api: 1 }" })]);
    const proof = await at.json('replay');
    expect(proof).toMatchObject({ proved: true, rulesetVersions: { 'coin 1.0.0': 1 } });
    expect((await at.type('replay')).stdout).toContain('1 event was played by coin 1.0.0');
  });

  test('a record that its other version resolves otherwise is told to be of that version', async () => {
    await at.type(['system', 'add', at.put('coin-d')]);
    await at.type('game start Toss -r coin');
    await at.type('flip --dice 2');
    await at.type('system remove coin');
    const resolve = `yield { kind: 'throw', dice: ['coin'], times: 1, faces: [1, 2], tally: [], read: () => ({}) }; return { heads: false };`;
    const meta = "{ id: 'coin', version: '2.0.0', api: 1 }";
    await at.type(['system', 'add', at.put('coin-d2', { meta, resolve })]);
    const { code, stderr } = await at.type('replay');
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /written by wg \S+ with coin 1\.0\.0, and this is wg \S+ with coin 2\.0\.0/,
      ),
    });
  });

  test('that fails keeps nobody from going on with a sealed game once it is mended', async () => {
    const flip = `yield { kind: 'throw', dice: ['coin'], times: 1, faces: [1, 2], tally: [], read: () => ({}) };`;
    const folder = at.put('coin-s', { resolve: `${flip} return { heads: undefined.side };` });
    await at.type(['system', 'add', folder]);
    await at.type('game start Toss -r coin --sealed');
    const why = /[Tt]he rule system Coin \(coin 1\.0\.0\) fails: .+index\.cjs:\d+:\d+\)\.\n/;
    expect((await at.type('flip')).stderr).toMatch(why);
    const { code, stderr } = await at.type('flip');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(why) });
    expect(stderr).toContain("'flip' was begun in line 2 of the log");
    // As a package that was mended: another folder, since this process has loaded that one.
    await at.type('system remove coin');
    await at.type(['system', 'add', at.put('coin-s2', { resolve: `${flip} return { heads: true };` })]);
    expect((await at.type('flip')).code).toBe(0);
    expect(await at.json('replay')).toMatchObject({ proved: true, events: 2 });
  });

  test('that fails as its events are proved is told, and not that nobody can have played them', async () => {
    await at.type(['system', 'add', at.put('coin-t')]);
    await at.type('game start Toss -r coin');
    await at.type('flip --dice 2');
    await at.type('system remove coin');
    const resolve = `throw new TypeError('no side');`;
    await at.type(['system', 'add', at.put('coin-t2', { resolve })]);
    const { code, stderr } = await at.type('replay');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /does not follow: the rule system Coin \(coin 1\.0\.0\) fails: no side \(.+index\.cjs/,
    );
    expect(stderr).not.toContain('nobody can have played it so');
  });

  test('is removed by its name: it is known no more, and its files stay', async () => {
    const folder = at.put('coin-e');
    await at.type(['system', 'add', folder]);
    expect((await at.type('system remove coin')).code).toBe(0);
    expect((await at.type('flip')).stderr).toContain("There is no action 'flip'");
    expect((await at.type('-r coin help flip')).stderr).toContain("no rule system 'coin'");
    expect(await at.json('system list')).toEqual([]);
    expect((await at.type('system remove coin')).code).toBe(2);
    expect((await at.type(['system', 'add', folder])).code).toBe(0);
  });

  test('under --json what it costs to trust it stands in the document', async () => {
    const folder = at.put('coin-json');
    const { stdout, stderr } = await at.type(['system', 'add', folder, '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      id: 'coin',
      api: 1,
      folder,
      trust: expect.stringMatching(/runs as you/),
    });
  });

  test('added again from its folder it stands there once', async () => {
    const folder = at.put('coin-f');
    await at.type(['system', 'add', folder]);
    expect((await at.type(['system', 'add', folder])).stdout).toContain('it is added again');
    expect(await at.json('system list')).toHaveLength(1);
  });

  test('that was removed is named by a game that it plays, and keeps nobody from dice, help and other rules', async () => {
    const folder = at.put('coin-r');
    await at.type(['system', 'add', folder]);
    await at.type('game start Toss -r coin');
    await at.type('flip --seed a');
    await at.type('system remove coin');
    for (const line of ['flip', 'now', 'game', 'shoot --help']) {
      const { code, stderr } = await at.type(line);
      expect({ code, stderr }, line).toEqual({
        code: 1,
        stderr: expect.stringMatching(
          /^wg: The game Toss is played by coin, which is not added\.\n {4}wg system add/,
        ),
      });
    }
    for (const line of ['roll 2d6', 'help', 'rules -r bg cover', 'shoot -r bg -g C -f 9', 'log', 'game list'])
      expect(await at.type(line), line).toMatchObject({ code: 0 });
    await at.type(['system', 'add', folder]);
    expect((await at.type('flip --dice 2')).stdout).toContain('heads');
  });

  test('whose folder has gone is told, and keeps nobody from the others', async () => {
    const folder = at.put('coin-g');
    await at.type(['system', 'add', folder]);
    rmSync(folder, { recursive: true });
    const meta = "{ id: 'cards', version: '1.0.0', api: 1 }";
    const cards = {
      meta,
      short: 'cards',
      title: "'Cards'",
      besides:
        "module.exports.book = async () => ({ book: { clauses: { 'cards:a.1': clause }, rulings: {}, tables: {} } });",
    };
    await at.type(['system', 'add', at.put('cards', cards)]);
    const wrong = expect.stringContaining('has gone: there is no such folder any more');
    expect(await at.json('system list')).toMatchObject([
      { id: 'coin', wrong },
      { id: 'cards', actions: ['flip'] },
    ]);
    const { stdout, stderr } = await at.type('rulesets --json');
    expect(JSON.parse(stdout).at(-1)).toMatchObject({ id: 'cards' });
    expect(stderr).toBe('wg: coin was added and cannot be played: wg system list says why\n');
    expect((await at.type('flip')).code).toBe(0);
    const gone = await at.type('flip -r coin');
    expect(gone).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('wg system remove <name> forgets it'),
    });
    await at.type('system remove coin');
    expect(await at.json('system list')).toHaveLength(1);
  });
});

/** What cannot be added, and how that is told. */
const REFUSED: readonly (readonly [says: string, of: Otherwise | string, told: RegExp])[] = [
  ['exports nothing', 'module.exports = 5;', /is none: it exports no object with meta/],
  ['has no version', { meta: "{ id: 'coin', api: 1 }" }, /cannot have 'nothing' as its version/],
  ['has an id that is no name', { meta: "{ id: 'Co in', version: '1.0.0', api: 1 }" }, /'Co in' as its id/],
  [
    'has too long an id',
    { meta: "{ id: 'a-coin-of-much-too-much', version: '1.0.0', api: 1 }" },
    /20 at most/,
  ],
  [
    'is for an API to come',
    { meta: "{ id: 'coin', version: '1.0.0', api: 99 }" },
    /API 99, and this wg plays up to 1/,
  ],
  [
    'is for an API of the past',
    { meta: "{ id: 'coin', version: '1.0.0', api: 0 }" },
    /API 0, and this wg plays 1 to 1/,
  ],
  [
    'takes the id of a book',
    { meta: "{ id: 'fubar', version: '1.0.0', api: 1 }" },
    /the id fubar, which is that of FUBAR/,
  ],
  ['takes the prefix of a book', { short: 'bg' }, /the short name bg, which is that of Battleground/],
  [
    'has an action that is a command',
    { actions: "['rules']" },
    /an action rules, and that is a command of wg/,
  ],
  ['has no actions', { actions: '[]' }, /has no actions/],
  [
    'would have done what it has not',
    { besides: "module.exports.usual = ['flip', 'flop'];" },
    /names 'flop' as usual, which is no action of it/,
  ],
  ['steers the terminal', { title: "'\\u001b[2J'" }, /as its title/],
  [
    'lists what it does not play',
    { actions: "['flip', 'spin']" },
    /lists the action spin, and does not play it/,
  ],
  ['cannot be read', 'module.exports = {', /cannot be loaded: .*index\.cjs/s],
  ['fails as it loads', '\nthrow new Error("no coin");', /cannot be loaded: no coin \(index\.cjs:2/],
  [
    'fails as its parts load',
    { besides: "module.exports.book = async () => { throw new Error('no book'); };" },
    /fails as it is loaded: no book \(index\.cjs:/,
  ],
  ['throws what is no error', 'throw null;', /cannot be loaded: it throws something that is no error/],
  [
    'throws what cannot be looked at',
    'throw new Proxy({}, { get() { throw 1; } });',
    /cannot be loaded: it throws something that is no error/,
  ],
  [
    'fails as it is looked at',
    'module.exports = { get meta() { throw new Error("no coin"); } };',
    /fails as it is looked at: no coin/,
  ],
  ['has ids of others in its book', { short: 'co' }, /'coin:flip\.1' in its book: ids begin with co:/],
];

describe('what is refused', () => {
  test.each(REFUSED.map(([says, of, told], i) => [says, of, told, i] as const))(
    'one that %s',
    async (_, of, told, i) => {
      const folder = at.put(`refused-${i}`, of);
      const { code, stdout, stderr } = await at.type(['system', 'add', folder]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(told);
      expect(await at.json('system list')).toEqual([]);
    },
  );

  test('a second one of the same name', async () => {
    await at.type(['system', 'add', at.put('coin-one')]);
    const { code, stderr } = await at.type(['system', 'add', at.put('coin-two')]);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('which is that of Coin'),
    });
  });

  test.each([
    ['null', 'has a package.json that says nothing'],
    ['{', 'has a package.json that cannot be read as JSON'],
    ['{"name":3,"exports":1}', 'has no name in its package.json'],
  ])('a folder that is none of a package: %s', async (manifest, says) => {
    const folder = at.put('odd', 'module.exports = 5;');
    writeFileSync(join(folder, 'package.json'), manifest);
    expect(await at.type(['system', 'add', folder])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(says),
    });
    rmSync(join(folder, 'package.json'));
    symlinkSync('/dev/zero', join(folder, 'package.json'));
    expect((await at.type(['system', 'add', folder])).stderr).toContain('has no package.json');
  });

  test('what is not there, and what is no folder', async () => {
    expect((await at.type('system add nowhere-at-all')).stderr).toContain(
      'no such package is installed here',
    );
    const file = join(at.place, 'file');
    writeFileSync(file, '');
    expect((await at.type(['system', 'add', file])).stderr).toContain('is a file');
    expect((await at.type('system add')).code).toBe(2);
    expect((await at.type('system nonsense')).code).toBe(2);
  });
});

test('an error in its rules names its file, and not wg', async () => {
  const resolve = 'const nobody = undefined; return nobody.heads;';
  await at.type(['system', 'add', at.put('broken', { resolve })]);
  const { code, stderr } = await at.type('flip');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /The rule system Coin \(coin 1\.0\.0\) fails: .*reading 'heads'.*broken\/index\.cjs:\d+/s,
  );
  expect(stderr).toContain('It is no part of wg');
});

test('what its rules throw is told as theirs, whatever it is', async () => {
  await at.type(['system', 'add', at.put('broken', { resolve: 'throw null;' })]);
  for (const line of ['flip', 'flip --odds', 'flip --repeat 3', 'flip --json', 'flip --no-log']) {
    const { code, stderr } = await at.type(line);
    expect({ code, stderr }, line).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('fails: it throws something that is no error'),
    });
  }
});

describe('a new one', () => {
  test('is called as its folder, with a short name that is nobody else’s', async () => {
    const folder = join(at.place, 'bg-skirmish');
    const { code, stdout } = await at.type(['system', 'new', folder, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      id: 'bg-skirmish',
      short: 'bs',
      title: 'Bg Skirmish',
      folder,
    });
    expect((await at.type(['system', 'new', folder])).stderr).toContain('There is a README.md in');
  });

  test('is not begun where its folder is named as no rule system can be', async () => {
    const { code, stderr } = await at.type(['system', 'new', join(at.place, 'My Rules!')]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("'my rules!'") });
  });
});
