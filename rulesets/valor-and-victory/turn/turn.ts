import { toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { unit } from '../roster/kinds.js';
import { state } from '../state.js';
import { action, ends, forgets, put, step, those } from '../words.js';
import { afterActionsIn, nameOf, PHASES, type Player, playerIn, TURN_LENGTH } from './phases.js';
import {
  FIRST,
  nextPhase,
  nextTurn,
  phaseSaid,
  playerSaid,
  sideOfPlayer,
  type Turn,
  turnOf,
} from './turns.js';

type Result = { turn: number; player?: string; phase?: string };

export const turn = action({
  name: 'turn',
  says: 'The turn is over and the next one begins; or phase by phase',
  inputs: {
    phase: toggle('the next phase alone, with what belongs to it; with --new the first', {}),
    new: toggle('a new game begins, with its first turn, and units as they stand', {}),
  },
  examples: [
    ['wg turn', 'the next turn of the game'],
    ['wg turn --phase', 'the next phase'],
    ['wg turn --new', 'a new game'],
    ['wg turn --new --phase', 'a new game phase by phase, from its first Command Phase'],
  ],
  result: {
    turn: { help: 'the turn that begins, or that is played' },
    player: { help: 'with --phase: the active player', order: ['A', 'B'] },
    phase: { help: 'with --phase: the phase that begins', order: PHASES },
  },
  roles: [],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    const past = turnOf(table);
    const next = input.new ? FIRST : input.phase ? nextPhase(past) : nextTurn(past);
    yield* putTurn(next, past);
    yield* over(past, next, input);
    if (!input.new) yield* cleanUp(past, next);
    if (!input.new && !input.phase && past.turn === FIRST.turn) {
      const text = 'by whole turns nobody keeps Move and Fire markers, nor who has led: wg turn --phase does';
      yield* step({ id: 'whole-turns', clause: 'vv:13.1', value: false, text });
    }
    if (next.phase === 0) yield* assaults(input.new ? 0 : past.launched.length);
    const ends = next.turn > past.turn ? `turn ${past.turn} ends; ` : '';
    const text = `${ends}turn ${next.turn}, ${phaseSaid(next.phase, table)}`;
    yield* step({ id: 'phase', clause: 'vv:beyond.5', value: next.phase + 1, text });
    if (nameOf(next.phase) === 'Command Phase') {
      const player = playerIn(next.phase);
      const rally = `all pinned units of ${playerSaid(player, table)} recover, without dice`;
      yield* step({ id: 'command-rally', clause: 'vv:beyond.5.31', value: player, text: rally });
      yield* recover(table, player);
    }
    // Whole turns go past the Command Phase of player B too.
    if (!input.phase && !input.new && playerIn(past.phase) === 'A') {
      const rally = `all pinned units of ${playerSaid('B', table)} recovered in their Command Phase`;
      yield* step({ id: 'command-rally-b', clause: 'vv:beyond.5.31', value: 'B', text: rally });
      yield* recover(table, 'B');
    }
    if (nameOf(next.phase) === 'After-Action Phase') {
      const player = playerIn(next.phase);
      const text = `pinned units of ${playerSaid(player, table)} may try to rally, two dice each: wg rally`;
      yield* step({ id: 'rally', clause: 'vv:beyond.14.8', value: player, text });
    }
    return {
      turn: next.turn,
      ...(input.phase && { player: playerIn(next.phase), phase: nameOf(next.phase) }),
    };
  },
  // Whose phase it is the line says by the name of his side.
  announce: ({ turn: begins, player, phase }, _, steps = []) =>
    phase
      ? (steps.find(({ id }) => id === 'phase')?.text ?? `turn ${begins}, ${phase} of player ${player}`)
      : `turn ${begins} begins`,
});

const SLOTS = [
  'launched',
  'assaulted',
  'smoke',
  'factors',
  'supply',
  'snipers',
  'missions',
  'scattered',
] as const;

/** Puts on the table what a turn has otherwise than the one before; what is empty lies there no more. */
function* putTurn(next: Turn, past: Turn): Rule<void> {
  const { turn, phase } = next;
  if (turn !== past.turn || phase !== past.phase) yield* put('vv:beyond.5', 'turn', { turn, phase });
  for (const slot of SLOTS) {
    const is = next[slot];
    if (is !== past[slot]) yield* put('vv:beyond.5', slot, Object.keys(is).length > 0 ? is : null);
  }
}

/** A pin ends at the next Command Phase of its owner (14.7). */
function* recover(table: State, player: Player): Rule<void> {
  const side = sideOfPlayer(player, table);
  const recovered = { pinned: false, pinnedNow: false };
  if (side !== undefined) yield* those({ side }, unit).set('vv:beyond.5.31', recovered);
}

const afterActions = (past: Turn, next: Turn): number =>
  afterActionsIn(past.phase, next.turn > past.turn ? TURN_LENGTH : next.phase);

/** What lasts as long as a phase, and to the clean-up; where players go on by whole turns nobody knows when those come. */
function* over(past: Turn, next: Turn, input: { phase: boolean; new: boolean }): Rule<void> {
  if (!input.phase) return yield* forgets('vv:beyond.5', 'move', 'phase', 'clean-up');
  yield* ends('vv:beyond.5', 'move', 'phase');
  if (input.new || !past.byPhases || afterActions(past, next) > 0) yield* ends('vv:beyond.5.36', 'clean-up');
}

/** What the After-Action Phases that are over leave behind (5.36). */
function* cleanUp(past: Turn, next: Turn): Rule<void> {
  if (afterActions(past, next) === 0) return;
  const thinner = next.smoke.length;
  const gone = past.smoke.length - thinner;
  const smoke = [
    ...(gone > 0 ? [`; ${counted(gone, 'Smoke marker')} gone`] : []),
    ...(thinner > 0 ? [`; ${counted(thinner, 'Smoke marker')} thinned, still there`] : []),
  ].join('');
  const text = `clean-up: Move and Fire markers off${smoke}`;
  yield* step({ id: 'clean-up', clause: 'vv:beyond.5.36', value: gone, text });
}

function* assaults(hexes: number): Rule<void> {
  const again =
    hexes > 0 ? `, ${counted(hexes, 'hex that has', 'hexes that have')} assaulted before among them` : '';
  const text = `each hex may launch one close assault${again}`;
  yield* step({ id: 'launched', clause: 'vv:15.1g', value: hexes, text });
}
