import { fubar } from '../../rulesets/fubar/index.js';
import { conforms } from '../support/conforms.js';

await conforms(fubar);
