import type { Past } from '../../src/rules/action.js';
import { damaged, shaken, shotAt, struck } from './after-hits.js';
import { type Battle, change, known, left, START, sideOf, type Unit } from './battle.js';
import { anew, onRecord } from './recorded.js';
import { seatsOf } from './sides.js';
import type { ActionName } from './tables.js';
import type { Vehicle } from './vehicle-tables.js';

const str = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const saidBy = ({ steps }: Past, id: string) => steps.findLast((step) => step.id === id)?.value;

/** What a logged action leaves behind. */
type After = (battle: Battle, event: Past) => Battle;

/** How each action changes the battle. */
export const AFTER: Readonly<Record<string, After>> = {
  muster: (battle, { input }) => change(battle, String(input.name), (unit) => onRecord(unit, input)),
  initiative(before, { input, result }) {
    // A new game has no units but those of a roster, and its turns begin with the first.
    const battle = input.new === true ? { ...START, units: anew(before.units) } : before;
    return {
      ...battle,
      turn: battle.turn + 1,
      order: result.order as string[],
      seats: seatsOf(battle, str(input.sides), input.new === true),
      holder: (result.order as string[])[0]!,
      passed: 0,
      done: [],
      units: battle.units.map(({ tried: _, ...unit }) => ({
        ...unit,
        effects: [],
        earlier: [...new Set([...unit.earlier, ...unit.effects])],
      })),
    };
  },
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
    done: saidBy(event, 'done') === true ? [...battle.done, ...passing(event, battle)] : battle.done,
  }),
  activate: (battle, event) => {
    const tried = event.result.activated ? 'passed' : 'failed';
    return {
      ...onName(battle, event, ({ action: _, since: __, fired: ___, ...unit }) => ({
        ...unit,
        tried,
        ...(str(event.input.side) !== undefined && { side: str(event.input.side)! }),
        suppressed: 0,
        stuns: 0,
        ...guarding(event, battle),
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
      ...(event.input.vehicle !== undefined && { vehicle: event.input.vehicle as Vehicle }),
      ...((event.input.vehicle !== undefined || event.input.action === undefined) && {
        drove: { turn: battle.turn, fire: String(event.result.fire) },
      }),
    })),
  shoot(battle, event) {
    const fired = onName(battle, event, (unit) =>
      event.input.reaction
        ? { ...unit, reacted: battle.turn }
        : { ...unit, fired: firedNow(unit, battle, event), ...tookNow(battle, event) },
    );
    const target = str(event.input.target);
    return target === undefined ? fired : change(fired, target, (unit) => shotAt(unit, battle, event));
  },
  melee(battle, event) {
    const { input, result } = event;
    const sides = [
      ['attackerName', 'attackers'],
      ['defenderName', 'defenders'],
    ] as const;
    const moved = { attackers: 0, defenders: Number(input.closing ?? 0) + Number(input.closingOthers ?? 0) };
    const others = { attackers: 0, defenders: Number(input.closingOthers ?? 0) };
    return sides.reduce((all, [name, side]) => {
      const who = str(input[name]);
      if (who === undefined) return all;
      if (side === 'defenders' && input.at !== undefined)
        return change(all, who, (unit) => damaged(unit, event));
      const before =
        input[side] === undefined
          ? (left(known(all, who)) ?? 0) + Number(input[`${side}Engaged`] ?? 0) + others[side]
          : ['', 'Behind', 'Engaged'].reduce(
              (sum, part) => sum + Number(input[`${side}${part}`] ?? 0),
              moved[side],
            );
      const lost = before - Number(result[side] ?? before);
      const down = saidBy(event, `${side}-down`);
      return change(all, who, (unit) => ({
        ...unit,
        casualties: unit.casualties + Math.max(lost, 0),
        suppressed: typeof down === 'number' ? down : unit.suppressed,
        ...(input.carriedOn === true && { tried: 'passed' as const, fought: battle.turn }),
        ...(side === 'attackers' &&
          input.carriedOn !== true &&
          battle.turn > 0 && { action: 'assault' as const, since: battle.turn }),
        ...(side === 'defenders' &&
          input.carriedOn !== true &&
          saidBy(event, 'goes-on') === true && { assaulted: battle.turn }),
      }));
    }, battle);
  },
  withdraw(battle, event) {
    const isFull = saidBy(event, 'full') === true;
    const pursuer = str(event.input.pursuer);
    const rolled = event.steps.some(({ id }) => id === 'pursuit');
    const followed =
      pursuer !== undefined && rolled
        ? change(battle, pursuer, (unit) => ({ ...unit, suppressed: 0 }))
        : battle;
    return {
      ...onName(followed, event, ({ assaulted: _, fought: __, ...unit }) => ({
        ...unit,
        suppressed: 0,
        // By its own try, or activated by the combat (melee.10).
        tried: isFull && event.result.outcome === 'stays' ? 'failed' : 'passed',
        ...guarding(event, battle),
      })),
      ...(isFull && { ...holds(event, battle), passed: 0 }),
    };
  },
  'vehicle-damage': (battle, event) => {
    const vehicle = onName(battle, event, (unit) => damaged(unit, event));
    const aboard = str(event.input.passengerName);
    return aboard === undefined ? vehicle : change(vehicle, aboard, (unit) => shaken(unit, event));
  },
  overrun: (battle, event) =>
    onName(driven(battle, event), event, (unit) => {
      const stood = saidBy(event, 'stand-up') === true ? { ...unit, suppressed: 0 } : unit;
      const after = struck(stood, event);
      return saidBy(event, 'attempt') === true
        ? { ...after, tried: event.result.evaded ? 'passed' : 'failed', ...guarding(event, battle) }
        : after;
    }),
};

/** A vehicle that drove over infantry has moved (vehicle.3, vehicle.4). */
function driven(battle: Battle, { input, steps }: Past): Battle {
  const by = str(input.by);
  if (by === undefined || !steps.some(({ id }) => id === 'move')) return battle;
  const fire = input.through === 'moderate' ? 'none' : 'one-weapon';
  return change(battle, by, (unit) => ({
    ...unit,
    ...(input.vehicle !== undefined && { vehicle: input.vehicle as Vehicle }),
    drove: { turn: battle.turn, fire },
  }));
}

/** A unit that failed its try is On Guard (activate.6). */
const guarding = (event: Past, { turn }: Battle): Pick<Unit, 'action' | 'since'> =>
  saidBy(event, 'on-guard') === true ? { action: 'on-guard', since: turn } : {};

/** What a unit has fired in this activation: so many figures, where they are known. */
function firedNow({ fired }: Unit, { turn }: Battle, event: Past): NonNullable<Unit['fired']> {
  const figures = saidBy(event, 'firing');
  const before = fired?.turn === turn ? fired.figures : 0;
  const known = typeof figures === 'number' && before !== undefined;
  return { turn, ...(known && { figures: before + figures }) };
}

/** The action that was typed with a shot; without turns there is no telling when it ends. */
function tookNow({ turn }: Battle, { input }: Past): Pick<Unit, 'action' | 'since'> {
  const did = input.aimed === true ? 'aimed-fire' : (input.action as ActionName | undefined);
  return turn > 0 && did !== undefined ? { action: did, since: turn } : {};
}

/** The side that passed: typed, or the one whose try it was. */
const passing = ({ input }: Past, battle: Battle): string[] =>
  [sideOf(battle, str(input.side)) ?? battle.holder].filter((side) => side !== undefined);

/** Who may try a unit now. */
function holds(event: Past, battle: Battle): Pick<Battle, 'holder'> {
  const said = str(saidBy(event, 'holder'));
  const holder = said !== undefined && battle.order.includes(said) ? said : battle.holder;
  return holder === undefined ? {} : { holder };
}

function onName(battle: Battle, { input }: Past, to: (unit: Unit) => Unit): Battle {
  const name = str(input.name);
  return name === undefined ? battle : change(battle, name, to);
}
