export const battleground = {
  'draw-card': {
    '1..54': 'count',
  },
  shoot: {
    '1..12': 'figures targetFigures targetStartFigures',
    '0..12': `
      leaders hw medics guards clears hwPersonnel hwArmour hwPiat hwFlame targetLeaders targetHw targetMedics
      targetLostBefore targetGuards
    `,
    '0..48': 'targetPrisoners',
    '1..9': 'armour',
    '0..200 inches': 'range',
    '0..180 degrees': 'bearing',
    '0..9 or': 'cover across',
    '2..4': 'targetStand',
  },
  charge: {
    '1..12': 'figures targetFigures',
    '0..12': `
      leaders hw medics guards hwPersonnel hwArmour hwPiat hwFlame targetLeaders targetHw targetMedics
      targetGuards targetHwPersonnel targetHwArmour targetHwPiat targetHwFlame
    `,
    '0..48': 'arrived prisoners targetPrisoners',
    '1..9': 'armour',
    '0..4': 'mg bowMg',
    '3..4': 'diceMost',
    '0..200 inches': 'distance range slowWay',
    '0..20': 'obstacles',
    '0..720 degrees': 'turn',
    '0..9 or': 'cover across ownCover',
    '1..4': 'fleeDice',
  },
  melee: {
    '1..24': 'attackers defenders',
    '0..24': `
      attackerLeaders attackerHw attackerMedics joiners defenderLeaders defenderHw defenderMedics
      attackerArmed defenderArmed
    `,
    '0..12': 'guards idleHw',
    '0..48': 'prisoners',
    '1..50': 'rounds',
    '2..4': 'stand',
    '1..9': 'armour',
    '0..4': 'mg bowMg',
    '0..9 or': 'cover ownCover',
  },
  'vehicle-damage': {
    '0..60': 'hits',
  },
  move: {
    '1..12': 'figures',
    '3..4': 'diceMost',
    '1..6': 'vehicles',
    '1..4': 'diceCount',
    '0..200 inches': 'reverse offRoad slow clear ford declared',
    '0..20': 'obstacles',
    '0..720 degrees': 'turn',
    '0..18': 'occupants',
    '0..2': 'occupyingUnits',
    '0..48': 'prisoners',
  },
  'unit-check': {
    '1..48': 'figures enemies',
    '0..48': 'leaders hw medics hwPersonnel hwArmour hwPiat hwFlame',
    '1..6': 'models',
    '0..9': 'armour',
  },
  combine: {
    '1..12': 'figures otherFigures',
    '0..12': `
      leaders hw medics hwPersonnel hwArmour hwPiat hwFlame otherLeaders otherHw otherMedics
      otherHwPersonnel otherHwArmour otherHwPiat otherHwFlame
    `,
  },
  heal: {
    '1..12': 'medics figures',
    '1..48': 'dead',
  },
  'bail-out': {
    '1..12': 'passengers',
    '0..12': 'leaders medics hw guards',
    '0..48': 'fates prisoners',
    '1..2': 'vehicles',
  },
  overrun: {
    '1..12': 'targetFigures targetStartFigures',
    '0..12': 'targetLeaders targetHw targetMedics targetLostBefore targetGuards',
    '0..48': 'targetPrisoners',
    '0..9 or': 'cover',
    '2..4': 'targetStand',
  },
  artillery: {
    '1..99': 'planned turn',
    '0..200 inches': 'spread',
    '0..12 inches': 'margin',
    '1..3': 'rings',
    '1..12': 'targetFigures targetStartFigures',
    '0..12': 'targetLeaders targetHw targetMedics targetLostBefore targetGuards',
    '0..48': 'targetPrisoners others',
    '1..9': 'armour',
    '0..9 or': 'cover',
    '2..4': 'targetStand',
  },
  mines: {
    '0..200 inches': 'detect',
    '0..48 inches': 'inches rolled',
    '1..12': 'targetFigures targetStartFigures entered engineers',
    '0..12': 'targetLeaders targetHw targetMedics targetLostBefore targetGuards',
    '0..48': 'targetPrisoners',
    '3..4': 'diceMost',
    '2..4': 'targetStand',
    '1..4': 'diceCount',
    '0..12 inches': 'width depth',
  },
  'reaction-test': {
    '1..12': 'figures startFigures',
    '0..12': 'lost leaders lostBefore',
  },
  rally: {
    '0..12': 'leaders',
  },
  smoke: {
    '0..200 inches': 'range',
  },
};
