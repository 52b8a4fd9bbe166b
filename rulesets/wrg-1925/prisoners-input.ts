import { count, toggle } from '../../src/rules/field.js';

export const inputs = {
  men: count('prisoners', { required: true, min: 1, max: 60 }),
  escort: count('men who escort them', { max: 60, default: 1 }),
  hit: count('men of the escort who are hit', { max: 60, default: 0 }),
  isolated: count('men of the escort who lost sight of them in taking cover, and are isolated from them', {
    max: 60,
    default: 0,
  }),
  armed: count('prisoners who have got hold of weapons', { max: 60, default: 0 }),
  underFire: toggle('they are under fire this period', {}),
};
