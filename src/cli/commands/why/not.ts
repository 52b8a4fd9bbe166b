import { command } from '../../command.js';

export const not = command({
  name: 'why not',
  says: 'what speaks against a line as the game stands, and what would allow it',
  usage: [['<line>', 'the line as it would be typed; nothing is rolled']],
  examples: [
    ['wg why not shoot --grade D --figures 9 --range 20', 'what forbids this, by its clause'],
    [
      'wg why not charge "2 Section" "1 Gruppe"',
      'of units of a roster: what they, the turn and others speak against',
    ],
  ],
  without: ['noLog'],
  handsOn: true,
  run: async (line) => (await import('../../game/why-not.js')).whyNot(line),
});
