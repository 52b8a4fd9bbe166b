import { SYSTEMS } from '../../../rulesets/index.js';
import { command } from '../command.js';
import { rulesJson, rulesText } from '../rules.js';

/** The system whose prefix an id bears: `bg` in `bg:shoot.1`. */
const byPrefix = ([word]: readonly string[]) =>
  SYSTEMS.find(({ short }) => word?.toLowerCase().startsWith(`${short}:`));

export const rules = command({
  name: 'rules',
  says: 'what the book says, what it leaves open',
  usage: [
    ['', 'an overview: how many clauses, rulings and tables there are'],
    ['<id>', 'a clause, a ruling or a table by its id'],
    ['<words>', 'all that speaks of these words'],
  ],
  examples: [
    ['wg rules dug in', 'what the book says of it'],
    ['wg rules bg:R1', 'one ruling with its options'],
  ],
  run: async ({ words, globals, json, page, io, system: usual }) => {
    const system = globals.ruleset === undefined ? (byPrefix(words) ?? usual) : usual;
    if (globals.json) return json(await rulesJson(system, words));
    io.stdout.write(await rulesText(system, words, page));
  },
});
