import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:6.8':
    'can i move into an enemy hex; move through enemy units; enter a hex with enemies in it; drive through an enemy occupied hex; move through enemy; can i walk into a hex with germans in it; pass an enemy truck on the road; step onto an enemy counter; both sides in same hex; can my truck drive past into their hex; he drove his jeep straight through my squad; sneak past an enemy squad through its own hex; can i hop into the house he is in; why must i stop before his men while moving',
  'vv:6.9':
    'stacking limit; how many squads fit in a hex; how many tanks per hex; overstacked hex; pass through a full hex; how many squads in a hex; too many men in one place; tank and squads in same hex limit; do leaders count for stacking; drive through a full hex; can i put a fifth squad in the house; he piled six squads in there legal; two shermans and two squads in one spot; is there room for my 88 and a truck',
  'vv:8.1':
    'is a truck with its squad one unit; do loaded units count separately; carrier and passengers count as one; shoot at the passengers only; men in a truck count as separate; loaded halftrack one target or two; squad riding counts as its own unit; shoot at truck and riders separately; is a loaded lorry a single target; can i activate the riders apart from their truck; do i roll for the jeep and its men apart; can he shoot just the guys in the truck; my mounted squad fires do its wheels fire too; one marker for truck plus squad or two',
  'vv:8.5':
    "truck blown up with troops inside; what happens to the load when the vehicle dies; halftrack pinned, are passengers pinned; bail out of a destroyed carrier; truck destroyed with men on board; do the riders die with the halftrack; jump clear of a burning carrier; towed gun when the tractor is killed; my carrier got pinned what of the squad; lorry brewed up with squad in it; my truck blew up are the guys in it dead; he pinned my jeep why can't the squad act; does my pak survive when the tractor dies; can my men hop out before it blows",
  'vv:beyond.6.1':
    'move as a stack; can units move together; pick up men on the way; slowest unit in a group; drop a squad off mid-move; move squads together in a stack; drop off a man mid move; pick up a squad along the way; stack speed slowest member; group movement; whole stack moves at once; can my squad wait and be picked up by others; slow guy drags the stack; run together with the leader; split up the group halfway',
  'vv:beyond.6.31':
    'how far can a squad move; infantry movement allowance; assault move; do leaders speed up squads; carrying an hmg slows movement; how far can a squad walk; foot movement allowance; leader speeds up squad; creeping forward carefully half speed; does lugging an hmg slow me; assault movement; how far can my guys run; lieutenant makes us run faster; sneak at half speed for some cover; why is my hmg team so slow',
  'vv:beyond.6.5':
    'turn a tank; reverse a vehicle; cost of changing facing; drive backwards; do infantry have a facing; turn a tank costs; back up a truck; facing change while driving; pivot the hull; do soldiers face a direction; can my sherman back up; spin my tank on the spot; turn the jeep around what does it cost; drive in reverse out of trouble',
  'vv:beyond.6.6':
    'not enough movement points for the hex; minimum move; always move at least one hex; terrain costs more than i have left; not enough mp for the next hex; too slow to enter woods; guaranteed minimum move; terrain costs more than i have; always step one hex; short of points but still want to step next door; not enough points left can i still go in; woods too costly for my truck may i enter; one point short of the hill; always get to step once',
  'vv:beyond.8.21':
    "how many squads fit in a truck; transport capacity; what can a halftrack carry; can this vehicle tow a gun; load limit of a carrier; how many men fit in a truck; what does t2 mean; halftrack capacity; jeep seats; can this tank tow a howitzer; tank riders how many; how many boys hop in my jeep; can my halftrack pull the 88; room for leader and mg in the truck; what's th on my tank",
  'vv:beyond.10':
    'terrain cost table; movement cost of woods; can tanks enter buildings; cross a river or marsh; how many mp uphill; mp cost of woods; terrain cost chart; how much to enter a building; cross a hedge extra points; can i swim the river; truck in woods cost; how many points to get in the house; can my jeep drive into the woods; swim across the river; drive my sherman through a swamp',
  'vv:beyond.6.32':
    "push a gun by hand; can an anti-tank gun move without a truck; crew manhandles its gun; move a large gun; turn a gun to face the enemy; push an at gun by hand; manhandle the pak; crew shifts the cannon; swing the gun round; can the 88 be pushed; shift the cannon without a truck; can my crew drag the 88 by hand; wheel the pak round to face him; shove the gun into the next hex; why can't i push the big gun",
  'vv:beyond.8.3':
    'get off a truck; dismount and keep moving; disembark from a halftrack; can men move after unloading; jump out of the truck and run; unload and move on; dismount the halftrack then walk; disembark into a full hex; hop off and keep moving; bail off the truck any movement left; we jumped off the truck can we run on; he hopped off and moved three hexes wrong; get out of the halftrack and walk; no room in the hex when getting off',
  'vv:beyond.10.7':
    'climb to a level 2 hill; tank on a level 2 hill; straight up from ground to the top; steep slope movement; climb straight to the hilltop; double height slope on foot; tank up a cliff; valley floor to highest crest in one go; steep climb by truck; two levels at a time; climb from the valley straight to the top; can my sherman drive up the high hill; my squad went up two levels and moved on; creep carefully up the steep side',
  'vv:beyond.20.3':
    'cost to enter foxholes or trenches; movement points to get into a bunker; do mines or wire cost extra movement; climb into a trench; climb into a trench costs; mp cost for entering a bunker; getting into foxholes slower; extra move point dug in hex; does wire cost movement; slower to get into prepared positions; what does it cost to hop in a foxhole; walking into his trench takes how many points; slower into the pillbox; crawl through wire what does it cost',
  'vv:beyond.10.31':
    'drive onto a bridge; tank crossing a bridge; can infantry climb on a bridge from the side; enter a bridge hex off the road; drive onto a bridge from the side; tank enters bridge off road; climb on a bridge from the bank; cross the river by bridge who may; infantry scrambling onto bridge; truck onto bridge across country; can my tank hop on the bridge from the field; sneak onto the bridge from the bank; he drove on the bridge without a road; jeep along the bridge hex by hex',
} as const satisfies Questions<typeof clauses>;
