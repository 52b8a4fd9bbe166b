import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { named } from '../../../src/rules/text/likeness.js';
import { counted } from '../../../src/rules/text/say.js';
import { pinnedSaid } from '../permits.js';
import { known } from '../roster/kinds.js';
import { state } from '../state.js';
import { supplyFields, supplyFor, told } from '../turn/from-table.js';
import { activeSide, hexOf, isWhileMoving, more, sideOf, type Turn, turnOf } from '../turn/turns.js';
import { placer } from '../units/roles.js';
import { isInfantry } from '../units/units.js';
import { isSpotted, mayFireMortars, mortarFields } from '../weapons/mortars.js';
import { action, look, permits, put, refuse, step } from '../words.js';
import { type Fall, fallSaid, ON_TARGET, SCATTERS, scatter } from './scatter.js';
import { SMOKE_BY, smokePlaced } from './tables.js';

const inputs = {
  by: choice(SMOKE_BY, 'who places it', { default: 'infantry' }),
  factors: count('smoke factors that the side had when the game began', { max: 99 }),
  ...supplyFields,
  target: text('the hex it is placed in', { metavar: 'hex', max: 40 }),
  landed: toggle('the hex is told of smoke that is on the map, and of which nobody has told it', {}),
  range: count('range in hexes', { min: 1, max: 60 }),
  reach: count('range of the mortar, as printed', { min: 1, max: 60 }),
  ...mortarFields(),
  fromBunker: toggle('the mortar is in a bunker', {}),
  pinned: toggle('whoever places it is pinned', {}),
  marked: toggle('it carries a Move or Fire marker', {}),
  fired: toggle('the mortar has fired this turn', {}),
};

type Smoke = InputOf<typeof inputs>;

export const smoke = action({
  name: 'smoke',
  says: 'Place smoke; the game counts smoke factors, and thins it in the After-Action Phases',
  inputs,
  requires: ({ landed }) => (landed ? ['target'] : []),
  roles: [placer],
  fromTable: (table: State, { placer: by }, asked) => {
    if (asked.landed) return {};
    const side = (asked.side as string | undefined) ?? by?.[0]?.side ?? activeSide(table);
    const now = turnOf(table);
    // Before it moves a unit with a mortar places it by hand (11.2).
    const byHand = now.byPhases && isWhileMoving(now) === 'moving' && isOnFoot(by?.[0]);
    const how = asked.by === undefined && byHand && { by: 'infantry' };
    return { ...how, ...supplyFor(side, 'factors', { table, of: sideOf(side) }) };
  },
  permits: permits<Smoke>(
    pinnedSaid('place smoke'),
    {
      clause: 'vv:beyond.11',
      word: 'marked',
      when: ({ marked }) => marked,
      says: 'Smoke is placed before a move, or in place of fire: a unit with a marker places none.',
    },
    {
      clause: 'vv:12.3a',
      word: 'fired',
      when: ({ fired }) => fired,
      says: 'The mortar has fired this turn.',
    },
  ),
  conflict: smokeConflict,
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
  *resolve(input, table: State): Rule<{ marker: number; factors: number } & Fall> {
    const { by, factors, side, target } = input;
    const past = turnOf(table);
    if (input.landed) return yield* landsIn(target!, past.smoke);
    yield* mayPlace(input);
    const from = yield* look(smokePlaced.cells[by]);
    const { marker, factors: cost } = from.value;
    if (factors !== undefined) mustBeLeft(factors - (named(past.factors, sideOf(side)) ?? 0), cost);
    const fall = by === 'artillery' ? yield* barrage() : ON_TARGET;
    const what = `Smoke ${marker} for ${counted(cost, 'smoke factor')}: attacks into or through it are at +${marker}`;
    yield* step({ id: 'smoke', clause: 'vv:beyond.11', value: marker, text: what, from });
    yield* told('vv:beyond.11', past, sideOf(side), factors);
    yield* put('vv:beyond.11', 'factors', more(past.factors, sideOf(side), cost));
    const where = fall.hexes > 0 ? '' : hexOf(target ?? '');
    yield* put('vv:beyond.11', 'smoke', [...past.smoke, { where, marker }]);
    if (by === 'infantry') yield* placer.as.unit.set('vv:beyond.11', { smoked: true });
    if (by !== 'infantry' && by !== 'artillery') yield* placer.as.unit.set('vv:beyond.11', { marked: true });
    if (by === 'mortar') yield* placer.as.unit.set('vv:12.3a', { fired: true });
    return { marker, factors: cost, ...fall };
  },
  announce: ({ marker, ...fall }, { by, landed, target }) =>
    landed
      ? `Smoke ${marker} is in ${target}`
      : `Smoke ${marker}${by === 'artillery' ? `, ${fallSaid(fall)}` : ' is placed'}`,
});

/** Smoke that is on the map already, as a barrage that has scattered: its hex is known from now on (21.7). */
function* landsIn(target: string, smoke: Turn['smoke']): Rule<{ marker: number; factors: number } & Fall> {
  const at = smoke.findIndex(({ where }) => where === '');
  if (at < 0) refuse('vv:beyond.21.7', 'There is no smoke on the map of which nobody has told the hex.');
  const { marker } = smoke[at]!;
  const text = `Smoke ${marker} is in ${target}: attacks into or through it are at +${marker}`;
  yield* step({ id: 'smoke', clause: 'vv:11.5', value: marker, text });
  yield* put('vv:beyond.21.7', 'smoke', smoke.with(at, { where: hexOf(target), marker }));
  return { marker, factors: 0, ...ON_TARGET };
}

const isOnFoot = (unit: Unit | undefined): boolean => unit !== undefined && isInfantry(known(unit).counter);

/** From where smoke is placed, and how far off (11.2 to 11.4, 12.66). */
function* mayPlace(input: Smoke): Rule<void> {
  const { by, range = 1, spotter, reach = range } = input;
  if (by === 'infantry' && range > 1)
    refuse('vv:beyond.11', `Infantry places smoke in its own hex or an adjacent one, not at ${range} hexes.`);
  if (by === 'mortar') yield* mayFireMortars(input);
  if (by === 'mortar' && range > reach)
    refuse('vv:beyond.11', `The mortar reaches ${reach} hexes, not ${range}.`);
  if (by === 'artillery') yield* isSpotted('vv:beyond.21.3', spotter);
}

function smokeConflict(input: Smoke): Conflict | undefined {
  const { by } = input;
  if (input.landed) {
    const others = (Object.keys(inputs) as (keyof Smoke)[]).filter(
      (name) => !['landed', 'target', 'by'].includes(name),
    );
    return barring(input)(others, 'does not go with --landed: nobody places smoke');
  }
  const barred = barring(input);
  const sees = 'is for mortars and artillery: others see where they place it';
  return (
    (by === 'mortar'
      ? undefined
      : barred(['fromBuilding', 'fromBunker', 'reach', 'fired'], 'is for mortars: --by mortar')) ??
    (by === 'mortar' || by === 'artillery' ? undefined : barred(['spotter'], sees)) ??
    (by === 'artillery'
      ? barred(['range', 'marked', 'pinned'], 'is not for artillery off the board')
      : undefined)
  );
}

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
