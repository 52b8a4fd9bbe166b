import type { Past } from '../../../src/rules/action.js';
import { marked, type Roster, type Unit, withUnit } from '../../../src/rules/roster.js';
import { namesIn } from '../battle-change.js';
import { firesOf } from '../firing-group.js';
import { isThrown } from '../weapon-kinds.js';
import type { Weapon } from '../weapons.js';
import { CREW, labelOf, RIDERS } from './fill-target.js';
import { known } from './kinds.js';
import { lostTo, profiled, someMen, withoutHeavy, withoutMen, withoutWeapon } from './losses.js';
import { periodIn } from './units.js';

type Named = readonly string[];

/** What has become of the units after an action of the game. What the battle remembers of them is not kept twice. */
export function after(roster: Roster, event: Past, named: Named): Roster {
  switch (event.action) {
    case 'period':
      return nextPeriod(roster, Number(event.result.period));
    case 'shoot':
      return afterShooting(roster, event, named);
    case 'artillery':
      return event.result.casualties === undefined ? roster : afterArtillery(roster, event, named);
    case 'anti-tank':
      return afterAntiTank(roster, event, named);
    case 'bail-out':
      return afterEscape(roster, event, named);
    case 'demolish':
      return change(roster, named[1], (unit) => withoutMen(unit, someMen(Number(event.result.lost ?? 0))));
    case 'reaction-test':
      return change(roster, named[0], (unit) =>
        withoutMen(unit, someMen(Number(event.result.surrendered ?? 0))),
      );
    case 'take-over':
      return event.result.serviceable ? roster : change(roster, named[0], (unit) => afterTaking(unit, event));
    case 'move':
      return change(roster, named[0], (unit) => afterMove(unit, event, named, periodIn(roster.clock)));
    case 'mines':
      return afterMines(roster, event, named);
    case 'air-landing':
      return change(roster, named[0], (unit) => afterLanding(unit, event));
    default:
      return roster;
  }
}

const change = (roster: Roster, name: string | undefined, to: (unit: Unit) => Unit): Roster =>
  name === undefined ? roster : withUnit(roster, name, to);

/** A period takes off how units moved in the last; a new battle when they fired, too. */
function nextPeriod({ units }: Roster, period: number): Roster {
  const clock = { period };
  const anew = period === 1 ? { lastFired: null } : {};
  return { clock, units: units.map((unit) => marked(unit, { pace: null, ...anew })) };
}

/** Whoever fires is marked so in a game whose periods are counted; to throw grenades is not to fire (R87). */
function fired(unit: Unit, { input, rulings }: Past, period: number | undefined): Unit {
  if (period === undefined) return unit;
  const fires = firesOf(namesIn(input.fire));
  const thrown = fires.length > 0 && fires.every(({ weapon }) => isThrown(weapon));
  return thrown && rulings['wrg:R87'] !== 2 ? unit : marked(unit, { lastFired: period });
}

function afterShooting(roster: Roster, event: Past, [first, second, third]: Named): Roster {
  const firer = change(roster, first, (unit) => fired(unit, event, periodIn(roster.clock)));
  const struck = change(firer, second, (unit) => shotAt(unit, event));
  return change(struck, third, (unit) =>
    withoutMen(
      unit,
      lostTo(event, ({ name }) => name === RIDERS),
    ),
  );
}

/** Men fall; of a soft vehicle its crew, and what becomes of itself. */
function shotAt(unit: Unit, event: Past): Unit {
  const of = known(unit);
  if (of.kind !== 'vehicle') return withoutMen(unit, lostTo(event));
  const isNamed = Array.isArray(event.result.fallen);
  const left = withoutMen(unit, isNamed ? lostTo(event, ({ name }) => name === CREW) : lostTo(event));
  const isIn = (names: unknown) => namesIn(names).includes(labelOf(of));
  const hatches = isNamed ? of.exposed : of.exposed - Number(event.result.casualties ?? 0);
  return marked(left, {
    ...(of.exposed > 0 && { exposed: Math.max(0, hatches) }),
    ...(isIn(event.result.vehiclesLost) && { destroyed: true }),
    ...(isIn(event.result.vehiclesBurning) && { burning: true }),
  });
}

/** Off-table fire: each group loses its own, where the figures tell whose they are. */
function afterArtillery(roster: Roster, event: Past, named: Named): Roster {
  if (event.input.caller !== undefined || event.input.register !== undefined) return roster;
  const [only, second] = named;
  if (second === undefined) return change(roster, only, (unit) => shotAt(unit, event));
  return named.reduce(
    (now, name) =>
      Array.isArray(event.input.figure)
        ? change(now, name, (unit) =>
            withoutMen(
              unit,
              lostTo(event, ({ of }) => of === name),
            ),
          )
        : now,
    roster,
  );
}

function afterAntiTank(roster: Roster, event: Past, named: Named): Roster {
  if (event.input.offTable) return afterEscape(roster, event, named);
  const [first, ...aboard] = named;
  const firer = change(roster, first, (unit) => fired(unit, event, periodIn(roster.clock)));
  return event.result.knockedOut === true ? afterEscape(firer, event, aboard) : firer;
}

/** Who got out of a wreck, and what was left in it (crew.1 to crew.4). */
function afterEscape(roster: Roster, { result }: Past, [first, second]: Named): Roster {
  if (result.knockedOut === false) return roster;
  const { crewLost, passengersLost, abandoned } = result;
  const crew = change(roster, first, (unit) =>
    crewLost === undefined
      ? unit
      : marked(profiled(withoutMen(unit, someMen(Number(crewLost))), { grenades: 0 }), { left: true }),
  );
  return change(crew, second, (unit) =>
    passengersLost === undefined
      ? unit
      : marked(withoutHeavy(withoutMen(unit, someMen(Number(passengersLost))), Number(abandoned ?? 0)), {
          aboard: null,
        }),
  );
}

/** What is not serviceable is of no more use (soft.4), unless it may be tried again (R127). */
function afterTaking(unit: Unit, { input, rulings }: Past): Unit {
  if (rulings['wrg:R127'] === 2) return unit;
  const of = known(unit);
  if (input.what !== 'radio') return withoutWeapon(unit, input.what as Weapon);
  return of.kind === 'force' ? unit : profiled(unit, { radios: Math.max(0, of.radios - 1) });
}

/** Paces at which men are erect, by R152; at a crawl they are prone. */
const ERECT = ['walk', 'dash', 'double', 'wade', 'climb'];

/** How it moves, in a game whose periods are counted; and what it gets into, out of, or on. */
function afterMove(unit: Unit, event: Past, [, vehicle]: Named, period: number | undefined): Unit {
  const { input } = event;
  const of = known(unit);
  if (of.kind === 'force') return unit;
  const far = Number(event.result.metres) > 0;
  const rides = of.kind === 'group' && input.type === of.rides;
  const onWheels = of.kind === 'vehicle' || (rides && of.rides !== 'horse');
  const pace = input.pace ?? (onWheels ? undefined : rides ? 'ride' : 'walk');
  const driven = of.kind === 'vehicle' || pace === 'dash' || !onWheels ? pace : 'ride';
  const moved = period !== undefined && far && driven !== undefined ? { pace: driven } : {};
  if (of.kind === 'vehicle') return marked(unit, moved);
  const onFoot = of.kind === 'group' && !rides && far && (ERECT.includes(String(pace)) || pace === 'crawl');
  const times = Number(input.boarding ?? 0);
  return marked(unit, {
    ...moved,
    ...(onFoot && { erect: pace !== 'crawl' }),
    ...(times % 2 === 1 && { aboard: of.aboard === undefined ? (vehicle ?? 'a vehicle') : null }),
    ...(of.kind === 'group' && (input.mount || input.dismount) && { mounted: input.mount === true }),
  });
}

/** Men on mines, in a vehicle on them, or in the cone of one that is fired. */
function afterMines(roster: Roster, event: Past, named: Named): Roster {
  const { result } = event;
  if (result.state === 'destroyed' || result.state === 'knocked-out')
    return afterEscape(roster, event, named);
  const n = Number(result.casualties ?? result.crewLost ?? 0);
  return change(roster, named[0], (unit) => withoutMen(unit, someMen(n)));
}

/** Those who land are nowhere else any more. */
function afterLanding(unit: Unit, { result }: Past): Unit {
  if (result.casualties === undefined && result.weaponsLost === undefined) return unit;
  return withoutHeavy(
    withoutMen(unit, someMen(Number(result.casualties ?? 0))),
    Number(result.weaponsLost ?? 0),
  );
}
