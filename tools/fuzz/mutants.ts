import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SYSTEMS } from '../../rulesets/index.js';
import { chance } from '../../tests/support/arguments.js';
import { commandsOf } from '../../tests/support/commands.js';
import { chainedAnew } from '../../tests/support/games/forged.js';
import { Machine } from '../../tests/support/state.js';
import { BEGINS, HOUSE } from './games.js';
import { type Judged, judged } from './judge.js';
import { withNoise, withStrange } from './mutate.js';

/** What reads the log of a game. */
const READS = [
  'replay',
  'replay --json',
  'log',
  'log --json',
  'log --last 5',
  'luck',
  'luck --json',
  'report --html -',
  'sheet',
  'game',
  'game list --json',
  'now',
  'now --json',
  'why',
  'roster',
  'roster --json',
  'roster check',
  'again --odds',
];
/** What goes on by it. */
const PLAYS = ['undo', 'again', 'shoot --no-input'];

/** What a log is imported as. */
const OTHER = 'other';

/** As many lines of each rule system as a game has room for. */
const MOST = 60;

/** A game of each rule system in which much was played, as its files stand. */
interface Played {
  readonly id: string;
  readonly log: readonly string[];
  readonly checkpoints: ReadonlyMap<string, string>;
}

/** The games that are changed, and the folder where they are looked at. */
export class Mutants {
  private readonly at = new Machine();
  private readonly games: Played[] = [];

  /**
   * Plays the games.
   * @param most as many lines in each
   * @param working is told before each line
   */
  async begin(most = MOST, working = () => {}): Promise<void> {
    for (const [i, { id }] of SYSTEMS.entries()) {
      const { type, told, log } = this.at;
      const { sides, roster } = BEGINS[id]!;
      await told(['game', 'start', id, '-r', id, '--sides', sides, '--roster', roster]);
      const all = commandsOf(id);
      const step = Math.max(1, Math.floor(all.length / most));
      const played = all.flatMap((line, n) =>
        n % step === i % step ? [[...line, '--seed', `${n}`, '--no-input']] : [],
      );
      for (const line of [...played, 'undo', ...READS]) {
        working();
        await type(line);
      }
      const folder = join(dirname(log(id)), 'checkpoints');
      // A short game has none.
      mkdirSync(folder, { recursive: true });
      const names = readdirSync(folder).filter((name) => name.startsWith(`${id}.`));
      this.games.push({
        id,
        log: readFileSync(log(id), 'utf8').trimEnd().split('\n'),
        checkpoints: new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      });
    }
  }

  clean(): void {
    this.at.clean();
  }

  /** Changes one file of a game, and has it read: the same seed changes and reads the same. */
  async *read(seed: number): AsyncGenerator<readonly [string, Judged]> {
    const luck = chance(seed);
    const game = luck.of(this.games);
    const what = luck.of(['log', 'log', 'log', 'roster', 'house', 'checkpoint'] as const);
    for (const line of this.changed(what, game, luck)) {
      const argv = [...line, '--game', game.id];
      yield [`${what} of ${game.id}: wg ${argv.join(' ')}`, await judged(argv, this.at.env)];
    }
  }

  /** Puts the game there as it was, but for what is changed. @returns the lines that read it */
  private changed(
    what: 'log' | 'roster' | 'house' | 'checkpoint',
    { id, log, checkpoints }: Played,
    luck: ReturnType<typeof chance>,
  ): string[][] {
    const path = this.at.log(id);
    const folder = join(dirname(path), 'checkpoints');
    // Thousands of games would be read by whoever lists them.
    rmSync(this.at.log(OTHER), { force: true });
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${log.join('\n')}\n`);
    const lines = (all: readonly string[]) => all.map((line) => line.split(' '));
    const file = join(this.at.path, 'changed.yaml');
    switch (what) {
      case 'log': {
        const n = luck.below(log.length);
        const line = luck.is(0.8) ? withStrange(log[n]!, luck) : withNoise(log[n]!, luck);
        const all = log.map((was, i) => (i === n ? line : was));
        writeFileSync(path, `${(luck.is(0.7) ? chainedAnew(all) : all).join('\n')}\n`);
        return lines([...READS, `why ${n}`, `game import ${path} --as ${OTHER}`, ...PLAYS]);
      }
      case 'checkpoint': {
        for (const [name, text] of checkpoints) {
          // What a checkpoint holds stands in it twice, a line each; beside them is the copy of the log.
          const [once, ...again] = text.split('\n');
          const isStrange = name.endsWith('.json') && luck.is(0.5);
          const changed = isStrange ? [withStrange(once!, luck), ...again].join('\n') : withNoise(text, luck);
          writeFileSync(join(folder, name), changed);
        }
        return lines([...READS, ...PLAYS]);
      }
      case 'roster':
        writeFileSync(file, withNoise(readFileSync(BEGINS[id]!.roster, 'utf8'), luck));
        return lines([`roster check ${file}`, `roster load ${file}`, `roster add ${file}`, 'roster', 'now']);
      case 'house':
        writeFileSync(file, withNoise(HOUSE, luck));
        return lines([
          `rules --house ${file}`,
          `game house ${file}`,
          `shoot --no-input --no-log --house ${file}`,
          'game',
        ]);
    }
  }
}
