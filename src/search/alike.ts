import { stemOf, stemsOf } from './stems.js';

/**
 * Words that players use for one another, whatever the rule system: a question about a panzer finds what is said of tanks, though
 * better what is said of panzers. A word stands in the first line that has it.
 */
const ALIKE = `
man infantry foot guy bloke lad soldier trooper fellow chap dude tommy grunt slogger figure rifleman mate pal model
unit squad section team platoon group band bunch party gruppe
shoot fire blast blaze volley open spray pepper
tank panzer sherman tiger panther churchill cromwell stuart stug afv t34 armour armor vehicle
bren mg mg42 machinegun lmg hmg mmg browning vickers maxim gunner
smg submachinegun sten uzi thompson tommygun mp40 schmeisser
ak ak47 kalashnikov m16 stg44
leader leadership officer sergeant nco lieutenant captain commander boss sarge corporal
assault charge rush storm
melee brawl scrap punchup fistfight combat fight bayonet stab
run sprint dash hurry leg bolt jog
walk stroll march amble
flee evade escape withdraw retreat disengage
kill dead casualty lose destroy wreck eliminate
lorry truck wagon transport
halftrack apc carrier
jeep car kubelwagen
house building hut barn cottage farmhouse shack cabin indoors inside
bunker pillbox blockhouse strongpoint
foxhole trench dig entrench slit hole
wall hedge fence
wood forest tree jungle copse thicket
river stream brook
fast far distance reach range
allow may can permit legal
hurt damage cripple
back rear behind reverse backward
suppress pin
morale nerve guts courage
test check
spot locate notice detect
price cost dear expensive pay
medic doctor heal
engineer sapper
bombardment barrage shell artillery howitzer stonk
plane aircraft airstrike strafe bomb stuka
helicopter chopper heli helo huey
radio wireless walkie
turn round rotate spin
marker token counter stone
horse cavalry horseman rider mount pony mule donkey
bicycle bike pushbike
motorcycle motorbike
captive prisoner capture pow
surrender give
bazooka rocket launcher panzerschreck piat panzerfaust rpg
missile milan atgm
choose pick select
ambush overwatch reaction opportunity
los sight see view visible
parachute paratrooper drop jump jumper
climb cross
first begin start
flamethrower flamer flammenwerfer
burn flame brew ablaze alight
merge combine join
rout break panic
number many
friend own buddy
enemy his opponent
vs versus against
mine minefield
alone lone
hide conceal
dark night
erect upright
save protect protection
throw toss lob chuck hurl
twice double both two 2
one 1
three 3
four 4
five 5
six 6`;

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/** The stems that players use for one another, by each of them. */
const groupsOfStems = () => {
  const all = new Map<string, readonly string[]>();
  for (const line of ALIKE.trim().split('\n')) {
    const group = [...new Set(line.split(' ').map(stemOf))].filter((stem) => !all.has(stem));
    for (const stem of group) all.set(stem, group);
  }
  return all;
};

/** The stems that players use for this one: itself first among equals, and alone where there are no others. */
export const alikeTo = (stem: string): readonly string[] => {
  groups ??= groupsOfStems();
  return groups.get(stem) ?? [stem];
};

/** What a text is made of, each word once: of words that players use for one another the first. */
export const meantBy = (text: string): string[] => [
  ...new Set(stemsOf(text).map((stem) => alikeTo(stem)[0]!)),
];

/** Pairs of neighbours in a text, whichever of the words alike were used: `who goes first` is about who begins. */
export const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${alikeTo(stems[at]!)[0]} ${alikeTo(stem)[0]}`);
