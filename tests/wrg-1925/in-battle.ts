import { game as gameOf } from '../../rulesets/wrg-1925/battle.js';
import { isAmong, namesIn } from '../../rulesets/wrg-1925/battle-change.js';
import { FIGURES, lateOf } from '../../rulesets/wrg-1925/battle-marks.js';
import { ownFire } from '../../rulesets/wrg-1925/fire-done.js';
import { period } from '../../rulesets/wrg-1925/period.js';
import { isLmg } from '../../rulesets/wrg-1925/weapon-kinds.js';
import type { Rulings } from '../../src/dice/play.js';
import type { AnyAction, Past } from '../../src/rules/action.js';
import type { Input } from '../../src/rules/record.js';
import type { Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type InRoles, type State } from '../../src/rules/state.js';
import { filledIn, yielding } from '../../src/table/fill.js';
import { afterPast } from '../../src/table/table.js';
import * as play from '../support/play.js';
import * as exact from '../support/proves-exact.js';
import { type Battle, battleOf, change, type Group, groupNamed, START, stillHidden } from './battle.js';

/** Battles as tests tell them, on the table: each group by its name, as the game has met it. */

const given = (is: Readonly<Record<string, unknown>>): Input =>
  Object.fromEntries(
    Object.entries(is).filter(([, value]) => value !== undefined && value !== false && value !== 0),
  ) as Input;

function unitOf(group: Group, battle: Battle): Unit {
  const { name, overdue, bound, tested, facts, afv, ...of } = group;
  const late = overdue && Object.fromEntries(FIGURES.map((of) => [lateOf(of), overdue[of]]));
  const marks = {
    ...given({ ...of, ...late, afv, facts }),
    hidden: battle.hidden.includes(name) || null,
    projectorsFired: battle.projectors.includes(name) || null,
    [afv ? 'afvBound' : 'bound']: bound ?? null,
    [afv ? 'afvTested' : 'tested']: tested ?? null,
    hasTested: tested === undefined ? null : true,
    crewsBound: group.crewsBound ?? null,
    crewsTested: group.crewsTested ?? null,
  };
  return {
    name,
    kind: 'group',
    profile: {},
    began: {},
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== null)),
  };
}

/** The table of a battle. */
export function tableOf(told: Partial<Battle>): State {
  const battle: Battle = { ...START, ...told };
  const others = [...battle.hidden, ...battle.projectors].filter(
    (name) => !battle.groups.some((group) => group.name === name),
  );
  const groups = [...battle.groups, ...others.map((name) => groupNamed(battle, name))];
  const isBegun = battle.begun === true || groups.length + battle.lasting.length > 0 || battle.period > 1;
  return {
    ...EMPTY_TABLE,
    units: groups.map((group) => unitOf(group, battle)),
    slots: {
      ...(isBegun && { period: battle.period }),
      ...(battle.lasting.length > 0 && { lasting: battle.lasting }),
    },
    spans: isBegun ? ['period', 'result', 'battle'] : [],
  };
}

const isBattle = (past: unknown): past is Battle =>
  typeof past === 'object' && past !== null && ('groups' in past || 'period' in past);
/** A line with what those who are named by its flags fill in, and what the table does. */
function asFilled(action: AnyAction, input: play.Given, past: unknown): play.Given {
  const { roles = [], memory } = action;
  if (!memory || (past !== undefined && !isBattle(past))) return input;
  const table = tableOf(past ?? START);
  const names = namedBy(action, input, table);
  const groups = roles.map(({ name }) => table.units.filter((unit) => names[name]?.includes(unit.name)));
  const typed = input as Input;
  const filled = filledIn(action, groups, typed, table);
  return { ...yielding(action, play.inputOf(action, input) as Input, typed, filled), ...input };
}

const asTable = (past: unknown): unknown => (isBattle(past) ? tableOf(past) : past);

export const withDice = (
  action: AnyAction,
  input: play.Given,
  dice: string,
  rulings: Rulings = {},
  past?: unknown,
) => play.withDice(action, asFilled(action, input, past), dice, rulings, asTable(past));
export const withSeed: typeof play.withSeed = (action, input, seed, index, rulings, past) =>
  play.withSeed(action, asFilled(action, input, past), seed, index, rulings, asTable(past));
export const oddsOf: typeof play.oddsOf = (action, input, rulings, past) =>
  play.oddsOf(action, asFilled(action, input, past), rulings, asTable(past));
export const refusalOf: typeof play.refusalOf = (action, input, rulings, past) =>
  play.refusalOf(action, asFilled(action, input, past), rulings, asTable(past));

export const playing = play.playingBy({ withDice, oddsOf, refusalOf });

/** Names as the table spells them. */
const spelt = (names: readonly string[], units: readonly Unit[]): string[] =>
  names.map((name) => units.find((unit) => isAmong([unit.name], name))?.name ?? name);

/** Who stands in the roles of an action by the flags that name them. */
const namedBy = ({ roles = [] }: AnyAction, input: play.Given, { units }: State): InRoles =>
  Object.fromEntries(
    roles.flatMap(({ name, by }) =>
      by && input[by] !== undefined ? [[name, spelt(namesIn(input[by]), units)]] : [],
    ),
  );

/** The battle after something was resolved in it. */
export function remembered(
  action: AnyAction,
  before: Battle,
  input: play.Given,
  { result, rulings, steps, effects }: ReturnType<typeof withDice>,
): Battle {
  // Whoever fired has shown himself.
  const past = action === (period as AnyAction) ? { ...before, hidden: stillHidden(before) } : before;
  const event = { action: action.name, input: input as Input, result, rulings, steps, effects };
  const named = namedBy(action, input, tableOf(past));
  return battleOf(afterPast(tableOf(past), { ...event, named }, action.memory!.kinds));
}

/** The battle when the next period begins. */
export function nextPeriod(battle: Battle): Battle {
  // Whoever fired has shown himself.
  const past = { ...battle, begun: true as const, hidden: stillHidden(battle) };
  return remembered(period, past, {}, withDice(period, {}, '', {}, past));
}

/** How the game stands, a line each. */
export const game = { says: (battle: Battle): readonly string[] => gameOf.says(tableOf(battle) as never) };

/** Proves exact odds in a battle. */
export const proveAll = (...[action, cases, more]: Parameters<typeof exact.proveAll>): void =>
  exact.proveAll(
    action,
    cases.map(([says, given, rulings]) => [says, asFilled(action, given, more?.past), rulings] as never),
    { ...more, past: asTable(more?.past ?? START) } as never,
  );

/** The battle after a line of which a test tells only this much: fire, a move, mines. */
function after(battle: Battle, { action, input, result, steps }: Past): Battle {
  const summed = (id: string) => steps.reduce((sum, of) => (of.id === id ? sum + Number(of.value) : sum), 0);
  const lost = Number(result.casualties ?? 0);
  const points = summed('total');
  const fire = namesIn(input.fire);
  const flame = fire.some((of) => of.startsWith('flame')) ? battle.period : undefined;
  const near = (group: Group) =>
    input.range === undefined ? {} : { nearest: Math.min(group.nearest ?? 9999, Number(input.range)) };
  const surprise = namesIn(input.name).some((name) => battle.hidden.includes(name));
  const isArmour = action === 'anti-tank';
  let now = battle;
  if (action === 'move')
    return change(now, String(input.name), (group) => ({
      ...group,
      afv: true as const,
      moved: true as const,
    }));
  for (const name of namesIn(input.target)) {
    now = change(now, name, (group) => ({
      ...group,
      ...near(group),
      underFire: action !== 'mines',
      ...(action !== 'mines' && !isArmour && { otherFire: true as const }),
      ...((isArmour || input.at === 'hard') && { afv: true as const }),
      ...(isArmour && !input.offTable && { antiTankFire: true as const }),
      ...(isArmour && input.offTable && { otherFire: true as const }),
      points: group.points + points,
      tens: group.tens + Math.floor(Math.max(0, points) / 10),
      antiTankPoints: group.antiTankPoints + Math.max(0, summed('scored')),
      machineGuns: group.machineGuns + summed('machine-guns'),
      lostInBattle: group.lostInBattle + lost,
      lostInPeriod: group.lostInPeriod + lost,
      ...(surprise && { surprised: true as const, ...(isArmour && { antiTankSurprise: true as const }) }),
      ...(typeof input.closeAttack === 'string' && { closeAttack: true as const }),
      ...(flame !== undefined || input.closeAttack === 'flame' ? { flame: battle.period } : {}),
      ...(result.knockedOut === true && { knockedOut: true as const }),
      ...(result.onFire === true && { onFire: true as const }),
      ...(['immobilised', 'disabled'].includes(String(result.state)) && { immobilised: true as const }),
    }));
  }
  for (const name of namesIn(input.name)) {
    const own = ownFire(input as never);
    const lmgs = own.reduce((sum, { weapon, n }) => (isLmg(weapon) ? sum + n : sum), 0);
    const at = own.flatMap((of) => of.at ?? []);
    now = change(now, name, (group) => ({
      ...group,
      ...(at.length > 0 && { nearest: Math.min(group.nearest ?? 9999, ...at) }),
      fired: true,
      ...(lmgs > 0 && { ownLmgs: (group.ownLmgs ?? 0) + lmgs }),
    }));
  }
  return { ...now, begun: true };
}
export const battleMemory = { after };
