import type { Questions } from '../../../src/rules/book.js';
import type { afvTest } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:afv.1':
    "when does a tank test morale; tank morale check; vehicle reaction under anti-tank fire; do tank crews get scared; when do tank crews check morale; bazooka missed my tank do i check; tank morale timing; do panzers check for rifle fire; tank is shot at check at once; the tank got shot at but survived what now; sherman got shot at, does it test; panzerfast missed, must the tiger roll; rifles hit my tank, test at end of turn; when do i roll for a tank's nerve; tank morale; when does a tank test",
  'wrg:afv.2':
    'tank shot at twice how many tests; two vehicle tests at once; double morale check for a tank; tank must check twice the same moment; two at guns shoot my tank double check; both triggers one roll; duplicate tank morale check; do i check the tank again straight after; two paks shot, test twice; tank just tested, test again at turn end; is one tank test enough; tank has to test again now',
  'wrg:afv.3':
    "how many dice for a tank's morale; roll 2d6 for the vehicle; AFV reaction roll; what dice for tank morale; tank nerve throw; 2d6 tankers; how do i roll crew morale for armour; tank morale how many dice; 2d6 or 3d6 for my sherman; tank nerve roll, which dice; add two dice for a vehicle; dice for panzer reaction",
  'wrg:afv.4':
    "bonus for a tank on the move; driving tank test modifier; rolling AFV keeps its nerve; driving tank bolder; moving panzer nerve; tank on the go morale bonus; rolling armour steadier; does driving along help tank crew courage; my sherman's moving, plus one; tank rolls on, bonus to nerve; keep driving to be braver; tiger moved this turn, test modifier",
  'wrg:afv.5':
    "tank supported by infantry; infantry screen near the tank; foot soldiers close to the AFV bonus; our foot soldiers near the tank help; tank escorted by lads on foot; panzergrenadiers close support nerve; infantry escort morale tank; lone tank no infantry; do the lads walking beside the tank help it; riflemen walk with my sherman, bonus; tank alone without infantry near; my squads 40 metres from the tank; infantry riding along helps the tank's test",
  'wrg:afv.6':
    'another tank nearby helps; wingman tank bonus; platoon of tanks close together; other tank nearby lifts morale; wingman tank; second sherman alongside; tank troop sticking together nerve; another panzer next to mine; does a buddy tank count if it is weaker; second tiger close by, plus; two shermans together braver; is a stuart good enough to support my sherman; another tank within 100 meters',
  'wrg:afv.7':
    'friends in front of the tank; tank not leading the advance; troops ahead of the vehicle modifier; our men in front of the tank; scouts leading tank braver; somebody forward of us bonus; tank following others nerve; someone leads the way tank nerve plus; someones in front of my tank, plus; my tank leads, no bonus; infantry goes ahead of the sherman; friends further forward than the panzer',
  'wrg:afv.8':
    "friends shoot the gun attacking my tank; covering fire for a tank; supporting fire on enemy AT guns; someone else is shooting the pak; our mortar suppresses the gun that fights our tank; help against the tanks foe; covering fire for panzer morale; our pak shoots the tank that shoots ours; our mortar hits the pak shooting my tank; others shoot at what fights my tiger; friends suppress the 88, tank's plus; my squad fires at the bazooka team hunting the tank",
  'wrg:afv.9':
    "tank hit by small arms or artillery; bullets rattling on the tank test; MG fire or shelling on a tank's nerve; artillery falls on tank nerve; mg bullets rattling on tank; tank under rifle fire morale; shelling a panzer shakes crew; small arms on tank penalty; tank shelled by howitzers minus nerve; mg42 hits my sherman, minus one; shells fall round the tiger, nerve; small arms can't hurt it but scare the crew; tank peppered with rifle bullets",
  'wrg:afv.10':
    'halted tank test penalty; parked vehicle morale modifier; stopped AFV under fire; halted tank morale penalty; sitting still tank nerve; parked panzer check; tank not driving minus; does standing in ambush hurt tank morale; my tank stood still, minus; tiger halted this turn test; is a parked sherman more nervous; tank in ambush, not moving',
  'wrg:afv.11':
    'tank sees friends falling back; retreating neighbours affect tank crews; friendly rout seen by an AFV; tank crew sees own side falling back; other panzers pulling back; our infantry running tank nerve; withdrawal of mates shakes tankers; tank crew watches mates run away; our men run back, sherman crew sees it; another tank backed off, minus one; tank crew saw friends go back; infantry falls back past the tiger; do tanks stop when friends burn; friendly tanks pull back',
  'wrg:afv.12':
    'near misses scare the tank crew; tank morale per anti-tank shot strength; bounced AT rounds modifier; at fire strength lowers tank nerve; heavy incoming shells at tank morale; near miss by 88 penalty; several at guns aim at my tank nerve; pak scored eight on my tank morale minus; bazooka shot scored 6, tank nerve minus 6; minus one per point of that pak shot; near miss from a panzerfaust test; why is my tanks score so low after at fire',
  'wrg:afv.13':
    "other tanks destroyed hurts morale; losing half the tank platoon; friendly AFV brewed up modifier; losing tanks lowers morale; three shermans brewed already; our other panzers are dead; wrecked platoon mates tank nerve; do lost tanks count all game; only one tank left of five scared; we've lost two shermans, minus; third tiger knocked out, others scared; minus for each tank lost; dead friendly tanks and nerve; tanks lost and the others' nerve",
  'wrg:afv.14':
    'tank ambushed by a hidden AT gun; bazooka from nowhere tank test; unseen anti-tank fire shock; tank ambushed; hidden 88 opens up; pak nobody saw shoots tank morale; unseen bazooka first shot nerve; tank walks into at ambush; bazooka nobody spotted shoots my tank; hidden panzerfaust fires, sherman shocked; 88 nobody spotted fires at my tank; tank surprised minus two; ambushed by at gun, crew nerve',
  'wrg:afv.15':
    "tank commander killed morale; vehicle leader wounded modifier; headless tank crew; tank commander dead; tc shot crew nerve; turret boss hit morale; sergeant of tank wounded; commander sniped tank still fights; tank commander killed; sniper shot the tanks comander, now what; commander dead, tank test minus three; can a tank go on without its commander; nco in the turret's been hit",
  'wrg:afv.16':
    "tank close to woods or buildings; tank scared at night; tank being close assaulted modifier; armour in built-up areas test; tank near trees scared; panzer in town streets; tank in the dark nerve; infantry swarm my tank morale; close terrain without clearing tank; tank hunters near; tiger near a wood, minus three; sherman drives into the village, crew nervous; sticky bomb attack, tank crew's nerve; tank at night minus",
  'wrg:afv.17':
    "how long does a tank's result last; when does the vehicle test take effect; tank stunned for how many turns; how long does tank morale outcome last; when does tank outcome end; tank checked mid turn effect; does tank stay shaken; is the tank stuck with that morale all turn; until when must my tank obey the result; sherman tested mid turn, act now; end of turn test counts next turn; how long is the tank shaken",
  'wrg:afv.18':
    'tank must charge forward; top score on the tank test; forced vehicle advance; tank rolled 11; tank must charge; overbold tank; panzer forced forward; crew with high score; must i drive forward on a high tank roll; rolled 10 for my tank, must it go; tiger has to go forward against my will; i want my sherman to stay but rolled 12; tank runs off forward by itself',
  'wrg:afv.19':
    'tank stops at the next hull-down spot; tank test seven or eight; how far may a cautious tank go; tank rolled 8; tank only to next hull down spot; cautious armour; bounding to cover; tank nerve 6 how far may i go; may the tank move up to the next hedge; rolled 9 for the sherman, how far; tank may go to the next wall only; 5 on a tank test, can it move up; stop at next cover with the tiger',
  'wrg:afv.20':
    'tank refuses to advance; tank test three; halt result for armour; tank rolled 3; tank refuses to go on; armour halts; panzer stays put; tank nerve of 2; tank will not go on; rolled 4 my tank wont go; sherman stays where it is, may it fire; 1 on tank test, advance forbidden; stops me from driving the tank forward',
  'wrg:afv.21':
    'tank backs off while shooting; tank retreat in reverse; negative vehicle test result; tank rolled minus 3; panzer backs off; tank pulling back shooting; tank must fall back; withdraw facing the enemy; can my tank shoot while backing away; rolled minus 2, sherman backs up firing; must my tank go back; tiger reverses away, can it shoot; tank has to leave but keeps facing them',
  'wrg:afv.22':
    'tank routs; tank flees behind smoke; worst vehicle test result; turn tail and hide the tank; tank rolled minus 7; panzer flees; tank bolts behind smoke; armour routs; tank runs to hide; do i have to run and pop smoke with the tank; rolled minus 8 with the tank; sherman turns tail and pops smoke; must the tiger drive off and hide; tank runs until out of sight; missed morale of tank, withdraw; tank runs away',
} as const satisfies Questions<typeof afvTest>;
