import { list, toggle } from '../../src/rules/field.js';
import { LONGEST_NAME } from './say.js';

const names = {
  metavar: "'2 Section'",
  between: /\s*,\s*/,
  max: 40,
  fault: (entry: string) =>
    entry.trim() && entry.length <= LONGEST_NAME
      ? undefined
      : { takes: `a name of at most ${LONGEST_NAME} characters` },
};
export const periodInputs = {
  new: toggle('a new battle begins, with its first period', {}),
  hidden: list('a group that begins on the map alone', names),
  seen: list('a group on the map that has come within sight of the enemy', names),
};
