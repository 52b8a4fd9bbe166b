import type { Questions } from '../../../src/rules/book.js';
import type { mines } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:mine.1':
    'who can lay mines; can attackers use mines; laying a minefield during play; can attackers lay mines during the game; who can have landmines; patrol carrying mines; mobile force using minefields; quick minefield on the march; is my attacking squad allowed mines; can my attackers drop mines on the road; lay a mine in front of his tank now; stops me from putting mines down; only defenders use teller mines',
  'wrg:mine.2':
    'how long to set up a claymore; how close can I be to my claymore; claymore safe distance for the operator; how long to place a claymore; how near may the man firing the claymore be; emplacing directional charge; claymore backblast distance; clicker man safe distance; can i put a claymore down and blow it straight away; put down a claymore, ready when; stand how far from the claymore; one turn to place a claymore; operator too close to his claymore',
  'wrg:mine.3':
    'claymore blast area; claymore range and firepower; directional mine effect; spray of a claymore; claymore how many points; directional mine spread; who is hit by a claymore; pellets reach how far; how many guys does a claymore catch; claymore goes off, whos hit; claymore at 40 meters how many points; angle of the claymore fan; my squad walked into a claymore',
  'wrg:mine.4':
    'what does a fougasse do; flame fougasse blast; fougasse range and safety distance; flame mine in ambush; buried petrol drum blast; fougasse arc; how near can the fougasse man stand; strength of fougasse; petrol mine blew up by my squad; barrel of petrol blown up, how far; does a fougasse hit like a claymore; oil drum trap burns my men; 40 gallon drum effect',
  'wrg:mine.5':
    'what sets off an anti-personnel mine; stepping on AP mines; does a car trigger infantry mines; stepped on a mine; what sets off ap mines; do trucks trigger antipersonnel mines; do crawling men set off landmines; schu mine trigger; who sets off the small mines; crawling man over a mine, does it go off; does a tank set off ap mines; who makes the little mines blow up; bouncing betty when triggered; i walked on a mine; infantry on mines',
  'wrg:mine.6':
    'truck drives over AP mines; jeep in an anti-personnel minefield; unarmoured vehicle disabled by a small mine; truck drives over small mines; jeep on a schu mine; lorry hits bouncing betty; driver hurt by small mine; wheels blown off by ap; our jeep hit a little mine; jeep drove over an anti-personnel mine; driver hit by the small mine on 1; lorry stopped by ap mine, can it go on; truck stuck in ap mines',
  'wrg:mine.7':
    "tank drives through AP mines; can armour clear a lane for infantry; follow in the tank's tracks; are tanks safe from anti-personnel mines; tank over antipersonnel mines; follow in the tank tracks through mines; does tank make a lane; armour sets off small mines safely; walk behind the panzer in a minefield; can infantry follow a tank through the mines; sherman drives through ap mines unharmed; walk in the tracks of the tiger; halftrack makes a safe lane through mines; send the sherman first through ap mines",
  'wrg:mine.8':
    'walking through a minefield; do soldiers notice mines in daylight; infantry crossing mines by day; odds of stepping on a mine; do my men see the landmine; infantry crossing ap field dead on what; crawl over mines in the sun; scouts notice a mine; lads walk into mines at noon; walked into mines in daylight, what die; rolled a 5, i see the mine; crawl across a mined field by day; rolled 4 in a minefield; walking through a minefield by day',
  'wrg:mine.9':
    'running through a minefield; crossing mines in the dark; sprint across mines; night minefield casualties; minefield in the dark; running through mines; night patrol in minefield; dashing over ap mines; men fall back in panic over mines; my lads ran across mines at night; ran across mines, what do i need; dash over a minefield by day; no chance to see mines in the dark; night patrol stumbles into mines, who dies',
  'wrg:mine.10':
    "turn back after finding a mine; go around a discovered mine; retrace our steps out of the minefield; does the group stop once mines are seen; found a mine now what; turn back in a minefield; retrace our steps; the squad knows there are mines; man who saw it crosses again; one of us saw a mine must we go on; he saw a mine, do we go back; must the rest stop now they know; walk back the way we came over mines; the finder needn't roll going back",
  'wrg:mine.11':
    'what sets off an anti-tank mine; do men trigger AT mines; wheeled gun rolled over teller mines; do men set off at mines; teller mine trigger; can infantry stand on an antitank mine; towed gun wheels over at mine; horse on at mine; will a man walking blow up a tank mine; can my squad walk over teller mines; does a man set off a tank mine; pushing the pak over an at mine; bicycle or cart on an anti-tank mine',
  'wrg:mine.12':
    'truck hits an anti-tank mine; lorry blown up on a teller mine; jeep crew surviving AT mines; truck hits a teller mine; jeep blown up on at mine who lives; lorry on antitank mine; passengers in a car on big mine; truck on a tank mine anyone alive; jeep on a teller mine, anyone alive; lorry drove on a tank mine and blew up; passengers roll like tankers; soft truck on at mine destroyed outright',
  'wrg:mine.13':
    "tank hits an anti-tank mine; tank loses a track on a mine; immobilised by mine can it shoot; APC runs over AT mines; tank hits a mine; track blown off; thrown track can it still shoot; tank immobilised; panzer on teller mine chance; halftrack on at mine; sherman ran on a mine, still shoot; tiger lost its track on a mine; 4 or more it's just stuck; half track blown up by tank mine, die",
  'wrg:mine.14':
    'sweeping for mines with a detector; how long to find mines; sapper with a mine sweeper; sweeping for mines; sapper with metal detector; find mines with gadget; how fast is sweeping; sapper search time; engineer sweeping how many turns; sapper walks with detector, how quick; find the mines with my detector; one turn to mark a square of mines; can the man with detector run',
  'wrg:mine.15':
    'defusing mines; engineers make a minefield safe; how long to disarm mines; defuse mines; removing found mines; sappers disarm time; pull up mines; mixed field disarming; pioneers clear a spotted mine; make the mines harmless, how long; two turns to lift the mines; both ap and tank mines in the square, lift; who can pull the mines out',
  'wrg:mine.16':
    'find mines without a detector; prodding for mines with a knife; infantry searching for mines lying down; poking with knives for mines; no sappers can infantry find mines; rifleman on his belly searching; hand search for mines time; clear path without gadget; no detector just a bayonet; no engineers, poke for mines with bayonets; my rifleman digs out mines lying down; five turns on the belly; search mines without sappers; crossing a minefield slowly; feel for mines by hand',
  'wrg:mine.17':
    'walk across a taped minefield; are known mines harmless; marked minefield at night; walk past taped mines; known mines flagged; tank drives round found mines; white tape lane at night; safe once flagged; are taped mines still dangerous after dark; mines are marked, can i walk through; cross a flagged minefield in the dark; white tape, is my truck safe now; marked mines, no moon, no light',
  'wrg:mine.18':
    'bangalore torpedo; blow a gap in the wire; explosive line charge lane; breach barbed wire with explosives; breaching barbed wire; long pipe charge; how wide is the gap blown; line charge vehicle; conger or viper; blow a lane with a bangalore how big; push a bangalore under the wire; does a bangalore clear mines as well; vehicle line charge how deep',
  'wrg:mine.19':
    'flail tank; sherman crab clearing mines; speed of a mine-clearing tank; sherman crab; scorpion beating mines; mine clearing tank speed; chain tank path; crab lane how wide; flail tank how fast; crab drives how fast while flailing; sherman with chains makes a lane; flail clears how broad a path; can the flail go at full speed',
  'wrg:mine.20':
    'where are my hidden minefields noted; dummy minefields; secret mine placement; mapping mines before the game; how do i hide my minefield from opponent; fake minefield; minefield map secret; write down where the mines are; dummy mine signs; can i fool him with pretend mines; do i have to show where my mines are; he moved his mine field, how to prove it; dummy mines on the table; sketch of my minefield before start',
} as const satisfies Questions<typeof mines>;
