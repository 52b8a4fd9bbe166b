/** The optional rules that are switches of an action, by input: each can be played for a whole game. */
export const OPTIONAL_RULES: Readonly<Record<string, string>> = {
  targetQualityDefence: 'defence by quality',
  targetStand: 'stands of several figures under fire',
  stand: 'stands of several figures in melee',
  shortHw: 'short range of PIATs, panzerfausts and flame throwers',
};
