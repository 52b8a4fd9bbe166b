import { sameName } from '../../src/rules/likeness.js';
import type { Moment } from '../../src/rules/permit.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { known } from './kinds.js';
import { pathIn } from './move-path.js';
import { nameOf, type PHASES, PLAYERS, phaseSaid } from './phases.js';
import { likeHex, together } from './place.js';
import {
  activeSide,
  hasLaunched,
  isInterrupting,
  isWhileMoving,
  playerToAct,
  sideOf,
  sidesOf,
  type Turn,
  turnOf,
} from './turns.js';
import { isInfantry } from './units.js';
import { bearings } from './words.js';

type Now = Moment;
type Phase = (typeof PHASES)[number];

const FIRE = ['shoot', 'anti-tank'];
const ADVANCE = 'Advance and Assault Phase';

/** Whoever fires while the other player moves fires at units that move, said or not (13.8). */
function interrupts({ state, input, doers }: Now): boolean {
  const turn = turnOf(state);
  const active = activeSide(turn, state);
  const other = ({ side }: Unit) => side !== undefined && active !== undefined && !sameName(side, active);
  return isInterrupting(input) || (isWhileMoving(turn) !== undefined && doers.some(other));
}

/** The phases in which something is done (5.2); it may be done in any, where none are named. */
const IN: Readonly<Record<string, (now: Now) => readonly Phase[]>> = {
  'close-assault': () => [ADVANCE],
  shoot: (now) => (now.input.clearWire ? ['Fire Phase'] : firing(now)),
  'anti-tank': (now) => firing(now),
  // Whoever advances goes one hex in the phase of assaults.
  // Whoever gets off his carrier does so in the phase of moves (R9).
  move: ({ input }) => (input.unload ? ['Movement Phase'] : MOVING),
  overrun: () => ['Movement Phase'],
  rally: ({ input }) => [input.command ? 'Command Phase' : 'After-Action Phase'],
};
const firing = (now: Now): readonly Phase[] =>
  interrupts(now) ? MOVING : ['Fire Phase', 'Defensive Fire Phase'];
const MOVING: readonly Phase[] = ['Movement Phase', ADVANCE];

/** The turn, where the game goes by phases. */
function phaseIn({ state }: Now): Turn | undefined {
  const turn = turnOf(state);
  return turn.byPhases ? turn : undefined;
}

function isOutOfPhase(now: Now): boolean {
  const turn = phaseIn(now);
  return turn !== undefined && !IN[now.action]!(now).includes(nameOf(turn.phase));
}

const WHAT: Readonly<Record<string, string>> = {
  'close-assault': 'Close assaults belong',
  shoot: 'Fire belongs',
  'anti-tank': 'AT fire belongs',
  move: 'Movement belongs',
  overrun: 'Overruns belong',
  rally: 'Rallying belongs',
};

const saysPhase = (now: Now): string =>
  `${WHAT[now.action]} to the ${IN[now.action]!(now).join(' or the ')}; this is the ${phaseSaid(turnOf(now.state).phase)}.`;

/** Who acts though it is the other player's turn to. */
function outOfTurn(now: Now): readonly Unit[] {
  const turn = phaseIn(now);
  if (!turn || isOutOfPhase(now)) return [];
  const player = playerToAct(turn, FIRE.includes(now.action) && interrupts(now));
  const side = sidesOf(now.state)[PLAYERS.indexOf(player)];
  return side === undefined
    ? []
    : now.doers.filter((unit) => unit.side !== undefined && !sameName(unit.side, side));
}

const names = (units: readonly Unit[]): string => list(units.map(({ name }) => name));

const hexesIn = ({ named, state }: Now): string[] => {
  const all = Object.values(named).flat();
  return [...new Set(all.flatMap((unit) => together.place(unit, state.units)?.trim().toLowerCase() ?? []))];
};

/** Opportunity fire is at units that move (13.8); phase by phase it is known who has. */
const stoodStill = (now: Now): readonly Unit[] => {
  const { target = [] } = now.named;
  const isAtMovers = now.input.opportunity === true && phaseIn(now) !== undefined;
  return isAtMovers && !target.some(({ marks }) => marks.moved || marks.advanced) ? target : [];
};

/** A leader who fires along from another hex than all those whom he would lead (13.6). */
const leadsFromAfar = ({ named, state, input }: Now): readonly Unit[] => {
  const { firer = [] } = named;
  const place = (unit: Unit) => together.place(unit, state.units);
  const leads = (unit: Unit) => known(unit).counter.modifier > 0;
  const led = firer.filter((unit) => !leads(unit)).map(place);
  const isApart = (unit: Unit) => led.every((hex) => hex !== undefined && !likeHex(hex, place(unit)));
  return input.clearWire || led.length === 0
    ? []
    : firer.filter((unit) => leads(unit) && place(unit) !== undefined && isApart(unit));
};

/** Those who check for valour and have attacked nobody, as far as phases tell. */
const idle = (now: Now): readonly Unit[] =>
  phaseIn(now) ? (now.named.checked ?? []).filter(({ marks }) => !marks.marked) : [];

function advancesFar(now: Now): boolean {
  const turn = phaseIn(now);
  if (!turn || isWhileMoving(turn) !== 'advancing') return false;
  const { through } = now.input;
  const far = Array.isArray(through) && pathIn(through as readonly string[]).length > 1;
  const drives = now.doers.some(
    (unit) => unit.marks.aboard === undefined && !isInfantry(known(unit).counter),
  );
  return far || (drives && (through !== undefined || now.input.to !== undefined));
}

/** What the phase, and where others are, speak against. */
export const outOfPhase = bearings(
  {
    clause: 'vv:15.1b',
    word: 'phase',
    actions: ['close-assault'],
    when: isOutOfPhase,
    says: saysPhase,
    way: 'wg turn --phase goes on to the next phase.',
    refuses: true,
  },
  {
    clause: 'vv:beyond.5',
    word: 'phase',
    actions: [...FIRE, 'move', 'overrun'],
    when: isOutOfPhase,
    says: saysPhase,
    way: 'wg turn --phase goes on to the next phase.',
  },
  {
    clause: 'vv:beyond.14.8',
    word: 'phase',
    actions: ['rally'],
    when: isOutOfPhase,
    says: saysPhase,
    way: 'wg turn --phase goes on to the next phase.',
  },
  {
    clause: 'vv:beyond.5',
    word: 'turn',
    actions: Object.keys(IN),
    when: (now) => outOfTurn(now).length > 0,
    says: (now) =>
      `${names(outOfTurn(now))} of ${outOfTurn(now)[0]!.side} would act: this is the ${phaseSaid(turnOf(now.state).phase)}.`,
  },
  {
    clause: 'vv:15.1g',
    word: 'launched',
    actions: ['close-assault'],
    // A hex that is typed is refused by the rule itself; this is for those who only ask.
    when: ({ state, input, typed, doers }) =>
      typed.length === 0 &&
      typeof input.hex === 'string' &&
      hasLaunched(turnOf(state), input.hex, doers[0]?.side),
    says: ({ input }) => `${input.hex} has launched its close assault this turn.`,
    way: 'wg turn begins the next turn.',
    refuses: true,
  },
  {
    clause: 'vv:beyond.14.8',
    word: 'apart',
    actions: ['rally'],
    refuses: true,
    when: (now) => now.named.leader && hexesIn(now).length > 1,
    says: (now) => `They are not all of one hex: ${hexesIn(now).join(' and ')}.`,
  },
  {
    clause: 'vv:beyond.13.8',
    word: 'still',
    actions: ['shoot'],
    when: (now) => stoodStill(now).length > 0,
    says: (now) => `Opportunity fire is at units that move, and ${names(stoodStill(now))} stood still.`,
  },
  {
    clause: 'vv:13.6',
    word: 'afar',
    actions: ['shoot'],
    when: (now) => leadsFromAfar(now).length > 0,
    says: (now) => `${names(leadsFromAfar(now))} leads nobody who fires: a leader does so in his own hex.`,
    way: 'Leave him out.',
    refuses: true,
  },
  {
    // A new one may have come with a natural 12: nobody has told.
    clause: 'vv:beyond.17.2',
    word: 'found',
    actions: ['sniper'],
    when: ({ state, input }) =>
      typeof input.side === 'string' && turnOf(state).snipers[sideOf(input.side)]?.gone === true,
    says: ({ input }) => `The sniper of ${input.side} was eliminated; a natural 12 brings another.`,
    missing: true,
  },
  {
    clause: 'vv:beyond.16.2',
    word: 'valour',
    actions: ['valour-check'],
    when: (now) => idle(now).length > 0,
    says: (now) => `A natural 2 of an attack calls for it, and ${names(idle(now))} made none.`,
  },
  {
    // The register has no clause for an advance: it is told, and never refused.
    clause: 'vv:beyond.5',
    word: 'advance',
    actions: ['move'],
    when: (now) => advancesFar(now),
    says: () => 'An advance is for infantry, and one hex.',
    missing: true,
  },
);
