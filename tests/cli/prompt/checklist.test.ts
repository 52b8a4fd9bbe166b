import { describe, expect, test } from 'vitest';
import {
  afterKey,
  answerChanged,
  type ChecklistAnswer,
  type ChecklistLine,
} from '../../../src/cli/prompt/checklist-prompt.js';
import { choice, count, toggle } from '../../../src/rules/field.js';

const guns: ChecklistLine = { name: 'guns', ...count('guns', { max: 30 }) };
const mod: ChecklistLine = { name: 'mod', ...count('sum', { min: -3, max: 3 }) };
const fired: ChecklistLine = { name: 'fired', ...toggle('fired', {}) };
const light: ChecklistLine = { name: 'light', ...choice(['day', 'dark'], 'light', {}) };

/** What stands in a line after keys, from nothing. */
const filled = (line: ChecklistLine, ...keys: string[]) =>
  keys.reduce<string | true | undefined>((value, name) => answerChanged(line, value, { name }), undefined);

describe('a line of a checklist', () => {
  test.each([
    [fired, ['space'], true],
    [fired, ['space', 'space'], undefined],
    [fired, ['right', 'right'], true],
    [fired, ['right', 'left'], undefined],
    [fired, ['3'], undefined],
    [guns, ['2'], '2'],
    [guns, ['2', '4'], '24'],
    [guns, ['2', '4', '7'], '7'],
    [guns, ['4', '7'], '7'],
    [guns, ['0'], '0'],
    [guns, ['right', 'right', 'left'], '1'],
    [guns, ['left'], '0'],
    [guns, ['space'], '1'],
    [guns, ['space', 'space'], undefined],
    [guns, ['2', '4', 'backspace'], '2'],
    [guns, ['2', 'backspace'], undefined],
    [guns, ['backspace'], undefined],
    [guns, ['x'], undefined],
    [mod, ['left', 'left'], '-2'],
    [mod, ['left', 'left', 'left', 'left'], '-3'],
    [mod, ['left', 'backspace'], undefined],
    [light, ['space'], 'day'],
    [light, ['space', 'right'], 'dark'],
    [light, ['left'], 'dark'],
    [light, ['space', 'space', 'space'], undefined],
    [light, ['x'], undefined],
  ] as const)('%j after %j holds %j', (line, keys, value) => {
    expect(filled(line, ...keys)).toBe(value);
  });
});

describe('a line of a checklist that the game knows', () => {
  const known: ChecklistLine = { ...guns, known: '15' };
  const isOn: ChecklistLine = { ...fired, known: true };
  const after = (line: ChecklistLine, ...keys: string[]) =>
    keys.reduce<ChecklistAnswer>((filled, name) => afterKey(filled, line, { name }), {});

  test.each([
    [known, ['8'], { guns: '8' }],
    [known, ['2', '8'], { guns: '28' }],
    [known, ['right'], { guns: '16' }],
    [known, ['left', 'right'], {}],
    [known, ['backspace'], { guns: '1' }],
    [known, ['1', '5'], {}],
    [isOn, ['space'], {}],
    [isOn, ['left'], {}],
    [guns, ['8'], { guns: '8' }],
  ])(
    '%o is %j after %j: a count begins anew with its first digit, and what is so stays',
    (line, keys, filled) => {
      expect(after(line, ...keys)).toEqual(filled);
    },
  );
});
