import { expect, test } from 'vitest';
import { infantry } from '../../rulesets/battleground/roster/kinds.js';
import { step, those } from '../../rulesets/battleground/words.js';
import { play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { exactEffects, exactOdds } from '../../src/odds/exact.js';
import { Deeds } from '../../src/odds/walk/did.js';
import { Parts } from '../../src/odds/walk/parts.js';
import { doing, effect } from '../../src/rules/effect.js';
import { Refusal, type Rule } from '../../src/rules/rule.js';
import { d6 } from '../../src/rules/words.js';

/** A shot that hits on 6: what it hits is marked, and two lines tell it, one of them by a ruling. */
function* shot(asked: string[]): Rule<{ hit: boolean }> {
  const rule = (function* (): Rule<{ hit: boolean }> {
    const hit = (yield* d6('white')) === 6;
    yield* step({ id: 'hit', clause: 'bg:shoot.2', value: hit, text: 'a hit or none' });
    yield* step({ id: 'R1', clause: 'bg:grade.2', value: hit, text: 'by its grade', ruling: 'bg:R1' });
    if (hit) yield* those({ side: 'Axis' }, infantry).set('bg:shoot.9', { hasShot: true });
    return { hit };
  })();
  let next = rule.next();
  while (!next.done) {
    asked.push(next.value.kind === 'step' ? next.value.step.id : next.value.kind);
    next = rule.next(yield next.value);
  }
  return next.value;
}

const heardIn = (work: (rule: () => Rule<{ hit: boolean }>) => void): readonly string[] => {
  const asked: string[] = [];
  work(() => shot(asked));
  return [...new Set(asked)];
};

const played = () => heardIn((rule) => play(rule(), seededHand('b', 0), { rulings: {} }));

test('where only odds are wanted nobody hears what a rule says or does, and the ruling that a line cites is met', () => {
  let rulings = {};
  expect(
    heardIn((rule) => {
      const odds = exactOdds(rule, { rulings: {} });
      rulings = odds.rulings;
      expect(odds.outcomes.map(({ value, weight }) => [value.hit, weight])).toEqual([
        [false, 5n],
        [true, 1n],
      ]);
    }),
  ).toEqual(['throw']);
  expect(rulings).toEqual({ 'bg:R1': 1 });
});

test('where it is asked what is done to the table deeds are heard, and lines are not', () => {
  const by = { rulings: {}, cells: {}, anyway: false, most: 100, parts: new Parts(), deeds: new Deeds() };
  expect(heardIn((rule) => exactEffects(rule, by))).toEqual(['throw', 'effect']);
});

test('many deeds are put together where somebody follows them, and only there', () => {
  let together = 0;
  const put = (face: number) => effect({ do: 'put', slot: 'face', is: face, clause: 'c' });
  function* bothPut(face: number): Rule<void> {
    together++;
    yield* put(face);
    yield* put(face + 1);
  }
  function* thrown(): Rule<number> {
    const face = yield* d6('white');
    yield* doing(() => bothPut(face));
    return face;
  }
  expect(exactOdds(thrown, { rulings: {} }).outcomes).toHaveLength(6);
  expect(together).toBe(0);
  const by = { rulings: {}, cells: {}, anyway: false, most: 100, parts: new Parts(), deeds: new Deeds() };
  const done = exactEffects(thrown, by).outcomes.map(({ value }) => value.map((of) => 'is' in of && of.is));
  expect(done).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, face + 1]));
  expect(play(thrown(), seededHand('b', 0), { rulings: {} }).effects).toHaveLength(2);
});

test('a rule that is rolled is heard again after its odds, whether they came to an end or were refused', () => {
  const all = ['throw', 'hit', 'R1'];
  expect(played()).toEqual(expect.arrayContaining(all));
  exactOdds(() => shot([]), { rulings: {} });
  expect(played()).toEqual(expect.arrayContaining(all));
  const refused = function* (): Rule<void> {
    yield* d6('white');
    throw new Refusal('bg:shoot.9', 'it has shot');
  };
  expect(() => exactOdds(refused, { rulings: {} })).toThrow(Refusal);
  expect(played()).toEqual(expect.arrayContaining(all));
});
