import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:18.6a':
    'does the crew bail out; crew abandons an immobilised tank; tank just lost its tracks; bail out roll; tank just lost its tracks does the crew bail out; crew jumps out of a stopped panzer; crew leaves the tank on a 2; mobility kill then what; track blown off do tankers run; my tank is stuck do the guys hop out; tracks shot off and they run away; do i lose the sherman when it stops; roll right now whether tankers flee',
  'vv:18.6b':
    'crew check each time it is attacked; immobile tank shot at again; will the crew stay in a crippled tank; attack a tank that is already immobilised; tracked out tank shot at again; stuck panzer survived another hit crew check; rifle fire on a stopped tank makes crew leave; does the crew test every time; repeated bail out rolls; keep shooting at the stuck tank; my stuck tank is shot at again do they flee; he missed my stuck sherman must i roll; rushed my stopped panzer and failed now roll; every shot makes them want out; immobilised tank survives, does the crew stay',
  'vv:18.6c':
    "can an immobilised tank turn; tracked tank still shoots; what can a crippled afv do; bogged tank change facing; can a stopped tank still shoot; tank with broken track rotate hull; what may a stuck panzer do; detracked tank turn; repair the tracks; turn the hull of a tank that lost its track; my stuck sherman can it turn its nose; can i swing the turret and shoot without tracks; panzer can't roll but still fights; he spun his stopped tank round; immobile tank shoot",
  'vv:beyond.12.67':
    "mortar against a tank; mortar shell on a truck; what does a mortar need to hit vehicles; can mortars knock out armour; mortar on a tank; bomb hits a truck; mortar against an at gun; top attack by mortar shell; can an 81mm kill a panzer; drop bombs on a parked panzer; mortar bomb lands on a sherman; drop a mortar on his jeep what happens; can i hit the 88 with a mortar; bomb through the tank's roof",
  'vv:beyond.18.3':
    'to hit a tank; bazooka shot at a tank; panzerfaust range; anti-tank fire roll; how do i shoot at armour; hit a tank; bazooka to hit; panzerfaust at armour range; tank versus tank shot; at gun accuracy; can an officer help the pak aim; my bazooka wants to shoot a tiger; how close for a panzerfaust; can my 88 hit a sherman far off; panzerschreck needs what to hit; how do i hit a tank; shoot at a tank; bazooka at a tank; tank fires at tank; anti tank shot',
  'vv:beyond.18.4':
    'penetrate armour; tank hit is it dead; knock out a tank; armor elimination roll; truck or gun hit by a tank shell; i hit the tank does it die; penetration roll; kill number after hitting a panzer; shell bounces off armour; truck hit by an at shell; elimination number rolled equal; i hit the tiger is it dead; shell bounced off what did i need; rolled exactly the number on a sherman; hit his jeep with an 88; kill a tank; how do i kill a tank; tank is hit, is it dead',
  'vv:beyond.18.5':
    'front or rear armour; flank shot on a tank; shooting a tank from behind; is there side armour; shot right on the line between arcs; which side of the tank is hit; flank shot armour facing; shot right on the hex line between nose and tail; target facing of a panzer; weak back armour when; hit from behind or ahead; is that his front or his back; i shot the sherman from the side; sneak behind the tiger for a better kill; on the line which armour do i use; facing of a tank; side of a tank; does it hit the front or the rear',
  'vv:beyond.19':
    'overrun infantry with a tank; drive a tank over a squad; run them over; cost of an overrun; can i overrun a bunker; tank drives over infantry; crush squads under tracks; overrun a pillbox; ram through the enemy hex with a sherman; halftrack full of men rolls over troops; my tank rolls over his squad; drive the sherman over foxholes; he ran over my men and his riders shot; can i roll over another tank; drive over infantry; overrun with a tank',
  'vv:beyond.19.2':
    "shoot the tank that just overran me; rear shot as the tank leaves; survivors fire back after an overrun; fire at an overrunning tank with a fire marker; shoot the tank after it ran over us; bazooka from behind as it drives off; survivors hit back at the overrunning panzer; last ditch faust shot; fired already but tank rolled over me; ambush the passing tank's backside; he just drove over us may we shoot; my bazooka survived being run over; already fired this turn but he rolled over us; hit it in the back as it drives away",
} as const satisfies Questions<typeof clauses>;
