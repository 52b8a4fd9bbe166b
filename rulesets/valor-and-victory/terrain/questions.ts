import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:10.2':
    'open ground modifier; does a road or bridge give cover; standing on the beach or desert; terrain without any cover; caught in the open; crossing the road modifier; men on the beach; plain field protection; standing on a bridge under fire; clear terrain tem; my guys stand in a field no protection; run across the street under fire; anything to hide behind in the desert; does the sand dune shelter us; cover in the open; is a road cover',
  'vv:10.4':
    'building cover; shooting at men in a house; how much does a town hex protect; cover modifier of a factory; how good is a house; shooting at men indoors; stone building tem; troops in a church; village houses protection; we are holed up in a farmhouse; we hide in a house and he shoots; why did he add three to his shot; is a shack as good as a brick house; peeking out of a window under fire; how much cover does a building give; house cover; is a stone house better',
  'vv:10.5':
    'woods cover; target in the forest; how much cover do trees or jungle give; firing at troops in a wood; firing at men among trees; forest tem; jungle protection; how much do trees help; hiding in the bush; sitting in the trees under fire; my squad hides in the trees plus what; he shoots at us in the jungle; does my sherman get tree cover; two for forest; how much cover do trees give; forest cover',
  'vv:10.6':
    'gully cover; men in a stream or ditch; lying in a wadi under fire; cover in a riverbed; men in a ditch; gully protection; hide in the creek bed; wadi tem; stream bed modifier; lying in a dry ditch under fire; we crawl along the creek any protection; my lads duck in the dry riverbed; is the ditch as good as woods; shot at while wading the brook',
  'vv:10.7':
    'does a hill give cover; shooting at units on high ground; hilltop cover modifier; level 2 hill protection; does being on a hill protect; slope cover bonus; hilltop tem; bare hill defence; how many hill levels; standing on top of the ridge any benefit; we sit on top of the hill safe or not; woods on a hill do both count; king of the hill bonus when shot at; is level one better than the flat to hide',
  'vv:10.8':
    'orchard hindrance; palm grove or hay stack modifier; fire through an orchard; how much does a haystack hinder; fruit trees modifier; men behind a hay pile; palm trees on the island; orchard in line of fire; shooting into an orchard; shooting past apple trees; he hides among the fruit trees; haystack stands between us; do palms hide my squad; is an orchard the same as woods',
  'vv:10.9':
    'wheat field; corn or crops in the way; does farmland give cover; high grain hinders fire; corn hides troops; grain in the way; farmland protection; rice or crop tem; lads crouching in tall corn; sneak through the corn; rice paddy between us and the mg; crawl in the wheat can he see me; he says the farm field hides him',
  'vv:10.10':
    'hedge cover; behind a wall; bocage or hedgerow modifier; wall and building, do both count; fire across a hexside wall; men behind a low stone fence; bocage bonus; behind a wall and in a house adds up; hedgerow value; fire across a fence line; wall in front of woods; we duck behind a hedge; fence between me and his mg42; one for the wall and three for the house; stone wall on the edge of my hex; is a hedge cover',
  'vv:beyond.9.4':
    'line of sight; los along a hexside; do hindrances add up; do other units block my shot; several orchards between me and the target; los down the hex spine; sight line between two hexes; several orchards in the way add; do friends block my shot; los along a hedge; degraded line of sight; can i see him past two orchards; my own squad stands in the way; shooting along the edge between hexes; how do i know if my shot is blocked; shoot through woods; line of sight through woods; hindrance; what blocks line of sight; trees in the line of fire; what is in the way of my shot; can i see him',
} as const satisfies Questions<typeof clauses>;
