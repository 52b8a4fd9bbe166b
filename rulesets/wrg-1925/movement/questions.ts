import type { Questions } from '../../../src/rules/book.js';
import type { movement } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:foot.1':
    'how far can infantry move; soldier movement rate per turn; how far is a sprint or dash; how fast do men crawl; running distance on foot; infantry move how far; crawling distance; sprint distance; man wading across a stream speed; running speed foot; pushing a gun how far; crawl on belly how many meters; can he reach that wall this turn on foot; climbing a wall with his hands how far; sprint 30 metres or 75 difference',
  'wrg:foot.2':
    'can infantry move and shoot; fire on the move; advance and fire in the same turn; shoot while walking; can i shoot after moving; advance and fire; run and gun allowed; which pace lets infantry shoot on the go; assault fire while advancing; may a running rifleman shoot; can my lads walk 50 and still fire; his riflemen moved and shot, is that allowed; garand men advance firing; at what speed can riflemen still shoot',
  'wrg:foot.3':
    'how many men to push a gun; can the crew shove the anti-tank gun by hand; moving a towed gun without a vehicle; manhandle a wheeled gun; how many blokes to push a pak; gun crew of two can they shift it; moving an at gun by hand; dragging the 6 pounder; can they wheel the vickers forward; two lads left on the gun can they still push; can two men shove the pak; push the 6 pounder 15 meters; roll the anti-tank gun out of sight by hand; not enough men to drag the gun',
  'wrg:foot.4':
    'infantry difficult terrain penalty; crossing a wall or hedge on foot; movement cost for getting out of a truck; how much slower in woods or uphill; time to set up a mortar or HMG; going through trees on foot slows me how much; climbing over a fence cost; hopping out of the halftrack costs movement; moving room to room; uphill penalty infantry; setting up the tripod mg takes movement; get stuck in barbed wire how much slower; hop in the truck takes how much; clamber over a hedge with my squad; minus for men walking uphill',
  'wrg:foot.5':
    'how far with a heavy load; encumbrance from carrying a mortar; men lugging the HMG tripod; carrying part of a heavy weapon; hauling mortar parts slows men; carrying the baseplate; ammo bearer with tripod speed; broken down machinegun on foot; lugging a missile pack; my bloke carries the mortar tube how slow is he; carrying the mg34 tripod slows him; three men sharing a mortar; why is my mortar man slower; heavy pack third of the missile set',
  'wrg:foot.6':
    'can I sneak up quietly; stealth movement; how fast is creeping silently; can I shoot while sneaking; sneaking up on a sentry; tiptoe past; creep quietly at night; stealth move; can sneaking troops shoot; moving without noise; creep up without being heard; sneak halfway then fire, legal; my patrol wants to keep quiet; half speed for sneaking men',
  'wrg:foot.7':
    'who can run at the double; can a machine gunner double; run and throw grenades; may my radio operator run; can a bren gunner run; bazooka man running fast; run flat out with mortar allowed; throw a grenade while running fast; who can sprint 75; double time with a flamethrower; can the bazooka man run 75; my mg42 team wants to run; why cant i fire after running flat out; riflemen on the double, grenades too',
  'wrg:foot.8':
    'how often can I run at the double; double time two turns in a row; men tired after running; consecutive turns of doubling; how often can they run; sprint every turn allowed; two turns running in a row; tired after running; jogging again next turn; do they need a rest after sprinting; he ran twice in a row, is that cheating; how many turns till they can run again; run again next turn; puffed out men, when can they double',
  'wrg:vehicle.1':
    'how fast does a tank move; truck movement rate; vehicle speed at night; how far can a jeep drive and shoot; top speed of vehicles; how fast do tanks go; tank speed; jeep driving at night; lorry top speed; car movement allowance; drive and shoot how far; my sherman wants to move and fire how far; driving at night in moonlight how far; top speed of a jeep flat out; tiger driving in the dark',
  'wrg:vehicle.2':
    'how fast can a tank back up; vehicle reverse speed; amphibious vehicle in water; horse movement rate; how far does cavalry ride; tank backing up distance; cavalry speed; galloping trooper; dukw afloat speed; duplex drive tank in water; reverse gear; back up the tiger how far; how fast does a horse gallop; dukw swims how far; reverse out of there distance',
  'wrg:vehicle.3':
    'buttoned up tank speed; driving with hatches closed; is an AFV slower when closed down; hatch shut movement penalty; buttoned up tank slower; hatches shut speed; bu movement penalty; closed hatch driving; crew has lids down does it slow; do i lose speed with all hatches closed; shut the hatches how much slower; is my sherman slower buttoned; minus 40 closed down; commander ducks inside, does tank lose speed',
  'wrg:vehicle.4':
    'can a tank cross a hedge or wall; vehicle difficult terrain penalty; time for troops to mount up or disembark; cost of starting the engine from a standstill; can a tank drive through brush; tank going over a hedge; loading infantry onto a truck costs how much; starting engine; pull away from standstill; bocage crossing by tank; hooking up a gun to the tractor; sherman crashes through a hedge; get going from a standstill tank penalty; stop and let the squad jump off; lorry climbs a steep hill',
  'wrg:vehicle.5':
    'how much does a vehicle turn cost; pivot or wheel a tank; turning circle for vehicles; sharp corner driving penalty; tank swings round how much movement lost; how many times can a vehicle change direction; driving round a corner; pivoting ninety degrees; turn cost; tank wants to turn around and go; every bend in the road slows my truck; swerve the jeep how much lost; tank spins on the spot; two turns in one go how much off',
  'wrg:vehicle.6':
    'bicycles cross country; how fast is a bike off road; pushing cycles over rough ground; bikes across country; cycling in a field; bicycle infantry cross country rate; push bike on grass; bicycles in the mud; bike off the road how slow; pedalling over a meadow; push bikes through a field half speed; does a bicycle need a hard road',
  'wrg:vehicle.7':
    'who looks after the horses; dismounted cavalry holding horses; do I lose horses left alone; who looks after the mounts; cavalry get off to fight; leaving horses unattended; dismounted dragoons how many stay behind; horses run off; my troopers got off who keeps the animals; do i need someone to hold the horses; cavalrymen jump off, horses gone; one in three stays behind with horses; my horses vanished why',
} as const satisfies Questions<typeof movement>;
