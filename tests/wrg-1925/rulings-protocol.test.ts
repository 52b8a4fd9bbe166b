import { wrg1925 } from '../../rulesets/wrg-1925/index.js';
import { rulingsTell } from '../support/rulings.js';

await rulingsTell(wrg1925, {
  'wrg:R9': [
    'points',
    { item: ['sgt, smg'] },
    {
      1: ['wrg:points.4 sgt = 15: 1 sergeant at 15 points'],
      2: ['wrg:points.4 sgt = 25: 1 sergeant at 25 points'],
    },
  ],
  'wrg:R10': [
    'points',
    { item: ['afv 25, afv-gun, mg-turret; cpl, smg, grenades; smg'], limit: 300 },
    {
      1: [
        'wrg:points.10 mg-turret = 30: 1 turret MG at 30 points',
        'wrg:points.11 afv-gun = 50: 1 AFV gun at 50 points',
      ],
      2: [
        'wrg:points.10 mg-turret = 0: 1 turret MG at no cost',
        'wrg:points.11 afv-gun = 0: 1 AFV gun at no cost',
      ],
    },
  ],
  'wrg:R11': [
    'points',
    { item: ['motorcycle'] },
    {
      1: ['wrg:points.15 motorcycle = 10: 1 motorcycle at 10 points'],
      2: ['wrg:points.15 motorcycle = 0: 1 motorcycle at no cost'],
    },
  ],
  'wrg:R13': [
    'points',
    { item: ['8 x rifle'], defender: true },
    {
      1: ['wrg:option.4 doubled = 240: of the defender, times 2, 240 points'],
      2: [],
    },
  ],
  'wrg:R107': [
    'isolation',
    { men: 8, leaderAt: ['40', '8p'] },
    {
      1: ['wrg:figure.6 isolated = 0: nobody is isolated from leaders'],
      2: ['wrg:figure.6 isolated = 7: each man by his own distance: 7 isolated from leaders'],
    },
  ],
  'wrg:R110': [
    'orders',
    { distance: 40, fired: 60 },
    {
      1: ['wrg:orders.8 firing = true: firing or explosions within 100 metres in the period just ended'],
      2: ['wrg:orders.8 firing = false: none within 100 metres in the coming period'],
    },
  ],
  'wrg:R111': [
    'orders',
    { radio: true },
    {
      1: ['wrg:orders.6 radio = true: by radio, at any distance'],
      2: ['wrg:orders.6 radio = false: by radio only within one group: it is not'],
    },
  ],
  'wrg:R119': [
    'points',
    { item: ['8 x rifle'], starts: 'air-landed' },
    {
      1: ['wrg:option.3 air-landed = 180: air landed, 50 per cent more, 180 points'],
      2: ['wrg:option.3 air-landed = 184: air landed, 50 per cent more, 184 points'],
    },
  ],
  'wrg:R123': [
    'points',
    { item: ['mg-tripod, emplaced'], defender: true },
    {
      1: ['wrg:option.9 emplacement = 15: 1 emplacement, 50 per cent of 30 points each, 15 points'],
      2: ['wrg:option.9 emplacement = 30: 1 emplacement, 50 per cent of 60 points each, 30 points'],
    },
  ],
  'wrg:R125': [
    'artillery',
    { support: 100, targets: 12, uncovered: 4 },
    {
      1: ['wrg:option.2 shares = 2: doubled: 100 points of support in one period, in the same area'],
      2: [
        'wrg:option.2 shares = 2: 2 areas of 50 points of support each: this is one of them, the others fall by themselves',
      ],
    },
  ],
  'wrg:R188': [
    'air-landing',
    { by: 'glider', period: 1 },
    {
      1: ['wrg:air.12 landed = false: small arms fire at once: they did not drop'],
      2: ['wrg:air.12 landed = true: they count as paratroops do'],
    },
  ],
  'wrg:R185': [
    'orders',
    { officerHit: true, successor: 'sgt', distance: 8, direction: 'the farm', pace: 'walk' },
    {
      1: ['wrg:orders.6 commands = true: the officer is hit: a sergeant takes his place for orders'],
      2: ['wrg:orders.6: The group is out of communication: its orders cannot be changed.'],
    },
  ],
  'wrg:R1': [
    'mines',
    { clear: 'flail' },
    {
      1: ['wrg:mine.19 reverse = 60: flails beat a path as fast as reversing by day: 60 metres a period'],
      2: ['wrg:mine.19: Flails clear at reverse speed, and the main table has no number for that.'],
    },
  ],
  'wrg:R2': [
    'move',
    { share: 'three-quarters' },
    {
      1: ['wrg:foot.5: A heavy weapon is carried by halves or thirds.'],
      2: ['wrg:foot.5 share = -10: carrying three quarters of a heavy weapon: 10 metres less'],
    },
  ],
  'wrg:R3': [
    'move',
    { pace: 'double', scale: '20mm', obstacles: 1, silent: true },
    {
      1: ['wrg:foot.6: Silent movement bars doubling.'],
      2: ['wrg:foot.6 silence = true: no firing, dashing, speech or brush hacking'],
    },
  ],
  'wrg:R4': [
    'shoot',
    { fire: ['rifle:6,lmg-belt:1'], range: 90, men: 8, targets: 8, uncovered: 8, ownMove: 'doubled' },
    {
      1: ['wrg:foot.7: The group has doubled: men who double neither fire nor throw grenades.'],
      2: ['wrg:foot.7 doubled = true: it has doubled, and fires all the same'],
    },
  ],
  'wrg:R5': [
    'move',
    { pace: 'double', steepSlope: true },
    {
      1: ['wrg:foot.4 steep-slope = -10: a steep slope: 10 metres less'],
      2: ['wrg:foot.1 steep-slope = 20: any climb is at 20 metres at most: 20 metres'],
    },
  ],
  'wrg:R6': [
    'move',
    { scale: '20mm', obstacles: 1, otherObstacles: 4, silent: true },
    {
      1: ['wrg:foot.4 other-obstacles = 0: crossing an obstacle of another kind, 4 times: costs nothing'],
      2: [
        'wrg:foot.4 other-obstacles = -40: crossing an obstacle of another kind, 4 times: 40 metres (4 in) less',
      ],
    },
  ],
  'wrg:R8': [
    'move',
    { type: 'truck', pace: 'move-and-fire', obstacles: 1 },
    {
      1: ['wrg:vehicle.4: Only horses and tracked or multi-wheeled AFVs cross obstacles, not a truck.'],
      2: ['wrg:vehicle.4 obstacle = -40: crossing an obstacle: 40 metres less'],
    },
  ],
  'wrg:R54': [
    'demolish',
    { fire: ['satchel:1'], bunker: true, men: 5 },
    {
      1: [],
      2: ['wrg:building.7: The sheet has no collapsing bunkers.'],
    },
  ],
  'wrg:R112': [
    'move',
    { scale: '20mm', obstacles: 1, limbering: 4, silent: true },
    {
      1: [
        'wrg:foot.4 obstacles = -10: crossing an obstacle: 10 metres (1 in) less',
        'wrg:foot.4 limbering = -40: limbering or unlimbering, 4 times: 40 metres (4 in) less',
      ],
      2: [
        'wrg:foot.4 once = -10: crossing an obstacle and limbering or unlimbering: 10 metres (1 in) less, once a period in all',
      ],
    },
  ],
  'wrg:R113': [
    'move',
    { scale: '20mm', obstacles: 1, silent: true },
    {
      1: ['wrg:foot.6 silent = 20: half speed in silence: 20 metres (2 in)'],
      2: ['wrg:foot.6 silent = 25: half speed in silence: 25 metres (2.5 in)'],
    },
  ],
  'wrg:R114': [
    'move',
    { pace: 'double', doubledAgo: 1 },
    {
      1: [
        'wrg:foot.8: Doubling is for 1 period in 3: it doubled in the last period, and two periods without must follow.',
      ],
      2: ['wrg:foot.8 one-in-three = 1: 1 period in 3: it doubled in the last period, it may again'],
    },
  ],
  'wrg:R115': [
    'move',
    { type: 'medium-tank', pace: 'dash', light: 'dark', turns: 1 },
    {
      1: ['wrg:vehicle.5 turn = -40: turning: 40 metres less'],
      2: ['wrg:vehicle.5 turn = -40: turning: 40 metres less'],
      3: ['wrg:vehicle.5 turn = 0: turning up to 45 degrees: costs nothing'],
    },
  ],
  'wrg:R116': [
    'move',
    { type: 'medium-tank', pace: 'dash', light: 'dark', closedDown: true, turns: 1 },
    {
      1: ['wrg:vehicle.3 closed-down-each = -10: closed down, each of these costs more: 10 metres less'],
      2: [
        'wrg:vehicle.3 closed-down-each = 30: closed down, each of these costs that column alone: 30 metres back',
      ],
    },
  ],
  'wrg:R117': [
    'move',
    { scale: '20mm', obstacles: 1, limbering: 4, silent: true },
    {
      1: [],
      2: ['wrg:foot.4 least = 10: 10 metres (1 in) are moved in any case, whatever is done on the way'],
    },
  ],
  'wrg:R99': [
    'spot',
    { doing: 'vehicle-moving', light: 'dark', nightEquipment: 'infra-red' },
    {
      1: [
        'wrg:locate.2 cell = "500+": a moving vehicle, in the open: any distance in sight',
        'wrg:locate.2 cell = "500+": a moving vehicle, by moonlight or illumination: any distance in sight',
      ],
      2: [
        'wrg:locate.2 cell = 500: a moving vehicle, in the open: 500 metres',
        'wrg:locate.2 cell = 500: a moving vehicle, by moonlight or illumination: 500 metres',
      ],
    },
  ],
  'wrg:R100': [
    'spot',
    { doing: 'moving-erect', terrain: 'trees' },
    {
      1: [
        'wrg:locate.2 cell = "not applicable": moving erect, using single trees, bushes or rocks: not applicable',
      ],
      2: ['wrg:locate.2 cell = 0: moving erect, using single trees, bushes or rocks: never located'],
    },
  ],
  'wrg:R101': [
    'spot',
    { doing: 'stationary', alsoDoing: 'standing', range: 200, goneToCover: true },
    {
      1: ['wrg:locate.2 standing = "moving-erect": standing still and erect: as moving erect'],
      2: [
        'wrg:locate.2 standing = "stationary": standing still and erect: as stationary, prone or in defences',
      ],
    },
  ],
  'wrg:R103': [
    'spot',
    { doing: 'moving-erect', terrain: 'woods', range: 60, byAnother: true },
    {
      1: ['wrg:locate.1 by-another = true: one figure locates it for the group'],
      2: ['wrg:locate.1 by-another = false: each figure has to locate it for himself'],
    },
  ],
  'wrg:R14': [
    'shoot',
    { fire: ['mortar-81mm:1'], range: 400, men: 3, targets: 8, indirect: 'observed' },
    {
      1: [],
      2: ['wrg:heavy.1: Nothing that fires has an effect at its range.'],
    },
  ],
  'wrg:R18': [
    'shoot',
    { fire: ['smg:4@20'], men: 5, figure: ['Sgt:erect,soft,20', '5 Rifleman:soft,25'] },
    {
      1: ['wrg:tactical.1 uncovered = 6: 6 figures without hard cover, +1 each: +6'],
      2: ['wrg:tactical.1 uncovered = 0: 6 figures in cover or dashing: nothing added'],
    },
  ],
  'wrg:R19': [
    'artillery',
    { targets: 12, uncovered: 12, erectInCover: 4 },
    {
      1: [],
      2: ['wrg:tactical.2 erect = 4: 4 figures erect in cover or not or crowded, +1 each: +4'],
    },
  ],
  'wrg:R20': [
    'shoot',
    {
      fire: ['mg-turret:1'],
      range: 90,
      men: 3,
      intoBuilding: 1,
      targets: 8,
      outOfArc: true,
      commanderSees: true,
    },
    {
      1: ['wrg:tactical.3: 1 blow on a bunker or building from no weapons that can strike one.'],
      2: ['wrg:tactical.3 strongpoint = 2: 1 blow on a bunker or building, +2 each: +2'],
    },
  ],
  'wrg:R24': [
    'shoot',
    { men: 8, points: 42, figure: ['Signaller:radio,erect,20', 'Rifleman:soft,25'] },
    {
      1: ['wrg:soft.3 radio = false: the radio of Signaller still works'],
      2: [],
    },
  ],
  'wrg:R25': [
    'take-over',
    { what: 'mg-tripod', specialist: true },
    {
      1: ['wrg:soft.5 specialist = true: a soldier of that speciality takes the heavy weapon over'],
      2: ['wrg:soft.5: Heavy weapons cannot be taken over.'],
    },
  ],
  'wrg:R57': [
    'artillery',
    { caller: 'officer' },
    {
      1: [
        'wrg:offtable.2 located = 3: on a located target: 3 periods of delay',
        'wrg:offtable.7 caller = 1: an officer, no specialist: 1 period more',
      ],
      2: ['wrg:offtable.2 located = 0: on a located target: no periods of delay'],
    },
  ],
  'wrg:R59': [
    'spot',
    { doing: 'stationary', alsoDoing: 'moving-prone', range: 200, goneToCover: true },
    {
      1: ['wrg:locate.2 in-range = true: at 200 metres: in range'],
      2: ['wrg:locate.2 in-range = false: at 200 metres: out of range'],
    },
  ],
  'wrg:R67': [
    'artillery',
    { support: 100, targets: 12, uncovered: 4 },
    {
      1: ['wrg:potential.3 potential = 3: total 40 or more, no die: 3 potential casualties'],
      2: ['wrg:potential.3 potential = 4: total 50 or more, no die: 4 potential casualties'],
    },
  ],
  'wrg:R68': [
    'shoot',
    { group: ['rifle:6;men=8;range=90', 'mg-tripod:1;men=3;range=200'], targets: 8 },
    {
      1: [
        'wrg:chance.1 chance = 6: 6 chance points for 8 men',
        'wrg:chance.2 chance-2 = 0: more than the 3 men of the group: no chance points',
      ],
      2: ['wrg:chance.1 chance = 6: 6 chance points for 11 men'],
    },
  ],
  'wrg:R69': [
    'shoot',
    { fire: ['rifle:1'], range: 90, men: 1, targets: 8 },
    {
      1: ['wrg:chance.2 chance = 0: more than the 1 man of the group: no chance points'],
      2: ['wrg:chance.1 chance = 6: 6 chance points for 8 men of the target'],
    },
  ],
  'wrg:R70': [
    'shoot',
    { fire: ['grenade:2'], range: 20, men: 8, intoBuilding: 2, targets: 4 },
    {
      1: [],
      2: ['wrg:chance.2 chance = 0: more than the 2 men that fire: no chance points'],
    },
  ],
  'wrg:R72': [
    'artillery',
    { targets: 12, uncovered: 12 },
    {
      1: ['wrg:chance.1 chance = 0: no chance die without a group of men'],
      2: ['wrg:chance.1 chance = 6: 6 chance'],
    },
  ],
  'wrg:R73': [
    'shoot',
    { fire: ['mortar-81mm:1'], range: 400, men: 3, targets: 8, bunkered: 4, indirect: 'observed' },
    {
      1: ['wrg:potential.2 potential = 0: total under 5, 6 hits: no potential casualties'],
      2: ['wrg:potential.2 potential = 0: no potential casualty from a total of 0 or less'],
    },
  ],
  'wrg:R77': [
    'shoot',
    { men: 8, points: 32, figure: ['Sgt:erect,20', 'Rifleman:prone,soft,25'] },
    {
      1: ['wrg:identify.4 identified = 0: no casualties of 2 potential: each figure has had its roll'],
      2: ['wrg:identify.4 identified = 2: 2 casualties of 2 potential: found'],
    },
  ],
  'wrg:R78': [
    'shoot',
    { points: 45, targets: 8 },
    {
      1: [],
      2: ['wrg:identify.2 rolled-for = 8: 3 figures on 1 or 2, 5 others on 1: nobody falls'],
    },
  ],
  'wrg:R80': [
    'shoot',
    { men: 8, points: 42, figure: ['Driver:in=Truck,20', 'Mate:in=Truck,20'] },
    {
      1: ['wrg:identify.3 order = [["Driver","Mate"]]: order of priority: (Driver and Mate by lot)'],
      2: ['wrg:identify.3 order = [["Driver"],["Mate"]]: order of priority: Driver, Mate'],
    },
  ],
  'wrg:R85': [
    'shoot',
    { fire: ['mg-tripod:1,helper:2'], range: 200, men: 3, moved: 2, targets: 8 },
    {
      1: ['wrg:tactical.4 moved = -1: 1 firer that moved or did not fire last period, -1 each: -1'],
      2: ['wrg:tactical.4 moved = -2: 2 firers that moved or did not fire last period, -1 each: -2'],
    },
  ],
  'wrg:R86': [
    'shoot',
    { fire: ['rifle:6'], range: 90, men: 8, moved: 3, movedAndSilent: 2, targets: 8 },
    {
      1: [
        'wrg:tactical.4 moved = -3: 3 firers that moved or did not fire last period, 2 of them both, counted once, -1 each: -3',
      ],
      2: [
        'wrg:tactical.4 moved = -5: 3 firers that moved or did not fire last period, 2 of them both, counted twice, -1 each: -5',
      ],
    },
  ],
  'wrg:R88': [
    'shoot',
    { fire: ['mg-turret:1'], range: 90, men: 3, movingVehicleWeapons: 1, targets: 8 },
    {
      1: ['wrg:tactical.5 moving-vehicle = -2: 1 weapon on a moving vehicle, -2 each: -2'],
      2: [
        'wrg:tactical.4 moved = -1: 1 firer that moved or did not fire last period, -1 each: -1',
        'wrg:tactical.5 moving-vehicle = -2: 1 weapon on a moving vehicle, -2 each: -2',
      ],
    },
  ],
  'wrg:R91': [
    'shoot',
    { fire: ['rifle:6'], range: 90, men: 8, targets: 4, bunkered: 4 },
    {
      1: ['wrg:tactical.6 bunkered = -12: 4 figures in a bunker, -3 each: -12'],
      2: [
        'wrg:tactical.1 uncovered = 4: 4 figures without hard cover, +1 each: +4',
        'wrg:tactical.6 bunkered = -12: 4 figures in a bunker, -3 each: -12',
      ],
    },
  ],
  'wrg:R92': [
    'air-landing',
    { by: 'helicopter', targets: 8, weapon: 'rifle', range: 90 },
    {
      1: ['wrg:air.13 aboard = 8: 8 men in a helicopter: +8'],
      2: ['wrg:air.13 aboard = 8: 8 men in a helicopter: +8', 'wrg:tactical.2 erect = 8: and as erect: +8'],
    },
  ],
  'wrg:R127': [
    'take-over',
    { what: 'lmg-belt', failed: true },
    {
      1: ['wrg:soft.4: It is rolled for once: what fails is useless for the battle.'],
      2: [
        'wrg:soft.4 again = true: it failed before, and is tried again',
        'wrg:soft.4 serviceable = false: serviceable on 4 to 6: not this period',
      ],
    },
  ],
  'wrg:R129': [
    'artillery',
    { register: 1 },
    {
      1: ['wrg:offtable.4 first = 3: the first target: 3 periods, as for a call'],
      2: ['wrg:offtable.4 first = 0: the first target: no periods, as for a call'],
    },
  ],
  'wrg:R191': [
    'artillery',
    { caller: 'nco', correction: true },
    {
      1: ['wrg:offtable.7 caller = 0: an NCO corrects as fast as a specialist'],
      2: ['wrg:offtable.7 caller = 2: an NCO, no specialist: 2 periods more'],
    },
  ],
  'wrg:R32': [
    'reaction-test',
    { friendlyLmgs: 2 },
    {
      1: ['wrg:react.3 friendly-lmgs = 2: 2 friendly LMGs firing within 100 metres: +2'],
      2: ['wrg:react.3 friendly-lmgs = 1: 1 friendly LMG firing within 100 metres: +1'],
    },
  ],
  'wrg:R33': [
    'reaction-test',
    { fired: true, points: 34, lostInPeriod: 2 },
    {
      1: [],
      2: ['wrg:react.4 friends-fire = 1: the opposing group under its own fire: +1'],
    },
  ],
  'wrg:R35': [
    'reaction-test',
    { armourNear: true, armourFires: true },
    {
      1: ['wrg:react.17 armour = -2: enemy armour within 100 metres and firing on it: -2'],
      2: ['wrg:react.17 armour = -4: enemy armour within 100 metres and firing on it: -4'],
    },
  ],
  'wrg:R37': [
    'reaction-test',
    { flame: true, flameBefore: true },
    {
      1: ['wrg:react.18 flame = -2: the enemy seen using flame in this battle: -2'],
      2: [],
    },
  ],
  'wrg:R41': [
    'reaction-test',
    { mod: -12, men: 4 },
    {
      1: ['wrg:react.30 surrendered = 0: nobody surrenders: no enemies are mixed with the group'],
      2: [],
    },
    2,
  ],
  'wrg:R109': [
    'reaction-test',
    { isolatedFromLeaders: 3, isolatedFromAll: 4 },
    {
      1: [
        'wrg:react.9 isolated-from-leaders = -3: 3 figures isolated from officers and NCOs: -3',
        'wrg:react.10 isolated-from-all = -4: 4 figures isolated from all others: -4',
      ],
      2: ['wrg:react.10 isolated-from-all = -4: 4 figures isolated from all others: -4'],
    },
  ],
  'wrg:R131': [
    'reaction-test',
    { fired: true, points: 34, lostInPeriod: 2, pooledTens: 4 },
    {
      1: ['wrg:react.8 points = -3: 34 points scored on it, for each full 10: -3'],
      2: [],
    },
  ],
  'wrg:R133': [
    'reaction-test',
    { fired: true, points: 34, lostInPeriod: 2 },
    {
      1: [
        'wrg:react.11 lost-in-battle = -2: 2 figures lost in the battle: -2',
        'wrg:react.12 lost-in-period = -2: 2 figures of them lost this period: -2',
      ],
      2: ['wrg:react.11 lost-in-battle = -2: 2 figures lost in the battle: -2'],
    },
  ],
  'wrg:R138': [
    'reaction-test',
    { mod: -6, allCovered: true },
    {
      1: ['wrg:react.22 all-covered = 2: all of it under cover, the better choice after a score of 5: +2'],
      2: ['wrg:react.22: the choice under cover is made before the dice'],
    },
  ],
  'wrg:R139': [
    'reaction-test',
    { averageDice: true },
    {
      1: ['wrg:react.2 score = 11: 11: 10 or more'],
      2: ['wrg:react.2 score = 11: 11: 11 or more'],
    },
  ],
  'wrg:R145': [
    'reaction-test',
    { mod: -26, interpenetrated: true, men: 6 },
    {
      1: ['wrg:react.30 surrendered = 1: 1 of 6 men surrenders on less than 5, 5 run'],
      2: ['wrg:react.30 surrendered = 0: 0 of 6 men surrender on less than 5, 6 run'],
    },
  ],
  'wrg:R146': [
    'reaction-test',
    { mod: -2, crewWeapons: true, tested: 1 },
    {
      1: ['wrg:extra.1: The group has scored 1, factors included: only 1 is added to that.'],
      2: [
        'wrg:extra.1 crew-score = 5: anti-tank weapons and crews of 2 or more: 6 - 2 + 1 = 5: less than 10',
      ],
    },
  ],
  'wrg:R149': [
    'prisoners',
    { men: 6 },
    {
      1: ['wrg:prisoner.2 escape = 0: 1 man of the escort with them: no prisoner may escape'],
      2: ['wrg:prisoner.2 escape = 1: 1 man of the escort with them: 1 may escape'],
    },
  ],
  'wrg:R151': [
    'reaction-test',
    { inAfv: true, fired: true, points: 34, lostInPeriod: 2 },
    {
      1: ['wrg:react.1: Troops inside an AFV do not test: they share its result.'],
      2: ['wrg:react.1 in-afv = true: the group inside an AFV tests as well'],
    },
  ],
  'wrg:R27': [
    'anti-tank',
    { weapon: 'afv-gun', range: 300, targetMoved: true, concealed: true },
    {
      1: ['wrg:antitank.2 deduction = -2: AFV shell guns against armour: -2'],
      2: ['wrg:antitank.2 effect = 3: AFV shell gun at 300 metres: 3 points'],
    },
  ],
  'wrg:R28': [
    'anti-tank',
    { weapon: 'heavy-mg', range: 90, at: 'medium-tank', weight: 10, year: 1940 },
    {
      1: ['wrg:antitank.3 target = true: it can be hurt: AFVs up to 15 tons and post-war SP artillery'],
      2: [
        'wrg:antitank.3: Heavy MGs and light shell guns hurt only recce vehicles, APCs, SP guns and light tanks, not this medium tank.',
      ],
    },
  ],
  'wrg:R29': [
    'anti-tank',
    { weapon: 'afv-gun', range: 300, targetMoved: true, concealed: true },
    {
      1: ['wrg:antitank.10 concealed = -1: target partly concealed: -1'],
      2: ['wrg:antitank.10 concealed = -2: target partly concealed: -2'],
    },
  ],
  'wrg:R30': [
    'anti-tank',
    { weapon: 'gun', range: 200, moved: true },
    {
      1: [],
      2: ['wrg:antitank.11 moved = 0: firing weapon moved: not counted'],
    },
  ],
  'wrg:R31': [
    'anti-tank',
    { weapon: 'gun', range: 200, weight: 11, year: 1940, flank: true },
    {
      1: [],
      2: ['wrg:antitank.9 weight = 0: neither a light nor a heavy tank by name'],
    },
  ],
  'wrg:R44': [
    'reaction-test',
    { afv: true, commanderLost: true },
    {
      1: ['wrg:afv.15 commander-lost = -3: its commander is a casualty: -3'],
      2: ['wrg:afv.15 commander-lost = -2: its commander is a casualty: -2'],
    },
  ],
  'wrg:R48': [
    'mines',
    { type: 'anti-tank', at: 'soft', crew: 2 },
    {
      1: ['wrg:crew.2 no-grenades = 0: crewmen on foot carry no grenades'],
      2: [
        'wrg:crew.1 smgs = 2: whoever rolls for an SMG has one',
        'wrg:crew.2 no-grenades = 0: crewmen on foot carry no grenades',
      ],
    },
  ],
  'wrg:R56': [
    'reaction-test',
    { afv: true, stationary: true, antiTankPoints: 4 },
    {
      1: ['wrg:afv.1 due = "fire": anti-tank fire comes at it: it tests'],
      2: ['wrg:afv.1: An AFV makes one test a period, at its end.'],
    },
  ],
  'wrg:R156': [
    'anti-tank',
    { weapon: 'afv-gun', range: 300, lightGun: true },
    {
      1: ['wrg:antitank.2 effect = 3: AFV gun under 75mm at 300 metres: 3 points'],
      2: ['wrg:antitank.2 effect = 3: AFV gun under 75mm at 300 metres: 3 points'],
      3: ['wrg:antitank.2 effect = 8: AFV gun under 75mm at 300 metres: 8 points'],
    },
  ],
  'wrg:R157': [
    'anti-tank',
    { weapon: 'gun', range: 200, helpers: 2, weight: 11, year: 1940, flank: true },
    {
      1: ['wrg:antitank.1 helpers = 0: No. 2 and No. 3: their points are for fire at men'],
      2: ['wrg:antitank.1 helpers = 2: No. 2 and No. 3 add 2'],
    },
  ],
  'wrg:R161': [
    'anti-tank',
    { weapon: 'gun', range: 200, underFire: true, surprised: true },
    {
      1: ['wrg:antitank.7 under-fire = -1: firer under fire: -1'],
      2: ['wrg:antitank.7 under-fire = 0: firer under fire: not counted'],
    },
  ],
  'wrg:R162': [
    'anti-tank',
    { closeAttack: 'satchel', attacks: 4, crew: 4 },
    {
      1: ['wrg:antitank.15 attack = 1: attacked with satchel charges: one die a period, knocked out on 1'],
      2: [
        'wrg:antitank.15 attack = 4: attacked with satchel charges: a die for each of 4 attacks, knocked out on 1',
      ],
    },
  ],
  'wrg:R163': [
    'anti-tank',
    { range: 1, closeAttack: 'satchel', crew: 4 },
    {
      1: ['wrg:antitank.15: Satchel charges are used in contact, not at 1 metre.'],
      2: [],
    },
  ],
  'wrg:R165': [
    'anti-tank',
    { weapon: 'one-man', range: 40, at: 'soft' },
    {
      1: ['wrg:antitank.14: Only AFVs are knocked out.'],
      2: ['wrg:antitank.14 target = true: a soft vehicle is fired on as an AFV is'],
    },
  ],
  'wrg:R168': [
    'bail-out',
    { crew: 4, smgs: 1 },
    {
      1: ['wrg:crew.1 smgs = 1: 1 SMG bought: the rest of the crew have pistols'],
      2: ['wrg:crew.1 smgs = 4: whoever rolls for an SMG has one'],
    },
  ],
  'wrg:R169': [
    'mines',
    { type: 'anti-tank', at: 'hard', crew: 4, target: 'Tank 1' },
    {
      1: ['wrg:antitank.16 on-fire = true: on fire on 1, 2 or 3: 2, it burns'],
      2: ['wrg:antitank.16 on-fire = false: a mine does not set it on fire'],
    },
    1,
  ],
  'wrg:R170': [
    'demolish',
    { fire: ['recoilless:2@90'] },
    {
      1: ['wrg:building.2 points = 8: 8 in all: destroyed on 3 or more'],
      2: ['wrg:building.2 destroyed = false: 2 recoilless guns, a die for each: it stands'],
    },
  ],
  'wrg:R173': [
    'demolish',
    { fire: ['mortar-81mm:2@400', 'satchel:1'], men: 4 },
    {
      1: [
        'wrg:identify.3 men = 4: 4 men inside: first in the order of casualties; survivors leave next period',
      ],
      2: [],
    },
  ],
  'wrg:R174': [
    'demolish',
    { fire: ['satchel:6'], bunker: true, men: 5 },
    {
      1: ['wrg:building.7 collapsed = false: the bunker holds'],
      2: ['wrg:building.7 collapsed = true: the bunker collapses'],
    },
    2,
  ],
  'wrg:R74': [
    'shoot',
    { fire: ['rifle:6,lmg-belt:1'], range: 90, men: 8, targets: 8, uncovered: 8, blind: true },
    {
      1: ['wrg:smoke.4 blind = 8.5: blind into smoke, half of 17: 8.5 points'],
      2: ['wrg:smoke.4 blind = 9: blind into smoke, half of 17: 9 points'],
    },
  ],
  'wrg:R75': [
    'shoot',
    { fire: ['rifle:6'], range: 90, men: 8, targets: 8, blind: true },
    {
      1: [],
      2: ['wrg:smoke.4 blind = 9: blind into smoke, half of everything, 18: 9 points'],
    },
  ],
  'wrg:R76': [
    'anti-tank',
    { weapon: 'gun', range: 200, smoke: 50, notLocated: true },
    {
      1: ['wrg:smoke.5 supposed = true: not located, but supposed to be behind the smoke: blind fire'],
      2: ['wrg:locate.1: Even blind fire needs an enemy that was located before.'],
    },
  ],
  'wrg:R106': [
    'spot',
    { doing: 'vehicle-moving', light: 'dark', nightEquipment: 'infra-red' },
    {
      1: ['wrg:light.2 night-equipment = true: infra-red shows it as by moonlight to those who have it'],
      2: ['wrg:light.2 night-equipment = false: night equipment has no range of its own: no effect'],
    },
  ],
  'wrg:R177': [
    'mines',
    { men: 6, squares: 2 },
    {
      1: ['wrg:mine.5 squares = 2: 2 squares of 10 metres with mines: each of 6 men rolls in each'],
      2: ['wrg:mine.5 squares = 4: 4 pieces of 5 metres with mines: each of 6 men rolls in each'],
    },
  ],
  'wrg:R178': [
    'mines',
    { type: 'anti-tank', at: 'soft', crew: 2, passengers: 1 },
    {
      1: ['wrg:mine.12 infantry = true: infantry aboard throws as the crew does'],
      2: ['wrg:mine.12 infantry = false: infantry aboard has a roll of its own'],
    },
  ],
  'wrg:R179': [
    'illuminate',
    { source: 'mortar-81mm' },
    {
      1: [
        'wrg:light.4 area = 30: a 3in or 81mm mortar lights all within 30 metres',
        'wrg:light.4 lights = {"from":1,"until":1}: it is lit in period 1: what is there is seen as by battlefield illumination',
      ],
      2: [
        'wrg:light.4 area = 30: a 3in or 81mm mortar lights all within 30 metres',
        'wrg:light.4 lights = {"from":1,"until":2}: it is lit in periods 1 and 2: what is there is seen as by battlefield illumination',
      ],
    },
  ],
  'wrg:R180': [
    'smoke',
    { source: 'mortar-81mm', where: 'by the mill' },
    {
      1: [
        'wrg:smoke.2 hides = {"from":2,"until":3}: laid in period 1: it hides all movement beyond it in periods 2 and 3, by day and night',
      ],
      2: [
        'wrg:smoke.2 hides = {"from":1,"until":3}: laid in period 1: it hides all movement beyond it in periods 1 to 3, by day and night',
      ],
    },
  ],
  'wrg:R182': [
    'victory',
    { remaining: 320, prisoners: 35, enemyRemaining: 250 },
    {
      1: ['wrg:victor.3 prisoners = 17.5: this side: half of 35 for prisoners: 17.5'],
      2: ['wrg:victor.3 prisoners = 35: this side: 35 for prisoners: 35'],
      3: ['wrg:victor.3 prisoners = 0: this side: none of 35 for prisoners: 0'],
    },
  ],
});
