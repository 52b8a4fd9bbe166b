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
  ],
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
    reveal: async () => (await import('./game/reveal.js')).reveal,
    export: async () => (await import('./game/export.js')).exportGame,
    import: async () => (await import('./game/import.js')).importGame,
  },
  run: tellGame,
});
