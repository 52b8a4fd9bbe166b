import type { Unit } from '../../src/rules/roster.js';
import type { State } from '../../src/rules/state.js';
import type { ActionAsked, GameState, Place } from '../../src/rules/system.js';
import { sameName } from '../../src/rules/text/likeness.js';
import { counted, names, quoted } from '../../src/rules/text/say.js';
import { owedIn, owing, owingIn } from './casualties/owing.js';
import { triesDue } from './casualties/tries-due.js';
import { fireBearings } from './fire/bearings.js';
import type { ActionName } from './index.js';
import { transferBearings } from './movement/board.js';
import { passersBy, toEnter, wayBearings } from './movement/where.js';
import { minesDue } from './positions/mines-due.js';
import { type KnownUnit, known } from './roster/kinds.js';
import { state } from './state.js';
import { supportBearings } from './support/bearings.js';
import { missionSaid } from './support/mission-said.js';
import { snipersDue } from './support/snipers-due.js';
import { snipersMet } from './support/snipers-met.js';
import { snipersSought } from './support/snipers-sought.js';
import { hexesWith } from './terrain/hexes.js';
import { beforeItEnds, toLand } from './turn/before-it-ends.js';
import { outOfPhase } from './turn/out-of-phase.js';
import { nameOf, type PHASES } from './turn/phases.js';
import {
  FIRST,
  hexSaid,
  isInterrupting,
  launchedHex,
  phaseSaid,
  playerToAct,
  sideOfPlayer,
  sideSaid,
  turnOf,
} from './turn/turns.js';
import { ledBearings } from './units/led.js';
import { ridesInAfv, together } from './units/place.js';
import { isInfantry, isPinned, isUnarmed } from './units/units.js';

type Phase = (typeof PHASES)[number];

/** How a game stands, a line each. */
function standing(table: State): string[] {
  const { turn, phase, byPhases, launched, assaulted, smoke, factors, snipers, missions } = turnOf(table);
  const hex = (kept: string) => hexSaid(kept, table);
  const side = (kept: string) => (kept ? `${sideSaid(kept, table)}: ` : '');
  return [
    `turn ${turn}${phase > 0 || byPhases ? `, ${phaseSaid(phase, table)}` : ''}`,
    ...(launched.length > 0
      ? [`have close assaulted: ${launched.map(launchedHex).map(hex).join(', ')}`]
      : []),
    ...[...new Set(assaulted)].map(
      (of) => `${hex(of)}: assaulted ${counted(assaulted.filter((other) => other === of).length, 'time')}`,
    ),
    ...smoke.map(({ where, marker }) => `Smoke ${marker}${where ? ` in ${hex(where)}` : ''}`),
    ...hexesWith('mines', table).map((where) => `mines in ${where}`),
    ...hexesWith('wire', table).map((where) => `barbed wire in ${where}`),
    ...Object.entries(factors).map(([of, n]) => `${side(of)}${counted(n, 'smoke factor')} used`),
    ...Object.entries(snipers).map(
      ([of, { hex: where, cover, fired, gone }]) =>
        `${side(of)}${gone ? 'its sniper is eliminated' : 'a sniper'}${where === undefined ? '' : ` in ${where}`}${cover === undefined ? '' : ` under cover ${cover}`}${fired ? ', has made his opportunity fire' : ''}`,
    ),
    ...owedIn(table),
    ...Object.entries(missions).map(([name, n]) => {
      const [of = '', mission] = name.split('/');
      return `${side(of)}${missionSaid(mission!)} used ${counted(n, 'time')}`;
    }),
  ];
}

/** Whoever goes phase by phase begins in the first Command Phase, and leaves it with the first line that says so (5.1). */
function beforePhases(table: State): readonly string[] {
  const { turn, phase, byPhases } = turnOf(table);
  if (byPhases || turn > FIRST.turn || sideOfPlayer('A', table) === undefined) return [];
  return [`phase by phase it is the ${phaseSaid(phase, table)}, which wg turn --phase ends`];
}

/** What units of the side that is to act have still to do in this phase. */
function stillTo(table: State): readonly string[] {
  const turn = turnOf(table);
  const side = acting(table);
  if (!turn.byPhases || side === undefined) return [];
  if (nameOf(turn.phase) === 'Command Phase')
    return [
      `missions of ${side}: wg artillery; weapons change hands and squads split by hand: wg roster mark`,
    ];
  const own = table.units.filter((unit) => unit.side !== undefined && sameName(unit.side, side)).map(known);
  const [what, who] = DUE[nameOf(turn.phase)] ?? [];
  const units = who ? own.filter((unit) => !unit.eliminated && who(unit, own)) : [];
  return [
    ...(units.length > 0 ? [`still to ${what}: ${names(units)}`] : []),
    ...(nameOf(turn.phase) === 'After-Action Phase' ? withdrawals(table) : []),
  ];
}

/** Snipers that are on the map may leave it in any After-Action Phase (17.3). */
const withdrawals = (table: State): string[] =>
  Object.entries(turnOf(table).snipers).flatMap(([kept, { gone }]) => {
    const side = sideSaid(kept, table);
    return gone
      ? []
      : [`the sniper of ${side} may be withdrawn: wg sniper --withdraw --side ${quoted(side)}`];
  });

/** Those who have come into mines are attacked before they go on (20.7). */
const minesSaid = (table: State): string[] =>
  minesDue(table).map(
    ({ hex, units }) =>
      `mines in ${hex} attack ${names(units)}: wg mines ${quoted(units.map(({ name }) => name).join(','))}`,
  );

/** A sniper may appear, and fires at once at those who have brought him (17.2). */
const dueSaid = (table: State): string[] =>
  snipersDue(table).map(({ side, units }) => {
    const exposed = units.filter((unit) => !ridesInAfv(unit, table.units));
    const fires = exposed.length > 0 ? `, and fire at ${names(exposed)}` : '';
    const line = `wg sniper ${quoted(units.map(({ name }) => name).join(','))}`;
    return `a sniper of ${side} may appear${fires}: ${line}`;
  });

/** No move ends in a full hex (6.9). */
const passersSaid = (table: State): string[] =>
  [...passersBy(table)].map(
    ([hex, units]) =>
      `${names(units)} ${units.length === 1 ? 'goes' : 'go'} on from ${hex}, which is full: wg move ${quoted(units.map(({ name }) => name).join(','))}`,
  );

/** Smoke of which nobody has told the hex, as that of a barrage that has scattered (21.7). */
const smokeSaid = (table: State): string[] =>
  turnOf(table)
    .smoke.filter(({ where }) => where === '')
    .map(
      ({ marker }) => `Smoke ${marker} is in a hex that nobody has told: wg smoke --landed --target <hex>`,
    );

/** A sniper who has attacked is looked for (17.6). */
const soughtSaid = (table: State): string[] =>
  snipersSought(table).map(
    ({ side, line }) => `the sniper of ${side} has attacked, and is looked for: ${line}`,
  );

/** Whoever enters the hex of a sniper eliminates him (17.6). */
const metSaid = (table: State): string[] =>
  snipersMet(table).map(
    ({ units, hex, side }) =>
      `${names(units)} in ${hex} ${units.length === 1 ? 'eliminates' : 'eliminate'} the sniper of ${side}: wg sniper --entered --side ${quoted(side)}`,
  );

const canFire = (unit: KnownUnit): boolean =>
  canAct(unit) && !isUnarmed(unit.counter) && (unit.aboard === undefined || isInfantry(unit.counter));
const isFree = (unit: KnownUnit): boolean => canAct(unit) && unit.aboard === undefined;
/** A large Gun moves in tow alone (6.32). */
const canMove = (unit: KnownUnit): boolean => isFree(unit) && !unit.immobile && !unit.largeGun;
/** Whether passengers of a carrier have fired: it stays with them (8.1, R63). */
const haveFiredAboard = ({ name }: KnownUnit, own: readonly KnownUnit[]): boolean =>
  own.some(({ aboard, marked }) => marked && aboard !== undefined && sameName(aboard, name));
const canAct = (unit: KnownUnit): boolean => !unit.marked && !isPinned(unit);
const DUE: Readonly<
  Partial<
    Record<Phase, readonly [what: string, who: (unit: KnownUnit, own: readonly KnownUnit[]) => boolean]>
  >
> = {
  'Fire Phase': ['fire', canFire],
  'Movement Phase': ['move', (unit, own) => canMove(unit) && !haveFiredAboard(unit, own)],
  'Defensive Fire Phase': ['fire', canFire],
  'After-Action Phase': ['rally', (unit) => isPinned(unit) && !unit.tried && unit.aboard === undefined],
};

/** Whose action it is, where that can be told: of sides that the roster alone has named, too. */
function acting(table: State, _sides?: readonly string[], deed?: ActionAsked): string | undefined {
  const turn = turnOf(table);
  const { side } = deed?.input ?? {};
  if (typeof side === 'string') return side;
  if (!turn.byPhases) return undefined;
  const player = playerToAct(turn, isInterrupting(deed?.input));
  return sideOfPlayer(player, table) ?? player;
}

/** What is done in a phase, where that is one action. */
const DOES: Readonly<Partial<Record<Phase, ActionName>>> = {
  'Fire Phase': 'shoot',
  'Movement Phase': 'move',
  'Defensive Fire Phase': 'shoot',
  'Advance and Assault Phase': 'close-assault',
  'After-Action Phase': 'rally',
};

/** What comes before anything else is done, and whom it is about: Casualty Points, then mines, then rallies before their phase is over. */
function dueIn(table: State): readonly [act: ActionName, units: readonly Unit[]] {
  const owing = owingIn(table);
  if (owing.length > 0) return ['casualties', owing];
  const inMines = minesDue(table).flatMap(({ units }) => units);
  if (inMines.length > 0) return ['mines', inMines];
  return ['rally', turnOf(table).byPhases ? triesDue(table) : []];
}

/** The turn and its phase, and what is due. */
function place(table: State): Place<ActionName> {
  const { turn, phase, byPhases } = turnOf(table);
  const name = nameOf(phase);
  const says = byPhases ? `T${turn} ${name.replace(/ Phase$/, '')}` : `T${turn}`;
  const [due, units] = dueIn(table);
  const [side, ...others] = new Set(units.map((unit) => unit.side));
  if (units.length > 0) return { says, act: due, ...(side !== undefined && others.length === 0 && { side }) };
  const act = byPhases ? DOES[name] : undefined;
  return { says, ...(act !== undefined && { act }) };
}

export const game: GameState<ActionName> = {
  memory: state,
  says: standing,
  now: (table: State) => [
    standing(table)[0]!,
    ...owedIn(table),
    ...minesSaid(table),
    ...dueSaid(table),
    ...soughtSaid(table),
    ...metSaid(table),
    ...passersSaid(table),
    ...toEnter(table),
    ...toLand(table),
    ...smokeSaid(table),
    ...stillTo(table),
    ...beforePhases(table),
  ],
  turn: (table: State) => `turn ${turnOf(table).turn}`,
  acting,
  place,
  next: () => ({ line: ['turn', '--phase'], says: 'next phase' }),
  clock: ['turn'],
  bearings: [
    ...outOfPhase,
    ...beforeItEnds,
    ...fireBearings,
    ...transferBearings,
    ...wayBearings,
    ...supportBearings,
    ...ledBearings,
    ...owing,
  ],
  together,
  check: () => import('./roster/check.js'),
};
