import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEMS } from '../../rulesets/index.js';
import { keepSecret, secretFile } from '../../src/log/sealed/seal.js';
import { commandsOf } from '../../tests/support/commands.js';
import { chainedAnew } from '../../tests/support/games/forged.js';
import { Machine } from '../../tests/support/state.js';
import { BEGINS, HOUSE } from './games.js';
import { type Judged, judged } from './judge.js';
import { deep } from './mutate.js';

/** What is put where something else belongs, as JSON. */
const MISFITS: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e999',
  '""',
  '"x"',
  '[]',
  '{}',
  deep(3_000, true),
  JSON.stringify('\u001b[2J\u0007\u202e\n'),
];

/** What reads the log of a game. */
const READS = [
  'game',
  'log',
  'log --last 2',
  'luck',
  'report --html -',
  'sheet',
  'replay',
  'why',
  'now',
  'roster',
  'game export',
];
/** What goes on by it: each finds it as it was. */
const PLAYS = ['undo', 'again', 'next --no-input'];

/** As many actions in a game: a short one is soon read, however often. */
const ACTIONS = 3;

/** A prime: so many times one number after another goes through all of them. */
const FAR = 1_000_003;

/** A place in a log that holds a value. */
interface Place {
  readonly game: string;
  /** Of its line, from 0. */
  readonly line: number;
  readonly path: readonly (string | number)[];
}

interface Played {
  readonly lines: readonly string[];
  /** Of a sealed game: what it was sealed with, which its end has revealed. */
  readonly secret?: { readonly commitment: string; readonly text: string };
}

/** Games in which every action was played, and a wrong type at every place of their logs. */
export class Misfits {
  private readonly at = new Machine();
  private readonly games = new Map<string, Played>();
  private readonly places: Place[] = [];

  /** How many misfits there are. */
  get all(): number {
    return this.places.length * MISFITS.length;
  }

  /**
   * Plays the games.
   * @param every so many of them are left out but for one: a share
   * @param working is told before each game
   */
  async begin(every = 1, working = () => {}): Promise<void> {
    const house = join(this.at.path, 'house.yaml');
    writeFileSync(house, HOUSE);
    for (const { id } of SYSTEMS) {
      const all = commandsOf(id);
      for (let i = 0; i < all.length; i += ACTIONS * every) {
        const game = `${id} ${i}`;
        working();
        await this.start(game, id);
        if (i === 0 && id === 'battleground') await this.at.told(['game', 'house', house]);
        for (const [n, line] of all.slice(i, i + ACTIONS).entries())
          await this.at.type([...line, '--seed', `${i + n}`, '--no-input']);
        await this.at.type('undo');
        this.keep(game);
      }
    }
    await this.start('sealed', 'battleground', '--sealed');
    for (const line of ['game word swordfish', 'draw-card', 'shoot -g C -f 9', 'undo', 'game reveal'])
      await this.at.told(line);
    this.keep('sealed');
  }

  clean(): void {
    this.at.clean();
  }

  /** Puts a misfit into a log, and has it read: the same number is the same, and those of a share lie far from one another. */
  async *read(n: number): AsyncGenerator<readonly [string, Judged]> {
    const which = (n * FAR) % this.all;
    const { game, line, path } = this.places[Math.floor(which / MISFITS.length)]!;
    const misfit = MISFITS[which % MISFITS.length]!;
    const { lines, secret } = this.games.get(game)!;
    // What comes after is read by it too; the end of a game would keep it from going on.
    const after = lines.slice(line + 1).filter((text) => !text.includes('"end":true'));
    const all = chainedAnew([...lines.slice(0, line), withMisfit(lines[line]!, path, misfit), ...after]);
    const log = this.at.log(game);
    const put = () => {
      if (secret) rmSync(secretFile(log, secret.commitment), { force: true });
      if (secret) keepSecret(log, secret.text);
      writeFileSync(log, `${all.join('\n')}\n`);
    };
    const where = `${misfit.slice(0, 20)} at ${path.join('.')} of line ${line + 1} of ${game}`;
    const read = async (argv: readonly string[]) =>
      [`${where}: wg ${argv.join(' ')}`, await judged(argv, this.at.env)] as const;
    put();
    for (const words of READS) yield read([...words.split(' '), '--game', game]);
    yield read(['game', 'import', log, '--as', 'another']);
    rmSync(this.at.log('another'), { force: true });
    for (const words of PLAYS) {
      put();
      yield read([...words.split(' '), '--game', game]);
    }
  }

  private async start(game: string, id: string, ...more: readonly string[]): Promise<void> {
    const { sides, roster } = BEGINS[id]!;
    await this.at.told(['game', 'start', game, '-r', id, '--sides', sides, '--roster', roster, ...more]);
  }

  /** Keeps the log of a game, and the places in it that are like none before. */
  private keep(game: string): void {
    const lines = readFileSync(this.at.log(game), 'utf8').trimEnd().split('\n');
    const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const [commitment, text] = [all[0]!.sealed, all.at(-1)!.secret];
    this.games.set(game, {
      lines,
      ...(commitment !== undefined && {
        secret: { commitment: commitment as string, text: text as string },
      }),
    });
    for (const [line, data] of all.entries()) {
      // What is rolled in a sealed game is another thing every time.
      if (commitment !== undefined && 'record' in data) continue;
      for (const path of pathsIn(data)) {
        const like = likeness(data, path);
        if (this.alike.has(like)) continue;
        this.alike.add(like);
        this.places.push({ game, line, path });
      }
    }
  }

  private readonly alike = new Set<string>();
}

const isHolder = (of: unknown): of is Record<string, unknown> => typeof of === 'object' && of !== null;

/** The paths to every value in some data. */
function pathsIn(data: unknown): (string | number)[][] {
  if (!isHolder(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const key = Array.isArray(data) ? Number(name) : name;
    return [[key], ...pathsIn(value).map((path) => [key, ...path])];
  });
}

/** What is the same of places that are read alike: members of lists are, and inputs and results of an action. */
function likeness(data: Record<string, unknown>, path: readonly (string | number)[]): string {
  const { record, intent } = data as Record<string, { readonly action?: string } | undefined>;
  const isOfAction = path.some((key) => key === 'input' || key === 'result' || key === 'effects');
  let at: unknown = data;
  const keys = path.map((key) => {
    at = (at as Record<string, unknown>)[key];
    return typeof key === 'string' ? key : isHolder(at) && typeof at.do === 'string' ? at.do : '*';
  });
  return [Object.keys(data)[2], isOfAction && (record ?? intent)?.action, ...keys].join(' ');
}

const HERE = 'put the misfit here';

/** A line with something else at a place. */
function withMisfit(line: string, path: readonly (string | number)[], misfit: string): string {
  const data = JSON.parse(line) as Record<string, unknown>;
  let holder = data;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1)!] = HERE;
  return JSON.stringify(data).replace(`"${HERE}"`, () => misfit);
}
