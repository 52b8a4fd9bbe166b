import { text, toggle } from '../../rules/field.js';
import { command } from '../command.js';
import { aims, chanceOf } from '../plan/aims.js';
import { AS_PICTURES } from '../shown-as.js';

export const plan = command({
  name: 'plan',
  says: 'the exact odds of several actions, one after another',
  usage: [
    ["'<line>'...", 'what stands behind these lines, each as it would be typed, in quotes'],
    ['<plan>...', 'the same of a plan that is kept, by its name or file (.wg)'],
    ['run <plan>', 'plays it, with dice'],
  ],
  examples: [
    [
      `wg plan -r bg --roster battleground 'shoot "1 Section" "1 Gruppe" -c light' 'shoot "2 Section" "1 Gruppe" -c light'`,
      'two sections fire at one: what is left of it',
    ],
    [
      `wg plan -r bg --roster battleground 'shoot "1 Section" "MG nest"' 'shoot "2 Section" "MG nest"' --until "MG nest gone"`,
      'the second only if the first was not enough',
    ],
  ],
  inputs: {
    chance: chanceOf,
    ...aims,
    roster: text('plans with the units of a file (YAML or JSON), in place of those of the game', {
      metavar: 'file',
      max: 4096,
    }),
    save: text('keeps the plan by this name, or in this file (.wg)', { metavar: 'name|file', max: 4096 }),
    ...AS_PICTURES,
    force: toggle('overwrites a plan, a picture or a page that is there', {}),
  },
  takes: ['acting', 'seed', 'fractions', 'repeat', 'from', 'ruling', 'anyway', 'house', 'brief'],
  without: ['noLog'],
  subcommands: { run: async () => (await import('./plan/run.js')).run },
  run: async (line) => (await import('../plan/foresee.js')).foreseePlan(line),
});
