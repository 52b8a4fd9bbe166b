import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:20.2':
    'where can i place a bunker; dig foxholes in a building; trenches in a stream or gully; pillbox in the woods; where may i dig in; dig in inside a house; foxholes in the creek; where can i put a pillbox; trench in woods allowed; place sandbags in a building; dig holes in a village; can i dig a foxhole in the house; put my bunker in the woods; where must my pillbox sit; dig a trench by the creek',
  'vv:20.3':
    'are units in a foxhole hex always dug in; does everyone in the hex get the trench cover; enter the enemy trench after an assault; man in the hex but outside the bunker; is my squad in the trench or just in the hex; stand outside the foxhole; do attackers get the trench after winning; climb out of the bunker but stay in the hex; use captured foxholes after the charge; can somebody stay outside the pillbox in its hex; can i stand beside the bunker not in it; we took his trench are we in it now; walk past the foxholes without hopping in; drop into the trench we stormed',
  'vv:20.5a':
    "bunker cover; pillbox protection; concrete or log bunker modifier; shooting at men in a bunker; pillbox tem; concrete blockhouse protection; log bunker cover; wooden dugout how strong; firing at men in a pillbox; firing at a concrete emplacement; he sits in a concrete box plus what; my log bunker gets shot at; is concrete better than wood; why can't i hurt the men in that pillbox; how good is a bunker; pillbox cover",
  'vv:20.5b':
    'how many units fit in a bunker; can a gun and a squad share a bunker; pillbox stacking; tank inside a bunker; how many in a pillbox; squad and at gun both in a blockhouse; does the hmg count toward pillbox space; bunker stacking; room for the leader in the blockhouse; capacity of a pillbox; can three squads squeeze in the pillbox; my 88 and a squad in the same bunker; do the weapons need room in there; leader and two squads in one bunker',
  'vv:20.6':
    'sandbag cover; behind sandbags; gun emplacement with sandbags; can a gun use sandbags; men behind sandbags; sangar protection; barricade of bags tem; who can use sandbagged positions; sandbag wall bonus; we hide behind sandbags; my 88 sits behind bags; how good is a pile of bags; sandbags versus foxholes which is better',
  'vv:20.7':
    'mined hex; walk into a mine; step into a minefield after an assault; mines versus squads die roll; do mines kill tanks; charged into mines; won the melee and the hex is mined; storming through a minefield; mined hex taken by assault do i roll; advance onto mines die roll; victors step onto mines after the charge; i stormed the hex and it was mined; my winning squad blows up on mines; do i step on mines after winning the charge; rush into a mine hex who dies',
  'vv:20.9':
    'foxhole cover; dug in bonus; squad in foxholes in woods; slit trench or rifle pit modifier; can guns use foxholes; fox hole tem; dug in troops bonus; scrapes for infantry; foxholes in the woods total; can a cannon use a foxhole; lads in holes in the ground; my boys hop in a foxhole; can my 88 sit in a foxhole; hole in the ground inside woods plus what; can a jeep hide in a fox hole',
  'vv:20.10':
    "trench cover; troops in trenches under fire; can a tank use a trench; how good is a trench; trench tem; men in slit trenches; does a trench in woods add up; tank inside a trench; fire trench protection; trench line bonus to defenders; we jump down in the trench how safe; why two more he's in a trench; trench inside woods adds both; can i park my sherman in a trench",
  'vv:20.11':
    'japanese caves; cave cover; who can use caves; guns in a cave; japanese in a cave; cavern cover; pacific island tunnel defence; flush them out of caves tem; can a gun sit in a cave; enemy holed up in a cavern; japanese squad hides in a cave plus what; can my marines use his cave; gun peeks out of a cavern; dig them out of the cave',
  'vv:beyond.20.5':
    'fire out of a bunker; can a tank shoot a bunker with at shells; bunker firing slit arc; mortar inside a bunker; bazooka against a pillbox; shoot a pillbox with an at gun; bazooka at a blockhouse; fire out the back of the pillbox; bunker slit field of fire; mortar in a pillbox; which way can a pillbox shoot; can i bazooka his pillbox; my men in the bunker shoot backwards; sherman blasts a pillbox with shells; fire my mortar out of the bunker; firing from a bunker; can a bunker shoot',
  'vv:beyond.20.7':
    'hidden minefield; secret mines; reveal mines on entry; write down my minefields; how do hidden mines attack; stepped on a mine; mines kill on what; tank drives onto mines; hidden mines how recorded; secret minefield revealed; mine roll per squad; my squad stepped on a mine; i hid mines on the map how; do my own mines hurt me; sherman runs over mines does it blow up',
  'vv:beyond.20.8':
    'barbed wire; cross the wire; clear wire with explosives; shoot from a wire hex; can tanks crush barbed wire; cut the wire; men stuck in barbed wire; tank crushes the wire; truck through wire; concertina obstacle; blow a gap with demo charge; my guys got stuck in the wire; can my sherman roll over wire; blow up the wire with a satchel; jeep drives into the wire; what does wire do; get through the wire',
} as const satisfies Questions<typeof clauses>;
