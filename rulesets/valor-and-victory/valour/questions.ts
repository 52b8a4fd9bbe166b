import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:16.3a':
    'valorous squad in close assault; double firepower in melee; berserk unit charges; heroic troops in hand to hand; brave squad in hand to hand twice as strong; valor marker firepower melee; fanatics in a charge; does heroism double the mg too; berserk troops storming; brave defenders fight harder in melee; my heroes rush in twice as strong; he doubled his brave squad when i stormed; do i double the bren of my heroes; valor men in a brawl how strong; valour in close assault; double firepower; what does valour do',
  'vv:16.3b':
    'brave squad shrugs off a hit; valorous unit ignores one casualty; valor against casualty points; heroic infantry takes losses; brave squad in melee shrugs off a loss; valor marker soaks damage; courage lets me disregard a hit; does a valiant leader ignore damage; valiant men free hit; medal winners take one less damage; why did his brave squad lose nothing from one hit; my heroes get hit first one free; valor chit and one point of damage; each attack or only once is it ignored; valour and casualties; ignore a hit',
  'vv:16.4':
    'does a half squad stay valorous; valor after losing half the squad; keep the valor marker when reduced; brave squad cut in half still brave; lose the valor marker after losses; heroic section flipped; does heroism carry over to the half squad; heroes lost half their men; courage after a step loss; my brave squad lost half is it still brave; flip the heroes do they stay tough; take off the valor chit when halved; cut down heroes keep their bonus',
  'vv:16.5':
    'hero counter; what is a hero; does a hero have a leader bonus; leader with a valor marker; heroic leader bonus; does a hero direct fire like an officer; one man army counter; heroic officer how does he lead; what do i do with a leader who got brave; does my hero still help others shoot; leader plus valor chit is called; is a hero stronger than an officer; heroes in close assault',
  'vv:beyond.16.2':
    'snake eyes when shooting; how does a squad become valorous; i rolled a natural two; valor check; create a hero; rolled snake eyes; double one shooting; how do troops become heroic; hero creation; battle hardening; lads may become heroes after a lucky roll; i threw two ones what do i get; my guys turned into heroes how; double ones with a bazooka at a tank; do all squads that shot get brave; who gets valour; how does a unit get valour; rolled a two',
  'vv:beyond.16.3':
    "valorous squad shooting; valor firepower bonus; brave unit fires a bazooka; what does a valor marker do in fire combat; valor marker shooting bonus; brave squad fires better; heroic bazooka team bonus; what does heroism do in a firefight; courage marker fire effects; medal winners shooting; my brave squad shoots what's better; heroes fire a bazooka at the tiger; plus one for the valor chit when shooting; do heroes hit tanks more easily",
} as const satisfies Questions<typeof clauses>;
