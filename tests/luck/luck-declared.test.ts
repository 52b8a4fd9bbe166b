import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gauge } from '../../src/rules/action.js';
import type { Result } from '../../src/rules/record.js';
import { Refusal } from '../../src/rules/rule.js';
import { inputOf, withSeed } from '../support/play.js';
import { inputsOf } from '../support/random/random-inputs.js';
import { ACTIONS } from '../support/systems.js';

/** What luck is counted in, action by action; none where no side is lucky, or nobody can tell which. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  // The deck is nobody's, and distances do nothing by themselves. Who bails out is hit by the other side.
  'battleground draw-card': [],
  'battleground artillery-card': [],
  'battleground move': [],
  'battleground smoke': [],
  'battleground flare': [],
  'battleground bail-out': [],
  'battleground unit-check': [],
  'battleground combine': [],
  'battleground shoot': ['hits'],
  'battleground overrun': ['hits'],
  'battleground artillery': ['hits'],
  'battleground charge': ['charges home', 'charges won'],
  'battleground melee': ['figures ahead in melee', 'melees won'],
  'battleground vehicle-damage': ['steps of damage'],
  'battleground heal': ['figures healed'],
  'battleground mines': ['hits by mines', 'minefields found'],
  'battleground reaction-test': ['tests passed'],
  'battleground rally': ['tests passed'],
  'wrg-1925 shoot': ['casualties'],
  'wrg-1925 artillery': ['casualties'],
  'wrg-1925 take-over': ['weapons taken over'],
  'wrg-1925 anti-tank': ['AFVs knocked out'],
  'wrg-1925 demolish': ['buildings brought down'],
  'wrg-1925 reaction-test': ['points of reaction'],
  'wrg-1925 mines': ['casualties', 'men lost to mines', 'vehicles hit by mines'],
  'wrg-1925 air-landing': ['aircraft brought down', 'men lost in landing'],
  'wrg-1925 bail-out': [],
  'wrg-1925 isolation': [],
  'wrg-1925 prisoners': [],
  'wrg-1925 orders': [],
  'wrg-1925 move': [],
  'wrg-1925 spot': [],
  'wrg-1925 listen': [],
  'wrg-1925 smoke': [],
  'wrg-1925 illuminate': [],
  'wrg-1925 period': [],
  'wrg-1925 points': [],
  'wrg-1925 victory': [],
  'fubar muster': [],
  'fubar initiative': [],
  'fubar pass': [],
  'fubar move': [],
  'fubar activate': ['activations'],
  'fubar shoot': ['hits'],
  'fubar melee': ['figures ahead in melee', 'hits', 'melees won'],
  'fubar withdraw': ['withdrawals'],
  'fubar vehicle-damage': ['casualties', 'hits not saved', 'vehicles destroyed'],
  'fubar overrun': ['casualties'],
  'valor-and-victory casualties': [],
  'valor-and-victory smoke': [],
  'valor-and-victory move': [],
  'valor-and-victory turn': [],
  'valor-and-victory close-assault': ['assaults won'],
  'valor-and-victory shoot': ['Casualty Points'],
  'valor-and-victory anti-tank': ['targets put out'],
  'valor-and-victory artillery': ['AFVs eliminated', 'Casualty Points'],
  'valor-and-victory overrun': ['Casualty Points'],
  'valor-and-victory sniper': ['Casualty Points', 'snipers found'],
  'valor-and-victory valour-check': ['units made valorous'],
  'valor-and-victory rally': ['units rallied'],
  'valor-and-victory mines': ['units lost to mines'],
};

/** Things of which who acts wants fewer. */
const FEWER = [
  'hits by mines',
  'men lost in landing',
  'aircraft brought down',
  'men lost to mines',
  'snipers found',
  'units lost to mines',
  'vehicles hit by mines',
];

/** Infantry may assault vehicles only where the players rule so. */
const RULINGS = { 'fubar:R51': 2 };

const SAMPLE = { numRuns: 60, seed: 1 };
const actions = ACTIONS.map(({ id, name, action }) => [`${id} ${name}`, action] as const);

describe('what luck is counted in', () => {
  test.each(actions)('%s', (name, action) => {
    const words = new Set<string>();
    let read = 0;
    for (const given of fc.sample(inputsOf(action, 4), SAMPLE)) {
      const gauge = action.luck?.(inputOf(action, given) as never) as Gauge<Result> | undefined;
      if (!gauge) continue;
      expect(gauge.fewer ?? false, gauge.of).toBe(FEWER.includes(gauge.of));
      try {
        const value = gauge.read(withSeed(action, given, 'luck', 0, RULINGS).result);
        if (value === undefined) continue;
        expect(Number.isSafeInteger(value), `${JSON.stringify(given)}: ${value}`).toBe(true);
        read++;
        words.add(gauge.of);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    expect([...words].sort()).toEqual(WORDS[name]);
    expect(read > 0).toBe(words.size > 0);
  });
});
