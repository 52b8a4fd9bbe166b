import { shown } from '../../engine/shown.js';
import { eventNumbered } from '../../log/entries.js';
import { logPath } from '../../log/file.js';
import { command } from '../command.js';
import { CliError } from '../errors.js';

export const why = command({
  name: 'why',
  says: 'the last answer again, with the clauses behind it',
  usage: [
    ['', 'the last answer, with what the book says under every step'],
    ['<number>', 'the answer of the event with this number, as wg log numbers them'],
    ['not <line>', 'what speaks against a line, and what would allow it'],
  ],
  examples: [['wg why', 'the clauses of the last answer']],
  looksBack: true,
  subcommands: { not: async () => (await import('./why/not.js')).not },
  without: ['ruleset', 'noLog'],
  run: async ({ words: [number, extra], globals, json, page, io, game }) => {
    if (extra !== undefined || (number !== undefined && !/^[1-9]\d{0,14}$/.test(number))) {
      const typed = extra ?? number ?? '';
      throw new CliError(
        'usage',
        `wg why takes the number of one event; '${shown(typed)}' is none.`,
        'wg log numbers them.',
      );
    }
    const path = logPath(game, io.env);
    const past = eventNumbered(path, number === undefined ? undefined : Number(number));
    if (!past) {
      const what = number === undefined ? 'Nothing has been resolved' : `There is no event ${number}`;
      throw new CliError(
        'nothing-found',
        `${what} in the game ${shown(game)}.`,
        'wg log tells what there is.',
      );
    }
    const { whyJson, whyText } = await import('../game/why.js');
    if (globals.json) json(await whyJson(past));
    else io.stdout.write(await whyText(past, page));
  },
});
