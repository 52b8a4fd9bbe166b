import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { are, names } from '../../../src/rules/text/say.js';
import type { ActionName } from '../index.js';
import { hexNamesOf, likeHex, placeOf } from '../units/place.js';
import { bearings, type ClauseId, type Moment, some } from '../words.js';
import { nameOf, PHASES } from './phases.js';
import {
  firesAtMovers,
  hasLaunched,
  isInterrupting,
  phaseSaid,
  playerToAct,
  sideOfPlayer,
  turnOf,
} from './turns.js';

type Now = Moment;

const ADVANCE = 'Advance and Assault Phase';
const MOVING = 'Movement Phase';

/** The phases in which something is done (5.2), and what is said of it. */
interface Belongs {
  readonly says: string;
  readonly to: (now: Now) => readonly (typeof PHASES)[number][];
  readonly clause?: ClauseId;
  readonly refuses?: true;
}
const firing = (now: Now) =>
  interrupts(now) ? ([MOVING] as const) : (['Fire Phase', 'Defensive Fire Phase'] as const);
const BELONGS: Readonly<Partial<Record<ActionName, Belongs>>> = {
  'close-assault': { says: 'Close assaults belong', to: () => [ADVANCE], clause: 'vv:15.1b', refuses: true },
  shoot: { says: 'Fire belongs', to: (now) => (now.input.clearWire ? ['Fire Phase'] : firing(now)) },
  'anti-tank': { says: 'AT fire belongs', to: firing },
  // Whoever moves in the phase of assaults advances, and nobody gets on or off a carrier in it (8.3, R9).
  move: {
    says: 'Movement belongs',
    to: ({ input }) => (input.unload || input.carrier !== undefined ? [MOVING] : [MOVING, ADVANCE]),
  },
  overrun: { says: 'Overruns belong', to: () => ['Movement Phase'] },
  artillery: {
    says: 'Support missions belong',
    to: () => ['Command Phase'],
    clause: 'vv:beyond.21.4',
  },
  sniper: {
    says: 'What a sniper does by himself belongs',
    to: ({ input }) => (input.opportunity ? [MOVING] : input.withdraw ? ['After-Action Phase'] : PHASES),
    clause: 'vv:beyond.17.5',
  },
  rally: {
    says: 'Rallying belongs',
    to: ({ input }) => [input.command ? 'Command Phase' : 'After-Action Phase'],
    clause: 'vv:beyond.14.8',
  },
  // Before a move, in place of fire, or with the barrages (11.2 to 11.4).
  smoke: {
    says: 'Smoke belongs',
    to: ({ input: { by = 'infantry', landed }, typed }) =>
      landed
        ? PHASES
        : by === 'artillery'
          ? ['Command Phase']
          : by === 'infantry'
            ? [MOVING]
            : by === 'mortar' && !typed.includes('by')
              ? ['Fire Phase', MOVING]
              : ['Fire Phase'],
    clause: 'vv:beyond.11',
  },
};

/** Whoever fires while the other player moves fires at units that move, said or not (13.8). */
export const interrupts = ({ state, input, doers }: Now): boolean =>
  isInterrupting(input) || doers.some(({ side }) => firesAtMovers(side, state));

export const isByPhases = ({ state }: Now): boolean => turnOf(state).byPhases;
const phaseIs = ({ state }: Now): string => phaseSaid(turnOf(state).phase, state);
const isOutOfPhase = (now: Now): boolean =>
  isByPhases(now) && !BELONGS[now.action]!.to(now).includes(nameOf(turnOf(now.state).phase));

/** Who acts though it is the other player's turn to. */
function outOfTurn(now: Now): readonly Unit[] {
  if (!isByPhases(now) || isOutOfPhase(now)) return [];
  const fires = now.action === 'shoot' || now.action === 'anti-tank';
  const player = playerToAct(turnOf(now.state), fires && interrupts(now));
  const side = sideOfPlayer(player, now.state);
  return now.doers.filter((unit) => side && unit.side !== undefined && !sameName(unit.side, side));
}

/** Somebody of theirs who is moving, and where they are to end (6.1); where that is not told nobody knows. */
const isBeside = (unit: Unit, doers: readonly Unit[], to: unknown, units: readonly Unit[]): boolean => {
  const isTheirs = unit.side === doers[0]?.side && !doers.includes(unit);
  return (
    isTheirs &&
    unit.marks.moving === true &&
    (to === undefined || likeHex(placeOf(unit, units), to as string))
  );
};

/** With a lane, but nobody who enters it: whoever was named has laid it. */
const laneForNobody = ({ input, named: { firer = [], target } }: Now): readonly Unit[] =>
  input.fireLane !== undefined && !target ? firer : [];

const BELONGING = Object.entries(BELONGS) as readonly (readonly [ActionName, Belongs])[];

/** Whether a unit may have made an attack of which the game does not know the dice: of whoever fired, or moved, it does. */
const mayHaveAttacked = ({ marked, firedAt, moved }: Unit['marks']): boolean =>
  marked === true && firedAt === undefined && moved !== true;

/** What the phase, and where others are, speak against. */
export const outOfPhase = bearings(
  {
    clause: 'vv:beyond.13.9',
    word: 'whom',
    actions: ['shoot'],
    ...some(
      laneForNobody,
      (who) => `${names(who)} ${are(who.length)} taken for whoever laid the fire lane, and nobody enters it.`,
    ),
    way: 'Whoever laid it is named first, and behind him who enters it.',
  },
  ...BELONGING.map(([action, { says, to, clause = 'vv:beyond.5' as const, refuses }]) => ({
    clause,
    word: 'phase',
    actions: [action],
    when: isOutOfPhase,
    says: (now: Now) => `${says} to the ${to(now).join(' or the ')}; this is the ${phaseIs(now)}.`,
    way: 'wg turn --phase goes on to the next phase.',
    ...(refuses && { refuses }),
  })),
  {
    clause: 'vv:beyond.5',
    word: 'turn',
    // Of missions and snipers no unit is the doer: whose they are is told (21.4, 17.2).
    actions: BELONGING.map(([action]) => action).filter(
      (action) => action !== 'artillery' && action !== 'sniper',
    ),
    ...some(
      outOfTurn,
      (who, now) => `${names(who)} of ${who[0]!.side} would act: this is the ${phaseIs(now)}.`,
    ),
  },
  {
    clause: 'vv:15.1g',
    word: 'launched',
    actions: ['close-assault'],
    // A hex that is typed is refused by the rule itself; this is for those who only ask.
    when: ({ state, input: { hex }, typed, doers }) =>
      typed.length === 0 && typeof hex === 'string' && hasLaunched(turnOf(state), hex, doers[0]?.side),
    says: ({ input }) => `${input.hex} has launched its close assault this turn.`,
    way: 'wg turn begins the next turn.',
    refuses: true,
  },
  {
    clause: 'vv:beyond.14.8',
    word: 'apart',
    actions: ['rally'],
    refuses: true,
    when: (now) => now.named.leader && hexNamesOf(now).length > 1,
    says: (now) => `They are not all of one hex: ${hexNamesOf(now).join(' and ')}.`,
  },
  {
    clause: 'vv:beyond.6.1',
    word: 'stack',
    actions: ['move'],
    ...some(
      ({ doers, input, state: { units } }) =>
        input.together === true && !units.some((unit) => isBeside(unit, doers, input.to, units)) ? doers : [],
      (who, { input }) =>
        `${names(who)} would move as one stack with nobody: no other of theirs that is still moving has come to ${input.to ?? 'that hex'}.`,
    ),
    way: 'They begin and end in the same hexes: wg move of the first, then of the second.',
  },
  {
    clause: 'vv:beyond.6.1',
    word: 'apart',
    actions: ['move'],
    ...some(
      ({ doers, input: { through, to } }) =>
        through !== undefined && to === undefined && doers.length > 1 && doers.some(({ marks }) => marks.hex)
          ? doers
          : [],
      (who) => `Nobody has told the hex where ${names(who)} end together.`,
    ),
    way: 'Say it: --to C4.',
    missing: true,
  },
  {
    clause: 'vv:beyond.16.2',
    word: 'valour',
    actions: ['valour-check'],
    // Those who have attacked nobody so, as far as phases tell, or have checked before.
    ...some(
      (now) =>
        (isByPhases(now) ? (now.named.checked ?? []) : []).filter(
          ({ marks }) =>
            marks.valourCheck === 'made' || (marks.valourCheck !== 'due' && !mayHaveAttacked(marks)),
        ),
      (who) => `A natural 2 of an attack calls for it, and ${names(who)} made none.`,
    ),
  },
);
