import type { Questions } from '../../../src/rules/book.js';
import type { casualties } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:identify.1':
    'who in the squad gets hit; how are casualties allocated; which figure do I remove; roll for each man in turn; which of my men gets it; who gets hit in the squad; casualty allocation; can i choose who dies; picking out the dead; who rolls first for wounds; which figure do we dice for first; roll for men one by one; can i say which of his men falls; owner or shooter picks the dead',
  'wrg:identify.2':
    'what kills a man who may be hit; is the potential casualty really killed; wound roll or saving throw for infantry; dice to confirm a kill; what do i need to kill each man; number to kill; chance each soldier is killed; next man roll to be killed; die roll wound per man; what number kills the first man; first man dies on what; second man only on a 1; need a 1 or 2 to kill him; i rolled a 2 for the third man, dead',
  'wrg:identify.3':
    'do leaders die first; which man is rolled for first; who is hit before whom; nearest figure takes the casualty; order of casualty removal; does the standing man die before the prone one; moving or still who gets hit earlier; closest man first; sequence for allocating hits; men in the open before those in bushes; sniper chooses officer first; why is my officer hit before the private; crouching mg gunner or prone rifleman hit first; hes nearer so he dies first; trench men or open men, who first; who dies first; does the officer die; are leaders hit first; is a leader safer; officer is hit last or first',
  'wrg:identify.4':
    "when do I stop rolling for casualties; fewer dead than hits scored; can a man be rolled for twice; leftover hits after everyone rolled; rolled everyone and no one was hit; everyone survived keep rolling; enough dead already do i go on; second round of rolls on the same men; two possible kills only one found; do i keep rolling until someone dies; nobody died from two hits, roll again; each man rolled once, no dead, finished; found enough dead, stop; can't reroll the same man can we",
  'wrg:soft.1':
    'is the truck destroyed by small arms; does a jeep survive being shot; soft-skin vehicle saving roll; damage to a lorry under fire; horse killed under the rider; truck shot at; is my jeep wrecked by rifle fire; lorry under mg fire; moving jeep harder to wreck; driver shot what about the truck; horse shot under rider; jeep shot up, does it survive; save for a dashing lorry; bullets hit my truck, is it gone; rider hit, does the motorbike go too; is the truck destroyed; is my lorry hit; truck shot up; lorry hit by machine gun',
  'wrg:soft.2':
    "does a wrecked truck burn; lorry catches fire; do horses or bikes burn; wrecked lorry in flames; does my truck burn; jeep brews up; bike on fire; blazing lorry after it is wrecked; jeep destroyed is there a fire; truck destroyed, roll for flames; does a shot up jeep blow up and burn; do horses catch fire; 1 or 2 the lorry's on fire",
  'wrg:soft.3':
    'is the radio broken when the operator is hit; radio knocked out; signaller shot what about his set; wireless smashed; radio operator shot is the set ok; signaller killed lose comms; can the walkie talkie break; is the radio broken for good; radioman hit radio broken; radio op missed, still test the radio; wireless set destroyed on a 1; can we fix the broken radio; is the set hit when its bearer ducks',
  'wrg:soft.4':
    "can I pick up a dead man's weapon; take the LMG from a casualty; grab the fallen gunner's BAR; recover the radio from a KIA; does a dropped weapon still work; pick up a dead mans bren; grab fallen mates weapon; bren gunner killed who takes the bren; can someone else use the wireless; scavenged gun still ok; bazooka man down another picks it up; grab the dead mans garand; swap my rifle for his bren; does the dropped panzerschreck still fire; bazooka man's dead can a rifleman take it",
  'wrg:soft.5':
    'who can crew an abandoned HMG; riflemen replacing a dead mortar crew; can anyone man the anti-tank gun; recrew a heavy weapon; rifleman manning the mortar; crew dead can infantry use the hmg; whole at gun team dead replacement; need a trained gunner; replace crew of the gun; can any private take the mortar when its crew dies; can my riflemen man the 88; mg42 tripod crew dead, who may use it; only another morter man can take over; swap infantry into the pak crew; crew of the heavy weapon is dead',
  'wrg:soft.6':
    'when can I fire a picked up weapon; use a recovered radio the same turn; delay after grabbing the machine gun; picked up the bren when can i shoot; new gunner firing at once; taken over wireless can he call now; delay after grabbing a weapon; reaching the dropped bazooka then shoot; he reached the dropped mg can he fire right away; grabbed the bren, may i fire this turn; he picked up the radio and called at once, objection; wait a turn after taking a weapon; got to the gun now shoot when',
} as const satisfies Questions<typeof casualties>;
