import type { Questions } from '../../../src/rules/book.js';
import type { antiTank } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:antitank.1':
    'what can penetrate a tank; armour penetration of a bazooka; which weapons kill armour; panzerfaust or PIAT against a tank; anti-tank gun penetration; what can kill a tank; bazooka against tank; can a pak hurt a panzer; which weapons penetrate; piat versus tiger; does a rifle hurt tanks; can a panzerschreck hurt a sherman; 88 against sherman how many points; can rifles or brens damage a tank; whats any good against a tiger',
  'wrg:antitank.2':
    'tank versus tank shooting; tank gun against armour; my sherman fires at a panzer; how good is an AFV cannon against tanks; tank shooting at tank; sherman vs panther gun power; main gun duel; tank cannon penalty against armour; tank versus tank firing; is a tank gun worse than its chart against armour; my sherman shoots a tiger, minus two; 75mm tank gun against armour points; tank shell points drop versus another tank; panther fires at t-34',
  'wrg:antitank.3':
    'can a .50 cal hurt a tank; heavy machine gun against armoured cars; 20mm autocannon against a half-track; what can a 12.7mm MG knock out; fifty cal against armoured car; can a 20mm hurt a tank; .50 browning on halftrack; autocannon against light tank; oerlikon penetrate; bren against armoured car; can my .50 kill a halftrack; 20mm against a sherman useless; mg42 shoots at a tank, any effect; 15 tons limit for heavy mg',
  'wrg:antitank.4':
    'side armour bonus; flank or rear hit on a tank; shoot the tank in its side; side armour shot; shooting a tank from behind; rear hit bonus; hit it in the side; thin side of a panzer; angle of hit; i shot it in the side, bonus; got behind the tiger, better chance to kill; hit in flank or front, which angle; rear of the panzer plus one',
  'wrg:antitank.5':
    'thin armour easier to kill; bonus against light tanks; armoured car or APC target modifier; small tank easier to kill; tankette bonus; is a stuart thin skinned; armoured car easier kill by year; weak armour; bt-7 in 1940; stuart or armoured car easier to kill; is my halftrack light armour; shooting at a bren carrier, light tank bonus; 15 ton tank in 1943 counts light',
  'wrg:antitank.6':
    'harder to hit a moving tank; fast target modifier against vehicles; shooting at a speeding AFV; fast moving tank harder to hit; moving panzer penalty to hit; shooting at a driving tank; speeding armour; enemy tank drove across my front; target tank drove far this turn minus; tank drove fast when i shot at it; sherman sped past my pak; moving target tank minus one; did the tank go 50 meters',
  'wrg:antitank.7':
    "anti-tank gunner being shot at; suppressed AT gun accuracy; firing at a tank while under fire; at gun crew being shot at accuracy; shooting back while shelled; suppressed at gun; my pak is taking hits aim worse; bazooka man under mg fire shooting tank; is my pak less accurate while being machinegunned; they're shooting at my pak crew while it fires; mg rattles on my at gun, worse aim; tiger gets shot at while it shoots; bazooka man being shot at, minus",
  'wrg:antitank.8':
    'AT gun crew caught by an ambush; gunner surprised by hidden enemies; tank ambushed shoots back worse; ambushed tank returning fire aim; unexpected shot spoils our aim; my gunner is taken unawares; gun shot at by an unseen enemy accuracy; nasty surprise for the at gunner minus; we were surprised, does our shot suffer; hidden gun hit us first, firing back minus; my 88 got ambushed and returns fire; minus for shooting tank when startled',
  'wrg:antitank.9':
    'thick armour harder to kill; shooting at a tiger tank; heavy tank modifier; which tanks count as heavy; king tiger modifier; big tank tougher; is a churchill a heavy; is a kv-1 tough in 1941; tiger in 1943 is it harder to kill; is a tiger harder to knock out; 55 ton tank minus one; king tiger armor bonus; why minus against that big tank',
  'wrg:antitank.10':
    'tank hull down; tank behind a hedge or wall; vehicle in cover modifier; hull down tank; tank behind a hedge harder to hit; panzer poking round a house; turret down; half hidden armour penalty to hit; only the turret shows above the wall; sherman half behind a wall, minus; tank in bushes harder to kill; only its turret sticks out over the ridge; tiger peeks round the corner',
  'wrg:antitank.11':
    'tank firing on the move at armour; AT penalty for a firer that moved; shoot and scoot with a tank gun; tank shooting after it drove penalty; shoot on the move tank accuracy; stabiliser or not; bazooka man who walked then shoots; tank halts to fire; my tank drove then shot what minus; my sherman moved then fired, minus two; bazuka man ran up and fired; gun moved this turn before shooting a tank; is my aim worse because i drove',
  'wrg:antitank.12':
    "shooting a tank through smoke; target vehicle popped smoke modifier; tank hidden by its smoke dischargers; tank behind its own smoke; shooting armour through smoke dischargers; smoke grenade covering the tank; smoked panzer harder to hit; shooting at a tank that popped smoke; he popped smoke, can i still hit the tank; smoke in front of the tiger, minus two; shoot at a sherman behind its smoke; target's smoke protects it from my pak",
  'wrg:antitank.13':
    'one roll for two anti-tank guns; how many dice against a tank; d6 for every bazooka shot; do AT shots add together; two bazookas at one tank do i add up; roll to hit a tank; each pak rolls on its own; combine at guns against one tank; tank kill roll procedure; may i combine three bazookas into one roll; add a die to each bazooka; one die per anti-tank weapon; can two paks add their points; three panzerfausts fire, roll three times',
  'wrg:antitank.14':
    'what do I need to knock out a tank; score to destroy an AFV; tank kill number; is there partial damage to tanks; what do i need to kill a tank; penetration number; brewed up score; is my sherman dead; tank hit but only 7; where does the wreck stay; is the tiger dead with 8; total 7, nothing happens to the sherman; need 8 to blow it up; tank hit, where does it stop',
  'wrg:antitank.15':
    'infantry assault on a tank; satchel charge or molotov against a tank; tank in an artillery barrage; close assault armour with sticky bombs; flamethrower on a tank; tank under artillery; infantry assault on tank; sticky bomb attack; molotov thrown on panzer; flamethrower against armour; satchel on tank tracks; my men swarm the tiger with sticky bombs; threw a molotov on his tank; blow up a tank by hand with a satchel; artillery shells fall on my shermans, am i dead',
  'wrg:antitank.16':
    'does the tank brew up; knocked out tank on fire; chance that a wreck burns; ammo explosion in a dead tank; does the dead tank catch fire; tank brews; blazing panzer chance; wreck in flames or only smoking; flaming sherman; is the wreck on fire; shermans knocked out, does it burn; tank blown up, flames or not; 1 to 3 the wreck burns; ronson catches fire',
  'wrg:crew.1':
    "do tank crews bail out; crew survival in a destroyed tank; what do bailed-out crew carry; how many crewmen get out alive; bail out; do tankers survive; my sherman is dead what about the driver; tankers get out of the wreck; crew survival; bailed crew armed with what; sherman hit, do the crew get out; jump out of the burning tank; my tankers escape with what weapon; roll of 2 the driver's dead",
  'wrg:crew.2':
    'bailed-out crewmen throwing grenades; grenades for tankers on foot; bailed tankers throw grenades; do tankmen have hand bombs; escaped driver grenade; unhorsed tank men explosives; can bailed out tankers frag someone; tank driver on foot tosses a grenade; do tankers take grenades along; bailed out men want to granade; no pineapples for tank men outside',
  'wrg:crew.3':
    'infantry riding in a destroyed APC; tank riders when the tank is killed; passengers survive a knocked out half-track; tank riders when the tank dies; infantry inside a destroyed halftrack; squad in apc hit do they survive; desant troops killed; passengers get out of wreck; lads riding on the tank when it blew up; squad inside the half track when it blows up; my men sat on the tank and it got hit; passengers jump off a hit tank; infantry escapes the wreck on 3',
  'wrg:crew.4':
    'save the mortar from a burning carrier; heavy weapons in a destroyed APC; carried MG lost with its vehicle; mortar inside the destroyed halftrack; can i save the hmg from wreck; gear lost in burnt apc; salvage mg from destroyed carrier; what happens to the mortar in the dead halftrack; can we grab the mortar out of the wreck; leave the tripod mg in the burning halftrack; vickers was in the carrier, lost; heavy gear in a knocked out apc',
  'wrg:crew.5':
    'snipe the tank commander; shoot men in an open-topped half-track; commander unbuttoned under small arms fire; can I hit crew in the hatch; tank commander sniped; shooting the man in the turret hatch; halftrack gunner exposed; unbuttoned commander hit by rifle; open top carrier men shot at; ce crew vulnerable; shoot the guy sticking out of the turret; halftrack men shoot over the side, are they targets; peek out of the hatch and get shot; man on the .50 exposed',
} as const satisfies Questions<typeof antiTank>;
