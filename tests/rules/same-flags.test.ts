import { expect, test } from 'vitest';
import type { Field } from '../../src/rules/field.js';
import { ACTIONS, actionNamed } from '../support/systems.js';

/** What means the same in several rule systems, the flag it has, and where it has to be found. */
const CONCEPTS: readonly (readonly [concept: string, flag: string, actions: string])[] = [
  [
    'how far off the target is',
    'range',
    'battleground shoot, wrg-1925 shoot, wrg-1925 anti-tank, fubar shoot, valor-and-victory shoot, valor-and-victory anti-tank',
  ],
  [
    'the cover of the target',
    'cover',
    'battleground shoot, fubar shoot, valor-and-victory shoot, valor-and-victory close-assault',
  ],
  ['the armour of what is hit', 'armour', 'battleground shoot, fubar shoot, valor-and-victory anti-tank'],
  [
    'the vehicle or thing that is attacked',
    'at',
    'battleground shoot, wrg-1925 anti-tank, wrg-1925 mines, fubar shoot, valor-and-victory shoot',
  ],
  ['which weapon fires', 'weapon', 'battleground shoot, wrg-1925 anti-tank, fubar shoot'],
  ['fire on the flank', 'flank', 'battleground shoot, wrg-1925 anti-tank'],
  ['the figures of a unit', 'figures', 'battleground shoot, fubar shoot, fubar activate'],
  ['the figures of the target', 'targetFigures', 'battleground shoot, fubar shoot'],
  ['hits on a vehicle', 'hits', 'battleground vehicle-damage, fubar vehicle-damage'],
  [
    'those who ride in it',
    'passengers',
    'battleground bail-out, wrg-1925 bail-out, fubar vehicle-damage, valor-and-victory overrun',
  ],
  ['the facing that is hit', 'facing', 'fubar vehicle-damage, valor-and-victory anti-tank'],
  ['who acts, by name', 'name', 'wrg-1925 shoot, wrg-1925 move, fubar shoot, fubar move'],
  ['who or what is acted on, by name', 'target', 'wrg-1925 shoot, fubar shoot, valor-and-victory smoke'],
  ['the terrain', 'terrain', 'wrg-1925 spot, valor-and-victory shoot, valor-and-victory close-assault'],
  [
    'that a battle begins anew',
    'new',
    'battleground draw-card, wrg-1925 period, fubar initiative, valor-and-victory turn',
  ],
];

const TOGETHER = CONCEPTS.flatMap(([concept, flag, actions]) =>
  actions.split(', ').map((action) => [concept, flag, action] as const),
);

test.each(TOGETHER)('%s is --%s in %s', (_, flag, action) => {
  const [id, name] = action.split(' ') as [string, string];
  expect(Object.keys(actionNamed(id, name).inputs)).toContain(flag);
});

/** Other words for the same, which no action may have for a flag. */
const OTHER_WORDS = [
  'armor',
  'targetArmour',
  'targetRange',
  'targetCover',
  'firer',
  'shooters',
  'shooterName',
  'targetName',
  'groupName',
  'unitName',
  'riders',
  'fromFlank',
  'vehicleType',
  'anew',
  'reset',
  'restart',
];

test('nothing that has a flag in one rule system is called otherwise in another', () => {
  for (const { id, name, action } of ACTIONS)
    for (const word of OTHER_WORDS) expect(Object.keys(action.inputs), `${id} ${name}`).not.toContain(word);
});

test('a short form stands for the same flag in every action', () => {
  const meant = new Map<string, string>();
  for (const { id, name, action } of ACTIONS) {
    for (const [flag, { short }] of Object.entries(action.inputs as Record<string, Field>)) {
      if (short === undefined) continue;
      expect(meant.get(short) ?? flag, `-${short} in ${id} ${name}`).toBe(flag);
      meant.set(short, flag);
    }
  }
  expect(meant.get('c')).toBe('cover');
});
