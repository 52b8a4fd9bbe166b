import { chance, randomLine, randomWorld } from '../../tests/support/arguments.js';
import { stateFolder } from '../../tests/support/cli.js';
import { type Judged, judged } from './judge.js';

/** Random lines that are typed in one game, one after another. */
export const IN_A_GAME = 100;

/** Types random lines at a table of their own: the same seed types the same. */
export async function* typed(seed: number, lines = IN_A_GAME): AsyncGenerator<readonly [string, Judged]> {
  const luck = chance(seed);
  const state = stateFolder();
  let before = '';
  try {
    for (let i = 0; i < lines; i++) {
      const [argv, world] = [randomLine(luck), randomWorld(luck)];
      const line = `${JSON.stringify(argv)} with ${JSON.stringify(world)}`;
      before += line;
      yield [line, await judged(argv, { ...world, XDG_STATE_HOME: state.path }, before)];
    }
  } finally {
    state.clean();
  }
}
