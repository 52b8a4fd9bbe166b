import type { Memory, Past } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { GameState } from '../../src/rules/system.js';
import type { ActionName, Armour, Level } from './tables.js';
import { CALLED } from './tables.js';
import type { Effect } from './vehicle-tables.js';

/** What the game knows of a unit or vehicle, by the name the players gave it. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  readonly level?: Level;
  readonly leaderLevel?: Level;
  /** Figures when the game began. */
  readonly figures?: number;
  readonly armour?: Armour;
  readonly casualties: number;
  readonly suppressed: number;
  /** What it did last, and in which turn (R20). */
  readonly action?: ActionName;
  readonly since?: number;
  /** The turn in which it last fired On Guard (action.7). */
  readonly reacted?: number;
  /** Whether it has been tried this turn, and whether that failed (R8). */
  readonly tried?: 'passed' | 'failed';
  /** What a vehicle suffered this turn (damage.9), and in turns before. */
  readonly effects: readonly Effect[];
  readonly earlier: readonly Effect[];
  /** Turns in which the crew was stunned since its last activation roll (R59). */
  readonly stuns: number;
}

/** What outlasts the line that brought it: all of it is a fold over the log. */
export interface Battle {
  /** From 1; 0 before the first initiative. */
  readonly turn: number;
  /** The sides by initiative, and as they sit round the table (R6). */
  readonly order: readonly string[];
  readonly seats: readonly string[];
  /** The side whose try it is. */
  readonly holder?: string;
  /** Sides that passed in a row; those that are done for the turn (R7). */
  readonly passed: number;
  readonly done: readonly string[];
  readonly units: readonly Unit[];
}

export const START: Battle = { turn: 0, order: [], seats: [], passed: 0, done: [], units: [] };

const newUnit = (name: string): Unit => ({
  name,
  casualties: 0,
  suppressed: 0,
  effects: [],
  earlier: [],
  stuns: 0,
});

/** The unit of this name, if the game has met it. */
export const known = ({ units }: Battle, name: string | undefined): Unit | undefined =>
  name === undefined ? undefined : units.find((unit) => unit.name === name);

/** Figures that are left of a unit whose strength is known. */
export const left = (unit: Unit | undefined): number | undefined =>
  unit?.figures === undefined ? undefined : Math.max(unit.figures - unit.casualties, 0);

/** What every action remembers of the game. */
export const memory: Memory<Battle> = {
  of: [
    'muster',
    'initiative',
    'pass',
    'activate',
    'move',
    'shoot',
    'melee',
    'withdraw',
    'vehicle-damage',
    'overrun',
  ],
  start: START,
  anew: ({ action, input }) => action === 'initiative' && input.new === true,
  after(battle, event) {
    const { name, target } = event.input;
    const after = AFTER[event.action]!(battle, event);
    // What a name stands for is remembered from its first mention.
    return [name, target].reduce<Battle>(
      (all, who) => (typeof who === 'string' ? change(all, who, (unit) => unit) : all),
      after,
    );
  },
};

const str = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const saidBy = ({ steps }: Past, id: string) => steps.findLast((step) => step.id === id)?.value;

type After = (battle: Battle, event: Past) => Battle;

const AFTER: Readonly<Record<string, After>> = {
  muster: (battle, { input }) =>
    change(battle, String(input.name), (unit) => ({
      ...unit,
      ...(Object.fromEntries(
        ['side', 'level', 'leaderLevel', 'figures', 'armour'].flatMap((key) =>
          input[key] === undefined ? [] : [[key, input[key]]],
        ),
      ) as Partial<Unit>),
    })),
  initiative: (battle, { input, result }) => ({
    ...battle,
    turn: battle.turn + 1,
    order: result.order as string[],
    seats: String(input.sides)
      .split(',')
      .map((side) => side.trim()),
    holder: (result.order as string[])[0]!,
    passed: 0,
    done: [],
    units: battle.units.map(({ tried: _, ...unit }) => ({
      ...unit,
      effects: [],
      earlier: [...new Set([...unit.earlier, ...unit.effects])],
    })),
  }),
  pass: (battle, event) => ({
    ...(saidBy(event, 'cost') === true
      ? onName(battle, event, (unit) => ({
          ...unit,
          tried: 'failed',
          action: 'on-guard',
          since: battle.turn,
        }))
      : battle),
    ...holds(event, battle),
    passed: battle.passed + 1,
    done: saidBy(event, 'done') === true ? [...battle.done, String(event.input.side)] : battle.done,
  }),
  activate: (battle, event) => {
    const tried = event.result.activated ? 'passed' : 'failed';
    const guarding = saidBy(event, 'on-guard') === true;
    return {
      ...onName(battle, event, ({ action: _, since: __, ...unit }) => ({
        ...unit,
        tried,
        suppressed: 0,
        stuns: 0,
        ...(guarding && { action: 'on-guard' as const, since: battle.turn }),
      })),
      ...holds(event, battle),
      passed: 0,
    };
  },
  move: (battle, event) =>
    onName(battle, event, (unit) => ({
      ...unit,
      ...(event.input.action !== undefined && {
        action: event.input.action as ActionName,
        since: battle.turn,
      }),
    })),
  shoot(battle, event) {
    const fired = event.input.reaction
      ? onName(battle, event, (unit) => ({ ...unit, reacted: battle.turn }))
      : battle;
    const target = str(event.input.target);
    return target === undefined ? fired : change(fired, target, (unit) => struck(unit, event));
  },
  melee(battle, { input, result }) {
    const sides = [
      ['attackerName', 'attackers'],
      ['defenderName', 'defenders'],
    ] as const;
    const moved = { attackers: 0, defenders: Number(input.closing ?? 0) + Number(input.closingOthers ?? 0) };
    return sides.reduce((all, [name, side]) => {
      const who = str(input[name]);
      if (who === undefined) return all;
      const before = Number(input[side] ?? 0) + Number(input[`${side}Behind`] ?? 0) + moved[side];
      const lost = before - Number(result[side] ?? before);
      return change(all, who, (unit) => ({
        ...unit,
        casualties: unit.casualties + Math.max(lost, 0),
        ...(input.carriedOn === true && { tried: 'passed' as const }),
      }));
    }, battle);
  },
  withdraw: (battle, event) =>
    onName(battle, event, (unit) => ({
      ...unit,
      suppressed: 0,
      ...(saidBy(event, 'on-guard') === true && { action: 'on-guard' as const, since: battle.turn }),
    })),
  'vehicle-damage': (battle, event) => onName(battle, event, (unit) => struck(unit, event)),
  overrun: (battle, event) =>
    onName(battle, event, (unit) => {
      const stood = saidBy(event, 'stand-up') === true ? { ...unit, suppressed: 0 } : unit;
      const after = struck(stood, event);
      return saidBy(event, 'attempt') === true
        ? { ...after, tried: event.result.evaded ? 'passed' : 'failed' }
        : after;
    }),
};

/** Who may try a unit now. */
function holds(event: Past, battle: Battle): Pick<Battle, 'holder'> {
  const holder = str(saidBy(event, 'holder')) ?? battle.holder;
  return holder === undefined ? {} : { holder };
}

/** A unit that took hits: what it lost, who lies down, what was done to the vehicle. */
function struck(unit: Unit, { result, steps }: Pick<Past, 'result' | 'steps'>): Unit {
  const lying = steps.findLast(({ id }) => id === 'lying')?.value;
  const effects = (result.effects ?? []) as Effect[];
  return {
    ...unit,
    casualties: unit.casualties + Number(result.casualties ?? 0),
    suppressed: typeof lying === 'number' ? lying : unit.suppressed,
    effects: [...unit.effects, ...effects],
    stuns: unit.stuns + (effects.includes('stunned') ? 1 : 0),
  };
}

function onName(battle: Battle, { input }: Past, to: (unit: Unit) => Unit): Battle {
  const name = str(input.name);
  return name === undefined ? battle : change(battle, name, to);
}

function change(battle: Battle, name: string, to: (unit: Unit) => Unit): Battle {
  const before = known(battle, name);
  const after = to(before ?? newUnit(name));
  return {
    ...battle,
    units: before ? battle.units.map((unit) => (unit === before ? after : unit)) : [...battle.units, after],
  };
}

/** How the game stands, a line each. */
function standing({ turn, holder, units }: Battle): string[] {
  return [
    turn === 0 ? 'before the first turn' : `turn ${turn}${holder ? `, ${holder} to try a unit` : ''}`,
    ...units.map((unit) => {
      const { name, side, level, casualties, suppressed, tried, action, effects, earlier } = unit;
      const said = [
        [side, level].filter(Boolean).join(', '),
        casualties > 0 ? `${counted(casualties, 'casualty', 'casualties')}` : '',
        suppressed > 0 ? `${suppressed} suppressed` : '',
        action ? CALLED[action] : '',
        tried ? 'tried this turn' : '',
        ...new Set([...earlier.filter((effect) => effect !== 'stunned'), ...effects]),
      ].filter(Boolean);
      return `${name}: ${said.join('; ') || 'fresh'}`;
    }),
  ];
}

export const game: GameState = { memory, says: standing };
