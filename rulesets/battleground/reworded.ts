import type { Reworded } from '../../src/rules/book/reworded.js';
import { a, counted, list, outOf } from '../../src/rules/text/say.js';
import { FIGHTER_NAMES, type Fighter } from './melee/sides.js';

const share = (n = '', all = '') => outOf(Number(n), Number(all));

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/^(\S*picked): picked at random: (.+)$/, '$1: $2 hit'],
  [/^(left: .+) and (?=.+ left$)(?=(?:no|\d+) defenders?\b)/, '$1, '],
  [/^grade: now ([A-D]) hits/, 'grade: now grade $1 hits'],
  [/^(\S+-save: .+) saved on (.+): 0 of 1$/, '$1 not saved (on $2)'],
  [/^(\S+-save: .+) saved on (.+): 1 of 1$/, '$1 saved (on $2)'],
  [
    /^(\S+-save): (.+) saved on (.+): (\d+) of (\d+)$/,
    (_, id, who, on, n, all) => `${id}: ${share(n, all)} ${who}s saved (on ${on})`,
  ],
  [
    /^(leader|heavy-weapon|medic|figure): ([01]) of 1 lost$/,
    (_, kind = '', n) => `${kind}: the ${kind.replace('-', ' ')} ${n === '1' ? 'is lost' : 'gets away'}`,
  ],
  [
    /^(leader|heavy-weapon|medic|figure): (\d+) of (\d+) lost$/,
    (_, kind = '', n, all) => `${kind}: ${share(n, all)} ${kind.replace('-', ' ')}s lost`,
  ],
  [
    /^(medic: a medic heals on .+): (\d+) of (\d+)$/,
    (_, heals, n, all) => `${heals}: ${share(n, all)} ${Number(n) > 1 ? 'do' : 'does'}`,
  ],
  [/^test: 0 of /, 'test: none of '],
  [/^lit: the whole table/, 'lit: by night the whole table'],
  [/^(cover|across|edge): (\d+ red|no red dice) for (wall|hill)\b/, '$1: $2 for a $3'],
  [/^(cover|across): 0 red for /, '$1: no red dice for '],
  [/\bapc\b/g, 'APC'],
  [
    /(?<=^(?:stands|pairing): .*)(\d+ (?:attacking )?)((?:(?:\d-)?(?:leader|armed|medic|heavy-weapon) )+)(stands?)/g,
    (_, n = '', sorts = '', stand = '') => `${n}${stand} with ${list(sorts.trim().split(' ').map(onStand))}`,
  ],
  [/(?<=^(?:fight|pairing): .*)\barmed(?! figure)(s?)\b/g, 'armed figure$1'],
  [/(?<=^(?:fight|pairing): .*)heavy-weapon/g, 'heavy weapon'],
  [/(?<=^(?:fight|pairing): .*\w)-or-/g, ' or '],
  [/^turn: (.+ for turning 1) degrees on tracks$/, 'turn: $1 degree on tracks'],
  [/^arc: 1 degrees off: within 45$/, 'arc: 1 degree off: within 45'],
  // Told twice once: for the fire of the target, and for the shot before the charge.
  [/^range: ([\d.]+ in away)(?=: within)/, 'range: $1 for the shot before the charge too'],
];

/** `2-leader` is two leaders. */
function onStand(sort: string): string {
  const [, n, kind] = /^(?:(\d)-)?(.+)$/.exec(sort)!;
  const name = FIGHTER_NAMES[kind as Fighter];
  return n === undefined ? a(name) : counted(Number(n), name);
}
