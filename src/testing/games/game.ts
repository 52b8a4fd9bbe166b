import type { Fields } from '../../rules/field.js';
import { forbidding } from '../../rules/permit.js';
import type { Input } from '../../rules/record.js';
import type { AnyRole } from '../../rules/role.js';
import { type Together, type Unit, withDefaults } from '../../rules/roster.js';
import type { State } from '../../rules/state.js';
import type { May } from '../../table/now.js';
import type { Chance } from '../chance.js';
import type { Table } from './table.js';

/** A game, and the words in which a player says what he does in it. */
export class RandomGame {
  /** A line each: what was done, and how it ended. */
  readonly told: string[] = [];
  /** The clauses by which something was refused. */
  readonly refused: string[] = [];
  /** What a unit may not do by `wg now`, and did all the same. */
  readonly allowed: string[] = [];

  constructor(
    readonly table: Table,
    readonly by: Chance,
    private readonly isOut: (unit: Unit) => boolean,
    private readonly together: Together | undefined,
  ) {}

  get state(): State {
    return this.table.state;
  }

  get living(): Unit[] {
    return this.state.units.filter((unit) => !this.isOut(unit));
  }

  /** Does something, and tells what came of it. */
  does(action: string, groups: readonly (readonly Unit[])[] = [], typed: Input = {}): string {
    const of = this.table.do(action, groups, typed);
    if (of.kind === 'refused') this.refused.push(of.clause);
    return `${action} ${of.kind}`;
  }

  rolesOf = (action: string): readonly AnyRole[] => this.table.action(action).roles ?? [];

  /** The first of them who may do something by himself, with what that is: nobody is asked twice. */
  firstAble(units: readonly Unit[]): May | undefined {
    for (const unit of units) {
      const may = this.table.may(unit);
      if (may.may.length > 0) return may;
    }
    return undefined;
  }

  /** Those who can stand in a role beside or against the one who acts: nobody at times, where it may be empty. */
  standing(role: AnyRole, unit: Unit): readonly Unit[] {
    if (role.acts) return this.grouped(role, unit);
    const fit = this.living.filter(
      (other) => other !== unit && Object.hasOwn(role.takes, other.kind) && isOfSide(role, other, unit),
    );
    return fit.length > 0 && !(role.side === undefined && this.by.is(2))
      ? this.grouped(role, this.by.one(fit))
      : [];
  }

  /** Those who stand in a role where one of them is named, as a line names them: all of his side in a place, and passengers. */
  grouped(role: AnyRole, unit: Unit): readonly Unit[] {
    const { together, living } = this;
    if (!together) return [unit];
    const place = role.place ? together.place(unit, living) : undefined;
    const all = place === undefined ? [unit] : living.filter((of) => together.place(of, living) === place);
    const sameSide = all.filter(({ side }) => side === unit.side);
    const able = sameSide.filter((of) => role.joins?.(of) ?? true);
    const named = place !== undefined && able.length > 0 ? able : sameSide;
    return together.along(named, role.alone ? named : living);
  }

  /** Somebody tries what he may not do by `wg now`. @returns whether there was anybody */
  triesWhatIsBarred(): boolean {
    const barred = this.barred();
    if (!barred) return false;
    const { unit, action } = barred;
    const groups = this.rolesOf(action).map((role) => (role.acts ? [unit] : []));
    if (this.does(action, groups).endsWith('done')) this.allowed.push(`${unit.name} did ${action}`);
    return true;
  }

  /** Somebody who may not do something, by what his own state forbids; where the turn alone speaks against it that is a remark. */
  private barred(): { unit: Unit; action: string } | undefined {
    for (const unit of this.by.shuffled(this.living))
      for (const { action: name } of this.table.may(unit).not) {
        const own = this.rolesOf(name).find(({ acts, takes }) => acts && Object.hasOwn(takes, unit.kind));
        // What is nobody's turn he does in some way alone.
        if (!own) continue;
        const takes = own.takes[unit.kind]!;
        const input = withDefaults(takes.inputs as Fields, takes.fill(unit, {}, {}) as Input);
        if (forbidding(this.table.action(name).permits ?? [], input, {}).length > 0)
          return { unit, action: name };
      }
    return undefined;
  }

  /** What has come of the last line and cannot. */
  wrongs(): string[] {
    const { table, isOut } = this;
    const last = table.deeds.at(-1);
    if (!last) return [];
    const dead = last.before.units.filter(isOut).map(({ name }) => name);
    const acting = this.rolesOf(last.past.action).find(({ acts }) => acts)?.name;
    const acted = (acting && last.past.named?.[acting]) ?? [];
    const now = table.state.units;
    return [
      ...dead.filter((name) => acted.includes(name)).map((name) => `${name} acted`),
      ...now
        .filter((unit) => dead.includes(unit.name) && !isOut(unit))
        .map(({ name }) => `${name} came back`),
      ...now
        .filter((unit) => !isOut(unit) && isAboardOf(unit, now.filter(isOut)))
        .map(({ name }) => `${name} is aboard of a wreck`),
    ];
  }
}

export const isOfSide = ({ side }: AnyRole, other: Unit, unit: Unit): boolean =>
  !side || (other.side === unit.side) === (side.is === 'own');

const isAboardOf = ({ marks }: Unit, carriers: readonly Unit[]): boolean =>
  carriers.some(({ name }) => name === marks.aboard);
