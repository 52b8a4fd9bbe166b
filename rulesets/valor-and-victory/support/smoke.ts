import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import type { State } from '../../../src/rules/state.js';
import { pinnedSaid } from '../permits.js';
import { state } from '../state.js';
import { supplyFields, supplyFor, told } from '../turn/from-table.js';
import { activeSide, hexOf, more, sideOf, turnOf } from '../turn/turns.js';
import { placer } from '../units/roles.js';
import { action, look, permits, put, refuse, step } from '../words.js';
import { type Fall, fallSaid, ON_TARGET, SCATTERS, scatter } from './scatter.js';
import { SMOKE_BY, smokePlaced } from './tables.js';

const inputs = {
  by: choice(SMOKE_BY, 'who places it', { default: 'infantry' }),
  factors: count('smoke factors that the side had when the game began', { max: 99 }),
  ...supplyFields,
  target: text('the hex it is placed in', { metavar: 'hex', max: 40 }),
  pinned: toggle('whoever places it is pinned', {}),
};

export const smoke = action({
  name: 'smoke',
  says: 'Place smoke; the game counts smoke factors, and thins it in the After-Action Phases',
  inputs,
  roles: [placer],
  fromTable: (table: State, { placer: by }, asked) => {
    const side = (asked.side as string | undefined) ?? by?.[0]?.side ?? activeSide(table);
    return supplyFor(side, 'factors', { asked, table, of: sideOf(side) });
  },
  permits: permits<{ pinned: boolean }>(pinnedSaid('place smoke')),
  conflict: ({ side, factors }): Conflict | undefined =>
    side !== undefined && factors === undefined
      ? { input: 'side', message: 'needs --factors: what the side had when the game began' }
      : undefined,
  examples: [
    ['wg smoke -r vv --target C4', 'infantry places Smoke 1'],
    ['wg smoke -r vv --by mortar --factors 6 --side Axis', 'a mortar, with the smoke factors of a side'],
    ['wg smoke -r vv --by artillery --odds', 'a smoke barrage, the chances of scatter'],
    ['wg smoke -r vv --by artillery --dice "5 3" --no-log', 'dice thrown by hand'],
  ],
  result: {
    marker: { help: 'Smoke 1 or Smoke 2; what it adds to attacks through the hex' },
    factors: { help: 'smoke factors used up' },
    hexes: { help: 'hexes of scatter' },
    direction: { help: 'direction of scatter', order: SCATTERS },
  },
  memory: state,
  *resolve({ by, factors, side, target }, table: State): Rule<{ marker: number; factors: number } & Fall> {
    const past = turnOf(table);
    const from = yield* look(smokePlaced.cells[by]);
    const { marker, factors: cost } = from.value;
    if (factors !== undefined) mustBeLeft(factors - (past.factors[sideOf(side)] ?? 0), cost);
    const fall = by === 'artillery' ? yield* barrage() : ON_TARGET;
    const what = `Smoke ${marker} for ${counted(cost, 'smoke factor')}: attacks into or through it are at +${marker}`;
    yield* step({ id: 'smoke', clause: 'vv:beyond.11', value: marker, text: what, from });
    yield* told('vv:beyond.11', past, sideOf(side), factors);
    yield* put('vv:beyond.11', 'factors', more(past.factors, sideOf(side), cost));
    yield* put('vv:beyond.11', 'smoke', [...past.smoke, { where: hexOf(target ?? ''), marker }]);
    return { marker, factors: cost, ...fall };
  },
  announce: ({ marker, ...fall }, { by }) =>
    `Smoke ${marker}${by === 'artillery' ? `, ${fallSaid(fall)}` : ' is placed'}`,
});

/** A smoke barrage scatters like an attack, and uses up no mission marker (21.7). */
function* barrage(): Rule<Fall> {
  const said = 'a smoke barrage uses up no mission marker';
  yield* step({ id: 'no-marker', clause: 'vv:beyond.21.7', value: 0, text: said });
  return yield* scatter();
}

function mustBeLeft(left: number, cost: number): void {
  if (left >= cost) return;
  const have = left > 0 ? `only ${left} left` : 'none left';
  refuse('vv:beyond.11', `It costs ${counted(cost, 'smoke factor')}, and there is ${have}.`);
}
