import { houseRules, tableIn } from '../../engine/agreed.js';
import { BESIDE, SYSTEMS } from '../../engine/systems.js';
import { logPath } from '../../log/file.js';
import { settingsOf } from '../../log/settings.js';
import { command, type Line, refuseWords } from '../command.js';
import { canAsk } from '../io.js';

/** The system whose prefix an id bears: `bg` in `bg:shoot.1`. */
const byPrefix = ([word]: readonly string[]) =>
  [...SYSTEMS, ...BESIDE].find(({ short }) => word?.toLowerCase().startsWith(`${short}:`));

export const rules = command({
  name: 'rules',
  says: 'what the book says, what it leaves open',
  usage: [
    ['', 'the book to search and to leaf through; an overview of it, where nobody sits at a terminal'],
    ['<id>', 'a clause, a ruling or a table by its id'],
    ['<section>', 'the clauses of a section, where the book numbers them: 20.2'],
    ['<question>', 'what answers it, in your own words'],
    ['--house', 'the house rules of the game, as a page to agree on before play'],
    ['--house <file>', 'those of a file'],
  ],
  examples: [
    ['wg rules can I shoot into a melee', 'the clause that answers, its exceptions and rulings'],
    ['wg rules bg:R1', 'one ruling with its options'],
  ],
  takes: ['house'],
  houseOfGame: true,
  run: async (line) => {
    const { words, globals, json, page, io, game, system: usual } = line;
    if (globals.houseOfGame || globals.house !== undefined) return agreedPage(line);
    const system = globals.ruleset === undefined ? (byPrefix(words) ?? usual) : usual;
    const { rulesJson, rulesText } = await import('../rules/rules.js');
    if (globals.json) return json(await rulesJson(system, words));
    const house = await houseRules(globals, tableIn(logPath(game, io.env)), system);
    if (words.length === 0 && isToBeRead(line)) {
      const { shelfOf } = await import('../rules/reading.js');
      return (await io.prompts()).read(await shelfOf(system, house), page);
    }
    io.stdout.write(await rulesText(system, words, house, page));
  },
});

/** Whether somebody sits there who can turn pages. */
const isToBeRead = ({ io, globals }: Line): boolean =>
  canAsk(io) && io.stdout.isTTY && globals.input && !io.env.CI;

/** The page of house rules: those of a file, or of the game. */
async function agreedPage({ words, globals, json, page, io, game, system: usual }: Line): Promise<void> {
  refuseWords({ words }, 'rules --house', 'wg rules <words> looks them up in the book.');
  const { state: table } = settingsOf(logPath(game, io.env));
  // Rules of a game that was begun with none say themselves what they are for.
  const own = globals.ruleset === undefined && globals.houseOfGame && table.house?.ruleset;
  const system = SYSTEMS.find(({ id }) => id === own) ?? usual;
  const house = await houseRules(globals, table, system);
  const { housePage, housePageText } = await import('../help/house-page.js');
  const agreed = await housePage(house, system);
  if (globals.json) return json(agreed);
  io.stdout.write(housePageText(agreed, system, page));
}
