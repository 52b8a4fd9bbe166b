import type { Questions } from '../../../src/rules/book.js';
import type { actions } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'fubar:action.1':
    'how far can infantry walk; normal move distance; standard move on foot; walking speed; how far can infantry move; normal infantry pace; how far if i also want to shoot; standard advance in cm; ordinary foot speed; steady pace on foot; how many cm on foot at normal pace; stroll six centimetres; move my guys without hurrying; slow move that lets me shoot',
  'fubar:action.2':
    'move and shoot; can i fire while moving; advance and fire; throw a grenade on the move; shoot halfway through my walk; shoot on the move infantry; move and fire in same go; advance with guns blazing; can i shoot halfway through my move; chuck a grenade while advancing; marching fire; step out shoot and step back in; can my bren gunner shoot while advancing; peek round the corner fire and carry on; can the bazooka fire while walking or only rifles; can i move and then fire; shoot and move in one go',
  'fubar:action.3':
    'how far can i run; sprint forward; double time move; can i shoot after running; full speed infantry; sprint across the road; fastest my men can go; double move for infantry; double time; leg it across the open; my guys hoofed it he says they cant shoot; get across the street as fast as possible; lob a grenade after sprinting; twelve centimetres no shooting; how far run; running distance',
  'fubar:action.4':
    'duck and weave distance; how far when dodging from cover to cover; zigzag move; can dodging troops fire; evasive movement; zigzag dash distance; how far do dodging men go; move while keeping low how far; jinking from cover to cover speed; can i shoot while dodging; weave through fire how many cm; sneak from tree to tree how far; how many cm for a careful dash; he dodged eight cm and then shot at me wrong; weave forward without firing',
  'fubar:action.5':
    "harder to hit while dodging; cover bonus for duck and weave; does jinking count as cover; target is zigzagging in the open; protection when zigzagging in the open; crossing open ground carefully bonus; does evading give me cover; tactical move makes me a harder target; dodging troops shot at modifier; he's in the open but claims cover for zigzagging; why is my shot harder he just ran dodging; do ducking troops in woods get both bonuses; plus one for weaving men",
  'fubar:action.6':
    'can i move on overwatch; on guard movement; standing on guard do i stay put; shift position while on guard; may men on overwatch shuffle a bit; can i move and then overwatch; do sentries have to hold position; how far can guarding troops move; stay put and watch; is an overwatch squad allowed any movement; can my guards turn or step sideways; he moved and now claims overwatch; wait in ambush without stirring; sentry stays rooted to the spot; what is on guard; overwatch',
  'fubar:action.7':
    "overwatch fire; opportunity fire; can i shoot in his turn; reaction fire at a moving enemy; how often may overwatch shoot; shoot him as he runs past in his go; ambush shot at moving enemy; reaction fire how many times per turn; interrupt the enemy's move with fire; he walks past my squad can i shoot him now; can i interrupt him when he crosses my sights; my mg covers the street when does it fire; already shot once on guard can i fire again; shoot at someone running past; reaction fire",
  'fubar:action.8':
    'go to ground; hit the dirt; dive into nearest cover; how far can i move to get into cover; can i shoot after going prone; dive for cover; crawl to the nearest hedge; how far can we scramble into cover; heads down can they still shoot; take cover order; crawl into the ditch; heads down and scramble behind the wall; my lads throw themselves down may they still shoot; duck behind something close; hide; get down; move while on the ground',
  'fubar:action.9':
    'better cover for going prone; what does going to ground give me; does hunkering down improve cover; keep your heads down bonus; hugging the ground in cover bonus; better cover from lying low; soft cover becomes moderate when hunkered down; dug down behind wall extra protection; prone in the bushes effect; taking cover improves it one step; we hugged the dirt in the woods cover now; why need two more to hit those lying low; hide deeper in the ruins for better protection; from hedge to wall class when hunkered; men lying on the ground harder to hit; prone cover',
  'fubar:action.10':
    'aimed shot bonus; stand still and take aim; careful shooting without moving; plus one for not moving; what does aimed fire do; stand still and shoot bonus; careful shooting plus one; sniper takes his time; concentrated fire order; not moving makes us shoot better; steady shot; we stay put and everyone shoots is there a bonus; why did he hit on threes when he stood still; take a careful bead on them; sharpshooters hold position for a better shot',
  'fubar:action.11':
    'charge distance; how far can i charge; assault move into contact; how fast does an assaulting squad go; how far can we bayonet charge; rush at the enemy reach; fix bayonets and go in; storm the trench how many cm; how near must i be to charge; he is 10 cm away can i charge him; get into their trench from here how far; run at them with bayonets distance in cm; how close before i can rush the gun; how far may we assault',
} as const satisfies Questions<typeof actions>;
