import { expect, test } from 'vitest';
import { play } from '../../src/dice/play.js';
import { type Heard, OtherDice, recordedHand } from '../../src/dice/recorded.js';
import { ruleOf } from '../../src/engine/resolve.js';
import type { Step } from '../../src/rules/rule.js';
import { inputOf } from '../support/play.js';
import { actionNamed } from '../support/systems.js';

const nobody: Heard = () => {};

const steps = (dice: Step['dice']): Pick<Step, 'dice'>[] => [{ ...(dice && { dice }) }];
const shot = { grade: 'C', figures: 9, cover: 'medium' };
const again = (dice: Step['dice'], heard = nobody) => {
  const action = actionNamed('battleground', 'shoot');
  const hand = recordedHand(steps(dice), heard);
  play(ruleOf(action, inputOf(action, shot) as never, undefined), hand, { rulings: {} });
  hand.finish();
};
const WHITE = { name: 'white', faces: [5, 6, 1, 1, 2] };
const RED = { name: 'red', faces: [3, 3] };

test('every die that is thrown is heard, with the faces it has', () => {
  const heard: string[] = [];
  again([WHITE, RED], (faces, face) => heard.push(`${faces.length}:${face}`));
  expect(heard).toEqual(['6:5', '6:6', '6:1', '6:1', '6:2', '6:3', '6:3']);
});

test('dice that are not those the rule asks for are found', () => {
  for (const dice of [
    [WHITE],
    [WHITE, { name: 'red', faces: [3] }],
    [WHITE, { name: 'red', faces: [3, 3, 3] }],
    [WHITE, RED, { name: 'blue', faces: [1] }],
    [WHITE, { name: 'red', faces: [3, 7] }],
    [WHITE, { name: 'red', faces: [3, 'x'] }],
    [{ name: '__proto__', faces: [1] }, WHITE, RED],
  ]) {
    expect(() => again(dice), JSON.stringify(dice)).toThrow(OtherDice);
  }
});
