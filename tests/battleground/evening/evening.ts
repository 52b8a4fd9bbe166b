import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Step } from '../../../src/rules/rule.js';
import { type Game, lineOf } from '../../support/games/game.js';
import type { Given } from '../../support/play.js';
import type { Answer } from './answer.js';
import { distance, type Place, passes } from './ground.js';
import { orderOfBattle, reserve } from './order-of-battle.js';
import { alive, asUnit, asVehicle, type Foot, fewest, type Side, type Unit } from './units.js';

/** Smoke or a flare, and the end of the turn at which it is gone. */
export interface Cloud {
  readonly what: 'smoke' | 'flare';
  readonly where: string;
  readonly place: Place;
  readonly gone: number;
}

/** Those who charged one unit, in their order, and will fight it when the cards are played. */
export interface Contact {
  readonly attackers: Unit[];
  readonly defender: Unit;
}

const HOUSE = {
  name: 'the Thursday club',
  cells: { 'terrain-cover': { building: 3 }, artillery: { mortar: { blasts: 1, white: 4, blue: 0 } } },
  rulings: { 'bg:R68': 3, 'bg:R44': 2 },
  optional: { retreat: true },
};

/** By night nobody sees far, from this turn on. */
const NIGHTFALL = 15;
/** Turns until a unit that was lost has its like on the table. */
const RESERVES = 3;

/** The state of the table, and the lines that were typed to get there. */
export class Evening {
  readonly units: Unit[] = orderOfBattle();
  /** Actions by name, with how often they were used. */
  readonly used = new Map<string, number>();
  /** Clauses by which the rules refused what somebody tried. */
  readonly refusals = new Set<string>();
  /** What the ends of turns said of smoke and flares, and what the players had noted. */
  readonly cloudsSaid: string[] = [];
  readonly cloudsNoted: string[] = [];
  clouds: Cloud[] = [];
  contacts: Contact[] = [];
  turn = 0;
  /** The fewest figures of any kind that any unit ever had. */
  fewest = Number.POSITIVE_INFINITY;
  minefield: 'hidden' | 'found' | 'cleared' = 'hidden';
  /** Inches of it that are still to be cleared. */
  minesLeft = 3;
  barricade: 'rigged' | 'blown' = 'rigged';
  /** What sides have done in this turn. */
  private acted = new Set<string>();
  private lines = 0;
  private readonly due = new Map<string, number>();

  constructor(
    readonly game: Game,
    readonly seed: string,
  ) {}

  /** Types a line that the rules allow. */
  async wg(action: string, given: Given, ...more: string[]): Promise<Answer> {
    const answer = await this.game.allowed(this.line(action, given, more));
    this.used.set(action, (this.used.get(action) ?? 0) + 1);
    return answer as unknown as Answer;
  }

  /** Types a line that somebody hoped for and the rules refuse; nobody tries the same twice. */
  async hopes(action: string, given: Given, clause: string): Promise<void> {
    if (this.refusals.has(clause)) return;
    await this.game.refused(this.line(action, given), clause);
    this.refusals.add(clause);
  }

  private line(action: string, given: Given, more: readonly string[] = []): string {
    this.lines++;
    return lineOf(action, given, ['--seed', `${this.seed}/${this.lines}`, ...more]);
  }

  /** What is agreed on and looked at before the first card. */
  async prepare(): Promise<void> {
    const file = this.game.file('thursday.yaml');
    writeFileSync(file, JSON.stringify(HOUSE));
    const { code, stderr } = await this.game.type(`wg game house ${file}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const unit of this.units) await this.check(unit);
    await this.wg('mines', { size: '3x8' });
    const cards = 'axis-medium,axis-mortar*2,allied-light,allied-mortar*2,allied-smoke,reload';
    await this.wg('artillery-card', { new: true, cards });
  }

  /** The composition of a unit that comes onto the table. */
  private async check(unit: Unit): Promise<void> {
    if (unit.kind === 'nest') return;
    const { result } = await this.wg('unit-check', unit.kind === 'foot' ? asUnit(unit) : asVehicle(unit));
    if (!result.legal) throw new Error(`${unit.name} is no legal unit`);
  }

  /** A new turn: markers of the last one come off, and reserves arrive. */
  async begins(): Promise<void> {
    this.turn++;
    this.acted.clear();
    for (const foot of this.foot()) foot.reacted = undefined;
    for (const [name, turn] of this.due) {
      if (turn !== this.turn) continue;
      const at = this.units.findIndex((unit) => unit.name === name);
      this.units[at] = reserve(name);
      this.due.delete(name);
      await this.check(this.units[at]!);
    }
  }

  /** Counts what is on the table. */
  musters(): void {
    for (const unit of this.units)
      if (unit.kind === 'foot') this.fewest = Math.min(this.fewest, fewest(unit));
  }

  /** What was shot to pieces in this turn is replaced some turns later. */
  ends(): void {
    for (const unit of this.units) {
      if (!alive(unit) && !this.due.has(unit.name)) this.due.set(unit.name, this.turn + RESERVES);
    }
  }

  night(): boolean {
    return this.turn >= NIGHTFALL;
  }

  acts(side: Side, act: 'shoot' | 'move'): void {
    this.acted.add(`${side} ${act}`);
  }
  hasActed(side: Side, act: 'shoot' | 'move'): boolean {
    return this.acted.has(`${side} ${act}`);
  }

  of(side: Side): Unit[] {
    return this.units.filter((unit) => unit.side === side && alive(unit));
  }
  foot(side?: Side): Foot[] {
    return this.units.filter(
      (unit): unit is Foot => unit.kind === 'foot' && alive(unit) && (!side || unit.side === side),
    );
  }
  named(name: string): Unit {
    return this.units.find((unit) => unit.name === name)!;
  }

  /** The enemies of a unit that it could do something about, the nearest first. Passengers are safe in their truck. */
  enemiesOf(unit: Unit): Unit[] {
    return this.units
      .filter((enemy) => enemy.side !== unit.side && alive(enemy))
      .filter((enemy) => !(enemy.kind === 'foot' && enemy.rides))
      .sort((a, b) => distance(unit.place, a.place) - distance(unit.place, b.place));
  }

  /** Who rides in a vehicle. */
  passengersOf(vehicle: Unit): Foot | undefined {
    return this.foot().find(({ rides }) => rides === vehicle.name);
  }

  inSmoke(from: Place, to: Place): boolean {
    return this.clouds.some(({ what, place }) => what === 'smoke' && passes(from, to, place) < 3);
  }
  flareUp(): boolean {
    return this.clouds.some(({ what }) => what === 'flare');
  }

  /** Notes smoke or a flare; smoke is gone at the end of the next turn, a flare at the end of this one. */
  lay(what: Cloud['what'], place: Place, where = ''): void {
    this.clouds.push({ what, where, place, gone: this.turn + (what === 'smoke' ? 1 : 0) });
  }

  /** The last card tells what the end of the turn does to smoke and flares; the players have noted it too. */
  hears(steps: readonly Step[]): void {
    const said = steps.filter(({ id }) => /^(smoke|flare)-(thins|gone)$/.test(id));
    this.cloudsSaid.push(...said.map(({ id, value }) => `turn ${this.turn}: ${id} ${value}`));
    for (const { what, where, gone } of this.clouds) {
      this.cloudsNoted.push(`turn ${this.turn}: ${what}-${gone === this.turn ? 'gone' : 'thins'} ${where}`);
    }
  }

  /** The special actions phase. */
  clears(): void {
    this.clouds = this.clouds.filter(({ gone }) => gone > this.turn);
  }
}
