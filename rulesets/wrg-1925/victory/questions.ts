import type { Questions } from '../../../src/rules/book.js';
import type { victory } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:victor.1':
    'points for surviving troops at the end; do unused barrages count for victory; what do my remaining men score; points for my survivors; what is my army worth at the end; unused artillery counts; troops still alive victory points; leftover force; what are my own living men worth at the end; half the worth of what i still have; didnt use my artilery, points left; count up my living men at end; what are survivors worth',
  'wrg:victor.2':
    'victory points for kills; score for destroyed enemy tanks; how much are dead enemies worth; points for kills; vps for dead enemies; does enemy artillery he shot off count for me; tanks i brewed up score; body count score; what do i score for killing his tank; half the price of what i killed; knocked out his tiger, points; his used up barrage, do i score it; kills in victory points',
  'wrg:victor.3':
    'points for captured enemies; what is a prisoner worth; capturing an officer for victory points; captives worth victory points; vps for pows; captured officer worth how much; do we score his rifle if he surrendered; captured blokes scoring; captured a lieutenant, points; are prisoners worth more than dead; prisoners at the end of game scoring; men who gave up, victory value',
  'wrg:victor.4':
    'victory points for holding the village; score for objectives; capture the hill bonus; vps for taking the bridge; hold the village points; capturing hill score; mission points; flags held; points for holding the crossroads; took the bridge, how many points; who decides what the village is worth; hold the hill at the end bonus; points for the objective',
  'wrg:victor.5':
    'do used mines count as remaining; is a fired claymore expended; wire and mines at the final count; does a used claymore count at end; bangalore gone for scoring; minefield still worth anything; expended trip flares score; are laid obstacles lost points; do mines i laid still count at the end; claymore fired, does it still count; are my laid mines lost for the count; wire i put down, worth points at end; unfired claymore at the end',
  'wrg:victor.6':
    "double value of defenders at the end; killing defending troops score more; defender's extra points in victory; killing dug in men worth double; do doubled men count double for kills; scoring of troops that cost twice; attackers get extra for killing defenders; is killing a defender worth more; his defenders cost double, do i get double; my doubled men, how do they count; extra points for defending counted twice; killing a defender scores how many",
  'wrg:victor.7':
    'are bunkers worth victory points; trenches held at the end; points for fortifications kept; trenches worth vps; who scores the pillbox; captured bunker points for attacker; bunker lost at the end; still holding my dugout scoring; does the attacker score a pillbox he took; i took his bunker, do i score; lost my trench, points gone; bunker still manned at end; field works in the victory count',
  'wrg:victor.8':
    'what are rescued prisoners worth; freed POWs in the final score; escaped men without guns points; freed captives scoring; rescued men worth what; escaped pow at end of game; runaway captive lost his rifle points; my men escaped from captivity what are they worth; my capturd men got away, what worth; they escaped without rifles, points; rescued prisoners in the count; escapees at the final tally',
  'wrg:victor.9':
    "who wins the game; tournament winner; how is victory decided; higher score wins; who wins a tournament; competition winner; most points wins at the show; tie break in a tournament; club event result; who won the tournament game; who's the winner at a show; ive more points so i win; tournament result how; biggest total wins; who won; who is the winner",
  'wrg:victor.10':
    'when is it a draw; close result in a club game; margin needed to win; is it a tie; how much lead to win; close game who won; narrow margin; club night result; marginal victory; five points more, have i won; did i win or is it a tie; how much ahead must i be to win; ten percent lead',
  'wrg:notes.1':
    'hidden deployment on a map; set up an ambush in secret; when are concealed units placed on the table; can I start the game hidden; hidden setup; ambush deployment; when do my hidden men go on the table; blinds like chain of command; off board concealment; map marks for secret squads; may my men start off the table unseen; when must i put my hidden pak down; ambush from map, when revealed; hidden squad fired, show it',
  'wrg:notes.2':
    'elite or green troops; veteran and conscript quality; better trained soldiers modifiers; national characteristics; elite troops; green recruits; can i have ss or guards; conscripts morale; better trained soldiers; my ss should be better than his conscripts; rate my paras as elite; may we give green troops a minus; are all soldiers equally good',
  'wrg:notes.3':
    'average dice; less extreme dice option; using 2 3 3 4 4 5 dice; less swingy dice; dice with two to five; avdice allowed; reduce luck with special dice; can we use averaging dice instead; 233445 dice, can i use them; fewer ones and sixes dice; swap normal dice for averaging ones; dice without 1 and 6',
  'wrg:notes.4':
    "can we house rule better weapons; should a tiger's gun be stronger; changing weapon ratings; can i change gun stats; house rules for guns; make the mg42 better; tiger 88 should be stronger; tinker with firepower; my rifle deserves more; 88 should hit harder, house rule; tiger too weak in these rules; may we change the mg42's points; my gun was better in real life",
  'wrg:notes.5':
    'scenario ideas; what mission does each side get; setting objectives for the game; attack or rearguard scenario; what scenario to play; mission ideas; what should each side try to do; rearguard game; recce scenario; setting up a balanced battle; what should we play tonight; one side delays, the other attacks; what is each side supposed to achieve; ideas for a small fight',
} as const satisfies Questions<typeof victory>;
