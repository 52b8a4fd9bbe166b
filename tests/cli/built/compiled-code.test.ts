import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { built, type Home, makeHome, runs } from '../../support/processes/built.js';
import { player, SHOT } from '../../support/processes/player.js';

const { home, wg } = player({ ownCache: true });
const cacheFolder = () => join(home.path, 'cache', 'wg');
const cached = () => (existsSync(cacheFolder()) ? readdirSync(cacheFolder()) : []);

test('the help of all rule systems, asked for by somebody who has just installed it, comes without a warning', async () => {
  expect(await wg(['help', '--all'])).toMatchObject({ code: 0, stderr: '' });
  expect(cached().length).toBeGreaterThan(10);
});

/** What a shot leaves: the compiled code of the program and of the rule system. */
const BUNDLES = [
  expect.stringMatching(/-shoot-battleground-play\.bin$/),
  expect.stringMatching(/-shoot-battleground-shooting-shoot\.bin$/),
  expect.stringMatching(/-shoot-wg\.bin$/),
];

describe('the compiled code that is kept', () => {
  const files = () => cached().map((name) => join(cacheFolder(), name));
  /** Somebody who has shot once: what that left is what each test begins with. */
  let before: Home;
  let answer: string;
  beforeAll(async () => {
    before = makeHome({ ownCache: true });
    answer = (await runs(process.execPath, [built.bin, ...SHOT, '--no-log'], { env: before.env })).stdout;
  });
  afterAll(() => before.clean());
  beforeEach(() => {
    cpSync(join(before.path, 'cache'), join(home.path, 'cache'), { recursive: true });
    expect(cached()).toEqual(BUNDLES);
    expect(statSync(cacheFolder()).mode & 0o077).toBe(0);
  });

  const spoil: readonly (readonly [name: string, how: (path: string) => void])[] = [
    ['is empty', (path) => writeFileSync(path, '')],
    ['is cut short', (path) => writeFileSync(path, readFileSync(path).subarray(0, 5001))],
    [
      'is cut to half',
      (path) => writeFileSync(path, readFileSync(path).subarray(0, statSync(path).size / 2)),
    ],
    ['is garbage', (path) => writeFileSync(path, Buffer.alloc(100_000, 'wg'))],
    ['has one bit turned near its start', (path) => flip(path, 40)],
    ['has one bit turned in its middle', (path) => flip(path, statSync(path).size / 2)],
    ['is that of another bundle', (path) => cpSync(files().find((other) => other !== path)!, path)],
    ['has one bit turned near its end', (path) => flip(path, statSync(path).size - 9)],
    [
      'is a folder',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ];
  const flip = (path: string, at: number) => {
    const bytes = readFileSync(path);
    bytes[Math.floor(at)]! ^= 0x10;
    writeFileSync(path, bytes);
  };

  test.each(spoil)('that %s does no harm', async (_name, how) => {
    for (const file of files()) how(file);
    for (let i = 0; i < 2; i++) {
      expect(await wg([...SHOT, '--no-log'])).toEqual({ code: 0, signal: null, stdout: answer, stderr: '' });
    }
  });

  test('is made good again after it was spoiled', async () => {
    const good = files().map((file) => statSync(file).size);
    for (const file of files()) writeFileSync(file, '');
    await wg([...SHOT, '--no-log']);
    for (const [i, file] of files().entries()) expect(statSync(file).size).toBeGreaterThan(good[i]! / 2);
  });

  /** Puts in a bundle's place what somebody else compiled, as whole as ours. */
  function plant(): string {
    const path = files().find((file) => file.endsWith('shoot-wg.bin'))!;
    const source = "(function () { console.log('planted'); })";
    const code = new Script(source).createCachedData();
    const numbers = `${code.length} 1`.padStart(12);
    const once = Buffer.concat([code, Buffer.from(`${source}${numbers}${basename(path)}`)]);
    writeFileSync(path, Buffer.concat([once, once]));
    return path;
  }
  const said = async () => (await wg([...SHOT, '--no-log'])).stdout;

  test('is run as it stands, where it is ours: what is planted there would be', async () => {
    plant();
    expect(await said()).toBe('planted\n');
  });

  test.each<[string, (path: string) => void]>([
    ['the file may be written to by others', (path) => chmodSync(path, 0o602)],
    ['the file may be written to by a group', (path) => chmodSync(path, 0o620)],
    ['others may put files into the folder', (path) => chmodSync(dirname(path), 0o777)],
    [
      'the file is a link to one elsewhere',
      (path) => {
        renameSync(path, join(home.path, 'elsewhere'));
        symlinkSync(join(home.path, 'elsewhere'), path);
      },
    ],
    [
      'the folder is a link to one elsewhere',
      (path) => {
        renameSync(dirname(path), join(home.path, 'elsewhere'));
        symlinkSync(join(home.path, 'elsewhere'), dirname(path));
      },
    ],
  ])('is not run where %s', async (_where, how) => {
    how(plant());
    expect(await said()).toBe(answer);
  });

  test('is not written into a folder of somebody else', async () => {
    rmSync(cacheFolder(), { recursive: true });
    mkdirSync(join(home.path, 'elsewhere'));
    symlinkSync(join(home.path, 'elsewhere'), cacheFolder());
    expect(await said()).toBe(answer);
    expect(readdirSync(join(home.path, 'elsewhere'))).toEqual([]);
  });

  test('goes when a version that was not there before finds it unused for a month', async () => {
    const [used, unused] = ['used', 'unused'].map((name) => join(cacheFolder(), `${name}.bin`));
    const days = (n: number) => Date.now() / 1000 - n * 24 * 60 * 60;
    for (const [file, age] of [
      [used!, 29],
      [unused!, 31],
    ] as const) {
      writeFileSync(file, '');
      utimesSync(file, days(age), days(age));
    }
    await said();
    expect(cached()).toHaveLength(BUNDLES.length + 2);
    for (const file of files().filter((path) => path.includes('-shoot-'))) rmSync(file);
    await said();
    expect(cached()).toEqual([...BUNDLES, 'used.bin']);
  });

  test('is left alone by WG_NO_CACHE and by options of Node', async () => {
    rmSync(cacheFolder(), { recursive: true });
    for (const env of [{ WG_NO_CACHE: '1' }, { NODE_OPTIONS: '--max-old-space-size=512' }])
      expect((await wg([...SHOT, '--no-log'], env)).stdout).toBe(answer);
    expect(cached()).toEqual([]);
  });
});

test('two first runs at once both answer, and leave whole files', async () => {
  const both = await Promise.all([
    wg([...SHOT, '--no-log']),
    wg([...SHOT, '--no-log']),
    wg([...SHOT, '--no-log']),
  ]);
  for (const ended of both) expect(ended).toEqual(both[0]);
  expect(both[0]!.code).toBe(0);
  expect(cached()).toEqual(BUNDLES);
});
