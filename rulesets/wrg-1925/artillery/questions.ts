import type { Questions } from '../../../src/rules/book.js';
import type { artillery } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:offtable.1':
    'when can I use off-board artillery; planned bombardment before the game; prep fire on a set turn; ways to use an air strike; how can artillery be used; planned barrage; timed bombardment before h hour; air strike with the drop; who gets to use guns behind the board; preplanned fire; when can i drop shells on them; may the artillery come at a set time; stonk planned for turn 4; bombers help my paras land',
  'wrg:offtable.2':
    'how long until artillery arrives; calling in a fire mission; FO with radio calls for fire; time for the barrage to land; who can call in an airstrike; how long until the shells arrive; foo calls artillery wait; forward observer needs a wireless; call for fire time; when does my barrage land; i called for artillery this turn when does it come; radioed for guns, how many turns to wait; foo sees a tiger, calls the guns; three turns before shells fall; observer needs radio next to him',
  'wrg:offtable.3':
    'adjusting artillery fire; how long to shift the barrage; walk the shells onto target; correct fall of shot; shift the barrage; adjusting shells onto target; shells fell in the wrong place move them; walk the fire; repeat with adjustment how long; barrage missed how long to move it; missed, shift it left 100, how long; move the shells a bit, one turn; correct the artillery onto the pak; next rounds closer, what delay',
  'wrg:offtable.4':
    'how many targets can I pre-register; time to range in the guns; ranging shots beforehand; zeroing artillery on target points; ranging in beforehand; how many points can the fo zero; reference points for artillery; preset aim points time; trp setup; how many zeroed spots may i have; foo zeroes in on five spots how long; register the crossroads before the attack; two turns per extra registered point; may i register a sixth target',
  'wrg:offtable.5':
    "does registering use up support points; do ranging rounds hurt anyone; can the enemy notice registration shots; does ranging in cost anything; can opponent tell i am zeroing; do ranging shells hurt anyone; spotting rounds warn the enemy; ranging shots free; do i pay points for zeroing the guns; he's registering, do my men hear it; does ranging fire kill anyone; do registration shells use up my points; shells land but nobodys hurt, why",
  'wrg:offtable.6':
    'faster fire on a pre-registered target; delay on a registered point; quick barrage on a known target; barrage on zeroed spot how quick; prepared aim point speed; artillery onto a trp; shells onto spot already ranged in; quick barrage on a prepared spot; crossroads already registered, how soon do shells fall; one turn wait on a registered spot; pre-zeroed fire quicker; how fast on target number two',
  'wrg:offtable.7':
    'can a sergeant call in artillery; private calling for mortars by radio; no trained FO available; artillery called by a platoon officer; can a private call artillery; sergeant on the wireless asking for shells; no foo left who else can call; platoon commander requesting barrage time; corporal directs the bombers; rifleman with a radio calls for shells; my sargent calls the artillery, extra delay; ordinary private on the radio, 3 turns more; lieutenant instead of foo how much longer; corporal asks for shells, how late',
  'wrg:offtable.8':
    'do bigger guns hit harder off-table; aircraft instead of artillery support; calibre of off-board support; difference between off-table mortars and 155mm; are bombers and howitzers the same; stuka strike effect; does calibre matter for big guns behind; 25 pounders vs 155s; rockets or planes differ from guns; does it matter whether i buy planes or howitzers; is a stuka as good as a battery; do 155s hurt more than 25 pounders; typhoon rockets or mortars off table same; battalion mortars vs artilery off the table',
  'wrg:offtable.9':
    "size of an artillery barrage; how big is the beaten zone; bombardment template; area hit by an off-board stonk; how big is the barrage template; bombardment footprint; artillery spread; where exactly do the shells fall; can i angle the barrage rectangle; blast zone size; 80 by 150 rectangle; are my men inside the shelled area; can he turn the barrage sideways; where's the centre of the bombardment",
  'wrg:offtable.10':
    'who is hit inside the barrage; do several squads under artillery count together; one roll for all units in the bombardment; friendly fire from my own artillery; barrage hits several squads; do friends in the barrage count too; different squads under shellfire resolved together; everyone beneath the template; split the shelling per unit; three squads beneath one barrage roll separately or together; shells hit my own men too; two squads in the barrage, one target; everybody under the shells one lump; is my squad under it counted with the others',
  'wrg:offtable.11':
    'how strong is an artillery barrage; firepower of off-board guns; effect of off-table mortars on infantry; how strong is artillery; barrage firepower number; shelling how many points to hit; bomber strength on infantry; howitzer damage; 100 points of bombardment is how powerful; 50 points of shelling gives what; treble barage gives how many fire points; barrage of 100 points effect on squad; 25 points of fire, where from',
} as const satisfies Questions<typeof artillery>;
