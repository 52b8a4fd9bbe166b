import { play } from '../../dice/play.js';
import { recordedHand } from '../../dice/recorded.js';
import { seededHand } from '../../dice/seeded.js';
import { yielding } from '../../engine/inputs/inputs.js';
import { ruleOf } from '../../engine/resolve.js';
import { type AnyAction, missingInputs, type Past } from '../../rules/action.js';
import { filledIn, namesInRoles } from '../../rules/filled.js';
import type { Input } from '../../rules/record.js';
import { type Muster, type Unit, withDefaults } from '../../rules/roster.js';
import { isRefusal } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { actionsOf, type GameState, gameStateOf, type RuleSystem } from '../../rules/system.js';
import { checkEffects } from '../../table/check.js';
import { type May, mayNow } from '../../table/now.js';
import { afterMuster, afterPast } from '../../table/table.js';

/** What came of a deed: it was done, the rules refused it, or the line was none that anybody could type. */
type DeedOutcome =
  | { readonly kind: 'done'; readonly past: Past }
  | { readonly kind: 'refused'; readonly clause: string }
  | { readonly kind: 'unfit' };

/** A deed as it was done, with the table before and after it. */
export interface TableDeed {
  readonly before: State;
  readonly past: Past;
  readonly after: State;
}

/** A game without a log: a table at which units act, and which remembers every step of the way. */
export class Table {
  readonly deeds: TableDeed[] = [];
  private rolls = 0;

  private constructor(
    readonly ruleset: string,
    readonly actions: readonly AnyAction[],
    private readonly game: Pick<GameState, 'memory' | 'bearings'>,
    private readonly seed: string,
    public state: State,
  ) {}

  static async of(system: RuleSystem, units: readonly Unit[], seed: string): Promise<Table> {
    const game = (await gameStateOf(system))!;
    const { memory } = game;
    const muster: Muster = { ruleset: system.id, units };
    const sides = [...new Set(units.flatMap(({ side }) => side ?? []))];
    const state = afterMuster({ ...memory.start, sides }, muster, memory.kinds);
    return new Table(system.id, await actionsOf(system), game, seed, state);
  }

  may(unit: Unit): May {
    return mayNow(unit, this.actions, { state: this.state, bearings: this.game.bearings, rulings: {} });
  }

  action(name: string): AnyAction {
    const found = this.actions.find((action) => action.name === name);
    if (!found) throw new Error(`there is no action ${name}, and a game goes on with it`);
    return found;
  }

  unit(name: string): Unit | undefined {
    return this.state.units.find((unit) => unit.name === name);
  }

  /** Does something with these units, by roles; as a line would that says this besides. */
  do(name: string, groups: readonly (readonly Unit[])[], typed: Input): DeedOutcome {
    const action = this.action(name);
    const { roles = [] } = action;
    try {
      const filled = filledIn(action, groups, typed, this.state);
      const read = withDefaults(action.inputs, typed);
      const input = withDefaults(action.inputs, { ...yielding(action, { read, typed, filled }), ...typed });
      if (missingInputs(action, input).length > 0 || action.conflict?.(input)) return { kind: 'unfit' };
      return { kind: 'done', past: this.played(action, input, namesInRoles(roles, groups)) };
    } catch (error) {
      if (isRefusal(error)) return { kind: 'refused', clause: error.clause };
      throw error;
    }
  }

  private played(action: AnyAction, input: Input, named: Past['named']): Past {
    const before = this.state;
    const past = recordOf(action, input, before, seededHand(this.seed, this.rolls++));
    const event = { ...past, ...(named && { named }) };
    this.state = afterPast(before, event, this.game.memory.kinds);
    this.deeds.push({ before, past: event, after: this.state });
    return event;
  }

  /** A deed once more from its record alone: its dice, its input, and the table before it. */
  again({ before, past }: TableDeed): Past {
    const hand = recordedHand(past.steps, () => {});
    const again = recordOf(this.action(past.action), past.input, before, hand);
    hand.finish();
    return { ...again, ...(past.named && { named: past.named }) };
  }

  /** The tables at every point, folded from what a log would hold of the deeds and from nothing else. */
  *folded(): Generator<State> {
    let state = this.deeds[0]?.before ?? this.state;
    for (const { past } of this.deeds) {
      state = afterPast(state, JSON.parse(JSON.stringify(past)) as Past, this.game.memory.kinds);
      yield state;
    }
  }
}

function recordOf(action: AnyAction, input: Input, state: State, hand: Parameters<typeof play>[1]): Past {
  const { result, steps, rulings, effects } = play(ruleIn(action, input, state), hand, { rulings: {} });
  checkEffects(effects, action.roles ?? []);
  return { action: action.name, input, result: result, steps, rulings, effects, rng: 'alea/wg1' };
}

const ruleIn = (action: AnyAction, input: Input, state: State) =>
  ruleOf(action, input, action.memory ? state : undefined);

/** The first deed, from 0, after which the table that is folded from records alone is not the one that was there; -1 for none. */
export function foldedOtherwise(table: Table): number {
  const states = [...table.folded()];
  return table.deeds.findIndex(({ after }, i) => JSON.stringify(states[i]) !== JSON.stringify(after));
}
