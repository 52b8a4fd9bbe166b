import type { Questions } from '../../../src/rules/book.js';
import type { buildings } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:building.1':
    'when do I test a house for damage; which weapons can wreck a building; can rifles or MGs destroy a house; shelling a house; when do i check if a house falls down; can mg fire knock down a cottage; bazooka at farmhouse does it collapse; grenades hurt houses; which guns can wreck a house; i shot at the house with my 75, roll; panzerfaust into a house, can it collapse; do rifles and brens hurt a house; tripod mg against a cottage no use',
  'wrg:building.2':
    'does the house collapse; score to destroy a building; blow up a house; dice to demolish a building; what do i need to knock down a house; house collapses number; tank blasts the church; house becomes rubble; roll for house demolition; does my farmhouse fall down; more than 10 and the house is gone; house falls on my men, what roll; sherman fires at the farm, does it come down; can i flatten that barn with my gun; does the house fall down',
  'wrg:building.3':
    'artillery barrage on a house; off-board bombardment against buildings; airstrike on a building; barrage on a village house strength; artillery against houses; shells falling on houses points; bombers vs town; how hard does a barrage hit a house; stonk on the church how many points; shells hit the house, five points; bombs dropped on a farm, effect; 50 points of artillery on a building',
  'wrg:building.4':
    'does the shelled house catch fire; building on fire after tank rounds; chance a wrecked house burns; tank shelled house catches fire; demolished by artillery in flames; rubble burning chance; satchel brought it down does it burn; does shelled farm blaze; church knocked down by a tank now does it blaze; 88 wrecked the house, fire on 1 or 2; house knocked down, flames too; does a mortared house go up in flames; satchel charge blew the house up, is it burning',
  'wrg:building.5':
    'set a house alight with molotovs; flamethrower burns the building down; buildings destroyed by a bazooka or launcher; molotov on a house; flamethrower burns house down; bazooka wrecked cottage fire; house set ablaze by phosphorus grenade launcher; torching a barn; does a house wrecked by bazooka always catch fire; molotov burnt the house down, certain fire; panzerfast wrecked the hut, it burns for sure; flamethrower on a barn always fire; rifle grenade destroyed house burning',
  'wrg:building.6':
    'fortified house; sandbagged ground floor strongpoint; house prepared for defence counts as; reinforced basement position; cellar strongpoint; loopholed farmhouse; house falls down but strongpoint remains; sandbagged windows counts as pillbox; we dug in the cellar is that a pillbox; sandbags in the ground floor, what is it now; cellar prepared, is the whole house a bunker; house wrecked but basement holds out; men in a fortified farm count as in a bunker',
  'wrg:building.7':
    'how do I destroy a bunker; pillbox blown up by demolition charge; 155mm direct fire at a bunker; ATGM against a pillbox; how to destroy a pillbox; can a tank gun crack concrete; blow up the blockhouse; demolition charge on pillbox; 155 direct at pillbox; does the blockhouse cave in; blow in the bunker with a satchel; can my 75 sherman crack a bunker; bazooka on the bunker, does it fall; recoilless rifle shoots at pillbox, die',
  'wrg:building.8':
    'do men survive a bunker collapse; dig out of a caved-in pillbox; garrison buried when the pillbox falls in; pillbox caves in men inside; survivors of blown up dugout; garrison gets out alive; guys buried in pillbox; save the mg from caved in dugout; who crawls out of the wrecked pillbox; bunker fell in, who gets out; 5 or 6 to crawl from the bunker; do my men lose the mg when bunker collapses; trapped under the concrete, alive',
} as const satisfies Questions<typeof buildings>;
