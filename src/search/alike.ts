import { stemOf, stemsOf } from './stems.js';

/**
 * Words that players use for one another, whatever the rule system: a question about a panzer finds what is said of tanks, though
 * better what is said of panzers. A word stands in the first line that has it; what is said in several words has strokes.
 */
const ALIKE = `
man infantry foot guy bloke lad boy soldier troop trooper private squaddie fellow chap dude tommy grunt slogger footslogger figure rifleman mate pal model bod geezer warrior infantryman
unit squad section team platoon group band bunch party gruppe
shoot fire blast blaze volley spray pepper hose plink bang potshot pot-shot open-up open-fire plug snipe engage
tank panzer sherman tiger panther churchill cromwell stuart stug afv t34 armour armor vehicle
bren mg mg34 mg42 machinegun machine-gun lmg hmg mmg browning vickers maxim gunner spandau minigun chaingun dshk 50cal fifty-cal
smg submachinegun submachine-gun sten uzi thompson tommygun tommy-gun mp40 schmeisser
ak ak47 kalashnikov m16 stg44
leader leadership officer sergeant nco lieutenant captain commander boss chief sarge corporal skipper gaffer colonel subaltern
assault charge rush storm swarm pounce
melee brawl scrap scuffle punchup fistfight combat fight bayonet stab hand-to-hand hth h2h close-combat cc scrum tussle dust-up punch punch-up grapple cqb
run sprint dash hurry leg bolt jog gallop peg scoot hoof race scarper
walk stroll march amble
flee evade escape withdraw retreat disengage run-away run-off fall-back pull-back skedaddle
kill dead casualty lose destroy wreck eliminate slain perish wipe-out take-out knock-out blow-up corpse slay slaughter kia snuff kaput toast goner hulk
lorry truck wagon transport pickup
halftrack half-track apc carrier
hatch lid cupola
carry lug haul tote
push shove heave manhandle
jeep car kubelwagen
house building hut barn cottage farmhouse farm church factory village town villa shack cabin indoors inside city
bunker pillbox blockhouse strongpoint
gun cannon pak autocannon
tow hook hitch limber
foxhole trench dig entrench slit hole dugout barricade
wall hedge fence
wood forest tree jungle copse thicket orchard grove woodland
bush undergrowth bramble brush scrub shrub
rubble ruin debris
river stream brook lake creek
field meadow pasture
ship boat barge raft naval battleship landing-craft
hill slope ridge crest
board table tabletop
crop corn wheat cornfield maize
road highway
wire concertina
move movement
fast quick swift pace speed far distance reach range
slow hinder
allow may can permit legal
hurt damage cripple
wound injure
survive survivor alive
crew crewman tanker
back rear behind backside reverse backward
near close nearby next adjacent beside next-door neighbouring neighboring
edge border
suppress pin
valor brave heroic fanatic hero
morale nerve guts courage
test check
spot locate notice detect
price cost dear expensive pay cheap
medic doctor doc corpsman heal medevac
engineer sapper pioneer
bombardment barrage shell artillery howitzer stonk off-board off-table
plane aircraft airplane aeroplane airstrike air-attack air-strike air-support air-raid strafe bomb bomber stuka
helicopter chopper heli helo huey
radio wireless walkie signaller radioman
ammunition resupply
reinforcement reserve
weather rain snow fog storm winter frost mist blizzard
initiative
headquarters hq
flak antiaircraft aa
repair mend fix
mud swamp marsh bog quagmire
flare searchlight illumination starshell
molotov petrol-bomb sticky-bomb
wind windy breeze
supply resupply
demolition demolish satchel tnt dynamite gelignite
fuel petrol gasoline
gas poison
fatigue tired knackered weary
rotate spin pivot swivel about-face
marker token counter stone chit
horse cavalry horseman rider lancer hussar pony mule donkey nag steed
mount embark board
dismount disembark unload get-off hop-off jump-off climb-off
bicycle cycle bike pushbike cyclist
motorcycle motorbike
captive prisoner capture pow
surrender capitulate quit give-up
bazooka rocket launcher panzerschreck piat panzerfaust faust rpg one-man law
missile milan atgm
choose pick select
hit success
usual average normal standard ordinary typical
straggler remnant leftover survivor
finish end
pack deck pile
shuffle reshuffle
sword sabre katana blade
pistol sidearm revolver
crush squash flatten trample
explode explosion detonate
ford wade
swap exchange replace
crew tanker
gap space spacing
ambush overwatch reaction opportunity
los sight see view visible visibility line-of-sight
hear sound audible noise
talk speak speech voice shout yell
parachute para paratrooper parachutist chute jumper
climb cross vault hurdle
first begin start
end finish over
stop halt
stay remain
again repeat
small little tiny
flamethrower flamer flammenwerfer
burn flame brew ablaze alight
explosion explode blow
merge combine join adopt
split divide detach
rout break panic demoralise demoralize waver wobble
number many
friend own buddy
enemy his opponent foe baddie opfor hostile jerry german russian
target victim
order instruction command
kit gear equipment
vs versus against
victory victor
mine minefield booby-trap ied
alone lone lonely solo
sniper marksman sharpshooter
hide conceal
silent quiet stealth stealthy sneak tiptoe creep
dark night
scatter drift deviate stray
spotter observer
ring circle template
big large huge size
total sum tally
luck lucky chance random
elite veteran crack
poor green rookie recruit conscript raw rubbish militia
half halve
most maximum max limit cap
fail botch bounce whiff flub fluff flunk muff bungle refuse balk baulk
mp movement-point move-point
erect upright
save protect protection
throw toss lob chuck hurl
twice double
flank outflank enfilade
gully ravine gorge gulch nullah
smoke smokescreen phosphorus wp
grenade pineapple potato-masher
crater shellhole shell-hole
guard escort
immobilise immobile
consecutive successive
bonus advantage benefit perk
penalty malus drawback
draw flip
metre meter yard
zero 0 nil nought naught
two 2
one 1
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
eleven 11
twelve 12
fifteen 15
twenty 20`;

let groups: ReadonlyMap<string, readonly string[]> | undefined;
let phrases: ReadonlyMap<string, string> | undefined;

/** The stem of a word of the list: what is said in several words is one. */
const oneStem = (said: string) => stemOf(said.replaceAll('-', ''));

/** The stems that players use for one another, by each of them. */
const groupsOfStems = () => {
  const all = new Map<string, readonly string[]>();
  for (const line of ALIKE.trim().split('\n')) {
    const group = [...new Set(line.split(' ').map(oneStem))].filter((stem) => !all.has(stem));
    for (const stem of group) all.set(stem, group);
  }
  return all;
};

/** The stems that players use for this one: itself first among equals, and alone where there are no others. */
export const alikeTo = (stem: string): readonly string[] => {
  groups ??= groupsOfStems();
  return groups.get(stem) ?? [stem];
};

/** What is said in several words, by their stems: its stem as one. */
const phrasesOfStems = () =>
  new Map(
    (ALIKE.match(/\S+-\S+/g) ?? []).map((said) => [
      stemsOf(said.replaceAll('-', ' ')).join(' '),
      oneStem(said),
    ]),
  );

/** The stems of a text in its order; what is said in several words is one more behind them: `give up` is giving, up, and surrendering. */
export function saidIn(text: string): string[] {
  phrases ??= phrasesOfStems();
  const stems = stemsOf(text);
  return stems.flatMap((stem, at) => {
    const phrase = phrases!.get(`${stems[at - 1]} ${stem}`);
    return phrase === undefined ? [stem] : [stem, phrase];
  });
}

/** What a text is made of, each word once: of words that players use for one another the first. */
export const stemsMeant = (text: string): string[] => [
  ...new Set(saidIn(text).map((stem) => alikeTo(stem)[0]!)),
];

/** Pairs of neighbours in a text, whichever of the words alike were used: `who goes first` is about who begins. */
export const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${alikeTo(stems[at]!)[0]} ${alikeTo(stem)[0]}`);
