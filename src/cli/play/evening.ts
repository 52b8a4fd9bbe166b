import { systemAsked } from '../../engine/system-asked.js';
import { SYSTEMS } from '../../engine/systems.js';
import { currentGame } from '../../log/current.js';
import { logPath } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { settingsOf } from '../../log/settings.js';
import { lookAnew } from '../../log/stamp.js';
import { type RuleSystem, sideToAct } from '../../rules/system.js';
import { quoted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { isThere } from '../game/game-names.js';
import { type AtTable, atTable, whatTheyMay, whyNotNow } from '../game/now.js';
import type { Io } from '../io.js';
import { PREFIXES } from '../line/prefixes.js';
import { note } from '../notes.js';
import { type ComesNext, comesNext } from './comes-next.js';
import { lineInFull } from './short.js';
import { eveningWords } from './words.js';

/** Where an evening is, as its prompt tells. */
export interface Here {
  readonly game: string;
  /** How far its log goes, in bytes. */
  readonly upTo: number;
  /** The turn, in few letters. */
  readonly place?: string;
  /** The side to act, where that can be told. */
  readonly side?: string;
  /** What it does now, where that is one action. */
  readonly act?: string;
  /** The unit of it that has its action before it. */
  readonly unit?: string;
  /** What Enter does, where there is such a thing: as it is typed, and as the prompt offers it. */
  readonly next?: ComesNext;
  /** What is done in almost every turn of such a game: names of actions. */
  readonly usual?: readonly string[];
}

/** Flags that say where dice come from, or that none are thrown. */
const DICE = ['--dice', '--odds', '--repeat', '--seed'];

/** What a line begins with: its action, or `odds` and its action. */
const HEAD = new RegExp(`^\\s*((?:(?:${PREFIXES.join('|')})\\s+)?\\S+)(\\s.*)$`, 's');

/** As in `why can't he`: no quote begins there. */
const NOT = /(?<=n)'(?=t\b)/g;

/** Actions that are done in every turn: those of the clock, and the usual ones. */
const everyTurn = ({ kept, system }: AtTable): readonly string[] => [...kept.clock, ...(system.usual ?? [])];

/** Lines typed one after another in one game, without the program before them. */
export class Evening {
  private game: string;
  /** Looked through often, and slow to look through as the process has it. */
  private readonly env: Io['env'];
  private world: Io;
  private hand = false;
  /** The ways that the last answer offers, each as a whole line. */
  private ways: readonly (readonly string[])[] = [];

  /** @param line that of `wg play`, which knows how to run others */
  constructor(private readonly line: CommandLine) {
    this.game = line.game;
    const { WG_GAME: _, ...env } = line.io.env;
    this.env = env;
    this.world = this.in(this.game);
  }

  /** The world in which its lines run: they belong to its game. */
  get io(): Io {
    return this.world;
  }

  private in(game: string): Io {
    const inFull = (line: string) => this.textInFull(line);
    return { ...this.line.io, env: { ...this.env, WG_GAME: game }, inFull };
  }

  /** How many ways the last answer offers: a number chooses one. */
  get offers(): number {
    return this.ways.length;
  }

  /** Whether dice are thrown by hand, and asked for. */
  get byHand(): boolean {
    return this.hand;
  }

  /** What can stand at the end of a line, and what of it that stands in place of. */
  async completed(line: string): Promise<[string[], string]> {
    const [, first = '', rest = ''] = HEAD.exec(line) ?? [];
    const words = first === '' ? [] : await this.inFull(first.split(/\s+/));
    return this.line.others.complete(words.length === 0 ? line : `${words.join(' ')}${rest}`, this.io);
  }

  /** A line as it stands, but for its action: that is in full. */
  private async textInFull(line: string): Promise<string> {
    const [typed] = eveningWords(line);
    if (typed === undefined) return line;
    const [full] = await this.inFull([typed]);
    return line.replace(/^(\s*(?:wg\s+)?)(\S+)/, (all, before, word) =>
      word === typed ? before + full : all,
    );
  }

  /** A line with its action in full; what stands before that, as `odds`, too. */
  private async inFull(typed: readonly string[]): Promise<readonly string[]> {
    const [first, ...rest] = await this.firstInFull(typed);
    const isBefore = PREFIXES.some((word) => word === first) && rest[0]?.startsWith('-') === false;
    return [first!, ...(isBefore ? await this.firstInFull(rest) : rest)];
  }

  private async firstInFull(typed: readonly string[]): Promise<readonly string[]> {
    const { act, usual } = typed[0]!.length < 4 ? await this.here() : {};
    return lineInFull(typed, {
      actions: this.system.actions,
      commands: this.line.others.words,
      first: act,
      ...(usual && { usual }),
      allowed: (found) => this.allowed(found),
      nearest: (found) => this.nearest(found),
      against: (found) => this.against(found),
    });
  }

  /**
   * Of several actions those that some unit may take now, and of what is done in every turn those that no unit takes its turn
   * with; where there are no units, all.
   */
  private async allowed(names: readonly string[]): Promise<readonly string[]> {
    const { game, system, io } = this;
    const table = await atTable(game, system, io);
    if (!table || table.units.length === 0) return names;
    const all = await whatTheyMay(table, table.units, { names });
    const open = everyTurn(table);
    const isTaken = (name: string) =>
      all.some(({ may, not }) => may.includes(name) || not.some(({ action }) => action === name));
    const isOpen = (name: string) => open.includes(name) && !isTaken(name);
    return names.filter((name) => isOpen(name) || all.some(({ may }) => may.includes(name)));
  }

  /** Of actions that no unit may take now those against which the least speaks: a move under a shooting card, and no melee besides. */
  private async nearest(names: readonly string[]): Promise<readonly string[]> {
    const table = await atTable(this.game, this.system, this.io);
    if (!table) return names;
    const all = await whatTheyMay(table, table.units, { names });
    const against = (name: string) =>
      Math.min(
        ...all.flatMap(({ not }) =>
          not.flatMap(({ action, objections }) => (action === name ? [objections.length] : [])),
        ),
      );
    const least = Math.min(...names.map(against));
    return names.filter((name) => against(name) === least);
  }

  /** What speaks against each of several actions; nothing, where one of them may be taken now. */
  private async against(names: readonly string[]): Promise<readonly string[] | undefined> {
    const table = await atTable(this.game, this.system, this.io);
    if (!table || table.ended || (await this.allowed(names)).length > 0) return undefined;
    const all = await whatTheyMay(table, table.units, { names });
    return names.map((name) => whyNotNow(all, name));
  }

  private get system(): RuleSystem {
    return systemAsked({ game: this.game }, this.io.env)?.system ?? SYSTEMS[0]!;
  }

  /** Where it is. A log that cannot be read is told of by the next line that needs it. */
  async here(): Promise<Here> {
    const { game } = this;
    try {
      const { upTo } = this;
      const table = await atTable(game, this.system, this.io);
      if (!table) return { game, upTo };
      if (table.ended) return { game, upTo, place: 'over' };
      const { kept, now, sides } = table;
      const { says, act, unit } = kept.place(now.state);
      const side = sideToAct(kept, now.state, sides);
      const next = await comesNext(table);
      return {
        game,
        upTo,
        place: says,
        usual: everyTurn(table),
        ...(side !== undefined && { side }),
        ...(act !== undefined && { act }),
        ...(unit !== undefined && { unit }),
        ...(next !== undefined && { next }),
      };
    } catch (error) {
      if ((error as Error).name !== 'LogError') throw error;
      return { game, upTo: 0 };
    }
  }

  /**
   * Runs a line.
   * @param asks whether it may be a question as it stands: in a script that is a slip
   * @returns whether the evening goes on
   * @throws whatever the line throws when it is typed alone
   */
  async run(text: string, asks = false): Promise<boolean> {
    lookAnew();
    const whose = text.trim();
    if (whose === 'wg' || whose === 'hand') {
      if (whose === 'hand') note('dice are asked for from here on; wg throws them again', this.io);
      this.hand = whose === 'hand';
      return true;
    }
    const typed = eveningWords(asks ? text.replace(NOT, '’') : text);
    if (typed.length === 0) return true;
    if (['quit', 'exit', 'q'].includes(typed[0]!)) return false;
    const words =
      this.chosen(typed) ?? (asks ? await this.answering(typed) : undefined) ?? (await this.inFull(typed));
    if (words.length === 1 && words[0] === 'help') {
      const { keysHelp } = await import('../help/keys.js');
      this.io.stdout.write(await keysHelp(this.line.globals, this.io));
      return true;
    }
    if (words[0] === 'play') throw new CliError('usage', 'An evening is open already.');
    await this.type(words);
    return true;
  }

  /** The line that answers a question; undefined where what was typed is none. */
  private async answering(typed: readonly string[]): Promise<readonly string[] | undefined> {
    const { answering } = await import('./question.js');
    const known = [...this.line.others.words, ...PREFIXES, ...this.system.actions];
    const words = await answering(
      typed,
      (word) => known.includes(word.toLowerCase()),
      () => atTable(this.game, this.system, this.io),
    );
    if (words?.[0] === 'why') note(words.map(quoted).join(' '), this.io);
    return words;
  }

  /**
   * The line that a number stands for, where the last answer offers ways.
   * @throws CliError `bad-value` where it offers others
   */
  private chosen([number = '', ...more]: readonly string[]): readonly string[] | undefined {
    const { offers } = this;
    if (more.length > 0 || offers === 0 || !/^\d{1,3}$/.test(number)) return undefined;
    const way = this.ways[Number(number) - 1];
    if (way) return way;
    const said = offers === 1 ? 'one way: 1' : `${offers} ways: 1 to ${offers}`;
    throw new CliError('bad-value', `There is no way ${number}: the last answer offers ${said}.`);
  }

  /** How all its lines are answered; what one of them says wins. */
  private get manner(): string[] {
    const { json, ascii, color } = this.line.globals;
    const colour = color === true ? 'always' : color === false ? 'never' : color;
    return [
      ...(json ? ['--json'] : []),
      ...(ascii ? ['--ascii'] : []),
      ...(colour === undefined ? [] : [`--color=${colour}`]),
    ];
  }

  /** How far the log of its game goes, in bytes. @throws LogError */
  private get upTo(): number {
    return settingsOf(logPath(this.game, this.io.env)).mark.offset;
  }

  /**
   * Runs a line that is in full. The ways that are offered stand while somebody only looks, and the game stands as it did.
   * @throws whatever it throws when it is typed alone
   */
  async type(words: readonly string[]): Promise<void> {
    lookAnew();
    const { game, ways } = this;
    if (ways.length === 0) return this.typeAnew(words);
    const { upTo } = this;
    try {
      await this.typeAnew(words);
    } finally {
      lookAnew();
      if (this.ways.length === 0 && this.game === game && this.upTo === upTo) this.ways = ways;
    }
  }

  private async typeAnew(words: readonly string[]): Promise<void> {
    this.ways = [];
    const { line } = this;
    const command = await line.others.command(words);
    const throws = command ? command.throws : !line.others.words.includes(words[0] ?? '');
    const asks = this.hand && throws && !words.some((word) => DICE.includes(word));
    const all = [...this.manner, ...words, ...(asks ? ['--dice', 'ask'] : [])];
    const offered = (ways: typeof this.ways) => {
      this.ways = ways.map((way) => [...words, ...way]);
    };
    if (!command?.choosesGame) return line.others.type(all, { ...this.io, offered });
    const { env } = this;
    const isHere = () => isThere(logPath(this.game, env));
    const wasHere = isHere();
    await line.others.type(all, { ...line.io, env });
    lookAnew();
    if (command.choosesGame !== 'always' && !(wasHere && !isHere())) return;
    this.game = gameSpelt(currentGame(env), env);
    this.world = this.in(this.game);
  }
}
