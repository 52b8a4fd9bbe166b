import type { Reworded } from '../../src/rules/book/reworded.js';
import { outOf } from '../../src/rules/text/say.js';

const share = (n = '', all = '') => outOf(Number(n), Number(all));

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/: (1 .+), \S+ each: (\S+ points?)$/, ': $1: $2'],
  [/^(chance\S*: \d+ chance points?), (\d+ m[ae]n) of the group$/, '$1 for $2'],
  [/^(chance\S*: \d+ chance points?), (\d+ m[ae]n (?:of the target|that fire))$/, '$1 for $2'],
  [/^class: afvs:/, 'class: AFVs:'],
  [/^passengers: 0 of \d+ out with their personal weapons$/, 'passengers: no passenger gets out'],
  [
    /^(passengers|weapon): (\d+) of (\d+) (out|with) /,
    (_, id, n, all, rest) => `${id}: ${share(n, all)} ${rest} `,
  ],
  [/^(crew-hit|landing): (.+): (\d+) of (\d+)$/, (_, id, on, n, all) => `${id}: ${on}: ${share(n, all)}`],
  [/^casualties: 0 of (\d+ m[ae]n) (lost|fall)$/, 'casualties: none of $1 $2'],
  [
    /^(crew|passengers): (.+, alive on 4, 5 or 6): (\d+) of (\d+), /,
    (_, id, who, n, all) => `${id}: ${who}: ${share(n, all)}, `,
  ],
  [
    /^(not-known: the game does not see the table: what the group saw), isolation, friends in panic, fire from the flank, armour and cover (are for you to add)$/,
    '$1, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover $2',
  ],
  [/^more: (\d+) found with the fire before:/, 'more: $1 potential with the fire before:'],
  [/^square: (.+): 0 of (\d+) /, 'square: $1: none of $2 '],
  [/^area: (.+, at 1) degrees to the base line$/, 'area: $1 degree to the base line'],
  [/^(\S+: off-table fire lays .+, at 1) degrees to the wind$/, '$1 degree to the wind'],
  [/^flank: 1 degrees off the front, /, 'flank: 1 degree off the front, '],
  [/^(\S+: 1) tons in (\d+: )/, '$1 ton in $2'],
  [/^passenger-smgs: (.+ among 1) passengers: /, 'passenger-smgs: $1 passenger: '],
  [/^moves: then (both sides move together,)/, 'moves: $1'],
  [/^(\S*premium: .*half of 1 extra) points /, '$1 point '],
];
