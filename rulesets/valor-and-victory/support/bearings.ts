import type { Unit } from '../../../src/rules/roster.js';
import { named, sameName } from '../../../src/rules/text/likeness.js';
import { are, names } from '../../../src/rules/text/say.js';
import { activeSide, hexOf, phaseSaid, sideOf, turnOf } from '../turn/turns.js';
import { bearings, haveSaid, type Moment, some } from '../words.js';
import { missionSaid } from './mission-said.js';
import { ON_THE_MAP } from './snipers-due.js';

/** What speaks against smoke, snipers and support missions besides their phase. */

type Now = Moment;
const isByPhases = ({ state }: Now): boolean => turnOf(state).byPhases;
const sideIn = ({ input: { side } }: Now): string | undefined =>
  typeof side === 'string' ? side : undefined;

/** A sniper comes with a natural 12 of those whom he fires at, or of somebody whom nobody named, and later fires at units that move alone (17.2, 17.4). */
const calledForNone = (now: Now): boolean => {
  const { sniped = now.state.units } = now.named;
  const isCalled = ON_THE_MAP.some((name) => now.input[name]) || !isByPhases(now) || sniped.length === 0;
  return !isCalled && !sniped.some(({ marks }) => marks.sniperDue);
};

/** Nobody has told of a sniper of that side, and he is to fire at units that move, to be looked for, or to leave (17.3 to 17.6). */
const isNotThere = (now: Now): boolean => {
  const side = sideIn(now);
  const isAsked = ON_THE_MAP.some((name) => now.input[name] === true);
  return (
    isAsked &&
    side !== undefined &&
    isByPhases(now) &&
    named(turnOf(now.state).snipers, sideOf(side)) === undefined
  );
};

/** He is on the map, and stays in his hex: no natural 12 brings him into another (17.1). */
const isThere = (now: Now): boolean => {
  const side = sideIn(now);
  const of = side === undefined ? undefined : named(turnOf(now.state).snipers, sideOf(side));
  const isBrought = !ON_THE_MAP.some((name) => now.input[name]);
  return of !== undefined && !of.gone && isByPhases(now) && isBrought;
};

/** The hex of a sniper who stays there, and its cover, where another was typed (17.1). */
function otherPlace(now: Now): { is: string | number; typed: string | number } | undefined {
  const side = sideIn(now);
  const of = side === undefined || isThere(now) ? undefined : named(turnOf(now.state).snipers, sideOf(side));
  const { ownHex, ownCover } = now.input as { ownHex?: string; ownCover?: number };
  if (ownHex !== undefined && of?.hex !== undefined && !sameName(of.hex, ownHex))
    return { is: of.hex, typed: ownHex };
  const isTyped = now.typed.includes('ownCover') && of?.cover !== undefined && of.cover !== ownCover;
  return isTyped ? { is: of.cover!, typed: ownCover! } : undefined;
}

/** A sniper fires at the enemy (17.2). */
const ownSniper = (now: Now): readonly Unit[] =>
  (now.named.sniped ?? []).filter(({ side }) => side !== undefined && sameName(side, sideIn(now) ?? ''));

/** Missions and smoke barrages are of the side whose Command Phase it is (5.31). */
const ofTheOther = (now: Now): boolean => {
  const active = activeSide(now.state);
  const side = now.doers.length === 0 ? sideIn(now) : undefined;
  return active !== undefined && side !== undefined && !sameName(side, active);
};

const isBarrage = ({ action, input }: Now): boolean =>
  input.landed !== true &&
  (action === 'artillery' ? input.mission !== 'fighter-bomber' : input.by === 'artillery');

/** Of the barrages whose markers a side was told to have, all are used up (21.7). */
function noMarkerLeft(now: Now): boolean {
  const side = sideIn(now);
  if (!isBarrage(now) || side === undefined) return false;
  const { supply, missions } = turnOf(now.state);
  const told = ['light-barrage', 'heavy-barrage']
    .map((mission) => `${sideOf(side)}/${mission}`)
    .filter((name) => supply[name] !== undefined);
  return told.length > 0 && told.every((name) => (missions[name] ?? 0) >= supply[name]!);
}

export const supportBearings = bearings(
  {
    clause: 'vv:beyond.17.2',
    word: 'called',
    actions: ['sniper'],
    when: calledForNone,
    says: ({ named: { sniped } }) =>
      `A natural 12 of infantry brings a sniper, and ${sniped ? names(sniped) : 'nobody'} threw ${sniped ? 'none' : 'one'}.`,
    way: 'Later he fires at units that move: --opportunity.',
  },
  {
    clause: 'vv:beyond.17.2',
    word: 'nowhere',
    actions: ['sniper'],
    when: isNotThere,
    says: (now) => `No sniper of ${sideIn(now)} is on the map: a natural 12 of the enemy brings him.`,
  },
  {
    clause: 'vv:beyond.17.2',
    word: 'there',
    actions: ['sniper'],
    when: isThere,
    says: (now) =>
      `The sniper of ${sideIn(now)} is on the map already, and stays in his hex till he is withdrawn.`,
    way: 'Where he attacks out of that hex again: --anyway.',
  },
  {
    clause: 'vv:beyond.17.2',
    word: 'cover',
    actions: ['sniper'],
    when: (now) => otherPlace(now) !== undefined,
    says: (now) => {
      const { is, typed } = otherPlace(now)!;
      const it = typeof is === 'string' ? 'that is' : 'its cover is';
      return `The sniper of ${sideIn(now)} stays in his hex till he is withdrawn: ${it} ${is}, not ${typed}.`;
    },
    way: 'Where it was mistyped: wg undo takes that line back.',
  },
  {
    clause: 'vv:beyond.17.2',
    word: 'own',
    actions: ['sniper'],
    ...some(
      ownSniper,
      (who, now) =>
        `A sniper of ${sideIn(now)} fires at the enemy, and ${names(who)} ${are(who.length)} of his side.`,
    ),
  },
  {
    clause: 'vv:beyond.17.2',
    word: 'found',
    actions: ['sniper'],
    when: (now) =>
      named(turnOf(now.state).snipers, sideOf(sideIn(now)))?.gone === true && sideIn(now) !== undefined,
    says: (now) => `The sniper of ${sideIn(now)} was eliminated, and a side has one a game.`,
  },
  {
    clause: 'vv:beyond.21.4',
    word: 'turn',
    actions: ['artillery', 'smoke'],
    when: ofTheOther,
    says: (now) => `${sideIn(now)} would act: this is the ${phaseSaid(turnOf(now.state).phase, now.state)}.`,
  },
  {
    clause: 'vv:beyond.21.5',
    word: 'landed',
    actions: ['artillery'],
    when: (now) =>
      isByPhases(now) &&
      now.input.landed === true &&
      !turnOf(now.state).scattered.includes(String(now.input.mission)),
    says: ({ input: { mission } }) =>
      `No ${missionSaid(String(mission))} has scattered in this phase, or it has made its attack already.`,
    way: 'One that is called: without --landed.',
  },
  {
    clause: 'vv:beyond.21.7',
    word: 'markers',
    actions: ['smoke'],
    when: noMarkerLeft,
    says: (now) =>
      `No artillery marker of ${sideIn(now)} is left, and a smoke barrage needs one, light or heavy.`,
  },
  {
    clause: 'vv:beyond.21.3',
    word: 'spotter',
    actions: ['artillery', 'smoke'],
    when: (now) => isBarrage(now) && now.input.spotter === undefined,
    says: () => 'Nobody has told who sees the hex: an unpinned unit of that side has to.',
    way: 'Say it: --spotter unpinned.',
    missing: true,
  },
  {
    clause: 'vv:beyond.11',
    word: 'smoked',
    actions: ['smoke'],
    ...some(
      ({ doers }) => doers.filter(({ marks }) => marks.smoked),
      (who) => `${haveSaid(who)} placed smoke already: one marker before a move.`,
    ),
  },
  {
    clause: 'vv:beyond.11',
    word: 'smoke',
    actions: ['smoke'],
    when: ({ state, input: { target, landed } }) =>
      typeof target === 'string' &&
      !landed &&
      turnOf(state).smoke.some(({ where }) => where === hexOf(target)),
    says: ({ input }) => `There is smoke in ${input.target} already: a hex has one marker.`,
    refuses: true,
  },
  {
    clause: 'vv:beyond.11',
    word: 'place',
    actions: ['smoke'],
    when: ({ input: { target } }) => target === undefined,
    says: () => 'Nobody has told the hex: attacks through it are not told of this smoke.',
    way: 'Say it: --target C4.',
    missing: true,
  },
);
