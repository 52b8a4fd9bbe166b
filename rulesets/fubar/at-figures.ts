/** What is said of figures that are fired at, and means nothing against a vehicle. */
export const AT_FIGURES = [
  'armour',
  'wearing',
  'behind',
  'aboard',
  'targetFigures',
  'targetLevel',
  'targetLeaderLevel',
  'targetSuppressed',
  'targetSuppressedNow',
  'targetBout',
  'inSight',
  'targetAction',
  'covered',
  'targetInMelee',
] as const;
