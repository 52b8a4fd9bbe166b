import type { Questions } from '../../../src/rules/book.js';
import type { fire } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:tactical.1':
    'bonus for shooting at men in the open; does hard cover protect from fire; infantry without cover; cover modifier when shooting; target behind a gun shield or in a trench; shooting at men in the open; no cover modifier; men in bushes do they count protected; easier shot at exposed infantry; sprinting troops harder to hit; soft cover no help; men behind a gun shield do i get the plus; why +1 for each of my men; do bushes protect my squad from bullets; my men sprinted, are they harder to hit',
  'wrg:tactical.2':
    'shooting at standing men in the open; bunched up targets bonus; catch men climbing out of a truck; target throwing grenades exposed; prone or upright modifier; target standing up; bunched up targets; troops shot while getting off the truck; thrower exposed; blokes packed together easier to hit; upright figures bonus; they all stood up in the open, plus; shot while hopping off the halftrack; standing up to throw grenades is dangerous; bases touch, easier target',
  'wrg:tactical.3':
    'grenade through a bunker slit; bazooka against a house full of men; bunker busting bonus; satchel charge on a pillbox; flamethrower into a building; grenade through window; bazooka into a house; flamethrower on pillbox; tank shelling a strongpoint; posting a bomb in the embrasure; posted a grenade in the slit plus; fire a panzerschreck at a house with men inside; sherman 75 fires at a pillbox, bonus vs men; flame squirted in the window adds',
  'wrg:tactical.4':
    "penalty for moving and shooting; first turn of firing modifier; infantry who moved fire worse; settled in and firing steadily; penalty for shooting on the move; first shot less accurate; opening up for the first time this turn; moved and fired modifier; continuous fire better; my lads walked then shot any minus; why did i lose points for my shooters; my men didn't shoot last turn, minus; walked and fired minus one each; mg didnt fire before, does it suffer",
  'wrg:tactical.5':
    'firing from a moving vehicle; drive-by shooting penalty; jeep machine gun on the move; passengers shoot from a rolling truck; shooting from a driving jeep; halftrack mg on the go penalty; tank coax while rolling; fire from moving truck; accuracy from bouncing carrier; gunner on a bouncing truck; shooting from the back of a driving truck; sherman fires on the move at infantry minus; jeep .50 while bouncing along; halftrack rolls and its mg fires minus two',
  'wrg:tactical.6':
    'shooting at men in a pillbox; bunker cover save; how well does a bunker protect; shooting rifles at men inside a pillbox; men in concrete harder to hit; cover modifier for fortification; defenders behind loopholes; pillbox protection; foe sits in concrete what minus; minus three for each man in the bunker; why so hard to shoot them in that pillbox; they sit in a bunker, rifles do nothing; shoot at loopholes with a bren',
  'wrg:chance.1':
    'random factor when shooting; do I roll a die for each firing squad; luck roll for firing; which die adds to firepower; where does luck come in shooting; what do i roll to hit; random part of shooting; does every squad roll when it shoots; one d6 per firing unit; do i roll a die for each man shooting; do i throw one die per squad; luck die added to firepower; each group shooting adds a d6; is that extra die for every rifle or squad',
  'wrg:chance.2':
    'lone shooter rolls high; single sniper firing bonus die; luck die for a small team; two man team rolled a five; lone sniper rolls six; two men firing rolled a 5; die higher than men shooting; small squad random bonus lost; single shooter luck; one man shooting and i rolled high; rolled 6 with four men, does it count; why did my chance die become zero; lone sniper rolls a 4, zero; die bigger than squad size',
  'wrg:potential.1':
    'combine fire from several squads; total firepower on one target; two units shooting the same enemy; how do I work out shooting; add up the shots; add up everybody shooting the same squad; combined fire; two squads shoot at one target; fire group total; sum firepower; mass fire from several units; three squads shoot one, do we add up; sum of points for the attack on one squad; mg and rifles fire at same men together; what do i add together when shooting',
  'wrg:potential.2':
    'what do I need to hit infantry; weak fire to hit roll; firepower below 20 points; score needed to wound somebody; score of 12 what do i need; what is the chance of a kill with few points; low firepower total; total 7 to hit number; weak shot any effect; adds up to 16; total of 9, do we hit anyone; 15 points need three or more; what roll with 4 firepower points; only 11 points, hit or miss',
  'wrg:potential.3':
    "automatic hits from massed fire; how many hits from heavy firepower; firepower over 20 no roll; maximum casualties in one volley; score of 35 how many kills; big firepower how many hit; automatic casualties; massive shooting total; total 41; no roll needed kills; we've got 32 points, how many hit; 20 points hit without rolling; can we get more than three hits; forty points of lead, how many fall",
} as const satisfies Questions<typeof fire>;
