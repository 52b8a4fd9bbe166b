import { lineTyped } from '../../src/cli/line/inputs.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Input } from '../../src/rules/record.js';
import { words } from './cli.js';
import { inputOf } from './play.js';
import { STARTS } from './random/starts/index.js';
import { actionsIn } from './systems.js';

/** Flags that say where the dice come from, or that nothing is rolled or logged. */
const OTHERWISE = /^--(odds|fractions|no-log|seed|dice|repeat|from)$/;

/** The examples of an action, rolled by seeds of the game. */
const examplesOf = (action: AnyAction): string[][] =>
  action.examples.map(([line]) => {
    const all = words(line).slice(1);
    return all.filter(
      (word, i) => !OTHERWISE.test(word) && !/^--(seed|dice|repeat|from)$/.test(all[i - 1] ?? ''),
    );
  });

/** Command lines for every action of a rule system: its examples, and other inputs that go together. */
export const commandsOf = (id: string): string[][] =>
  actionsIn(id).flatMap((action) => [
    ...examplesOf(action).map((line) => [...line, '-r', id]),
    ...(STARTS[id]?.[action.name] ?? []).map((given) => [
      ...words(lineTyped(action, inputOf(action, given) as Input).join(' ')).slice(1),
      '-r',
      id,
    ]),
  ]);
