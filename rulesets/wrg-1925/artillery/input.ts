import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import { figuresOf } from '../casualties/figure.js';
import { targetConflict, targetCounts, targetFields } from '../fire/target-fields.js';
import { LONGEST_NAME, scale } from '../say.js';
import { boundFields, ofTarget } from '../weapons/bound-fields.js';
import { fireFault } from '../weapons/firing-group.js';
import { limitFields } from '../weapons/limit-fields.js';
import { CALLERS } from './tables.js';

const calling = { group: 'Calling for fire' };
const game = { group: 'Game' };
const falling = { group: 'Fire that falls' };
/** Groups by name, for the game. */
const groups = {
  ...game,
  max: 12,
  fault: (entry: string) =>
    entry.length > 0 && entry.length <= LONGEST_NAME
      ? undefined
      : { takes: `a name of at most ${LONGEST_NAME} characters` },
};

/** Who has bought what falls, or lights, or makes smoke. */
export const supporterField = text('whose off-table fire it is, by what was agreed for his side', {
  metavar: 'Axis force',
  max: LONGEST_NAME,
});

export const artilleryInputs = {
  caller: choice(
    CALLERS,
    'who calls: a forward observation officer, an officer, an NCO or another rank',
    calling,
  ),
  registered: toggle('on a target that was registered before', calling),
  correction: toggle('a correction of fire that falls already', calling),
  noRadio: toggle('he has no radio, of his own or beside him', calling),
  notLocated: toggle('he has not located the target', calling),
  register: count('targets to register before the fire is wanted', { ...calling, min: 1, max: 99 }),
  registeredBefore: count('targets he has registered already', { ...calling, max: 99, default: 0 }),
  support: count('points of support in this period: 50, doubled or trebled', {
    ...falling,
    min: 1,
    max: 999,
    default: 50,
  }),
  use: choice(['air-landing', 'prearranged', 'called'], 'what it is fired for', falling),
  by: choice(['mortars', 'artillery', 'aircraft', 'afvs'], 'who fires it', falling),
  angle: measure('angle of the area to the base line', { ...falling, unit: 'degrees', max: 180 }),
  aside: measure('how far the nearest of the target is from the centre across the width', {
    ...falling,
    unit: 'metres',
    max: 9999,
  }),
  along: measure('how far it is from the centre along the depth', { ...falling, unit: 'metres', max: 9999 }),
  ...targetFields,
  target: list('a group in the area, friend or enemy, for the game', {
    metavar: 'Blues',
    ...groups,
  }),
  aboard: list('a group that rides in a vehicle in the area, and is shelled with it', {
    metavar: 'Riders',
    ...groups,
  }),
  battery: text('the mortars on the table that fire it, for the game', {
    metavar: '3in mortar',
    max: LONGEST_NAME,
    group: 'Game',
  }),
  supporter: { ...supporterField, ...game },
  calledBy: text('who calls, by name', { metavar: 'HQ', max: LONGEST_NAME, ...game }),
  awaited: toggle('it was called for this period, as the game has it', game),
  fire: list('what those mortars fire with, the men who help among it', {
    ...game,
    metavar: 'mortar-81mm:1',
    max: 20,
    fault: fireFault,
  }),
  men: count('the men of their crew', { ...game, max: 99 }),
  ownMove: limitFields.ownMove,
  ...boundFields,
  ...ofTarget,
  scale,
};
export type Artillery = InputOf<typeof artilleryInputs>;

const OF_CALL = ['registered', 'correction', 'noRadio', 'notLocated'] as const;
const OF_FALL = [
  'use',
  'by',
  'angle',
  'aside',
  'along',
  'targets',
  'figure',
  'target',
  'aboard',
  'battery',
  'supporter',
  'awaited',
  ...targetCounts,
] as const;

/** What a player wants of support. */
export const artilleryMode = ({ caller, register }: Partial<Artillery>): 'register' | 'call' | 'fall' =>
  register !== undefined ? 'register' : caller !== undefined ? 'call' : 'fall';

/** What has to be given. */
export const artilleryRequires = (input: Partial<Artillery>): string[] =>
  artilleryMode(input) === 'fall' && !input.figure ? ['targets'] : [];

/** What does not go together. */
export function artilleryConflict(input: Artillery): Conflict | undefined {
  const barred = barring(input);
  const mode = artilleryMode(input);
  if (mode === 'fall') {
    return (
      barred([...OF_CALL, 'registeredBefore'], 'is for a call: it needs --caller') ??
      targetConflict(input) ??
      strangers(input)
    );
  }
  const what = mode === 'call' ? '--caller' : '--register';
  const wrong = [
    ...OF_FALL,
    ...(mode === 'register' ? (['registered', 'correction'] as const) : []),
  ] as const;
  const found = barred([...wrong], `does not go with ${what}`);
  if (found) return found;
  if (input.support !== 50) return { input: 'support', message: `does not go with ${what}` };
  if (mode === 'call' && input.registeredBefore > 0) {
    return { input: 'registeredBefore', message: 'needs --register' };
  }
  return input.registered && input.correction
    ? { input: 'correction', message: 'and --registered exclude each other' }
    : undefined;
}

/** Figures of a group that is not among the targets. */
function strangers({ figure, target = [], aboard = [] }: Artillery): Conflict | undefined {
  const named = [...target, ...aboard];
  const stranger = figuresOf(figure ?? []).find(({ of }) => of !== undefined && !named.includes(of));
  return (
    stranger && {
      input: 'figure',
      message: `has ${stranger.name} of ${stranger.of}, which no --target names`,
    }
  );
}
