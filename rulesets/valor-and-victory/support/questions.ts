import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:11.5':
    'fire through smoke; smoke modifier; shooting into a smoke screen; does smoke block los; smoke 2 penalty; shooting through smoke; smoke screen modifier; can i see into smoke; thick smoke versus thin; fire out of fog drifting between us; fog marker between shooter and target; he popped smoke can i still see him; my target sits in the smoke minus what; why is my shot worse through the grey cloud; two smoke hexes in a row; smoke in hex assault; smoke and close assault',
  'vv:beyond.11':
    'place smoke; can my squad throw smoke grenades; tank fires smoke; how many smoke factors does it cost; lay smoke with a mortar; lay a smoke screen; pop smoke grenades; mortar fires smoke; tank gun smoke round; how many smoke markers per hex; smoke points used; my guys want to pop smoke; can my sherman shoot smoke; mortar drops smoke before we run; he ran first then threw smoke; how do i lay smoke; smoke grenades; placing smoke',
  'vv:beyond.17.2':
    'when does a sniper appear; opponent rolled boxcars; natural twelve; where do i place my sniper; how many snipers per side; rolled boxcars; double six on attack; how do i get a sniper; where does the marksman pop up; number of snipers per side; marksman shows up when; i threw two sixes and a sniper popped up; he put a sniper in the woods near me how; can i have another sniper later; where does my sharpshooter hide; when do i get a sniper; twelve rolled, sniper',
  'vv:beyond.17.3':
    'withdraw a sniper; can my sniper leave the map; pull the marksman back; sniper goes home; remove my own sniper',
  'vv:beyond.17.5':
    'sniper shot; how does a sniper attack; sniper opportunity fire; damage of a sniper; sniper range; marksman shoots my officer; how does a sniper shoot; sharpshooter hits what; sniper fires at moving squad; sharpshooter range; marksman attack die versus cover; the sniper shot my captain how bad; can the sniper shoot when i run; does a house protect from the sniper; one lone marksman how many losses; what does a sniper do',
  'vv:beyond.17.6':
    'kill the sniper; is the sniper found after firing; counter-sniper roll; can i shoot back at a sniper; hunt the sniper; kill the marksman; does the sharpshooter get found out; return fire on sniper; how do i get rid of a sniper; find and shoot the marksman; he sniped me can i get him back; does my sniper vanish after the shot; shooter in the church tower gets found; squad spots where the shot came from; how are snipers killed; get rid of a sniper',
  'vv:beyond.21.3':
    'forward observer for artillery; who can call in a barrage; spotting for off-board guns; do fighter-bombers need a spotter; can any unit spot for guns off-map; artillery observer; oba spotter; who can call in the guns; planes need a spotter; radio man pinned; sniper calls in artillery; who has to see the target for my barrage; can my pinned lads call the guns; planes strike without anyone watching; can he shell me with nobody looking',
  'vv:beyond.21.4':
    'does my barrage land on target; scatter dice; artillery drifts; deviation roll; shells fall short; shells drift off target; artillery missed where does it land; barrage accuracy roll; scatter direction; friendly fire from off board guns; barrage landed in the wrong place; my barrage came down on my own men; where do shells drop if i miss; rolled a six for the howitzers; which way do they drift; call artillery; where do the shells land; scatter',
  'vv:beyond.21.5':
    'artillery attack strength; barrage on a tank; air strike; off-board artillery on troops in woods; fighter-bomber attacks armour; barrage on infantry; howitzers on a tank; air strike effect; stuka bombs; shells bursting in trees; fighter bomber attack roll; shells fall on my squad in the woods; howitzers hit my sherman what now; plane bombs my tiger; why twice the losses under the trees from shelling; what does artillery do to tanks; bombs on a hex',
  'vv:beyond.21.7':
    'how many barrages do i have; artillery smoke screen; is the mission marker used up; off-board smoke barrage; how many fire missions do i have; smoke from off board guns; artillery used up; artillery ammo; does smoke shelling cost a mission; guns out of shells; can i call the guns a second time; how many times may the planes come; big guns drop smoke for us; smoke shelling missed where does it go',
} as const satisfies Questions<typeof clauses>;
