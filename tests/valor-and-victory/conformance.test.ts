import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import { valorAndVictory as bounds } from '../rules/bounds/valor-and-victory.js';
import { conforms } from '../support/conforms.js';

await conforms(valorAndVictory, { bounds });
