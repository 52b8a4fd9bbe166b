import { text, toggle } from '../../rules/field.js';
import { command } from '../command.js';
import { AS_PICTURES } from '../shown-as.js';

export const compare = command({
  name: 'compare',
  says: 'the odds of two lines or more, side by side',
  usage: [
    ['<line> <line>...', 'each as it would be typed behind wg, in quotes: which does better, and how often'],
  ],
  examples: [
    ['wg compare "shoot -g C -f 9" "shoot -g B -f 7"', 'nine of grade C, or seven of grade B?'],
    [
      'wg compare "melee --attackers 6 --defenders 5" "melee --attackers 6 --defenders 5 --from-behind" --chance winner=attacker',
      'what it is worth to come from behind',
    ],
    [
      'wg compare "shoot -g C -f 9 -c woods" "shoot -g C -f 9 -c woods --ruling bg:R31=2"',
      'what a ruling makes of a shot',
    ],
    ['wg compare 3d6 2d8+1', 'any dice'],
  ],
  inputs: {
    of: text('what of the results is compared, as casualties', { metavar: 'result', max: 100 }),
    chance: text('the chance of this, as "hits>=2 and casualties=0"', { metavar: 'condition', max: 500 }),
    fewer: toggle('less is better', {}),
    ...AS_PICTURES,
  },
  takes: ['ruling', 'house', 'anyway', 'brief'],
  without: ['noLog'],
  run: async (line) => (await import('../decisions/compare.js')).compareLines(line),
});
