/** The words that inputs take, and in brackets the one that goes without saying: by action, `words: inputs`. */
export const choices = {
  muster: {
    'green seasoned veteran elite': 'level leaderLevel',
    'none light medium heavy power battlesuit': 'armour',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'vehicle',
  },
  activate: {
    'green seasoned veteran elite': 'level leaderLevel',
    '[cm] in': 'unit',
  },
  move: {
    'walk run duck-and-weave on-guard gone-to-ground aimed-fire assault mount-up': 'action took',
    '[open] soft moderate hard': 'through',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'vehicle',
    '[cm] in': 'unit',
  },
  shoot: {
    'green seasoned veteran elite': 'level leaderLevel targetLevel targetLeaderLevel',
    'walk run duck-and-weave on-guard gone-to-ground aimed-fire assault mount-up':
      'took posture targetAction action',
    'vehicle tank bunker': 'mount',
    'none light medium heavy power battlesuit': 'armour',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'at behind aboard',
    'pistol infantry-rifle assault-rifle sniper-rifle sub-machine-gun light-machine-gun combat-shotgun grenade-launcher heavy-machine-gun flamethrower grenades rpg light-anti-tank-gun light-mortar light-cannon heavy-cannon':
      'weapon',
    '[open] soft moderate hard undergrowth woods wooden-building hedgerow rifle-pit wall building rubble trench bunker':
      'cover',
    'own other': 'spotter',
    '[suppress] casualties': 'take',
    '[cm] in': 'unit',
  },
  melee: {
    'green seasoned veteran elite': 'attackerLevel attackerLeaderLevel defenderLevel defenderLeaderLevel',
    'none light medium heavy power battlesuit': 'attackerArmour defenderArmour',
    'walk run duck-and-weave on-guard gone-to-ground aimed-fire assault mount-up': 'took action',
    '[open] soft moderate hard undergrowth woods wooden-building hedgerow rifle-pit wall building rubble trench bunker':
      'cover',
    'attackers defenders': 'failedWithdrawal',
    'suppressed upright': 'fall',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'at',
    'front side rear': 'facing',
    '[cm] in': 'unit',
  },
  withdraw: {
    'green seasoned veteran elite': 'level leaderLevel pursuerLevel pursuerLeaderLevel',
    '[cm] in': 'unit',
  },
  'vehicle-damage': {
    'none light medium heavy very-heavy': 'armour',
    'front side rear': 'facing',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'vehicle',
    'green seasoned veteran elite': 'passengerLevel passengerLeaderLevel',
    'none light medium heavy power battlesuit': 'passengerArmour',
    '[suppress] casualties': 'take',
  },
  overrun: {
    'green seasoned veteran elite': 'level leaderLevel',
    'none light medium heavy power battlesuit': 'armour',
    'car truck technical apc armoured-truck ifv light-tank medium-tank heavy-tank': 'vehicle',
    'walk run duck-and-weave on-guard gone-to-ground aimed-fire assault mount-up': 'took',
    '[suppress] casualties': 'take',
    '[open] soft moderate hard': 'through',
    '[cm] in': 'unit',
  },
};

/** The fields of results, and the order of those that are words. */
export const results = {
  muster: 'activation; expertise; suppress',
  initiative: 'order',
  activate: 'activated: false, true',
  pass: 'turnOver: false, true',
  move: 'distance; fire: none, small-arms, reaction, aimed, one-weapon, all-weapons',
  shoot: 'hits; unsaved; casualties; suppressed',
  melee: 'winner: attacker, defender, none; attackers; defenders; hits; unsaved; effects',
  withdraw: 'outcome: stays, caught, away; distance',
  'vehicle-damage': 'unsaved; effects; casualties; suppressed',
  overrun: 'evaded: false, true; unsaved; casualties; suppressed',
};
