import type { EngineError } from '../../engine/errors.js';
import { houseRules, tableIn } from '../../engine/house/agreed.js';
import { systemAsked } from '../../engine/system-asked.js';
import { BESIDE, needsRuleset, ruleSystemOf, systemCalled } from '../../engine/systems.js';
import { logPath } from '../../log/file.js';
import { settingsOf } from '../../log/settings.js';
import { count, text, toggle } from '../../rules/field.js';
import type { RuleSystem } from '../../rules/system.js';
import { type CommandLine, command, refuseWords } from '../command.js';
import { CliError } from '../errors.js';
import { canAsk } from '../io.js';

/** The system whose prefix an id bears: `bg` in `bg:shoot.1`. */
function byPrefix([word = '']: readonly string[]): RuleSystem | undefined {
  const [, prefix] = /^([\w-]+):/.exec(word.toLowerCase()) ?? [];
  if (prefix === undefined) return undefined;
  return BESIDE.find(({ short }) => short === prefix) ?? systemCalled(prefix);
}

export const rules = command({
  name: 'rules',
  says: 'what the book says, what it leaves open',
  usage: [
    ['', 'the book to search and to leaf through; an overview of it, where nobody sits at a terminal'],
    ['<id>', 'a clause, a ruling or a table by its id'],
    ['<section>', 'the clauses of a section, where the book numbers them: 20.2'],
    ['<question>', 'what answers it, in your own words'],
    ['<ruling> --odds', 'what each option makes of the odds of the last line of the game'],
    ['<ruling> --odds <line>', 'the same of a line, in quotes'],
    ['--rulings', 'what the book leaves open, by how much it moves odds'],
    ['--agree <file>', 'asks for what matters most, and writes it as a file of house rules'],
    ['--house', 'the house rules of the game, as a page to agree on before play'],
    ['--house <file>', 'those of a file'],
  ],
  examples: [
    ['wg rules can I shoot into a melee', 'the clause that answers, its exceptions and rulings'],
    ['wg rules bg:R1', 'one ruling with its options'],
    ['wg rules bg:R31 --odds "shoot -g C -f 9 -c woods"', 'what its options make of this shot'],
    ['wg rules --rulings --most 10', 'the ten to agree on before play'],
  ],
  inputs: {
    rulings: toggle('what the book leaves open, by how much it moves odds', {}),
    agree: text('the file to write what is agreed on to', { metavar: 'file', max: 4096 }),
    most: count('as many rulings, those that matter most', { min: 1, max: 200 }),
    force: toggle('overwrites a file that is there', {}),
  },
  takes: ['house', 'odds', 'ruling'],
  houseOfGame: true,
  run: async (line) => {
    const { words, globals, input, json, page, io, game, system: usual } = line;
    const known = globals.ruleset === undefined ? (byPrefix(words) ?? usual) : usual;
    refuseStray(line);
    if (input.agree !== undefined) return (await import('../rules/agree.js')).agree(line);
    if (input.rulings) return (await import('../rules/open-rulings.js')).listOpen(line);
    if (globals.odds) {
      const { rulingOdds } = await import('../rules/ruling-odds.js');
      return rulingOdds({ ...line, system: known });
    }
    if (globals.houseOfGame || globals.house !== undefined) return agreedPage(line);
    const { rulesJson, rulesText } = await import('../rules/rules.js');
    if (globals.json) return json(await rulesJson(known, words));
    const house = await houseRules(globals, tableIn(logPath(game, io.env)), known);
    const flag = (action: string) => (isPlayedHere(action, known, line) ? '' : ` -r ${known.short}`);
    if (words.length === 0 && isToBeRead(line)) {
      const { shelfOf } = await import('../rules/reading.js');
      return (await io.prompts()).read(await shelfOf(known, house, flag), page);
    }
    io.stdout.write(await rulesText(known, words, house, flag, page));
  },
});

/** Whether an action is played by these rules where a line does not say by which. */
function isPlayedHere(action: string, system: RuleSystem, { globals, io }: CommandLine): boolean {
  try {
    return !needsRuleset(action, system, systemAsked({ game: globals.game }, io.env));
  } catch (error) {
    // The game is played by rules that are not there any more: a line in it says which it is for.
    if ((error as EngineError).code === 'bad-system') return false;
    throw error;
  }
}

/** Refuses flags that mean nothing to what is asked for. @throws CliError `conflict` */
function refuseStray({ globals, input }: CommandLine): void {
  const { odds, house, houseOfGame, ruling } = globals;
  const [agrees, lists] = [input.agree !== undefined, input.rulings === true];
  const together: readonly (readonly [wrong: boolean, says: string])[] = [
    [agrees && lists, '--rulings and --agree exclude each other'],
    [odds === true && (agrees || lists), '--odds goes with one ruling'],
    [
      odds === true && (house !== undefined || houseOfGame === true),
      '--odds takes no --house: the game says what was played',
    ],
    [input.force === true && !agrees, '--force goes with --agree'],
    [input.most !== undefined && !agrees && !lists, '--most goes with --rulings or --agree'],
    [ruling !== undefined && !agrees && !lists, '--ruling goes with --rulings or --agree'],
  ];
  const wrong = together.find(([is]) => is);
  if (wrong) throw new CliError('conflict', `${wrong[1]}.`);
}

/** Whether somebody sits there who can turn pages. */
const isToBeRead = ({ io, globals }: CommandLine): boolean =>
  canAsk(io) && io.stdout.isTTY && globals.input && !io.env.CI;

/** The page of house rules: those of a file, or of the game. */
async function agreedPage({
  words,
  globals,
  json,
  page,
  io,
  game,
  system: usual,
}: CommandLine): Promise<void> {
  refuseWords({ words }, 'rules --house', 'wg rules <words> looks them up in the book.');
  const { state: table } = settingsOf(logPath(game, io.env));
  // Rules of a game that was begun with none say themselves what they are for.
  const own = globals.ruleset === undefined && globals.houseOfGame && table.house?.ruleset;
  const system = ruleSystemOf(own || undefined) ?? usual;
  const house = await houseRules(globals, table, system);
  const { housePage, housePageText } = await import('../help/house-page.js');
  const agreed = await housePage(house, system);
  if (globals.json) return json(agreed);
  io.stdout.write(housePageText(agreed, system, page));
}
