import { expect, test } from 'vitest';
import { handle } from '../../src/rules/handle.js';

test('what can be done to a unit may be taken apart from it', () => {
  const { lose, set, add, meet, bind } = handle('target', 'infantry');
  const asked = [
    lose('bg:cas.1', { figures: 2 }),
    set('bg:grade.4', { ran: true }),
    add('bg:cas.1', { dead: 1 }),
    meet('bg:unit.1', { figures: 3 }, 'Axis'),
    bind('bg:melee.10', 'melee' as never, 'charger'),
  ].map((rule) => {
    const { effect } = rule.next().value as { effect: () => unknown };
    return effect();
  });
  const to = { to: 'target', of: 'infantry' };
  expect(asked).toEqual([
    { do: 'lose', ...to, parts: { figures: 2 }, clause: 'bg:cas.1' },
    { do: 'set', ...to, is: { ran: true }, clause: 'bg:grade.4' },
    { do: 'add', ...to, by: { dead: 1 }, clause: 'bg:cas.1' },
    { do: 'meet', ...to, is: { figures: 3 }, side: 'Axis', clause: 'bg:unit.1' },
    { do: 'bind', ...to, mark: 'melee', as: 'charger', clause: 'bg:melee.10' },
  ]);
});
