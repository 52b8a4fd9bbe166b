import { list, quoted } from '../../../src/rules/text/say.js';
import { driftOnly } from '../artillery/input.js';
import { battlefieldOf } from '../battlefield.js';
import { cloudSaid } from '../smoke/clouds.js';
import { bearings, type Moment } from '../words.js';
import { cardsToldIn } from './out-of-turn.js';

/** Smoke on the table, which may lie in the line of fire: where shots go only the players see. */
const smokeIn = ({ state }: Moment): readonly string[] =>
  battlefieldOf(state).clouds.flatMap((cloud) => (cloud.what === 'smoke' ? [cloudSaid(cloud)] : []));

/** A shot at somebody, where nobody has told of smoke: in reaction to a charge too (defend.3). */
const isShotAcross = ({ action, input, named, typed }: Moment): boolean =>
  action === 'charge'
    ? input.reaction === 'shoot' || input.reaction === 'both'
    : named.target !== undefined && !typed.includes('smoke');

/** What nobody has told and no log can know: it is said where it matters, and never refused. */
export const untold = bearings(
  {
    clause: 'bg:defend.1',
    actions: ['charge'],
    missing: true,
    when: (now) => {
      const { reaction } = now.input;
      const told = ['targetSideMoved', 'targetSideShot'].some((name) => now.typed.includes(name));
      return (
        reaction !== undefined && reaction !== 'none' && !told && now.doers.length > 0 && !cardsToldIn(now)
      );
    },
    says: () =>
      'no card of this game was told: whether the side of the target has had its card is for you to know',
  },
  {
    clause: 'bg:cover.1',
    actions: ['shoot', 'overrun'],
    missing: true,
    when: ({ doers, named, typed }) =>
      doers.length > 0 && named.target && !typed.includes('cover') && !typed.includes('dugIn'),
    says: () => 'no cover told: none counts',
  },
  {
    clause: 'bg:shoot.6',
    actions: ['shoot'],
    missing: true,
    when: ({ doers, named, typed }) => doers.length > 0 && named.target && !typed.includes('range'),
    says: () => 'no range told: measure it yourselves',
  },
  {
    clause: 'bg:smoke.2',
    actions: ['shoot', 'charge'],
    missing: true,
    when: (now) => now.doers.length > 0 && isShotAcross(now) && smokeIn(now).length > 0,
    says: (now) => `nobody fires into or through ${list(smokeIn(now))}`,
  },
  {
    clause: 'bg:art.8',
    actions: ['artillery'],
    missing: true,
    when: ({ input, state }) => driftOnly(input) && state.units.length > 0,
    says: ({ named: { target = [] } }) =>
      `the drift alone, and no attack: where a ring still touches somebody, wg artillery ${target[0] ? quoted(target[0].name) : '<unit>'} --rings, with how many of them do`,
  },
);
