import { describe, expect, test } from 'vitest';
import { AnswersInLog } from '../../src/log/line/answers.js';
import { resolutionJson } from '../../src/log/line/record-json.js';
import { withSeed } from '../support/play.js';
import { times } from '../support/random/deep.js';
import { actionNamed } from '../support/systems.js';

const textOf = (answer: object): string => JSON.stringify(answer).slice(1, -1);

/** What a shot says, by its seed. */
function shot(seed: string): string {
  const given = { grade: 'C', figures: 5, targetFigures: 6, targetGrade: 'B', cover: 'light' };
  const { steps, result, effects } = withSeed(actionNamed('battleground', 'shoot'), given, seed);
  const { steps: told } = resolutionJson({ steps } as never);
  return textOf({ steps: told, result, effects });
}

const step = (faces: unknown) => ({ id: 'd', clause: 'x', text: 't', dice: [{ name: 'white', faces }] });

describe('an answer of a log', () => {
  test('says the same whether others like it were read before or not', () => {
    const answers = new AnswersInLog();
    for (let i = 0; i < times(2_000, 2); i++) {
      const text = shot(`${i}`);
      expect(answers.read(text)).toEqual(JSON.parse(`{${text}}`));
    }
  });

  test('has the faces of its own dice, and shares the rest with those that say the same', () => {
    const answers = new AnswersInLog();
    const [one, two] = [[1, 2], ['QD']].map((faces) =>
      answers.read(textOf({ steps: [step(faces)], result: { hits: 1 } })),
    ) as [ReturnType<AnswersInLog['read']> & object, ReturnType<AnswersInLog['read']> & object];
    expect([one, two].map(({ steps }) => steps[0]!.dice![0]!.faces)).toEqual([[1, 2], ['QD']]);
    expect(two.result).toBe(one.result);
  });

  test.each([
    ['a face that is none', textOf({ steps: [step([1])], result: {} }).replace('[1]', '[1,]')],
    ['a face beyond all numbers', textOf({ steps: [step([1])], result: {} }).replace('[1]', '[1e999]')],
    ['dice that do not end', textOf({ steps: [step([1])], result: {} }).replace(/\].*/, '')],
  ])('is none, with %s, whether one like it was read before or not', (_, text) => {
    const answers = new AnswersInLog();
    expect(answers.read(text)).toBeUndefined();
    expect(answers.read(textOf({ steps: [step([1])], result: {} }))).toBeDefined();
    expect(answers.read(text)).toBeUndefined();
  });

  test('with faces that are no dice of its steps is read as it stands', () => {
    const answers = new AnswersInLog();
    for (const faces of [[1], [2], [3]]) {
      const text = textOf({ steps: [step([6])], result: { faces } });
      expect(answers.read(text)).toEqual(JSON.parse(`{${text}}`));
    }
  });

  test('of which hardly two say the same is read as it stands', () => {
    const answers = new AnswersInLog();
    for (let turn = 0; turn < 2_500; turn++) {
      const text = textOf({ steps: [step([turn])], result: { turn } });
      expect(answers.read(text)).toEqual(JSON.parse(`{${text}}`));
    }
    const text = textOf({ steps: [step([1])], result: { turn: 0 } });
    expect(answers.read(text)!.result).not.toBe(answers.read(text)!.result);
  });
});
