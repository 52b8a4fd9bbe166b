export const fubar = {
  muster: {
    '1..12': 'figures',
  },
  activate: {
    '0..12': 'suppressed casualties outOfTouch',
    '1..12': 'figures',
  },
  move: {
    '0..200 cm': 'distance toCover driven',
    '0..12': 'suppressed',
    '0..48': 'firing',
  },
  shoot: {
    '1..12': 'men targetFigures figures inSight',
    '0..12': 'suppressed targetSuppressed targetSuppressedNow targetBout elsewhere covered',
    '0..48': 'firing',
    '0..24': 'lostWeapons weapons',
    '1..60': 'fp',
    '0..200 cm': 'range behindBy edge targetEdge',
    '2..6': 'coverSave',
    '0..12 or': 'take',
  },
  melee: {
    '0..12': 'attackersDown attackersBehind attackersLeft defendersDown defendersBehind defendersLeft',
    '1..10': 'attackers defenders',
    '0..10': `
      attackersSuppressed suppressedOnTheWay attackersEngaged defendersSuppressed defendersEngaged
      closing closingOthers
    `,
    '0..200 cm': 'distance closingDistance',
    '1..6': 'rounds',
    '0..24': 'weapons',
  },
  withdraw: {
    '0..12': 'suppressed pursuerSuppressed outOfTouch pursuerOutOfTouch',
  },
  'vehicle-damage': {
    '0..12': 'hits unsaved',
    '0..24': 'weapons',
    '1..12': 'passengers',
    '0..12 or': 'take',
  },
  overrun: {
    '0..12': 'suppressed outOfTouch',
    '1..12': 'figures inPath',
    '0..48': 'firing',
    '0..200 cm': 'driven distance',
    '0..12 or': 'take',
  },
};
