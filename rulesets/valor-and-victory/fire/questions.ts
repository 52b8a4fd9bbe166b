import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:beyond.12.6':
    'mortar fire at infantry; fire several mortars together; mortar in the woods doubles casualties; can a mortar shoot from a house; mortar stonk; shoot with mortars; two mortars fire together; mortar reaction shot at movers; mortar inside a house; tree bursts from mortar bombs; officer directs the mortar; drop mortar bombs on a squad in the woods; my mortar sits in a house can it shoot; mortar with riflemen in one attack; can my mortar shoot when he moves',
  'vv:beyond.12.62':
    "spotter for mortars; mortar without line of sight; indirect mortar fire; can a sniper spot for the mortar; mortar spotter needed; blind mortar with observer; mortar behind a hill; pinned spotter for mortar; can the sniper spot for my mortar; who observes for the bombs; my mortar can't see them who can look; his mortar hit me from behind a house how; my lookout is pinned does the mortar still fire; squad sees target for the tube",
  'vv:beyond.13.5':
    "gun shield; frontal protection of an at gun; gun crew behind a shield; does the shield help against tank shells; what does the shield on the gun do; shoot the at gun from the front; pak shield modifier; gunshield while moving; cannon hit from behind shield useless; steel plate on the cannon protects the crew; steel plate on my pak what's it good for; i shot the 88 head on why less; does the plate work against a sherman's shell; shoot at the gun from the side no plate",
  'vv:beyond.13.8':
    'opportunity fire; overwatch fire; reaction fire at moving troops; bonus for shooting movers in the open; fire at point blank as he moves adjacent; shoot enemy as he runs; reaction fire modifiers; point blank at moving men; ffnam running in the open; overwatch at troops crossing the street; pinned in a friendly full hex; he runs past me may i shoot now; why minus two when he came next to me; shoot at movers in his turn what bonus; got pinned while passing through a full hex',
  'vv:beyond.13.9':
    "machine gun fire lane; walk through a fire lane; mg beaten zone; does cover help in a fire lane; suppressive lane of fire; mg sweeps the street; running through machinegun beaten zone; hmg laid along the road; tripod mg lane attack row; final protective line; truck crosses the mg lane; my mg42 covers the street who gets hit; we ran through bullets along the road; why didn't woods help against the mg lane; can a tank drive through a fire lane",
  'vv:beyond.13.91':
    'two fire lanes cross; crossfire bonus; overlapping machine gun lanes; second fire lane in the hex; two mg lanes cross; interlocking machineguns; several lane markers in one hex; overlapping mg fields; second hmg on same street; caught between two machineguns; two mg42 sweep the same spot; caught where both lanes meet; does a second lane make it worse; bren and vickers lanes overlap',
  'vv:beyond.14.5':
    'how do i shoot at infantry; ap attack roll; add up firepower and roll; fire table; combine squads into a fire group; how do i shoot infantry; resolve rifle fire; ift roll; squad shoots at squad; add up firepower of several squads; normal fire attack; i want to shoot at his squad in the house; add my rifles and the bren then roll what; how do i gun down men in the open; how many losses did my shot cause',
  'vv:beyond.14.3':
    "can men shoot from a moving truck; fire from inside a halftrack; passengers add to vehicle fire; may passengers use a bazooka or hmg; troops aboard shoot; shoot from the truck; riders firing on the move; drive by with passengers; bazooka out of a halftrack; men aboard add to the vehicle's mg; lads shooting out of the lorry; my guys in the halftrack want to shoot; can the bazooka fire out of the jeep; lads on the sherman add their rifles; blaze away from the truck",
  'vv:beyond.14.4':
    "tank shooting at infantry; tank machine guns range; which guns fire out of the front arc only; high explosive from a main gun; hull mg and turret together; tank shoots at infantry; he shell strength; tank mg range; turret can shoot behind; add coax and main gun; panzer splits its weapons on two targets; my sherman blasts a squad in the house; can the hull mg shoot backwards; cannon and coax at different squads; how far do my tank's mg's reach",
} as const satisfies Questions<typeof clauses>;
