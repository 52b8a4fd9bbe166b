import { EngineError, noneDue } from '../../engine/errors.js';
import { logPath } from '../../log/file.js';
import type { AnyAction, Waiting } from '../../rules/action.js';
import { tellsOf } from '../../rules/filled.js';
import type { Unit } from '../../rules/roster.js';
import { actionSaid, capital } from '../../rules/text/say.js';
import { objectionsTo } from '../../table/now.js';
import type { Candidate } from '../completion/candidates.js';
import type { LineContext } from '../completion/place.js';
import { canStand, suits, unitsNext } from '../completion/unit-names.js';
import { type AtTable, atTable, whatTheyMay } from '../game/now.js';
import { Habits } from './habits.js';
import type { Choice, Prompts } from './prompts.js';

type At = Pick<LineContext, 'system' | 'game' | 'io'>;

/** Where units are asked for, and of whom. */
interface Asking {
  readonly place: At;
  /** Those of the game. */
  readonly units: readonly Unit[];
  readonly habits: Pick<Habits, 'suffered'>;
  readonly prompts: Pick<Prompts, 'pick'>;
}

const NOBODY = { name: 'Nobody of the roster', value: undefined };

/**
 * Asks who takes part in an action of which no unit was named, and on which enemy: those first who may now.
 * @param noneIsDue the game waits for none of this action
 * @param anyway it is played though something speaks against it
 * @returns their names as they would be typed; none, where there are no units, or none of them is meant
 * @throws EngineError `would-ask` where none is due, and nobody may do it now: then only who is named does it
 */
export async function unitsAsked(
  action: AnyAction,
  place: At,
  { noneIsDue, anyway }: { readonly noneIsDue: boolean; readonly anyway: boolean },
): Promise<readonly string[]> {
  const { system, game, io } = place;
  const role = action.roles?.[0];
  const table = await atTable(game, system, io);
  const { units = [] } = table ?? {};
  if (table && noneIsDue && units.length > 0) await mustBeOpen(action, table);
  const all = role && units.length > 0 ? await unitsNext(action, [], '', { ...place, asked: undefined }) : [];
  const able = table ? ableIn(all, action, table) : all;
  if (role?.only) return doerFirst(action, able, units, io);
  const found = table && !anyway ? openTo(able, action, table) : able;
  if (found.length === 0) return [];
  const prompts = await io.prompts();
  const choices = [...found.map(choice), NOBODY];
  const one = await prompts.pick<string | undefined>(asks(role!.says), choices);
  if (one === undefined) return [];
  // Whoever of one's own side has a part in it is named by those who mean him.
  if (action.roles?.[1]?.side?.is !== 'enemy') return [one];
  const habits = Habits.of(logPath(game, io.env), system.id);
  const other = await onWhom(action, one, { place, units, habits, prompts });
  return other === undefined ? [one] : [one, other];
}

/**
 * Asks who acts where that is not for everybody, and then for whoever is named behind him: the mortars that fire, and who is shelled.
 * @param all those who may be named first, the one or the other
 */
async function doerFirst(
  { roles = [] }: AnyAction,
  all: readonly Candidate[],
  units: readonly Unit[],
  io: At['io'],
): Promise<readonly string[]> {
  const [doers, behind] = roles;
  if (all.length === 0 || !doers?.only || !behind) return [];
  const prompts = await io.prompts();
  const ask = (says: string, of: readonly Candidate[]) =>
    of.length === 0 ? undefined : prompts.pick<string | undefined>(asks(says), [...of.map(choice), NOBODY]);
  const unitOf = ({ value }: Candidate) => unitNamed(units, value);
  const doer = await ask(
    doers.says,
    all.filter((one) => {
      const unit = unitOf(one);
      return unit !== undefined && doers.only!(unit);
    }),
  );
  const side = unitNamed(units, doer ?? '')?.side;
  const isOwn = (one: Candidate) => doer !== undefined && unitOf(one)?.side === side;
  const others = all.filter(({ value }) => value !== doer);
  const other = await ask(behind.says, [...others.filter((one) => !isOwn(one)), ...others.filter(isOwn)]);
  return [doer, other].filter((name) => name !== undefined);
}

const unitNamed = (units: readonly Unit[], named: string): Unit | undefined =>
  units.find(({ name }) => name === named);

/** @throws EngineError `would-ask` where nobody may do it now */
async function mustBeOpen({ name, roles = [] }: AnyAction, table: AtTable): Promise<void> {
  const found = await whatTheyMay(table, table.units, { names: [name] });
  if (found.some(({ may }) => may.length > 0)) return;
  const line = [`wg ${name}`, ...roles.map(({ says }) => `<${says}>`)].join(' ');
  throw new EngineError('would-ask', noneDue(name), `Those who do it all the same are named: ${line}`);
}

/** Whether a unit is of a kind that may be named first: for the first role, or for the next where that one is not for everybody. */
function isOfItsKind({ roles = [] }: AnyAction, { kind }: Unit): boolean {
  const last = roles.findIndex(({ only }) => only === undefined);
  return roles.slice(0, last + 1).some(({ takes }) => Object.hasOwn(takes, kind));
}

/** Whether the turn, or others, have it refused to a unit: what its own state forbids may be done in some other way. */
const isRefusedTo = (unit: Unit, action: AnyAction, { now, strict }: AtTable): boolean =>
  objectionsTo(unit, action, now)?.some(({ isOwn, refuses }) => refuses || (strict && !isOwn)) ?? false;

/** Those of them whom it is not refused now, unless it is everybody. */
function openTo<C extends { readonly value: string }>(
  able: readonly C[],
  action: AnyAction,
  table: AtTable,
): readonly C[] {
  const open = able.filter(({ value }) => {
    const unit = unitNamed(table.units, value);
    return !unit || !isRefusedTo(unit, action, table);
  });
  return open.length > 0 ? open : able;
}

/** Those who may be named first, without whoever can never do it, unless nobody can; what is no unit, a place, may be named anyway. */
function ableIn<C extends { readonly value: string }>(
  all: readonly C[],
  action: AnyAction,
  { units, now }: AtTable,
): readonly C[] {
  const unitOf = ({ value }: C) => unitNamed(units, value);
  const found = all.filter((one) => {
    const unit = unitOf(one);
    return !unit || isOfItsKind(action, unit);
  });
  // Whoever is named first may be the one or the other.
  if (action.roles?.[0]?.only) return found;
  const able = found.filter((one) => {
    const unit = unitOf(one);
    return !unit || canStand(action, [[unit]], now.rulings);
  });
  return able.length > 0 ? able : found;
}

/**
 * Asks for one of several that a game waits for.
 * @returns nothing, where another is meant
 */
export async function whichAsked(
  { name }: AnyAction,
  waiting: readonly Waiting[],
  io: At['io'],
): Promise<Waiting | undefined> {
  const choices = [
    ...waiting.map((value): Choice<Waiting | undefined> => ({ name: value.says, value })),
    { name: 'Another', value: undefined },
  ];
  return (await io.prompts()).pick(asks(`which ${actionSaid(name)}`), choices);
}

/**
 * Asks on which enemy an action is done of which only the doer was named, where his enemy would tell what the line lacks.
 * @param missing the inputs that it lacks
 * @returns both of them, as they would be typed; none, where nobody is asked for
 */
export async function enemyAsked(
  action: AnyAction,
  doers: readonly string[],
  missing: readonly string[],
  place: At,
): Promise<readonly string[]> {
  const { system, game, io } = place;
  const role = action.roles?.[1];
  const [doer, ...others] = doers;
  if (
    role?.side?.is !== 'enemy' ||
    doer === undefined ||
    others.length > 0 ||
    !missing.some((name) => tellsOf(role, name))
  )
    return [];
  const { units = [] } = (await atTable(game, system, io)) ?? {};
  const habits = Habits.of(logPath(game, io.env), system.id);
  const other = await onWhom(action, doer, { place, units, habits, prompts: await io.prompts() });
  return other === undefined ? [] : [doer, other];
}

/**
 * Asks on whom an action is done, where it has somebody for that: those whom it can be done to, enemies before nobody.
 * @param doer who was named first
 */
export async function onWhom(
  action: AnyAction,
  doer: string,
  { place, units, habits, prompts }: Asking,
): Promise<string | undefined> {
  const role = action.roles?.[1];
  if (!role) return undefined;
  const unitOf = (named: string) => unitNamed(units, named);
  const found = (await unitsNext(action, [doer], '', { ...place, asked: undefined })).filter(({ value }) => {
    const unit = unitOf(value);
    return !unit || suits(unit, role, unitOf(doer));
  });
  if (found.length === 0) return undefined;
  const isEnemy = role.side?.is === 'enemy';
  const choices = (isEnemy ? habits.suffered(action.name, found, ({ value }) => value) : found).map(choice);
  return prompts.pick<string | undefined>(
    asks(role.says),
    isEnemy ? [...choices, NOBODY] : [NOBODY, ...choices],
  );
}

const choice = ({ value, says }: { readonly value: string; readonly says?: string }): Choice<string> => ({
  name: value,
  ...(says && { says }),
  value,
});

/** `Who shoots?`, `Which target?`, `The hex that suffers them?` */
function asks(says: string): string {
  return `${capital(says.replace(/^the (?=\S+$)/, 'which '))}?`;
}
