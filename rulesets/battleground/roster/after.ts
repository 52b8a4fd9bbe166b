import type { Past } from '../../../src/rules/action.js';
import { marked, type Roster, type Unit, withUnit } from '../../../src/rules/roster.js';
import { afterCharge, afterMelee } from './after-charge.js';
import { afterCombine, afterHealing } from './after-joining.js';
import { afterMove } from './after-move.js';
import { afterCards, clockOf } from './clock.js';
import { known } from './kinds.js';
import { afterNerve, inState, lossesIn, without } from './losses.js';

/** What has become of the units after an action of the game. */
export function after(roster: Roster, event: Past, named: readonly string[]): Roster {
  const [first, second] = named;
  switch (event.action) {
    case 'draw-card':
      return afterCards(roster, event);
    case 'shoot':
      return change(
        change(roster, first, (unit) => afterShot(unit, event, cards(roster))),
        second,
        (unit) => struck(unit, event, 'shooting', cards(roster)),
      );
    case 'overrun':
      return change(roster, second, (unit) => struck(unit, event, 'shooting', cards(roster)));
    case 'mines':
      return change(roster, first, (unit) => afterMines(unit, event, cards(roster)));
    case 'artillery':
      return change(roster, first, (unit) => struck(unit, event, 'artillery', cards(roster)));
    case 'vehicle-damage':
      return change(roster, first, (unit) => inState(unit, event));
    case 'bail-out':
      return change(roster, first, (unit) => marked(without(unit, lossesIn(event.result)), { aboard: null }));
    case 'charge':
      return afterCharge(roster, event, named, cards(roster));
    case 'melee':
      return afterMelee(roster, event, named);
    case 'move':
      return afterMove(roster, event, named);
    case 'combine':
      return afterCombine(roster, event, named);
    case 'heal':
      return afterHealing(roster, event, named);
    case 'reaction-test':
      return change(roster, first, (unit) => afterNerve(unit, event.result));
    case 'rally':
      return event.result.rallied
        ? change(roster, first, (unit) => marked(unit, { routing: false }))
        : roster;
    case 'smoke':
    case 'flare':
      return cards(roster) ? change(roster, first, (unit) => marked(unit, { hasShot: true })) : roster;
    default:
      return roster;
  }
}

/** Whether marks go by cards in this game. */
const cards = (roster: Roster): boolean => clockOf(roster) !== undefined;

export const change = (roster: Roster, name: string | undefined, to: (unit: Unit) => Unit): Roster =>
  name === undefined ? roster : withUnit(roster, name, to);

export const said = ({ steps }: Past, id: string) => steps.find((step) => step.id === id);

/** A shot takes the run marker off the shooter (move.7), and is its only one under this card (shoot.9, vshoot.13). */
function afterShot(unit: Unit, event: Past, underCard: boolean): Unit {
  const of = known(unit);
  const off = said(event, 'ran-off') ? marked(unit, { ran: false }) : unit;
  if (!underCard) return off;
  if (of.kind !== 'vehicle') return marked(off, { hasShot: true });
  return event.input.weapon === 'mg'
    ? marked(off, { mgShots: of.mgShots + 1 })
    : marked(off, { gunShots: of.gunShots + 1 });
}

/** A unit, vehicle or emplacement that was attacked. */
export function struck(unit: Unit, event: Past, cause: string, underCard: boolean): Unit {
  const { result, rulings } = event;
  if (known(unit).kind !== 'infantry') return inState(unit, event);
  const left = afterNerve(without(unit, lossesIn(result), cause, underCard), result);
  const shot = cause === 'shooting' && underCard ? marked(left, { shotAt: true }) : left;
  // Where it is ruled that the marker counts to the end of the card, the next card takes it off.
  const atOnce = !underCard || rulings['bg:R4'] !== 2;
  return said(event, 'road-marker') && atOnce ? marked(shot, { road: false }) : shot;
}

/** Mines stop a vehicle, which is no damage by a hit; whoever clears has used up his fire. */
function afterMines(unit: Unit, event: Past, underCard: boolean): Unit {
  const { input, result } = event;
  const of = known(unit);
  if (input.engineers !== undefined) return underCard ? marked(unit, { hasShot: true }) : unit;
  if (result.immobilised === true) return marked(unit, { stoppedBy: 'breakdown' });
  if (of.kind !== 'vehicle') return struck(unit, event, 'mines', underCard);
  const stopped = result.state === 'immobilised' || result.state === 'both';
  const was = of.damage === 'immobilised' || of.damage === 'both';
  if (!stopped || was) return result.state === 'destroyed' ? inState(unit, event) : unit;
  return marked(unit, { stoppedBy: 'mines' });
}
