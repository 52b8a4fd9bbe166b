import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { addUp, part } from '../../../src/rules/words.js';
import { aftermath, hits, penetrates } from '../armour/at-attack.js';
import { type Letter, toHit } from '../armour/tables.js';
import { apRoll, burstsIn, doubledInTrees, pointsSaid } from '../fire/ap-roll.js';
import { shelled } from '../fire/roles.js';
import { state } from '../state.js';
import { mayBeEntrenched } from '../terrain/cover.js';
import { coverConflict, hexFields, inAll, protection } from '../terrain/fire-cover.js';
import { enemyOf, supplyFields, supplyFor, told } from '../turn/from-table.js';
import { activeSide, more, sideOf, type Turn, turnOf } from '../turn/turns.js';
import { eliminate, one, owe, tellsGround } from '../units/fates.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { withLoads } from '../units/units.js';
import { isSpotted, spotterField } from '../weapons/mortars.js';
import { action, look, put, refuse, ruling, step } from '../words.js';
import { missionSaid } from './mission-said.js';
import { type Fall, fallSaid, ON_TARGET, SCATTERS, scatter } from './scatter.js';
import { MISSIONS, missions } from './tables.js';

/** An AFV in the target hex: its rear armour, and whether it is immobile already. */
interface TargetAfv {
  readonly armour: Letter;
  readonly immobile: boolean;
}

const inputs = {
  mission: choice(MISSIONS, 'support mission', { required: true }),
  ...supplyFields,
  markers: count('markers of this mission that the side had when the game began', { max: 20 }),
  spotter: spotterField('for a mission of artillery'),
  landed: toggle('it is known where it falls: the attack on that hex alone', {}),
  at: choice(['infantry', 'gun', 'vehicle', 'none'], 'what is in the hex besides AFVs', {
    group: 'Target',
    default: 'infantry',
  }),
  afv: list('rear armour of an AFV in the hex; C:immobile for one that is', {
    group: 'Target',
    metavar: 'C',
    max: 2,
    fault: (entry) =>
      /^[a-f](?::immobile)?$/i.test(entry)
        ? undefined
        : { takes: 'rear armour from A to F: C, or C:immobile' },
  }),
  unit: unitsField('units of the hex by name, those AFVs among them', { group: 'Target' }),
  ...hexFields,
};
type Artillery = InputOf<typeof inputs>;

const afvsIn = (entries: readonly string[] | undefined): TargetAfv[] =>
  (entries ?? []).map((entry) => {
    const [armour, state] = entry.split(':');
    return { armour: armour!.toUpperCase() as Letter, immobile: state !== undefined };
  });

const artilleryConflict = (input: Artillery): Conflict | undefined =>
  (input.landed
    ? (barring(input)(['side', 'markers'], 'does not go with --landed: the marker was used with the call') ??
      barring(input)(['spotter'], 'does not go with --landed: somebody has called it'))
    : undefined) ??
  (input.mission === 'fighter-bomber'
    ? barring(input)(['spotter'], 'is for artillery: aircraft see every hex')
    : undefined) ??
  coverConflict(input);

type Result = Fall & { casualtyPoints: number; eliminated: number };

export const artillery = action({
  name: 'artillery',
  says: 'A support mission: accuracy and scatter, and its attack on the hex',
  inputs,
  conflict: artilleryConflict,
  roles: [shelled],
  examples: [
    ['wg artillery -r vv --mission light-barrage --terrain woods', 'on infantry in woods'],
    ['wg artillery -r vv --mission heavy-barrage --side Allies --markers 2', 'with the markers of a side'],
    ['wg artillery -r vv --mission fighter-bomber --at none --afv C', 'aircraft at an AFV'],
    ['wg artillery -r vv --mission light-barrage --landed --odds', 'the attack alone, the chances'],
    ['wg artillery -r vv --mission light-barrage --dice "6 3"', 'dice thrown by hand'],
  ],
  result: {
    hexes: { help: 'hexes of scatter' },
    direction: { help: 'direction of scatter', order: SCATTERS },
    casualtyPoints: { help: 'Casualty Points on the hex; 0 where it scatters' },
    eliminated: { help: 'AFVs that are eliminated; 0 where it scatters' },
  },
  // Whoever suffers it, it is the other side's; where it falls on nobody, his whose phase it is.
  fromTable: (table: State, { shelled: of }, asked) => {
    const typed = asked.side as string | undefined;
    const side = typed ?? enemyOf(of?.[0]?.side, table) ?? activeSide(table);
    if (asked.landed) return {};
    return supplyFor(side, 'markers', { table, of: `${sideOf(side)}/${asked.mission as string}` });
  },
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    mayBeEntrenched(input);
    yield* tellsGround(shelled, input);
    yield* isSpotted('vv:beyond.21.3', input.spotter);
    const past = turnOf(table);
    if (!input.landed) yield* marker(input, past);
    const fall = yield* part(fallOf, input.mission, input.landed);
    yield* fallsElsewhere(input, fall, past);
    return yield* attack(input, fall);
  },
  luck: ({ at, afv }) =>
    afv && at === 'none'
      ? { of: 'AFVs eliminated', read: ({ eliminated }) => eliminated }
      : { of: 'Casualty Points', read: ({ casualtyPoints }) => casualtyPoints },
  announce: ({ hexes, direction, casualtyPoints, eliminated }, { at, afv }) => {
    if (hexes > 0) return `the mission falls ${fallSaid({ hexes, direction })}`;
    const lost = `${counted(eliminated, 'AFV')} eliminated`;
    if (afv && at === 'none') return lost;
    return `${casualtyPoints === 0 ? 'no effect' : `${pointsSaid(casualtyPoints)} on the hex`}${afv ? `; ${lost}` : ''}`;
  },
});

/** Each marker is used once (21.7). */
function* marker({ mission, side, markers }: Artillery, past: Turn): Rule<void> {
  const name = `${sideOf(side)}/${mission}`;
  const used = past.missions[name] ?? 0;
  if (markers !== undefined && used >= markers) {
    const had = markers === 0 ? 'the side had none' : `the side had ${markers}, each used once`;
    refuse('vv:beyond.21.7', `No marker of this mission is left: ${had}.`);
  }
  const left = markers === undefined ? '' : `, ${markers - used - 1} left`;
  const text = `the ${missionSaid(mission)} marker is used up${left}`;
  yield* step({ id: 'marker', clause: 'vv:beyond.21.7', value: 1, text });
  yield* told('vv:beyond.21.7', past, name, markers);
  yield* put('vv:beyond.21.7', 'missions', more(past.missions, name, 1));
}

/** Artillery may scatter; aircraft do not, unless so ruled (R51). */
function* fallOf(mission: Artillery['mission'], landed: boolean): Rule<Fall> {
  if (landed) return ON_TARGET;
  if (mission === 'fighter-bomber' && (yield* ruling('vv:R51')) === 1) {
    const text = 'an air strike does not scatter';
    yield* step({ id: 'accuracy', clause: 'vv:beyond.21.4', value: 0, text, ruling: 'vv:R51' });
    return ON_TARGET;
  }
  return yield* scatter();
}

/** One that has scattered attacks once, in the hex it falls in (21.4, 21.5). */
function* fallsElsewhere({ mission, landed }: Artillery, { hexes }: Fall, { scattered }: Turn): Rule<void> {
  const at = scattered.indexOf(mission);
  const now =
    hexes > 0 ? [...scattered, mission] : landed && at >= 0 ? scattered.toSpliced(at, 1) : undefined;
  if (now) yield* put('vv:beyond.21.5', 'scattered', now.length > 0 ? now : null);
}

/** What it does where it falls (21.5); another hex than was aimed at has to be told. */
function* attack(input: Artillery, fall: Fall): Rule<Result> {
  if (fall.hexes > 0) {
    const text = 'it attacks the hex it falls in: again with that hex and --landed';
    yield* step({ id: 'elsewhere', clause: 'vv:beyond.21.5', value: fall.hexes, text });
    return { ...fall, casualtyPoints: 0, eliminated: 0 };
  }
  const cover = inAll(yield* protection(input));
  const points = input.at === 'none' ? 0 : yield* onTheHex(input, cover);
  const afvs = afvsIn(input.afv);
  const there = numbersIn(input);
  yield* owedBy(input, there, points);
  const { eliminated } = yield* part(onAfvs, input.mission, afvs, cover, there.afvs);
  return { ...fall, casualtyPoints: points, eliminated };
}

/** The units of the hex by number: its AFVs, and those who can take points; AP fire reaches nobody in an AFV (14.65). */
function numbersIn({ unit = [] }: Artillery): Record<'afvs' | 'others', number[]> {
  const numbered = unitsIn(unit)
    .flatMap((of) => withLoads([of]).map(({ kind }) => ({ kind, isInside: of.kind === 'afv' })))
    .map((of, i) => ({ ...of, number: i + 1 }));
  const afvs = numbered.filter(({ kind }) => kind === 'afv');
  const others = numbered.filter(({ isInside }) => !isInside);
  return { afvs: afvs.map(({ number }) => number), others: others.map(({ number }) => number) };
}

/** Those who can take points: all of the hex, where no AFV is in it. */
const ableIn = ({ afvs, others }: ReturnType<typeof numbersIn>) =>
  afvs.length === 0 ? [shelled.as.unit] : others.map((number) => one(shelled.name, number));

/** AP fire does nothing to AFVs (14.65). */
function* owedBy({ unit }: Artillery, { others }: ReturnType<typeof numbersIn>, points: number): Rule<void> {
  if (!unit) return yield* owe('vv:14.61a', shelled.as.unit, points, 'fire');
  for (const number of others) yield* owe('vv:14.61a', one(shelled.name, number), points, 'fire');
}

function* onTheHex(input: Artillery, cover: number): Rule<number> {
  const { mission, at, terrain } = input;
  const from = yield* look(missions.cells[mission]);
  const text = `${missionSaid(mission)}: row ${from.value.row}`;
  yield* step({ id: 'row', clause: 'vv:beyond.21.5', value: from.value.row, text, from, ruling: 'vv:R50' });
  const { points } = yield* apRoll(from.value.row, cover, 'vv:beyond.21.5');
  if (mission === 'fighter-bomber' || at !== 'infantry' || !burstsIn(terrain, points)) return points;
  for (const of of ableIn(numbersIn(input))) yield* of.set('vv:beyond.12.64', { burst: true });
  return yield* doubledInTrees(points, terrain);
}

function* onAfvs(
  mission: Artillery['mission'],
  afvs: readonly TargetAfv[],
  cover: number,
  numbers: readonly number[],
): Rule<{ eliminated: number }> {
  const id = (i: number): string => (afvs.length === 1 ? '' : `-${i + 1}`);
  return yield* addUp(
    ['eliminated'],
    afvs.map((afv, i) => () => onAfv(mission, afv, { cover, id: id(i), number: numbers[i] })),
  );
}

/** Each AFV: to hit with cover, then its rear armour, eliminated at or below the number (21.5). */
function* onAfv(
  mission: Artillery['mission'],
  { armour, immobile }: TargetAfv,
  { cover, id, number: place }: { cover: number; id: string; number: number | undefined },
): Rule<{ eliminated: number }> {
  const air = mission === 'fighter-bomber';
  const { value: number } = yield* look(toHit.cells[air ? 'air' : 'artillery']);
  const roll = { number, modifier: cover, clause: 'vv:beyond.21.5', id: `to-hit${id}` } as const;
  const { hit } = yield* hits(roll);
  const { atfp } = (yield* look(missions.cells[mission])).value;
  const strike = { atfp, armour, modifier: 0, reachesNumber: true, clause: 'vv:beyond.21.5' } as const;
  const effect = hit ? yield* penetrates({ ...strike, id: `elimination${id}` }) : 'none';
  const state = yield* aftermath(effect, immobile, `afv${id}`);
  const gone = state === 'eliminated' || state === 'abandoned';
  if (place !== undefined) {
    if (gone) yield* eliminate(state === 'abandoned' ? 'vv:18.6a' : 'vv:beyond.21.5', shelled.name, place);
    else if (state === 'immobilised') yield* one(shelled.name, place).set('vv:18.6c', { immobile: true });
  }
  return { eliminated: gone ? 1 : 0 };
}
