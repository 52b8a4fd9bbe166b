import { period } from '../../rulesets/wrg-1925/deployment/period.js';
import { ownFire } from '../../rulesets/wrg-1925/fire/done.js';
import { game as gameOf } from '../../rulesets/wrg-1925/game.js';
import { FIGURES, lateOf } from '../../rulesets/wrg-1925/roster/marks.js';
import { isAmong, namesIn } from '../../rulesets/wrg-1925/say.js';
import { isLmg } from '../../rulesets/wrg-1925/weapons/kinds.js';
import type { RulePlayed } from '../../src/dice/play.js';
import type { AnyAction, Past } from '../../src/rules/action.js';
import type { Input, Result } from '../../src/rules/record.js';
import { marked, type Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { atTable } from '../support/games/at-a-table.js';
import type { Given } from '../support/play.js';
import * as exact from '../support/proves-exact.js';
import { type Battle, battleOf, type Group, groupNamed } from './battle.js';

/** Battles as tests tell them, on the table: each group by its name, as the game has met it. */

export const START: State = EMPTY_TABLE;

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
  const battle: Battle = { period: 1, groups: [], lasting: [], projectors: [], hidden: [], ...told };
  const others = [...battle.hidden, ...battle.projectors].filter(
    (name) => !battle.groups.some((group) => group.name === name),
  );
  const groups = [...battle.groups, ...others.map((name) => groupNamed(START, name))];
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

const at = atTable();
export const { withDice, withSeed, oddsOf, refusalOf, playing } = at;

/** Whoever fired has shown himself (notes.1). */
const shown = (table: State): State => ({
  ...table,
  units: table.units.map((unit) =>
    unit.marks.hidden && unit.marks.fired ? marked(unit, { hidden: null }) : unit,
  ),
});

/** The table after something was resolved. */
export const remembered = (
  action: AnyAction,
  table: State,
  given: Given,
  played: RulePlayed<Result>,
): State => at.remembered(action, action.name === 'period' ? shown(table) : table, given, played);

/** The table when the next period begins. */
export function nextPeriod(table: State): State {
  const { slots } = table;
  const past = { ...table, slots: { period: 1, ...slots }, spans: ['period', 'result', 'battle'] };
  return remembered(period, past, {}, withDice(period, {}, '', {}, shown(past)));
}

/** How the game stands, a line each. */
export const game = { says: (table: State): readonly string[] => gameOf.says(table as never) };

/** Proves exact odds in a battle. */
export const proveAll = (
  action: AnyAction,
  cases: readonly exact.Case[],
  { past = START, ...more }: { readonly past?: State; readonly merged?: boolean } = {},
): void =>
  exact.proveAll(
    action,
    cases.map(([says, given, rulings = {}]) => [says, at.given(action, given, past), rulings] as const),
    { ...more, past },
  );

/** The battle after something happened to one group. */
function change(battle: Battle, name: string, to: (group: Group) => Group): Battle {
  const isIt = (group: Group) => isAmong([name], group.name);
  const it = battle.groups.find(isIt) ?? groupNamed(START, name);
  return { ...battle, groups: [...battle.groups.filter((group) => !isIt(group)), to(it)] };
}

/** The table after a line of which a test tells only this much: fire, a move, mines. */
function after(table: State, { action, input, result, steps }: Past): State {
  const battle = battleOf(table);
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
    return tableOf(change(now, String(input.name), (group) => ({ ...group, afv: true, moved: true })));
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
    const own = ownFire(input);
    const lmgs = own.reduce((sum, { weapon, n }) => (isLmg(weapon) ? sum + n : sum), 0);
    const at = own.flatMap((of) => of.at ?? []);
    now = change(now, name, (group) => ({
      ...group,
      ...(at.length > 0 && { nearest: Math.min(group.nearest ?? 9999, ...at) }),
      fired: true,
      ...(lmgs > 0 && { ownLmgs: (group.ownLmgs ?? 0) + lmgs }),
    }));
  }
  return tableOf({ ...now, begun: true });
}
export const battleMemory = { after };
