/** Field defences (option.6, option.8, option.10 to option.12): the unit in which a size is typed. */
export const KINDS = {
  bunker: 'places',
  trench: 'mm',
  'ap-mines': 'm',
  'at-mines': 'm',
  wire: 'm',
  pungis: 'm',
  fougasse: '',
  'command-mine': '',
  'trip-flare': '',
} as const;
export type DefenceKind = keyof typeof KINDS;

/** All names that can be typed, for help and for a guess at a wrong one. */
export const DEFENCES = Object.keys(KINDS) as readonly DefenceKind[];
/** Other ways to type a name. */
const ALIASES: Readonly<Record<string, DefenceKind>> = {
  bunkers: 'bunker',
  trenches: 'trench',
  'ap-mine': 'ap-mines',
  'at-mine': 'at-mines',
  pungi: 'pungis',
  fougasses: 'fougasse',
  'command-mines': 'command-mine',
  'trip-flares': 'trip-flare',
};

/** The field defence that was typed: in upper or lower case, with spaces or hyphens, one or several. */
export function defenceNamed(typed: string): DefenceKind | undefined {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (Object.hasOwn(ALIASES, word)) return ALIASES[word];
  return Object.hasOwn(KINDS, word) ? (word as DefenceKind) : undefined;
}
