import type { Past } from '../../../src/rules/action.js';
import { marked, type Roster, type Unit, withUnit } from '../../../src/rules/roster.js';
import { type Unit as Figures, figuresOf, minus, NOBODY, plus } from '../casualties.js';
import { whoFell } from './fallen.js';
import { heavyWeapons, known, present } from './kinds.js';
import { inState, type Losses, without } from './losses.js';

/** What a charge and the reaction to it leave: who fell on the way, and the marks of both. */
export function afterCharge(roster: Roster, event: Past, named: readonly string[], inTurns: boolean): Roster {
  const [first = '', second = ''] = named;
  const { result, input } = event;
  if (result.outcome === 'refused' && !input.through) return roster;
  const shot = input.reaction === 'shoot' || input.reaction === 'both';
  const reacted = has(event, 'spent');
  const after = withUnit(roster, first, (unit) => charger(unit, event));
  return withUnit(after, second, (unit) => {
    const now = charged(unit, event);
    if (!inTurns || !reacted) return now;
    const fled = input.reaction === 'flee' || input.reaction === 'both';
    return marked(now, { ...(shot && { reactedShot: true }), ...(fled && { reactedFled: true }) });
  });
}

const has = ({ steps }: Past, id: string): boolean => steps.some((step) => step.id === id);

function charger(unit: Unit, event: Past): Unit {
  const { result, input } = event;
  const of = known(unit);
  if (of.kind === 'vehicle') {
    const broke = event.steps.some(({ id, value }) => id === 'breakdown' && value === true);
    if (broke) return marked(unit, { stoppedBy: 'breakdown' });
    return result.outcome === 'contact' ? marked(unit, { melee: true }) : unit;
  }
  if (of.kind !== 'infantry') return unit;
  const whole = figuresIn(unit);
  const fell = whoFell(event.steps, 'defence-', whole, event.rulings['bg:R37'] === 2);
  const moved = result.outcome !== 'refused';
  const left = input.through
    ? fought(unit, result.attackers, fell, event, 'attackers')
    : without(unit, lossesOf(fell), moved ? 'shooting' : undefined);
  const won = result.winner === 'attacker' && has(event, 'victors');
  const short = has(event, 'run-marker');
  const ran = won || short || (of.ran && !moved);
  const marks = { ran, ...(moved && { dead: 0, road: false, dugIn: false }) };
  const contact = result.outcome === 'contact' && !input.through;
  return ended(marked(left, { ...marks, melee: contact }), result, 'attacker');
}

function charged(unit: Unit, event: Past): Unit {
  const { result, input } = event;
  const of = known(unit);
  const contact = result.outcome === 'contact' && !input.through;
  if (of.kind === 'emplacement') return unit;
  if (of.kind === 'vehicle') {
    const now = inState(unit, event);
    const broke = event.steps.some(({ id, value }) => id === 'breakdown' && value === true);
    return marked(now, { ...(contact && { melee: true }), ...(broke && { stoppedBy: 'breakdown' }) });
  }
  const fell = whoFell(event.steps, '', figuresIn(unit), event.rulings['bg:R37'] === 2);
  const left = input.through ? fought(unit, result.defenders, fell, event, 'defenders') : unit;
  const fled = has(event, 'fled');
  const won = result.winner === 'defender' && has(event, 'victors');
  const lostPlace = fled || (input.through === true && result.outcome === 'contact' && has(event, 'victors'));
  const marks = {
    ...(contact && { melee: true }),
    ...(lostPlace && { dugIn: false }),
    ...(fled && { dead: 0, road: false }),
    ...((fled || won) && { ran: true }),
  };
  return ended(marked(left, marks), result, 'defender');
}

/** What a melee leaves of both sides. */
export function afterMelee(
  roster: Roster,
  event: Past,
  [first = '', second = '']: readonly string[],
): Roster {
  const { result, input, steps } = event;
  const anybody = event.rulings['bg:R37'] === 2;
  const side = (unit: Unit, who: 'attackers' | 'defenders'): Unit => {
    const of = known(unit);
    const over = result.how !== 'undecided';
    const victors = steps.some(({ id }) => id === 'victors');
    if (of.kind !== 'infantry') {
      const now = inState(unit, event);
      const driven = over && of.kind === 'vehicle' ? marked(now, { melee: false }) : now;
      return victors && result.winner === 'defender'
        ? driven
        : lostPosition(driven, victors && who === 'defenders');
    }
    const whole = figuresIn(unit);
    const fell = whoFell(steps, 'fire-', whole, anybody);
    const left = fought(unit, result[who], fell, event, who);
    const one = who === 'attackers' ? 'attacker' : 'defender';
    const won = result.winner === one && victors;
    const marks = {
      ...(over && { melee: false }),
      ...(won && { ran: true }),
      ...(victors && who === 'defenders' && { dugIn: false }),
      ...(who === 'attackers' && input.continued !== true && { dugIn: false, road: false }),
    };
    return ended(marked(left, marks), result, one);
  };
  const after = withUnit(roster, first, (unit) => side(unit, 'attackers'));
  return prisonersTaken(
    withUnit(after, second, (unit) => side(unit, 'defenders')),
    event,
    [first, second],
  );
}

const lostPosition = (unit: Unit, lost: boolean): Unit => (lost ? marked(unit, { dugIn: false }) : unit);

/** The figures of a unit by their kinds. */
function figuresIn(unit: Unit): Figures {
  const of = known(unit);
  if (of.kind !== 'infantry') return NOBODY;
  const [leader, heavy, medic] = [of.leaders, heavyWeapons(of), of.medics];
  return { leader, 'heavy-weapon': heavy, medic, prisoner: 0, figure: present(of) - leader - heavy - medic };
}

const lossesOf = (fell: Figures): Losses => ({
  figures: figuresOf(fell),
  leaders: fell.leader,
  heavyWeapons: fell['heavy-weapon'],
  medics: fell.medic,
});

/** A unit after a melee: so many of it are left, and its lines tell which special figures are not. */
function fought(
  unit: Unit,
  left: unknown,
  fell: Figures,
  { steps }: Past,
  who: 'attackers' | 'defenders',
): Unit {
  let special = fell;
  for (const { id, value } of steps) {
    if (id !== 'no-save') continue;
    const beaten = value as unknown as { side: string } & Figures;
    if (beaten.side !== who) continue;
    special = plus(special, {
      ...NOBODY,
      leader: beaten.leader,
      'heavy-weapon': beaten['heavy-weapon'],
      medic: beaten.medic,
    });
  }
  const whole = figuresIn(unit);
  const figures = figuresOf(whole) - Number(left);
  const others = minus(special, { ...NOBODY, figure: special.figure });
  return without(unit, { ...lossesOf(others), figures }, 'melee');
}

/** A unit that surrendered is out of the game. */
const ended = (unit: Unit, { how, winner }: Past['result'], side: 'attacker' | 'defender'): Unit =>
  how === 'surrendered' && winner !== side && winner !== 'none' ? marked(unit, { captured: true }) : unit;

/** Those who surrendered are kept by the winners until their guards lead them away (prison.1). */
function prisonersTaken(roster: Roster, event: Past, [first, second]: readonly [string, string]): Roster {
  const { result } = event;
  const led = event.steps.find(({ id }) => id === 'guards');
  if (result.how !== 'surrendered' || !led) return roster;
  const [winner, prisoners] =
    result.winner === 'attacker' ? [first, result.defenders] : [second, result.attackers];
  const guards = led.value as number;
  return withUnit(roster, winner, (unit) => {
    const of = known(unit);
    if (of.kind !== 'infantry') return unit;
    return marked(unit, { prisoners: of.prisoners + Number(prisoners), guards: of.guards + guards });
  });
}
