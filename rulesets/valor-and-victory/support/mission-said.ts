/** A support mission as it is called: `light barrage`, `fighter-bomber`. */
export const missionSaid = (mission: string): string =>
  mission === 'fighter-bomber' ? mission : mission.replace('-', ' ');
