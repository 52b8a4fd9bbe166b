import type { Questions } from '../../../src/rules/book.js';
import type { medicClauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'bg:medic.1':
    "does a medic shoot; count the medic for attack dice; can an unarmed aid man fire; does the aid man fire; corpsman counts for dice; red cross soldier shooting; sanitaeter adds to firepower; guy with red cross does he count when we fire; my doc can't shoot, can he; he counted the medic as a rifle; eight guys and a doc, how many dice; can a medic shoot; does a medic count for shooting dice; has my medic got a gun; how many dice with a medic along",
  'bg:medic.2':
    'medic is hit, is he saved; can a medic be shot; random hit picks the doc; corpsman got shot; does the doctor get a save; aid man picked as casualty; is the red cross man protected from bullets; dice picked the guy with the red cross; doc got picked, roll to live; he shot my medic, is that allowed; does a red cross armband stop bullets; medic is hit, can he be saved; my medic got shot; can a medic die from shots; roll to save a medic; is my medic a target; can my medic be killed',
  'bg:medic.3':
    "medic in close combat; can a medic guard prisoners; does the doc fight hand to hand; aid man in hand to hand; corpsman bayonet fight; can the doctor watch prisoners; red cross man in close combat; corpsman guarding pows; guy with red cross gets stabbed at; doc in the brawl, minus one; can my medic watch the ones who gave up; weaker with a knife because he's a doctor; can a medic fight hand to hand; is a medic bad in melee; medic in a melee, minus one; can a medic be a prisoner's guard",
  'bg:medic.4':
    'how does a medic heal; bring back a wounded figure; treat casualties; what does the medic need to roll; reviving kia with first aid; bring back a dead man; revive a casualty; first aid roll; corpsman treats the wounded; patch up a fallen soldier; aid man sprinted then treats; can doc get my bren man up again; patch up one of my guys, what roll; do i heal on the shooting or moving card; doc ran first, is patching harder; how does a medic save men; can a medic bring back dead men; what does a medic roll; when can a medic heal',
  'bg:medic.5':
    'which squad does a healed man join; does a revived leader stay a leader; healed machine gunner gets his mg back; revived man goes to which squad; officer brought back is he still an officer; does a healed bazooka man keep his bazooka; patched up sergeant; doc saved a guy from another squad whose is he now; patched up sergeant, is he only a rifleman now; got my bren man back but no bren; which squad gets the man who was saved; where does a healed man go; healed leader, is he a leader; can a healed man shoot again; which unit gets the healed man',
  'bg:medic.6':
    "can the medic try again next turn; treat the same casualty twice; can my medic heal men of another squad; second attempt at first aid; first aid failed try again; corpsman treats another squad's wounded; how often may i try to save the same man; treat men of the neighbouring section; squad moved away from the body; doc rolled badly can he have another go; doc botched it, may he keep working on him; his squad left, may i still patch the body up; can doc help the other squad's man; my doc is british, may he treat a yank; can a medic try again; can a medic heal another unit's man; medic failed, once more next turn; how close must the medic be",
} as const satisfies Questions<typeof medicClauses>;
