import { quoted } from '../../../src/rules/text/say.js';
import { isAmong } from '../say.js';
import { bearings, type Moment } from '../words.js';
import { knownIn } from './told-besides.js';

/** Who has looked for whoever is fired at in this period, and not located him: until he does, his fire is not observed (locate.1). */

/** Fire at those who are not seen, or were seen before, has rules of its own (smoke.4, locate.5). */
const NOT_OBSERVED = ['blind', 'goneToCover'] as const;

const targetOf = (now: Moment) => knownIn(now, 'target', 'afv')[0];

/** Who fires, or directs a mortar that does not see its target (heavy.2), and has looked for it in vain. */
function blindIn(now: Moment): string | undefined {
  if (NOT_OBSERVED.some((name) => now.input[name])) return undefined;
  const [looker] = now.input.indirect === undefined ? now.doers : (now.named.observer ?? []);
  const missedBy = targetOf(now)?.missedBy ?? [];
  return looker && isAmong(missedBy, looker.name) ? looker.name : undefined;
}

export const notLocated = bearings({
  clause: 'wrg:locate.1',
  word: 'located',
  actions: ['shoot', 'anti-tank'],
  when: (now) => blindIn(now) !== undefined,
  says: (now) =>
    `${blindIn(now)} has looked for ${targetOf(now)!.name} in this period, and not located it: nobody fires at it before it locates it.`,
  way: (now) => `wg spot ${quoted(blindIn(now)!)} ${quoted(targetOf(now)!.name)}`,
});
