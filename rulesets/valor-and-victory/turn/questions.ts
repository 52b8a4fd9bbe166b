import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:3.2':
    'dice roll or die roll; one die or two; how many dice is a dice roll; 2d6 or 1d6; dr versus dr difference; how many dice for a dice roll; what does die roll mean here; do i add both dice together; do i grab both dice or just one; it says dr is that two cubes; throw a single cube or a pair; sum of two dice wanted here',
  'vv:4.3':
    "scenario rule against the rulebook; special rules override; scenario says otherwise; which rule wins in a conflict; scenario contradicts the book; ssr takes precedence; scenario card says otherwise; which applies rules or scenario; special conditions of this battle; house rule on the scenario sheet wins; scenario lets my mg fire twice book says no; our scenario changes the stacking who is right; mission sheet and book don't agree; he says the scenario cancels that rule",
  'vv:beyond.5':
    'turn sequence; what are the phases; order of phases in a turn; who goes first; is it igougo; order of phases; what comes after movement; igo ugo phases; when does the other player shoot in my turn; what do i do first in my turn; when does he get to shoot at me; is moving before or after shooting; list of steps each round; how do phases go; what are the phases of a turn',
  'vv:beyond.5.31':
    'do pins come off by themselves; automatic rally at start of my turn; command phase recovery; unpin without rolling; do my pinned men get up at start of my turn; free rally; pins off without rolling; start of turn recovery; automatic rally who; pins vanish at start of my go; my turn starts do pinned guys stand up; do i roll for them at the start; his men got up for free; start of go everyone recovers; pinned men recover by themselves; automatic rally',
  'vv:beyond.5.35':
    'advance one hex; move a hex at the end of my turn; can i advance after firing; advance phase movement into woods; extra hex after shooting; one hex step at end of turn; fired already may i shift a hex; creep forward late in the turn; squad moved fully can it go another hex; can a tank take the free hex; can my guys creep one hex at the end; i shot already can i still step forward; he slid into woods next door after firing; last little move of the turn; advance phase; when do we advance',
  'vv:beyond.5.36':
    'when does smoke disappear; remove fire and move markers; end of turn cleanup; does smoke last a second turn; take my sniper off the map; end of turn housekeeping; when does smoke vanish; take off fired markers; smoke lasts how long; remove markers when; tidy up the board after the turn; when is the smoke gone; do i pull off the fired chits now; thick smoke thins out; can i pick up my sniper again; cleanup phase; end of the turn; what happens last in a turn',
} as const satisfies Questions<typeof clauses>;
