import type { Moment } from '../../../src/rules/permit.js';
import { list, quoted } from '../../../src/rules/say.js';
import { isAmong } from '../say.js';
import { bearings } from '../words.js';
import { knownIn } from './told-besides.js';

/** Who has looked for whoever is fired at in this period, and not located him: until he does, his fire is not observed (locate.1). */

/** Fire at those who are not seen, or were seen before, has rules of its own (smoke.4, locate.5). */
const NOT_OBSERVED = ['blind', 'goneToCover'] as const;

const targetOf = (now: Moment) => knownIn(now, 'target', 'afv')[0];

/** Those who fire, and have looked in vain. */
function blindIn(now: Moment): readonly string[] {
  const missedBy = targetOf(now)?.missedBy ?? [];
  if (NOT_OBSERVED.some((name) => now.input[name])) return [];
  // Of mortars that do not see their target it is whoever directs them who has to (heavy.2).
  const lookers = now.input.indirect === undefined ? now.doers : (now.named.observer ?? []);
  return lookers.flatMap(({ name }) => (isAmong(missedBy, name) ? [name] : []));
}

export const notLocated = bearings({
  clause: 'wrg:locate.1',
  word: 'located',
  actions: ['shoot', 'anti-tank'],
  when: (now) => blindIn(now).length > 0,
  says: (now) => {
    const who = blindIn(now);
    const [have, it] = who.length === 1 ? ['has', 'it locates'] : ['have', 'they locate'];
    return `${list(who)} ${have} looked for ${targetOf(now)!.name} in this period, and not located it: nobody fires at it before ${it} it.`;
  },
  way: (now) => {
    const looked = quoted(targetOf(now)!.name);
    return blindIn(now)
      .map((name) => `wg spot ${quoted(name)} ${looked}`)
      .join('; ');
  },
});
