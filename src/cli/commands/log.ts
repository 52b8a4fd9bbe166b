import { logPath } from '../../log/file.js';
import { count } from '../../rules/field.js';
import { command, refuseWords } from '../command.js';
import { noteUnread } from '../notes.js';

export const log = command({
  name: 'log',
  says: 'the game so far, turn by turn',
  usage: [['', 'everything that was resolved, and what was taken back']],
  inputs: {
    turn: count('one turn alone; 0 is what came before the first', { max: 1_000_000 }),
    last: count('so many events from the end', { min: 1, max: 1_000_000 }),
  },
  examples: [
    ['wg log', 'the whole game'],
    ['wg log --last 5', 'the last five events'],
    ['wg log --json', 'a line of JSON for each line of the log'],
  ],
  looksBack: true,
  without: ['ruleset', 'noLog'],
  run: async ({ words, globals, input, json, page, io, game }) => {
    refuseWords({ words }, 'log', 'wg log --turn 3 is one turn, wg log --last 5 the end of the game.');
    const { streamTimeline, timelineFrom, timelineText } = await import('../game/log.js');
    const path = logPath(game, io.env);
    const wanted = input as { readonly turn?: number; readonly last?: number };
    const timeline = await timelineFrom(path, wanted);
    if (globals.json) await streamTimeline(timeline, json, io);
    else io.stdout.write(await timelineText(game, timeline, page));
    noteUnread(path, timeline.unread, io);
  },
});
