/** What help and the man page both tell of the program, besides actions, commands and flags. */

/** What the exit codes mean. */
export const EXIT_CODES = [
  [0, 'resolved'],
  [1, 'failure'],
  [2, 'usage'],
  [3, 'the rules do not allow it'],
  [4, 'would have to ask and may not'],
  [130, 'interrupted'],
] as const;

/** A variable of the environment. */
interface Variable {
  readonly name: string;
  readonly says: string;
  /** As help names it, in the one line that it has for all of them; the man page alone names the others. */
  readonly inHelp?: string;
}

export const ENVIRONMENT: readonly Variable[] = [
  {
    name: 'WG_RULESET',
    says: 'the rule system, where neither the line nor the game names one',
    inHelp: 'WG_RULESET',
  },
  {
    name: 'WG_GAME',
    says: 'the game that lines belong to, in place of the one that is in use',
    inHelp: 'WG_GAME',
  },
  {
    name: 'XDG_STATE_HOME',
    says: 'the folder under which games are logged; an absolute path, or ~/.local/state is taken',
    inHelp: 'XDG_STATE_HOME (the log of the game)',
  },
  {
    name: 'XDG_CACHE_HOME',
    says: 'the folder under which compiled code is kept; an absolute path, or ~/.cache is taken',
  },
  { name: 'NO_COLOR', says: 'no colour, unless a flag or FORCE_COLOR asks for it', inHelp: 'NO_COLOR' },
  {
    name: 'FORCE_COLOR',
    says: 'colour even where stdout is no terminal; 0 or false is no colour',
    inHelp: 'FORCE_COLOR',
  },
  { name: 'TERM', says: 'as dumb, no colour' },
  { name: 'COLUMNS', says: 'the width of text, where stdout is no terminal' },
  {
    name: 'LC_ALL, LC_CTYPE, LANG',
    says: 'the first that is set says whether characters beyond ASCII are written: with UTF-8 in it they are',
  },
  { name: 'PAGER', says: 'what shows help that is longer than the screen, on a terminal' },
  { name: 'CI', says: 'nothing is asked, as with --no-input', inHelp: 'CI (never ask)' },
  {
    name: 'WG_DEBUG',
    says: 'as 1, a stack trace under every error',
    inHelp: 'WG_DEBUG=1 (stack traces)',
  },
  { name: 'WG_NO_CACHE', says: 'compiled code is neither kept nor used' },
];

/** Files that the program reads and writes. */
export const FILES = [
  [
    '$XDG_STATE_HOME/wg/games/*.jsonl',
    'the logs of games, a line of JSON for each event; nothing in them is ever changed',
  ],
  [
    '$XDG_STATE_HOME/wg/games/*.secret',
    'the secret of a sealed game, until it is revealed: not to be looked at',
  ],
  ['$XDG_STATE_HOME/wg/current', 'the name of the game in use'],
  [
    '$XDG_STATE_HOME/wg/systems.json',
    'the rule systems of other packages that were added, and where they lie',
  ],
  ['$XDG_STATE_HOME/wg/games/checkpoints', 'what can be worked out anew from the logs, kept for speed'],
  ['$XDG_STATE_HOME/wg/files', 'what stood in files that wg again hands on'],
  ['$XDG_CACHE_HOME/wg', 'compiled code, which may be deleted at any time'],
] as const;

/** What can be typed besides actions and commands. */
export const BESIDES = [
  ['odds <action> ...', 'the exact odds of an action'],
  ['help [action]', 'help, or that of an action or a command; all of it with --all'],
  ['help --man', 'the man page, as man wg shows it where npm has put it there'],
  ['-V, --version', 'the version'],
] as const;

export const EXAMPLES = [
  ['wg shoot --grade C --figures 9 --hw 2 --cover medium', 'roll a shot, with the rule behind every number'],
  ['wg odds shoot -g C -f 9 -w 2 -c medium', 'its exact odds'],
  ['wg draw-card', 'the next card of the game'],
  ['wg rules dug in', 'what the book says'],
] as const;
