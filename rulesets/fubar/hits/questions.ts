import type { Questions } from '../../../src/rules/book.js';
import type { armour, suppression } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'fubar:suppress.1':
    'how do i mark pinned men; lay the figure on its side; pin marker; keep track of suppressed figures; what does a toppled model mean; how do i show a pinned man; lay the model down; pin markers; keep track of who is pinned; figure tipped over means; tip the toy soldier over; why are his models lying flat; what do i do with a pinned mini; knock the model over or put a counter; need tokens for heads down guys; how does suppression work; what is suppression; can suppressed figures move',
  'fubar:suppress.2':
    "penalty for pinned men; suppressed troops harder to activate; minus for each man with his head down; does suppression affect my command roll; pinned men make orders harder; minus per pin on the order die; what does being pinned do to activation; three pins on my squad can it act; shaken troops slower to respond; two lads lying down my next order roll; two of mine are pinned why is my roll worse; his fire made my squad hard to order; what's the harm of having men pinned; do lying men count against the order roll; what does suppression do to activation",
  'fubar:suppress.3':
    'how do i rally; remove pins; when do suppressed men get up; recover from suppression; do pins go away if the roll fails; get rid of pins; when do pinned men recover; do pins come off if i fail; how long does pinning last; stand back up after suppression; my guys are lying down when can they get up; how do i unpin my squad; i failed activation do they still stand up; after trying to act do they shake it off; how do we get up again; when does suppression end',
  'fubar:suppress.4':
    'maximum pins on a unit; how many men can be suppressed; too many hits to suppress; suppression cap; when do pins turn into kills; how many men can be pinned at once; max pins on a squad; more pins than allowed must be deaths; can veterans soak more pins; everyone in the section pinned possible; green lads how many pins can they take; can he pin my whole squad; i already have one pinned green next hit kills; he pinned all his five men instead of dying; no more room for pins now men die; whole squad suppressed; all men suppressed',
  'fubar:armour.1':
    'mixed armour in one squad; half my men wear flak vests; which save for different armour; most common armour in the unit; squad with mixed armour; some wear vests and some do not; which save if different body armour; one guy in power armour among light troops; most common armour counts; different vests in one section which roll; half my squad wears vests the others nothing; two in power suits rest in flak which roll; one bloke has no helmet and vest same roll; squad with different suits uses whose protection',
  'fubar:armour.2':
    'personal armour table; what save does power armour give; flak jacket save; kevlar body armour number; battlesuit save roll; body armour save numbers; power armour roll; kevlar vest save; battlesuit saving throw; what do i need to survive in heavy armour; space marine save; does my flak jacket stop a bullet what roll; my guy in kevlar got hit what number saves him; powered suit troopers shrug it off on what; are plain ww2 uniforms any protection; body armour; armour save for men',
} as const satisfies Questions<typeof suppression & typeof armour>;
