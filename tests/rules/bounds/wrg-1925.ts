export const wrg1925 = {
  shoot: {
    '1..9999': 'onGround',
    '0..9999 metres': 'range beyondScreen trees',
    '1..99': 'men targets',
    '0..99': `
      moved movedAndSilent movingVehicleWeapons intoBuilding uncovered softCover erect erectInCover
      crews exposed bunkered menFired notThrowing crewLostInBattle crewLostInPeriod
      potentialBefore sparedBefore
    `,
    '-99..999 points': 'points',
    '0..20': 'machineGuns',
    '-999..999': 'bound crewsBound afvBound',
    '0..10': 'targetSmgs targetRadios',
    '-9999..9999 points': 'pointsBefore',
    '1..6': 'dieBefore',
  },
  artillery: {
    '1..99': 'register targets',
    '0..99': `
      registeredBefore uncovered softCover erect erectInCover crews exposed bunkered men menFired
      notThrowing crewLostInBattle crewLostInPeriod
    `,
    '1..999': 'support',
    '0..180 degrees': 'angle',
    '0..9999 metres': 'aside along',
    '-999..999': 'bound crewsBound afvBound',
    '0..10': 'targetSmgs targetRadios',
  },
  'take-over': {
    '0..99': 'captives',
  },
  'anti-tank': {
    '0..9999 metres': 'range',
    '1..9999': 'onGround',
    '1..20': 'weapons attacks',
    '-20..40': 'points',
    '0..2': 'helpers',
    '0..200 tons': 'weight',
    '1900..2000': 'year',
    '0..180 degrees': 'angle',
    '1..1000 metres': 'smoke',
    '1..10': 'crew',
    '0..10': 'smgs',
    '0..99': 'crewLostInBattle crewLostInPeriod menFired notThrowing men',
    '1..99': 'passengers',
    '1..12': 'hw',
    '-999..999': 'bound crewsBound afvBound',
  },
  'bail-out': {
    '1..10': 'crew',
    '0..10': 'smgs',
    '0..99': 'crewLostInBattle crewLostInPeriod',
    '1..99': 'passengers',
    '1..12': 'hw',
  },
  demolish: {
    '1..6': 'dieBefore',
    '0..9999 metres': 'range',
    '1..99': 'men',
    '-999..999': 'bound crewsBound afvBound',
    '0..99': 'menFired notThrowing breakers',
  },
  'reaction-test': {
    '-99..99': 'mod antiTankPoints',
    '-20..20': 'quality',
    '1..99': 'men inGroup',
    '0..20': 'friendlyLmgs afvsLost',
    '0..999': 'othersLost othersLostInPeriod',
    '0..99': `
      isolatedFromLeaders isolatedFromAll lostInBattle lostInPeriod machineGuns ownLmgs pooledTens
    `,
    '-999..999': 'points tested bound crewsTested crewsBound',
    '0..9999 metres': 'nearest',
  },
  isolation: {
    '0..9999 metres': 'nearest',
    '1..99': 'men',
    '0..99': 'leaders',
  },
  prisoners: {
    '1..99': 'men',
    '0..99': 'escort hit isolated armed escaped',
  },
  orders: {
    '0..9999 metres': 'distance fired willFire',
    '0..60 minutes': 'minutes',
    '-999..999': 'bound afvBound',
  },
  move: {
    '0..20': `
      obstacles limbering otherObstacles preparing preparingLight boarding halts turns sharpTurns
      troops
    `,
    '1..200': 'men',
    '1..999': 'doubledAgo',
    '1..9999': 'period',
    '-999..999': 'bound afvBound',
    '0..99': 'menFired menThrown menUnfired',
    '0..12': 'weaponsLeft',
  },
  spot: {
    '0..9999 metres': 'range',
    '0..360 degrees': 'bearing turretBearing',
  },
  listen: {
    '0..9999 metres': 'range firing bursts',
  },
  mines: {
    '1..10': 'squares crew',
    '1..100 metres': 'deep',
    '0..99': `
      crewLostInBattle crewLostInPeriod uncovered softCover erect erectInCover crews exposed bunkered
      potentialBefore sparedBefore
    `,
    '0..10': 'smgs targetRadios',
    '-9999..9999 points': 'pointsBefore',
    '1..6': 'dieBefore',
    '1..12': 'hw',
    '0..500 metres': 'range operator',
    '0..180 degrees': 'angle',
    '1..99': 'men goBack passengers targets',
  },
  'air-landing': {
    '1..12': 'hw',
    '0..99': 'rough offTable',
    '0..12': 'hwInWater hwOffTable',
    '1..20': 'period',
    '0..2000 metres': 'run range',
    '0..100 metres': 'clearance',
    '1..4': 'doorGuns',
    '1..99': 'men hits targets',
    '0..4': 'crew',
  },
  smoke: {
    '1..999': 'period fedUntil',
    '0..180 degrees': 'angle',
    '1..250 mm': 'calibre',
    '0..99': 'men menFired notThrowing',
    '-999..999': 'bound crewsBound afvBound',
  },
  illuminate: {
    '1..999': 'period',
    '0..99': 'men menFired notThrowing',
    '-999..999': 'bound crewsBound afvBound',
  },
  points: {
    '1..100000': 'limit',
  },
  victory: {
    '0..100000 points': `
      remaining support spent escaped destroyed prisoners objectives defences enemyRemaining
      enemySupport enemySpent enemyEscaped enemyDestroyed enemyPrisoners enemyObjectives enemyDefences
      premiumLeft premiumDestroyed
    `,
    '1..100000 points': 'strength enemyStrength',
  },
};
