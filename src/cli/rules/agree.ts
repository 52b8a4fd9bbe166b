import { houseRules, tableIn } from '../../engine/house/agreed.js';
import { readRulings, withRulings } from '../../engine/house/rulings.js';
import { shown } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { hang, writtenLines } from '../../render/page.js';
import { counted } from '../../rules/text/say.js';
import { type CommandLine, refuseWords } from '../command.js';
import { CliError } from '../errors.js';
import { canAsk, type Io } from '../io.js';
import { readOptions } from '../line/options.js';
import { mustBeWritable, writeFor } from '../new-file.js';
import { type Open, openRulings } from './open-rulings.js';
import { weightSaid } from './shift-text.js';

/** As many rulings as two players have patience for before they play. */
const MOST = 10;

/**
 * Asks which options are played of the rulings that matter most, those apart that were typed, and writes what was agreed on as a file of
 * house rules. What the house rules in force say besides stands in it too.
 * @throws CliError `would-ask` where nobody can be asked and nothing was typed; `output-failed`
 */
export async function agree(line: CommandLine): Promise<void> {
  const { words, globals, input, json, page, io, game, system } = line;
  const file = input.agree as string;
  refuseWords({ words }, 'rules --agree', 'As in: wg rules --agree club.yaml');
  const force = input.force === true;
  mustBeWritable('house rules', file, force);
  const house = await houseRules(globals, tableIn(logPath(game, io.env)), system);
  const typed = await readRulings(globals.ruling ?? [], system);
  const asks = readOptions(globals, () => canAsk(io), io.env).mayAsk();
  if (!asks && Object.keys(typed).length === 0)
    throw new CliError(
      'would-ask',
      'wg rules --agree would ask which options you play.',
      `Type them: --ruling ${system.short}:R1=2, as often as you agree on one.`,
    );
  const { open } = await openRulings(system, house?.rulings ?? {});
  const most = typeof input.most === 'number' ? input.most : MOST;
  const left = open.slice(0, most).filter(({ id }) => !(id in typed));
  const agreed = asks ? await answersTo(left, io) : {};
  const rules = withRulings(house, { ...typed, ...agreed }, system);
  const { houseFile } = await import('../../engine/house/house-file.js');
  await writeFor('house rules', file, await houseFile(rules, system), force);
  if (globals.json) return json({ file, ...rules });
  const says = `${shown(file, 500)} holds ${counted(Object.keys(rules.rulings).length, 'ruling')}`;
  io.stdout.write(
    writtenLines(
      [
        ...hang(page.theme.result('Result: '), page.theme.result(says), page.width),
        ...hang('  ', `wg game start <name> -r ${system.short} --house ${shown(file, 500)}`, page.width, 4),
      ],
      page,
    ),
  );
}

/** Asks for one after the other; the option in force stands first. */
async function answersTo(open: readonly Open[], io: Io): Promise<Record<string, number>> {
  const prompts = await io.prompts();
  const answers: Record<string, number> = {};
  for (const [i, { id, ruling, played, weight }] of open.entries()) {
    const worth = weight ? ` (${weightSaid(weight)})` : '';
    const question = `${i + 1} of ${open.length}, ${id}: ${ruling.question}${worth}`;
    const options = Object.entries(ruling.options).map(([n, says]) => ({
      name: `${n}.`,
      says,
      value: Number(n),
    }));
    const inForce = options.filter(({ value }) => value === played);
    answers[id] = await prompts.pick(question, [...new Set([...inForce, ...options])]);
  }
  return answers;
}
