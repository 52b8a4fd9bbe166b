import type { Reworded } from '../../src/rules/book/reworded.js';
import { counted, outOf } from '../../src/rules/text/say.js';
import { hitSaid } from './say.js';

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/: ([01]) of 1 hit saved, \d unsaved$/, (_, n) => `: the hit is ${n === '1' ? 'saved' : 'not saved'}`],
  [/: 0 of (\d+) hits saved, \1 unsaved$/, ': none of $1 hits saved'],
  [/: (\d+) of \1 hits saved, 0 unsaved$/, (_, n) => `: ${outOf(Number(n), Number(n))} hits saved`],
  [
    /: (hits on .+): (\d+) of (\d+) (?:die|dice)$/,
    (_, on, n, all) => `: ${on}: ${hitSaid(Number(n), Number(all), ' dice')}`,
  ],
  [
    /: ((?:attackers|defenders) hit on .+): (\d+) of (\d+)$/,
    (_, on, n, all) => `: ${on}: ${hitSaid(Number(n), Number(all))}`,
  ],
  [/^covered: 0 of /, 'covered: none of '],
  [/^weapons-left: weapons left: (\d+)$/, (_, n) => `weapons-left: ${counted(Number(n), 'weapon')} left`],
  [/^bout: (.+) suppressed by fire before this: /, 'bout: $1 suppressed before this: '],
  [/^taken: (.+), 0 suppressed$/, 'taken: $1, nobody suppressed'],
  [/^holder: (.+: nobody else has a unit left to try)$/, 'holder: $1; another pass ends the turn'],
  // Of a last vehicle that can do nothing.
  [/^turn-over: (all units have been tried: the turn is over) when it has acted$/, 'turn-over: $1'],
  [/^struck: 1 (attacker|defender)s have /, 'struck: 1 $1 has '],
  [/(?<=^struck: .*)\b1 (attacker|defender)s\b/g, '1 $1'],
];
