/** The words that inputs take, and in brackets the one that goes without saying: by action, `words: inputs`. */
export const choices = {
  shoot: {
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    'observed unseen out-of-touch': 'indirect',
    '20mm 54mm': 'scale',
  },
  artillery: {
    'observer officer nco other': 'caller',
    'air-landing prearranged called': 'use',
    'mortars artillery aircraft afvs': 'by',
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    '20mm 54mm': 'scale',
  },
  'take-over': {
    'grenade pistol smg rifle assault-rifle lmg-magazine lmg-belt grenade-launcher flame-thrower claymore one-man mg-tripod mortar-2in mortar-60mm mortar-81mm recoilless gun mg-pintle mg-turret afv-gun afv-flame missile light-gun radio':
      'what',
  },
  'anti-tank': {
    'one-man recoilless gun missile afv-gun heavy-mg': 'weapon',
    'turret pintle tripod': 'mount',
    'flame molotov sticky-bomb satchel': 'closeAttack',
    'soft recce apc sp post-war-sp light-tank medium-tank heavy-tank': 'at',
    'man-pack vehicle': 'flameOf',
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    '20mm 54mm': 'scale',
  },
  demolish: {
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    '20mm 54mm': 'scale',
  },
  'reaction-test': {
    'officer sgt cpl lcpl': 'leader',
    'fire period-end both': 'when',
    '20mm 54mm': 'scale',
    'best plus minus': 'coverChoice',
    'day moonlight illuminated dark': 'light',
  },
  isolation: {
    '20mm 54mm': 'scale',
  },
  orders: {
    'officer sgt cpl lcpl': 'successor',
    '20mm 54mm': 'scale',
  },
  move: {
    '[infantry] horse bicycle motorcycle car truck half-track armoured-car multi-wheeled-afv tracked-afv light-tank medium-tank heavy-tank':
      'type',
    'walk dash double crawl wade climb manhandle move-and-fire reverse swim ride': 'pace paceBefore',
    'detector engineers bayonet claymore': 'work',
    '20mm 54mm': 'scale',
    'none half third three-quarters': 'share',
    'prepared unlimbered': 'ready',
    '[day] moonlight illuminated dark': 'light',
  },
  spot: {
    'moving-erect standing moving-prone in-position stationary firing vehicle-moving vehicle-stationary heavy-firing':
      'doing alsoDoing',
    '[open] woods trees hedge': 'terrain',
    'open woods trees hedge': 'alsoTerrain',
    '[day] moonlight illuminated dark': 'light',
    'intensifier infra-red searchlight infra-red-searchlight': 'nightEquipment',
    '[infantry] heavy-weapon turret armed-vehicle head-out soft-vehicle': 'viewer',
    '20mm 54mm': 'scale',
  },
  listen: {
    'brush speech shout tracked wheeled engine firing explosion high-explosive': 'noise',
    '20mm 54mm': 'scale',
  },
  mines: {
    '[anti-personnel] anti-tank both pungi claymore fougasse wire': 'type',
    'soft hard gun': 'at',
    '[day] moonlight illuminated dark': 'light',
    '[walk] crawl dash double wade climb': 'pace',
    'on back': 'whenSeen',
    'detector engineers bayonet bangalore vehicle-bangalore flail': 'clear',
    '20mm 54mm': 'scale',
  },
  'air-landing': {
    '[parachute] glider helicopter': 'by',
    'grenade pistol smg rifle assault-rifle lmg-magazine lmg-belt lmg-no2 grenade-launcher flame-thrower claymore one-man fougasse mg-tripod mortar-2in mortar-60mm mortar-81mm recoilless gun helper mg-pintle mg-turret afv-gun afv-flame missile light-gun molotov sticky-bomb satchel':
      'weapon',
    '20mm 54mm': 'scale',
  },
  smoke: {
    'off-table mortar-81mm mortar-60mm mortar-2in afv-gun grenade-launcher one-man projectors burning-vehicle burning-building burning-vegetation':
      'source',
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    '20mm 54mm': 'scale',
  },
  illuminate: {
    'trip-flare mortar-2in mortar-60mm mortar-81mm off-table flame-thrower fougasse burning-vehicle burning-building':
      'source',
    'walked turned crawled dashed waded climbed doubled': 'ownMove',
    '20mm 54mm': 'scale',
  },
  period: { 'day moonlight dark': 'light' },
  points: {
    'on-table in-position later air-landed': 'starts',
    '20mm 54mm': 'scale',
  },
  victory: {
    'side enemy': 'defender',
  },
};

/** The fields of results, and the order of those that are words. */
export const results = {
  shoot: 'casualties; fallen; radiosOut; vehiclesLost; vehiclesBurning',
  artillery: 'periods; falls; casualties; fallen; radiosOut; vehiclesLost; vehiclesBurning',
  'take-over': 'serviceable: false, true',
  'anti-tank':
    'knockedOut: false, true; onFire: false, true; withSmg; withPistol; crewLost; passengersOut; passengersLost; abandoned; lostOfEach; smgsOfEach',
  'bail-out':
    'withSmg; withPistol; crewLost; passengersOut; passengersLost; abandoned; lostOfEach; smgsOfEach',
  demolish: 'destroyed: false, true; onFire: false, true; collapsed: false, true; lost',
  'reaction-test':
    'score; band: panic, withdraw, -5, 0, 5, 10, 15, panic dash away from the enemy, must turn and retire under smoke, no fire beyond 25 metres, must retire, no move on foot towards the enemy, no advance, no erect move closer to the enemy, no further than the next fire position in cover, no restrictions, must advance, must move towards the enemy; surrendered',
  isolation: 'isolated: false, true; fromLeaders',
  prisoners: 'mayEscape; mayFight',
  orders: 'order: new, last, dormant, halt',
  move: 'metres',
  spot: 'metres; located: false, true',
  listen: 'metres; heard: false, true',
  mines:
    'casualties; spotted: false, true; state: unharmed, immobilised, disabled, knocked-out, destroyed; onFire: false, true; withSmg; withPistol; crewLost; passengersOut; passengersLost; abandoned; lostOfEach; smgsOfEach; periods; wide; deep; left',
  'air-landing':
    'casualties; weaponsLost; fire: nobody, small-arms, everybody; lands: false, true; periods; points; down: false, true',
  smoke: 'length; from; until',
  illuminate: 'radius; from; until',
  period: 'period',
  points: 'points; left',
  victory: 'total; enemyTotal; margin; winner: side, none, enemy',
};
