import { toggle } from '../../rules/field.js';
import { command } from '../command.js';
import { tellGame } from '../game/standing.js';

export const game = command({
  name: 'game',
  says: 'how the game stands; games are begun, listed, ended and moved',
  usage: [['', 'how the game stands']],
  examples: [
    ['wg game', 'the turn, the table, and whose action it is'],
    ['wg game start Arnhem --ruleset bg --sides Axis,Allies', 'a new game'],
    ['wg game list', 'all games'],
    ['wg game --watch', 'the game in a second window, drawn anew as it goes on'],
  ],
  inputs: {
    watch: toggle('draws it anew as the log grows, for a second window', {}),
  },
  takes: ['house'],
  looksBack: true,
  without: ['noLog'],
  subcommands: {
    start: async () => (await import('./game/start.js')).start,
    list: async () => (await import('./game/list.js')).list,
    use: async () => (await import('./game/use.js')).use,
    word: async () => (await import('./game/word.js')).word,
    end: async () => (await import('./game/end.js')).end,
    house: async () => (await import('./game/house.js')).house,
    remove: async () => (await import('./game/remove.js')).remove,
    reveal: async () => (await import('./game/reveal.js')).reveal,
    export: async () => (await import('./game/export.js')).exportGame,
    import: async () => (await import('./game/import.js')).importGame,
  },
  run: async (line) => {
    if (line.input.watch !== true) return tellGame(line);
    const { watch } = await import('../game/watch.js');
    return watch(line);
  },
});
