import { barring, type Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { count, list, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import { apRoll, pointsSaid, rowFor } from '../fire/ap-roll.js';
import { overrunHex, overrunner } from '../fire/roles.js';
import { fireNumbers } from '../fire/tables.js';
import { mustBeOpenToVehicles, pathCost } from '../movement/move-cost.js';
import { PATH_METAVAR, PATH_WORDS, pathFault, pathIn } from '../movement/move-path.js';
import { isBunker, mustCarry } from '../movement/stack.js';
import { mustHoldLoads } from '../movement/transport.js';
import { immobile, pinnedAmong } from '../permits.js';
import { placeSaid, positionOf } from '../terrain/cover.js';
import { coverConflict, hexFields, inAll, lineFields, protection } from '../terrain/fire-cover.js';
import { TERRAIN } from '../terrain/tables.js';
import { enemyAfvThere, smokeOver, tableTells } from '../turn/from-table.js';
import { carryField, owe, tellsGround, useUp } from '../units/fates.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { isInfantry, unitSaid } from '../units/units.js';
import { infantryApfp } from '../weapons/infantry-strength.js';
import { held, mustHaveUsers, usedUp } from '../weapons/modifiers.js';
import { action, ends, look, permits, refuse, step } from '../words.js';

const { hexside, smoke } = lineFields;

const inputs = {
  attack: count('full combined APFP of the AFV, in place of its name', { max: 99 }),
  passengers: count('APFP of its passengers, where the other is a total', { max: 99, default: 0 }),
  fire: unitsField('the AFV by name, with its passengers', { max: 5 }),
  grenades: count('Grenades counters of its passengers, besides those by name', { max: 12, default: 0 }),
  ...hexFields,
  hexside,
  smoke,
  mp: count('movement points of the AFV: then its path is checked', { max: 40 }),
  through: list('hexes of its whole move, with the overrun hex', {
    metavar: PATH_METAVAR,
    max: 30,
    words: PATH_WORDS,
    fault: pathFault,
  }),
  to: text('the hex behind it, where its move ends', { metavar: 'hex', max: 80 }),
  carry: carryField('passengers'),
  immobile: toggle('the AFV is immobile', {}),
  enemyAfv: toggle('an enemy AFV is in the hex', {}),
};

type Overrun = InputOf<typeof inputs>;
type Result = { casualtyPoints: number; spent?: number };

export const overrun = action({
  name: 'overrun',
  says: 'An AFV overruns a hex in its move',
  inputs,
  requires: ({ fire, attack, mp, through }) => [
    ...(fire || attack !== undefined ? [] : ['attack']),
    ...(mp !== undefined && !through ? ['through'] : []),
  ],
  conflict: overrunConflict,
  roles: [overrunner, overrunHex],
  fromTable: tableTells(smokeOver(overrunHex.name), enemyAfvThere),
  permits: permits<Overrun>(immobile, pinnedAmong('fire')),
  examples: [
    ['wg overrun -r vv --attack 19 --terrain woods --entrenchment foxholes', 'into woods with foxholes'],
    ['wg overrun -r vv --fire afv:mg=4 --fire squad:4-6-4:aboard', 'an AFV with passengers'],
    [
      'wg overrun -r vv --attack 19 --mp 10 --through open,open,woods,open --odds',
      'with its move, the chances',
    ],
    ['wg overrun -r vv --attack 19 --dice "1 1"', 'dice thrown by hand'],
  ],
  result: {
    casualtyPoints: { help: 'Casualty Points on the hex that is overrun' },
    spent: { help: 'with --through: movement points of the whole move' },
  },
  *resolve(input): Rule<Result> {
    yield* mustBeOpenToVehicles(input.terrain);
    if (isBunker(positionOf(input))) refuse('vv:beyond.19', 'No hex with a bunker is overrun.');
    if (input.enemyAfv) refuse('vv:beyond.19', 'No hex with an enemy AFV is overrun.');
    if (unitsIn(input.fire ?? []).some(({ load }) => load.some(({ towed }) => towed)))
      refuse('vv:beyond.19', 'An AFV that tows a Gun overruns nobody.');
    yield* tellsGround(overrunHex, input);
    const { terrain, through } = input;
    if (through) mustGoStraight(through, terrain);
    const spent = input.through && (yield* moves(input, input.through));
    const { apfp, grenades, satchels } = yield* strength(input);
    const row = rowFor(apfp);
    yield* step({ id: 'apfp', clause: 'vv:beyond.19', value: apfp, text: `${apfp} APFP, row ${row}` });
    const cover = inAll(yield* protection(input, true));
    if (grenades > 0) {
      const text = `${counted(grenades, 'Grenades counter')} of passengers: -${grenades}`;
      yield* step({ id: 'grenades', clause: 'vv:beyond.19', value: -grenades, text });
    }
    yield* usedUp('passengers', 'overrun', grenades, satchels);
    const counters = { units: unitsIn(input.fire ?? []), carry: input.carry };
    yield* useUp('vv:12.52d', overrunner.name, counters, 'grenades', grenades);
    yield* useUp('vv:12.53c', overrunner.name, counters, 'satchel', satchels);
    yield* ends('vv:beyond.6.1', 'move');
    yield* overrunner.as.unit.set('vv:13.1', { marked: true, moved: true, moving: true });
    yield* leavesFor(input.to, input.through);
    const { points } = yield* apRoll(row, cover - grenades, 'vv:beyond.19');
    yield* owe('vv:14.61a', overrunHex.as.unit, points, 'fire');
    yield* overrunHex.as.unit.bind('vv:beyond.19.2', 'overrunBy', overrunner.name);
    const text =
      'a surviving unit with an AT weapon may fire at its rear as it leaves: wg anti-tank --final-fire';
    yield* step({ id: 'final-fire', clause: 'vv:beyond.19.2', value: true, text });
    return { casualtyPoints: points, ...(spent !== undefined && { spent }) };
  },
  luck: () => ({ of: 'Casualty Points', read: ({ casualtyPoints }) => casualtyPoints }),
  announce: ({ casualtyPoints, spent }) =>
    `${casualtyPoints === 0 ? 'no effect' : `${pointsSaid(casualtyPoints)} on the hex`}${spent === undefined ? '' : `; ${spent} MP in all`}`,
});

/** Twice the APFP of the AFV with all it has, and that of its passengers as it is (19.1, 19.4). */
function* strength(input: Overrun): Rule<{ apfp: number; grenades: number; satchels: number }> {
  const times = yield* look(fireNumbers.cells.overrun);
  const units = unitsIn(input.fire ?? []);
  const [afv] = units;
  if (afv) yield* mustCarry(units);
  mustHoldLoads(units);
  const own = afv ? afv.gun + afv.mg + afv.ff : input.attack!;
  const doubled = own * times.value;
  const text = `${afv ? unitSaid(afv) : 'the AFV'}: ${own} APFP x ${times.value} = ${doubled}`;
  yield* step({ id: 'afv', clause: 'vv:beyond.19', value: doubled, text, from: times });
  const aboard = afv?.load.filter(isInfantry) ?? [];
  let passengers = input.passengers;
  for (const [i, unit] of aboard.entries()) {
    passengers += yield* infantryApfp(unit, `aboard-${i + 1}`, { range: 0, aboard: true });
  }
  if (passengers > 0) {
    const said = `passengers, not doubled: ${passengers}`;
    yield* step({ id: 'passengers', clause: 'vv:beyond.19', value: passengers, text: said });
  }
  const grenades = held('grenades', aboard) + input.grenades;
  const satchels = held('satchel', aboard);
  if (afv && grenades > 0) yield* mustHaveUsers(grenades, aboard.length, satchels);
  const apfp = doubled + passengers;
  if (apfp === 0) refuse('vv:beyond.19', 'Nothing fires: the APFP is 0.');
  return { apfp, grenades, satchels };
}

/** It stands behind the hex that it has overrun, and where that is not told nobody knows where it stands. */
function* leavesFor(hex: string | undefined, through: readonly string[] = []): Rule<void> {
  const exit = pathIn(through).at(-1)?.terrain;
  const terrain = TERRAIN.find((name) => name === exit) ?? null;
  yield* overrunner.as.unit.set('vv:beyond.19.3', { hex: hex ?? null, terrain, entrenchment: null });
  if (hex === undefined) return;
  yield* step({ id: 'to', clause: 'vv:beyond.19.3', value: hex, text: `it ends in ${hex}` });
}

/** The overrun costs movement points besides those of the hexes (19.1). */
function* moves({ mp }: Overrun, through: readonly string[]): Rule<number> {
  const hexes = yield* pathCost(through, 'afv');
  const more = yield* look(fireNumbers.cells['overrun movement']);
  const spent = hexes + more.value;
  const text = `its move: ${hexes} MP for hexes and ${more.value} for the overrun, ${spent}`;
  yield* step({ id: 'spent', clause: 'vv:beyond.19', value: spent, text, from: more });
  if (mp !== undefined && spent > mp)
    refuse('vv:beyond.19', `That costs ${spent} MP, and the AFV has ${mp}.`);
  return spent;
}

/** Through the hex and straight out of it, where its move ends: the last hex of its way, behind the one it overruns (19.3). */
function mustGoStraight(through: readonly string[], terrain: string | undefined): void {
  const [exit, overrun] = pathIn(through).reverse();
  if (!overrun) {
    const hint = 'As in --through woods,open: the hex that it overruns, and where it leaves it.';
    refuse('vv:beyond.19.3', 'The way of an overrun ends in the hex opposite, behind the one overrun.', hint);
  }
  const hex = overrun!;
  const known = TERRAIN.find((name) => name === terrain);
  // Not a flag too many: what the game knows of the hex would yield to the way.
  if (known && hex.terrain !== known)
    refuse(
      'vv:beyond.19.3',
      `The hex that it overruns is ${placeSaid(known)}, and the last but one of its way is ${placeSaid(hex.terrain)}.`,
      'Its way ends in the hex behind it.',
    );
  if (hex.turn > 0 || exit!.turn > 0)
    refuse(
      'vv:beyond.19.3',
      'It goes straight through the hex that it overruns, and turns no more behind it.',
    );
  if (hex.reverse !== exit!.reverse)
    refuse(
      'vv:beyond.19.3',
      'It leaves the hex opposite to where it came in: forwards into both hexes, or into both in reverse.',
    );
}

function overrunConflict(input: Overrun): Conflict | undefined {
  const barred = barring(input);
  if (input.through && input.through.length === 0)
    return { input: 'through', message: 'takes at least one hex' };
  if (input.fire) {
    const [afv, ...more] = unitsIn(input.fire);
    if (afv?.kind !== 'afv' || more.length > 0)
      return { input: 'fire', message: 'takes one AFV, with units aboard: afv:mg=4,squad:4-6-4:aboard' };
    if (afv.immobile) return { input: 'fire', message: 'takes an AFV that can move' };
    const aboard = afv.load.some(({ marked, advanced }) => marked || advanced);
    if (aboard) return { input: 'fire', message: 'takes no marked or advanced units here' };
    return barred(['attack', 'passengers'], 'does not go with the AFV by name') ?? coverConflict(input);
  }
  if (input.grenades > 0 && input.passengers === 0)
    return { input: 'grenades', message: 'needs --passengers: they use them' };
  return coverConflict(input);
}
