import { battleground } from '../../rulesets/battleground/index.js';
import { conforms } from '../support/conforms.js';

await conforms(battleground);
