import type { Questions } from '../../../src/rules/book.js';
import type { smoke } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'wrg:light.1':
    'how can I see at night; infra-red or starlight scopes; sources of light in a night battle; searchlight on a tank; how do i see at night; ways to light the battlefield; starshell or searchlight; night goggles types; searchlight tank; seeing in the dark gear; its dark, what helps me see; can a searchlight light him up; starlight scope, infrared, flares, which exist; stops me from being blind at night; dark night vision; how do we see in the dark; night fighting',
  'wrg:light.2':
    'which vehicles have night vision; does my squad have IR goggles; do tanks come with searchlights; does my tank have infrared; which troops have night scopes; do my leopards come with ir; is a starlight scope automatic; panther with ir in 1945; do i get night sights for free; has my sherman got night sights; infrared for my men, must the model show it; panther with ir kit; who gets night vision gear for free',
  'wrg:light.3':
    'trip wire flare; tripping a flare wire at night; how big an area does a flare light; tripped a wire in the dark; wire tripped how big is the glow; flare goes off; patrol sets off flare; how long does the tripped flare glow; patrol walks into a wire and a light comes on; walked into a trip wire, light on; how wide does the trip flare shine; flare on a wire, one turn; 20 metres of wire touched; tripwire flares',
  'wrg:light.4':
    'mortar star shell; mortar flare radius; lighting up the dark with mortars; mortar flare size; starshell from a two inch; parachute flare 81mm; para flare lasts; how big a circle does mortar light; can my mortar shoot a flare; 2in mortar shoots a flare, how wide; 81mm star shell circle; mortar light lasts one turn; light up the field with my mortar',
  'wrg:light.5':
    'artillery illumination rounds; off-board flares how long; parachute flares from artillery; star shell mission cost; artillery starshell; howitzer flares; big gun illum rounds; pay for light shells; flare shells called from behind lasting how long; how long does a big artillery flare burn; call big flares from the artillery; does an artillery flare cost 50 points; five turns of light over the table; 150 meters lit from off the board',
  'wrg:light.6':
    "does a burning tank light the night; glow of a blazing vehicle; flamethrower lights up the dark; does a blazing tank light up the night; flamethrower glow; fire at night shows who; wreck glow; flamer gives me away in the dark; burning tank at night can i see by it; burning sherman lights up the night; does my flamethrower show me at night; wreck burning, how far is it bright; truck's on fire in the dark, who's seen",
  'wrg:smoke.1':
    'how do I show smoke on the table; cotton wool or cards for smoke; how tall is a smoke screen; smoke at night; how do i mark smoke; cotton wool smoke; what do i use for smoke on table; how tall is smoke; smoke in the dark; what does smoke look like on the table; card or cotton for the smoke; how high is smoke, can i see over; make smoke on the table with what; is smoke any use at night; smoke counters; how do i show smoke; tear gas',
  'wrg:smoke.2':
    "how long does smoke last; when does the smoke start blocking sight; duration of a smokescreen; smoke blocks line of sight; smoke dissipates; when is smoke effective; keep the smoke going; turns of smoke; smoke laid this turn hides now; is smoke good at once or next turn; i cant see behind the smoke, how long; when's the smoke gone; why is there still smoke after two turns; when does smoke go",
  'wrg:smoke.3':
    'can troops walk through smoke; does smoke slow movement; drive a tank through a smokescreen; walk through smoke slow; tank drives into smoke; does smoke slow me; crossing a smokescreen; run in smoke; can my guys go through smoke; squad goes into the smoke, slower; may my tank drive blind in smoke; men charge through smoke; does smoke stop movement',
  'wrg:smoke.4':
    'shoot infantry through smoke; spray into the smoke blindly; machine gun firing at smoke; half effect shooting into smoke; mg spraying into smoke; shoot riflemen at unseen foes behind smoke; halved fire through smoke; infantry hidden by smoke can i fire; spray and pray; shoot my mg42 blindly into smoke; enemy behind smoke, can bren fire; half points when shooting men in smoke; he shot me through smoke, is that fair',
  'wrg:smoke.5':
    "AT gun shooting into smoke; bazooka blind at a smokescreen; how wide a screen stops anti-tank fire; pak shooting into smoke; tank fires at a tank hidden by smoke; at gun cannot see through smoke; bazooka through smoke; wide smokescreen stops at guns; can my at gun fire at a tank in smoke; can my 88 shoot through smoke; panzerschreck fires blind into a short screen; smoke wider than 50, no at shot; shoot a tank i can't see behind smoke",
  'wrg:smoke.6':
    'how big is a smokescreen; artillery smoke length; 81mm mortar smoke shells; which way does the wind blow the smoke; how wide is a smokescreen; 81mm smoke length; breeze direction smoke; which way does smoke drift; drifting smoke; how long is the smoke from a 3in mortar; smoke blows with the wind; 300 metres of artillery smoke; does wind matter for smoke',
  'wrg:smoke.7':
    'tank gun smoke rounds; light mortar or grenade launcher smoke; does a burning vehicle make smoke; smoke from a wreck; who can make smoke; tank shells smoke; rifle grenade smoke; does a two inch mortar have smoke; burning house smoke; can bazooka fire smoke; can my sherman fire a smoke shell; burning truck makes smoke; 2in morter smoke how long a line; piat smoke bomb',
  'wrg:smoke.8':
    'tank pops smoke; smoke dischargers on a vehicle; reload the smoke launchers; smoke dischargers; tank smoke candles; refill the dischargers; popping smoke from a tank; where does tank smoke land; smoke launchers one use; sherman pops smoke, where does it go; can the crew reload smoke launchers; tiger fires its smoke pots; smoke candles used up',
} as const satisfies Questions<typeof smoke>;
