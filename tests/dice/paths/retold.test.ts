import { describe, expect, test } from 'vitest';
import { battleground } from '../../../rulesets/battleground/index.js';
import { fubar } from '../../../rulesets/fubar/index.js';
import { wrg1925 } from '../../../rulesets/wrg-1925/index.js';
import { Retelling } from '../../../src/dice/paths/retold.js';
import { play, type RulePlayed } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import { readInputs } from '../../../src/engine/inputs/inputs.js';
import { ruleOf } from '../../../src/engine/resolve.js';
import type { Thrown } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { actionOf } from '../../../src/rules/system.js';
import { d6 } from '../../../src/rules/words.js';
import { times } from '../../support/random/deep.js';

const SETTLED = { rulings: {}, cells: {}, anyway: [] };

/** A way as it was told, with the dice of this time on its steps. */
function withDice({ steps, ...of }: RulePlayed<unknown>, thrown: readonly Thrown[]): RulePlayed<unknown> {
  const left = [...thrown];
  return {
    ...of,
    steps: steps.map((step) => (step.dice ? { ...step, dice: step.dice.map(() => left.shift()!) } : step)),
  };
}

const LINES = [
  [battleground, 'shoot', { grade: 'C', figures: '9', hw: '2', cover: 'medium' }],
  [
    battleground,
    'shoot',
    { grade: 'A', figures: '5', targetFigures: '9', targetLeaders: '2', targetGrade: 'B' },
  ],
  [battleground, 'melee', { attackers: '4', defenders: '3', attackerGrade: 'B', defenderGrade: 'C' }],
  [fubar, 'shoot', { level: 'veteran', fp: '4', cover: 'soft', targetFigures: '6', targetLevel: 'green' }],
  [wrg1925, 'shoot', { fire: 'rifle:6', range: '100', men: '6', targets: '8' }],
] as const;

const GOES = times(200, 3);

describe('what is told again and again', () => {
  test.each(LINES)(
    '$0.id $1 is told as it is played, however much of it is kept',
    async (system, name, given) => {
      const action = await actionOf(system, name);
      const input = readInputs(action, given as never);
      const rule = () => ruleOf(action, input);
      for (const left of [100_000, 20, 0]) {
        let told = 0;
        const again = new Retelling(
          rule,
          SETTLED,
          (played) => {
            told++;
            return played;
          },
          { left },
        );
        for (let i = 0; i < GOES; i++) {
          const { end, thrown } = again.go(seededHand('told', i));
          expect(withDice(end, thrown)).toEqual(play(rule(), seededHand('told', i), { rulings: {} }));
        }
        if (left === 0) expect(told).toBe(GOES);
        else expect(told).toBeLessThan(GOES);
      }
    },
  );

  test('a rule is run where dice come out as never before, and not again', () => {
    let runs = 0;
    function* rule(): Rule<number> {
      runs++;
      return (yield* d6('white')) * (yield* d6('red'));
    }
    const again = new Retelling(rule, SETTLED, ({ result }) => result, { left: 100 });
    for (let i = 0; i < 2_000; i++) {
      const { end, thrown } = again.go(seededHand('p', i));
      const [white, red] = thrown.map(({ faces }) => Number(faces[0]));
      expect(end).toBe(white! * red!);
    }
    expect(runs).toBe(36);
  });
});
