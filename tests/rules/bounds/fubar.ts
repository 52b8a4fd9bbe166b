export const fubar = {
  muster: {
    '1..20': 'figures',
  },
  activate: {
    '0..20': 'suppressed casualties outOfTouch',
    '1..20': 'figures',
  },
  move: {
    '0..200 cm': 'distance toCover driven gone',
    '0..20': 'suppressed',
    '0..80': 'firing',
  },
  shoot: {
    '1..20': 'men targetFigures figures inSight',
    '0..20': 'suppressed targetSuppressed targetSuppressedNow targetBout elsewhere covered',
    '0..80': 'firing',
    '0..24': 'lostWeapons weapons',
    '1..100': 'fp',
    '0..200 cm': 'range behindBy edge targetEdge',
    '2..6': 'coverSave',
    '0..20 or': 'take',
  },
  melee: {
    '1..20': 'attackers defenders',
    '0..20': `
      attackersDown attackersBehind attackersLeft defendersDown defendersBehind defendersLeft attackersSuppressed suppressedOnTheWay attackersEngaged defendersSuppressed defendersEngaged
      closing closingOthers attackersStruck defendersStruck
    `,
    '0..200 cm': 'distance closingDistance gone',
    '1..6': 'rounds',
    '0..24': 'weapons',
  },
  withdraw: {
    '0..20': 'suppressed pursuerSuppressed outOfTouch pursuerOutOfTouch',
  },
  'vehicle-damage': {
    '0..100': 'hits unsaved',
    '0..24': 'weapons',
    '1..20': 'passengers',
    '0..20': 'passengersSuppressed',
    '0..20 or': 'take',
  },
  overrun: {
    '0..20': 'suppressed outOfTouch',
    '1..20': 'figures inPath',
    '0..80': 'firing',
    '0..200 cm': 'driven distance',
    '0..20 or': 'take',
  },
};
