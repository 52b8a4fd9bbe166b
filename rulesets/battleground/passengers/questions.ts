import type { Questions } from '../../../src/rules/book.js';
import type { passengerClauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'bg:pass.1':
    "how many figures fit in a truck; half-track carrying capacity; can a whole squad ride in one carrier; transport capacity; how many men fit in an apc; how many men fit in a truck; halftrack seats; can a lorry take a whole squad of ten; transport limit; load of a troop carrier; too many guys for one halftrack; can eight guys hop in one truck; he crammed his whole section in a halftrack; how many can hop in a deuce and a half; six seats, i've got seven men; how many men get in a truck; how many men can a truck carry; can seven men ride in a truck; how many men ride in one carrier",
  'bg:pass.2':
    'mount up, embark and disembark; getting on or off a truck; can troops disembark and move; can the vehicle drive the turn men embark; dismount from a half-track; climb aboard the truck; jump off the halftrack; load troops and drive same card; unload infantry from transport; how close to board; bail out then move; can i hop in and drive off right away; my guys jumped off and ran, is that okay; truck stopped three inches away, can they climb in; he drove up, unloaded and shot; how do i get in a truck; how do i get out of a truck; can men get out and the truck drive; how long to get out of a truck',
  'bg:pass.3':
    'can troops shoot from a truck; firing out of a half-track; passengers shooting while riding; shoot from a moving vehicle; can guys in the halftrack fire; shooting from inside a truck; riders firing on the move; troops aboard blasting away; fire from transport; my bren team sits in the carrier, may they fire; he shot from the back of his lorry; guys on the truck bed with garands; can men shoot from a truck; can men in a truck shoot; what grade for men shooting from a truck; ride in a truck and shoot',
  'bg:pass.4':
    'truck destroyed, what happens to the men inside; do passengers die if the half-track brews up; bail out of a burning transport; survivors of a knocked out carrier; truck blown up with men inside; do riders survive the wreck; squad aboard when the halftrack is hit; casualties inside a burning truck; transported troops when vehicle brews up; six lads riding when the bazooka hit; my truck blew up, do the guys in it live; halftrack got hit but not killed, anybody hurt inside; how many of his passengers die with the truck; truck is hit, do the men die; who dies when the truck is killed; men in a truck that got shot; can men live when their truck dies; truck with men gets hit',
} as const satisfies Questions<typeof passengerClauses>;
