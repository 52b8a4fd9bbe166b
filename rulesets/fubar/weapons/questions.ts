import type { Questions } from '../../../src/rules/book.js';
import type { weapons } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'fubar:weapon.1':
    'small arms table; range of a rifle; stats for smg and lmg; how far does a pistol shoot; shotgun and grenade launcher stats; rifle range; smg stats; bren gun firepower; shotgun and carbine numbers; lmg range and shots; how far does my garand shoot; my guy has a thompson how many shots; sten or mp40 range and dice; bren gun stats where; how many fire points has a rifle; stats of weapons; pistol range',
  'fubar:weapon.2':
    'assault rifle at close range; extra dice for ak47 up close; m16 double shots within 12cm; automatic rifle short range bonus; stg44 close up; ak47 at close quarters; assault rifle extra shot near; m16 range bands; does an assault rifle get two dice; kalashnikov two shots at short distance; my stg44 guys are really close how many dice; why did his ak roll two dice; assault rifle under 12 cm; does an m4 carbine shoot twice up close',
  'fubar:weapon.3':
    'heavy weapon stats; range of an rpg or bazooka; how many dice for an mmg; tank gun and mortar profile; how far can i throw a grenade; mortar range; panzerfaust bazooka stats; hmg firepower; flamethrower reach; anti-tank gun numbers; how far can i lob a grenade; panzerschreck range and dice; stats of my 88 or sherman gun; mg42 on tripod how far; lmg fire; firepower of a machine gun or bazooka; rocket launcher; rpg; grenade launcher firepower; how far do grenades go; range of a hand grenade',
  'fubar:weapon.4':
    'crew for an hmg; how many men to fire a heavy machine gun; can one man work the machine gun; gunner and loader needed; how many men to work the hmg; one of the mg crew is dead; tripod machinegun number two; can one man fire the heavy mg; gunners needed for a vickers; vehicle mounted 50 cal crew; loader got shot can the hmg still fire; one man alone behind the 50 cal; who mans the gun in the pillbox; how many blokes does my browning need',
  'fubar:weapon.5':
    "flamethrower against bunker; which weapons ignore cover; does a tank shell care about cover; burn them out of a building; no cover against flames; flamethrower against a bunker; does cover help against flames; tank main gun at house no cover; which weapons negate cover; burn them out of the building; flame tank hits dug in troops; burn the bunker with my flamethrower; sherman shells the house do they get cover; why didn't my wall help against his tank gun; hosing a trench with fire",
  'fubar:weapon.6':
    'mortar without line of sight; indirect fire; spotter for the mortar; forward observer; fire over a hill at unseen enemy; mortar spotter; lob bombs over the hill; shoot at something the mortar team cannot see; indirect fire behind a building; blind mortar shot with a friend watching; my mortar sits behind the hill can it shoot; somebody else sees them mortar doesnt; he mortared me without seeing me legal; drop bombs over the house; does a mortar need to see the target; do mortars need line of sight',
  'fubar:weapon.7':
    "my gun is not on the list; what counts as an assault rifle; which weapon class for my model; sci-fi laser or blaster stats; real world guns in this game; my gun is not in the list; what class is an mp40; which stats for a garand; real world weapon equivalents; no specific weapons named; model has a weird weapon; which line do i use for my garand; is a bar an lmg or an assault rifle; my plasma gun isn't in the book; what do i count my sten as; home made weapons; weapon that is not on the list; make up a weapon",
} as const satisfies Questions<typeof weapons>;
