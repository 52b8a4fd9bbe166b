import { battleground } from '../../rulesets/battleground/index.js';
import { battleground as bounds } from '../rules/bounds/battleground.js';
import { conforms } from '../support/conforms.js';

await conforms(battleground, { bounds });
