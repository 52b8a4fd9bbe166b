import { command, OF_ACTIONS } from '../command.js';

export const again = command({
  name: 'again',
  says: 'the last line of the game once more, with new dice',
  usage: [
    ['', 'the last line as it was, whether it was taken back or not'],
    ['<flags>', 'with flags changed or added; a list that is typed replaces the old one'],
    ['--no-<flag>', 'without this flag of it'],
  ],
  examples: [
    ['wg again', 'the same with new dice'],
    ['wg again --odds', 'its exact odds'],
  ],
  takes: OF_ACTIONS,
  looksBack: true,
  handsOn: true,
  throws: true,
  inputsOf: async (game, io) => (await import('../action/again.js')).flagsAgain(game, io),
  run: async (line) => (await import('../action/again.js')).runAgain(line),
});
