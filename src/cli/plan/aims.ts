import { list, text, toggle } from '../../rules/field.js';

/** What a plan is asked, as it is typed. */
export const aims = {
  until: text('the plan stops as soon as this is so: "MG nest gone"', { metavar: 'condition', max: 500 }),
  keepGoing: toggle('passes over a line that is not permitted, in place of breaking off', {}),
};

/** A condition of which the chance is told. */
export const chanceOf = list(
  'tells the chance of this: "MG nest gone and 1 Section.figures>=3" (may be repeated)',
  {
    metavar: 'condition',
    max: 20,
    fault: () => undefined,
  },
);
