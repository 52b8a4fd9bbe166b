import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import { conforms } from '../support/conforms.js';

await conforms(valorAndVictory);
