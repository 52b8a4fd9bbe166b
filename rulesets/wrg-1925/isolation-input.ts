import { count, type InputOf, list, measure, text, toggle } from '../../src/rules/field.js';
import { LONGEST_NAME, scale } from './say.js';

/** `25`, or `8p` where the leader lies prone. */
export const DISTANCE = /^(\d{1,4}(?:\.\d{1,2})?)(p?)$/i;

const figure = { group: 'A figure' };
const group = { group: 'A group' };
export const inputs = {
  nearest: measure('distance to the nearest other figure', { ...figure, unit: 'metres', max: 9999 }),
  prone: toggle('the figure is prone', figure),
  otherProne: toggle('the other one is prone', figure),
  men: count('men in the group, officers and NCOs included', { ...group, min: 1, max: 60 }),
  leaders: count('officers and NCOs among them', { ...group, max: 60, default: 0 }),
  leaderAt: list('metres from a man to an officer or NCO, 8p if that one is prone; once for each man', {
    ...group,
    metavar: 'metres',
    max: 60,
    fault: (entry) =>
      DISTANCE.test(entry) ? undefined : { takes: 'metres, such as 25, or 8p for a prone leader' },
  }),
  nobodyNear: toggle('no man of the group is within reach of an officer or NCO', group),
  name: text('the group, by its name in the roster', { ...group, metavar: 'name', max: LONGEST_NAME }),
  scale,
};

/** How many men a group of the roster has is known, and not how far they are from its leaders: only that is asked for. */
export const isolationRequires = (input: Partial<InputOf<typeof inputs>>): (keyof typeof inputs)[] =>
  input.name !== undefined && input.nearest === undefined && !input.nobodyNear ? ['leaderAt'] : [];
