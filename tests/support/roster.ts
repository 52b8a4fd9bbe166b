import { writeFileSync } from 'node:fs';
import { Game } from './games/game.js';

/** A unit as `wg roster --json` shows it. */
export interface Shown {
  readonly name: string;
  readonly side?: string;
  readonly kind: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly began: Readonly<Record<string, unknown>>;
  readonly marks: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly gone: boolean;
}

/** A game with the units of a roster. */
export class RosterGame extends Game {
  constructor(
    name: string,
    readonly ruleset = 'battleground',
  ) {
    super(name);
  }

  /** Runs a command line of this game; those that are about its log are of its rule system anyway. */
  override type(line: string) {
    const isAboutLog = /^(undo|log|why|luck|replay)\b/.test(line);
    return super.type(isAboutLog ? line : `${line} --ruleset ${this.ruleset}`);
  }

  /** Puts units into the game, each as `{name, …}`. */
  async load(units: readonly object[], how = 'load'): Promise<void> {
    const file = this.file(`${how}.json`);
    writeFileSync(file, JSON.stringify({ ruleset: this.ruleset, units }));
    const { code, stderr } = await this.type(`roster ${how} ${file}`);
    if (code !== 0) throw new Error(stderr);
  }

  async units(): Promise<readonly Shown[]> {
    const { stdout, stderr } = await this.type('roster');
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as { units: Shown[] }).units;
  }

  /** Begins it with these units, and goes on by these lines. */
  async open(units: readonly object[], how = '', ...lines: readonly string[]): Promise<this> {
    if (how !== '') await this.begin(`--ruleset ${this.ruleset} ${how}`);
    await this.load(units);
    for (const line of lines) await this.allowed(line);
    return this;
  }

  /** The clauses of what a line that is allowed is remarked on for. */
  async remarks(line: string): Promise<string[]> {
    const { remarks = [] } = (await this.allowed(line)) as { remarks?: { clause: string }[] };
    return remarks.map(({ clause }) => clause);
  }

  async marks(name: string): Promise<Shown['marks']> {
    return (await this.unit(name)).marks;
  }

  async unit(name: string): Promise<Shown> {
    const found = (await this.units()).find((unit) => unit.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }
}

export const SECTION = { name: '2 Section', side: 'Allies', grade: 'C', figures: 9, leaders: 1, hw: 1 };
export const GRUPPE = { name: '1 Gruppe', side: 'Axis', grade: 'B', figures: 6, leaders: 1, hw: 1 };
export const PANZER = {
  name: 'Panzer IV',
  side: 'Axis',
  kind: 'vehicle',
  vehicle: 'medium-tank',
  mg: 1,
  'bow-mg': 1,
  gun: 'heavy-gun',
};
export const TRUCK = { name: 'Truck', side: 'Allies', kind: 'vehicle', vehicle: 'truck' };
export const NEST = { name: 'MG nest', side: 'Axis', kind: 'emplacement', type: 'nest' };
export const ALL = [SECTION, GRUPPE, PANZER, TRUCK, NEST];
