import { readFileSync } from 'node:fs';
import { lineTyped } from '../../../src/cli/line/inputs.js';
import type { Event } from '../../../src/log/line/line.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { actionOf, type RuleSystem } from '../../../src/rules/system.js';
import { Machine } from '../state.js';

/** An evening with a roster, as players type it: units by their names, and whatever they look up between the lines. */
export class AtTheTable extends Machine {
  /** The lines that were logged, as they were typed, with what players read. */
  readonly lines: { readonly typed: string; readonly told: string }[] = [];
  /** How the table stood before the first and after each of them. */
  readonly stood: string[] = [];

  constructor(
    readonly system: RuleSystem,
    readonly name = 'Evening',
  ) {
    super();
  }

  begin = (how: string): Promise<string> =>
    this.told(`game start ${this.name} --ruleset ${this.system.short} ${how}`);

  /** Types a line of the game with a seed of its own, where its dice are not told and it is no change by hand. */
  async plays(line: string): Promise<void> {
    const seeded = /--(?:dice|seed)|^roster/.test(line)
      ? line
      : `${line} --seed evening-${this.lines.length}`;
    this.lines.push({ typed: seeded, told: await this.told(seeded) });
    this.stood.push(await this.table());
  }

  /** The units and how the game stands, as scripts read them. */
  table = async (): Promise<string> => {
    const { units } = await this.json<{ units: object }>('roster');
    const { turn, acting, state } = await this.json<{ turn: string; acting: string; state: string[] }>(
      'game',
    );
    // Cards that were taken back lie on top of their pile: that is all that is not as it was.
    const stands = state.filter((line) => !line.includes('taken back'));
    return JSON.stringify({ units, turn, acting, stands });
  };

  /** What was resolved, in order. */
  async events(): Promise<Event[]> {
    const all = readFileSync(this.log(this.name), 'utf8').trimEnd().split('\n');
    return all.map((line) => JSON.parse(line) as Event).filter(({ record }) => record);
  }

  /** The same events in another game that knows no units: everything by flags, whatever speaks against it. */
  async byFlags(other: AtTheTable): Promise<void> {
    for (const { record, by } of await this.events()) {
      const action: AnyAction = await actionOf(this.system, record.action);
      const { seed, steps, input } = record;
      const dice = steps.flatMap(({ dice = [] }) =>
        dice.map(({ name, faces }) => `${name}=${faces.join(',')}`),
      );
      const how = seed === null ? ['--dice', dice.join(' ')] : ['--seed', seed];
      const acting = by === undefined ? [] : ['--acting', by];
      await other.told(
        lineTyped(action, input as Input, { more: [...how, ...acting, '--anyway'] }).join(' '),
      );
    }
  }
}
