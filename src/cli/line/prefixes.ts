/** Words that change how the rest of the line is taken. */
export const PREFIXES = ['odds', 'help'] as const;
