import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, type InputOf, measure, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { heard, heardDoing } from '../movement/roles.js';
import { metres, scale } from '../say.js';
import { action, look, refuse, ruling, step } from '../words.js';
import { hearingRanges, type Noise, OPEN_ENDED } from './tables.js';

const NOISES = Object.keys(hearingRanges.cells) as Noise[];

const inputs = {
  noise: choice(NOISES, 'what makes the noise; tracked and wheeled vehicles on the move, an engine idling', {
    required: true,
  }),
  range: measure('how far off it is: then whether it is heard', { unit: 'metres', max: 9999 }),
  firing: measure('how far off the nearest firing is from those who listen', { unit: 'metres', max: 9999 }),
  bursts: measure('how far off the nearest high explosive burst is', { unit: 'metres', max: 9999 }),
  friend: toggle('those who listen are on the side of those who speak', {}),
  scale,
};

const SOUNDS: Readonly<Record<Noise, string>> = {
  brush: 'brush cutting',
  speech: 'speech',
  shout: 'a shout',
  tracked: 'a tracked vehicle moving',
  wheeled: 'a wheeled vehicle moving',
  engine: 'an idling engine',
  firing: 'firing',
  explosion: 'an explosion',
  'high-explosive': 'a high explosive burst',
};

type Input = InputOf<typeof inputs>;
type Result = { metres: number | string; heard?: boolean };

export const listen = action({
  name: 'listen',
  says: 'What is heard without being located',
  inputs,
  requires: ({ firing, bursts }) => (firing !== undefined || bursts !== undefined ? ['range'] : []),
  conflict: (input) => listenConflict(input),
  examples: [
    ['wg listen --noise tracked', 'how far off a tank is heard'],
    ['wg listen --noise wheeled --range 80 --firing 60', 'a lorry behind nearer firing'],
    ['wg listen --noise shout --range 40 --scale 54mm', 'a shout, in centimetres too'],
    ['wg listen --noise explosion --range 300 --bursts 100 --odds', 'nothing is left to chance'],
  ],
  result: {
    metres: { help: 'how far off it is heard, in metres; 500+ without end' },
    heard: { help: 'whether it is, at --range', order: ['false', 'true'] },
  },
  reminders: ['wrg:noise.1'],
  roles: [heard],
  fromTable: heardDoing,
  *resolve(input): Rule<Result> {
    if ((yield* ruling('wrg:R54')) === 2) {
      refuse(
        'wrg:noise.2',
        'The sheet has no noises: nothing is heard.',
        'The main rules have: --ruling wrg:R54=1.',
      );
    }
    const { value: reach, ...from } = yield* look(hearingRanges.cells[input.noise]);
    const far = reach === OPEN_ENDED ? '500 metres and more' : metres(Number(reach), input.scale);
    const text = `${SOUNDS[input.noise]} is heard at up to ${far}`;
    yield* step({
      id: 'metres',
      clause: 'wrg:noise.2',
      value: reach,
      text,
      from: { value: reach, ...from },
      ruling: 'wrg:R54',
    });
    if (input.range === undefined) return { metres: reach };
    const carries = reach === OPEN_ENDED || input.range <= Number(reach);
    const heard = carries && !(yield* drowned(input, input.range));
    if (heard) yield* understood(input, input.range);
    const at = metres(input.range, input.scale);
    const says = heard ? `heard at ${at}, without being located` : `not heard at ${at}`;
    yield* step({ id: 'heard', clause: 'wrg:noise.2', value: heard, text: says });
    return { metres: reach, heard };
  },
  announce: ({ metres: reach, heard }, input) =>
    heard === undefined
      ? `heard at up to ${reach === OPEN_ENDED ? '500 metres and more' : metres(Number(reach), input.scale)}`
      : heard
        ? 'heard'
        : 'not heard',
});

function listenConflict(input: Input): Conflict | undefined {
  const barred = barring(input);
  return (
    (input.noise === 'speech' || input.noise === 'shout'
      ? undefined
      : barred(['friend'], 'matters to speech and shouts alone')) ||
    (input.range === undefined ? barred(['friend'], 'needs --range') : undefined)
  );
}

/** Nearer firing drowns a noise (noise.3), an explosion only nearer high explosive (noise.4). */
function* drowned({ noise, firing, bursts, scale: figures }: Input, range: number): Rule<boolean> {
  const explosion = noise === 'explosion' || noise === 'high-explosive';
  if (firing !== undefined) {
    const carries = explosion || firing >= range;
    const why = explosion ? 'an explosion is heard above it' : carries ? 'it is no nearer' : 'it drowns this';
    const clause = explosion ? 'wrg:noise.4' : 'wrg:noise.3';
    const text = `firing at ${metres(firing, figures)}: ${why}`;
    yield* step({ id: 'firing', clause, value: !carries, text });
    if (!carries) return true;
  }
  if (bursts === undefined) return false;
  const drowns = bursts < range;
  const text = `high explosive at ${metres(bursts, figures)}: ${drowns ? 'it drowns this' : 'it is no nearer'}`;
  const clause = explosion ? 'wrg:noise.4' : 'wrg:noise.3';
  return yield* step({ id: 'bursts', clause, value: drowns, text });
}

/** How far off words are no more understood by the enemy, in metres (orders.9). */
const SPOKEN = 10;

/** The enemy hears what is shouted, and does not understand it (orders.9). */
function* understood({ noise, friend, scale: figures }: Input, range: number): Rule<void> {
  if (noise !== 'speech' && noise !== 'shout') return;
  const value = friend || range <= SPOKEN;
  const text = friend
    ? 'friends understand it'
    : value
      ? `an enemy within ${metres(SPOKEN, figures)} hears it plainly`
      : `the enemy beyond ${metres(SPOKEN, figures)} hears it and does not understand`;
  yield* step({ id: 'understood', clause: 'wrg:orders.9', value, text });
}
