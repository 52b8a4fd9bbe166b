/** Targets as the quick reference names them. */
export const TARGETS = [
  'soft',
  'recce',
  'apc',
  'sp',
  'post-war-sp',
  'light-tank',
  'medium-tank',
  'heavy-tank',
] as const;
