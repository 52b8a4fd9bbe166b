import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { infantry, kinds, vehicle } from '../../rulesets/battleground/roster/kinds.js';
import { type Effect, isThose } from '../../src/rules/effect.js';
import type { Fields } from '../../src/rules/field.js';
import { rolesOf } from '../../src/rules/role.js';
import { checkEffects } from '../../src/table/check.js';
import { EffectError } from '../../src/table/fold/addressed.js';
import { effectsOn } from '../support/random/random-tables.js';

/** What a rule says it did to the table is looked at before anything is logged. */

const { role, takes } = rolesOf<string>();
const foot = takes({ kind: infantry, prefix: '', fields: ['figures'] });
const driven = takes({ kind: vehicle, prefix: 'target', fields: ['damage'] });
const one = role('one', { says: 'who acts', takes: { infantry: foot } });
const other = role('other', { says: 'the target', takes: { infantry: foot, vehicle: driven } });
const roles = [one, other];
const clause = 'bg:cas.1';

const check = (effect: object) => checkEffects([{ clause, ...effect } as Effect], roles);
const refused = (effect: object, why: RegExp | string) => {
  expect(() => check(effect)).toThrow(EffectError);
  expect(() => check(effect)).toThrow(why);
};

describe('what a rule may do to the table', () => {
  test.each([
    [{ do: 'lose', to: 'one', parts: { figures: 2, leaders: 1, hw: 1, prisoners: 3 } }],
    [{ do: 'set', to: ['other', 2], of: 'vehicle', is: { damage: 'both', stoppedBy: null } }],
    [{ do: 'set', to: 'other', is: { melee: 'B', ran: null, damage: 'none' }, at: 'card' }],
    [{ do: 'add', to: 'other', by: { mgShots: 1, dead: -2 } }],
    [{ do: 'bind', to: 'one', as: 'other', mark: 'aboard' }],
    [{ do: 'bind', to: 'one', as: 'other', mark: 'melee', through: 'melee' }],
    [{ do: 'join', to: 'one', from: 'other' }],
    [{ do: 'cross', from: 'one', to: 'other', counts: { figures: 2, hwPiat: 1, guards: 1 } }],
    [{ do: 'split', from: 'one', counts: { figures: 6 } }],
    [{ do: 'end', of: ['card'] }],
    [{ do: 'put', slot: 'smoke', is: null }],
    [{ do: 'cards', from: 'deck', to: 'out', cards: 'all' }],
  ])('%j', (effect) => {
    expect(() => check(effect)).not.toThrow();
  });
});

describe('what no rule may do', () => {
  test.each([
    ['lose', { parts: { figures: 1 } }],
    ['set', { is: { melee: 'B' } }],
    ['add', { by: { dead: 1 } }],
    ['bind', { as: 'other', mark: 'aboard' }],
    ['join', { from: 'other' }],
    ['cross', { from: 'other', counts: { figures: 1 } }],
  ])('%s to a role that its action does not have', (what, rest) => {
    refused({ do: what, to: 'nobody', ...rest }, 'there is no role nobody');
    refused({ do: what, to: ['nobody', 1], ...rest }, 'there is no role nobody');
    for (const of of ['is', 'beside', 'among', 'at'])
      if (what === 'set')
        refused({ do: what, to: { whose: 'melee', [of]: 'nobody' }, ...rest }, 'there is no role nobody');
    expect(() => check({ do: what, to: 'one', ...rest })).not.toThrow();
  });

  test.each([
    ['join', { to: 'one', from: 'nobody' }],
    ['cross', { to: 'one', from: 'nobody', counts: { figures: 1 } }],
    ['split', { from: 'nobody', counts: { figures: 1 } }],
    ['bind', { to: 'one', as: 'nobody', mark: 'aboard' }],
  ])('%s from or into a role that its action does not have', (what, rest) => {
    refused({ do: what, ...rest }, 'there is no role nobody');
  });

  test('anything to units of a kind that does not stand in the role', () => {
    refused({ do: 'set', to: 'one', of: 'vehicle', is: { damage: 'both' } }, /nobody of the kind vehicle/);
    refused({ do: 'lose', to: 'other', of: 'emplacement', parts: { figures: 1 } }, /of the kind emplacement/);
  });

  test.each([
    ['set', { to: 'one', is: { damage: 'both' } }, 'there is no damage'],
    ['set', { to: 'other', of: 'vehicle', is: { routing: true } }, 'there is no routing'],
    ['set', { to: 'other', is: { gunpowder: true } }, 'there is no gunpowder'],
    ['set', { to: 'other', is: { constructor: true } }, 'there is no constructor'],
    ['add', { to: 'one', by: { mgShots: 1 } }, 'there is no mgShots'],
    ['bind', { to: 'one', as: 'other', mark: 'inside' }, 'there is no inside'],
  ])('%s a field that nobody there has', (what, rest, why) => {
    refused({ do: what, ...rest }, why);
  });

  test.each([
    ['lose', { to: 'one', parts: { figures: 1, hwPiat: 1 } }, 'hwPiat counts nobody by that name'],
    ['lose', { to: 'one', parts: { dead: 1 } }, 'dead counts nobody by that name'],
    ['lose', { to: 'other', of: 'vehicle', parts: { models: 1 } }, 'models counts nobody by that name'],
    ['cross', { from: 'one', to: 'other', counts: { dead: 1 } }, 'dead counts nobody by that name'],
    ['split', { from: 'one', counts: { figures: 1, lastLost: 1 } }, 'lastLost counts nobody by that name'],
  ])('%s of what is no figure of a unit', (what, rest, why) => {
    refused({ do: what, ...rest }, why);
  });

  test.each([
    [{ do: 'lose', to: 'one', parts: { figures: -1 } }, 'figures cannot be -1'],
    [{ do: 'lose', to: 'one', parts: { figures: 1.5 } }, 'figures cannot be 1.5'],
    [{ do: 'lose', to: 'one', parts: { figures: '2' } }, 'figures cannot be "2"'],
    [{ do: 'set', to: 'one', is: { ran: 1 } }, 'ran cannot be 1'],
    [{ do: 'set', to: 'one', is: { figures: null } }, 'figures cannot be null'],
    [{ do: 'set', to: 'one', is: { grade: 'E' } }, 'grade cannot be "E"'],
    [{ do: 'set', to: 'one', is: { grade: 1 } }, 'grade cannot be 1'],
    [{ do: 'set', to: 'one', is: { aboard: true } }, 'aboard cannot be true'],
    [{ do: 'set', to: 'other', is: { stoppedBy: 'mud' } }, 'stoppedBy cannot be "mud"'],
    [{ do: 'add', to: 'one', by: { dead: 0.5 } }, 'no whole number'],
    [{ do: 'add', to: 'one', by: { dead: Number.NaN } }, 'no whole number'],
    [{ do: 'add', to: 'one', by: { ran: 1 } }, 'ran cannot be 0'],
    [{ do: 'split', from: 'one', counts: { figures: Number.POSITIVE_INFINITY } }, 'figures cannot be'],
  ])('%j: a value that the field cannot have', (effect, why) => {
    refused(effect, why);
  });

  test('the first fault of several is told with its clause', () => {
    const fine = { do: 'set', to: 'one', is: { ran: true }, clause: 'bg:move.6' } as const;
    const wrong = { do: 'set', to: 'one', is: { ran: 'far' }, clause: 'bg:move.7' } as const;
    expect(() => checkEffects([fine, wrong], roles)).toThrow('set by bg:move.7: ran cannot be "far"');
    expect(() => checkEffects([fine, fine], roles)).not.toThrow();
    expect(() => checkEffects([fine], [])).toThrow('there is no role one');
  });
});

test('deeds by chance pass only where all that they speak of is there', () => {
  const known = (kind: keyof typeof kinds): Fields => ({ ...kinds[kind].profile, ...kinds[kind].marks });
  fc.assert(
    fc.property(effectsOn('one', 'other', 'nobody'), (effect) => {
      const addresses = [
        ...('to' in effect ? [effect.to] : []),
        ...('from' in effect ? [effect.from] : []),
        ...('as' in effect ? [effect.as] : []),
      ].map((to) => (typeof to === 'string' ? to : isThose(to) ? 'one' : to[0]));
      const passes = () => {
        try {
          check(effect);
          return true;
        } catch (error) {
          expect(error).toBeInstanceOf(EffectError);
          return false;
        }
      };
      if (addresses.includes('nobody')) expect(passes()).toBe(false);
      else if (effect.do === 'set' && effect.of === undefined) {
        const there = addresses.includes('other')
          ? [known('infantry'), known('vehicle')]
          : [known('infantry')];
        const strange = Object.keys(effect.is).some((name) => !there.some((fields) => name in fields));
        if (strange) expect(passes()).toBe(false);
      } else if (effect.do === 'lose' && effect.of === undefined) expect(passes()).toBe(true);
    }),
    { seed: 3, numRuns: 600 },
  );
});
