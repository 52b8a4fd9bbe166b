import type { Unit } from '../../../src/rules/roster.js';
import { are, list, names, quoted } from '../../../src/rules/text/say.js';
import { known } from '../roster/kinds.js';
import { hexAt, hexesWith } from '../terrain/hexes.js';
import { interrupts, isByPhases } from '../turn/out-of-phase.js';
import { hexOf, hexSaid, turnOf } from '../turn/turns.js';
import { likeHex, placeOf } from '../units/place.js';
import { bearings, haveSaid, type Moment, some } from '../words.js';

/** What speaks against an attack: who moves, who has entered, whose counter it is, and whom an AFV has overrun. */

type Now = Moment;

/** Opportunity fire, and a fire lane, are at units that move (13.8, 13.9, 17.4); phase by phase it is known who does. */
const stoodStill = (now: Now): readonly Unit[] => {
  const { opportunity, fireLane, finalFire } = now.input;
  const { target = now.named.sniped ?? [] } = now.named;
  const isAtMovers =
    opportunity === true ||
    fireLane !== undefined ||
    (now.action === 'anti-tank' && !finalFire && interrupts(now));
  return isAtMovers && isByPhases(now) && !target.some(({ marks }) => marks.moving) ? target : [];
};
const stillSaid = (who: readonly Unit[]): string =>
  who.every(hasMoved)
    ? `${names(who)} ${who.length === 1 ? 'has ended its' : 'have ended their'} move`
    : `${names(who)} stood still`;
const hasMoved = ({ marks }: Unit): boolean => Boolean(marks.moved || marks.advanced);

/** Mines attack those who enter (20.7), be it in an assault. */
const stayed = (now: Now): readonly Unit[] =>
  isByPhases(now) ? (now.named.entering ?? []).filter((of) => !hasMoved(of) && !of.marks.assaulted) : [];

/** Who uses a counter that no roster has with him: whose it was, nobody has told (12.5). */
const usesAnothers = ({ named: { gunner = [] }, input: { weapon } }: Now): readonly Unit[] => {
  const isIts = (unit: Unit) => known(unit).counter.weapons.some(({ name }) => name === weapon);
  const isExpendable = weapon === 'panzerfaust' || weapon === 'at-grenades';
  return isExpendable && !gunner.some(isIts) ? gunner : [];
};

/** Whose such a counter may have been: somebody of that side who has one left, or whoever had. */
function crossedOff({ named: { gunner = [] }, input: { weapon }, state: { units } }: Now): string {
  const has = (unit: Unit) => known(unit).counter.weapons.some(({ name }) => name === weapon);
  const owner = units.find((unit) => unit.side === gunner[0]?.side && !unit.marks.eliminated && has(unit));
  const mark = weapon === 'panzerfaust' ? 'panzerfausts-used' : 'at-grenades-used';
  return `Cross it off of whoever had it: wg roster mark ${owner ? quoted(owner.name) : '<unit>'} ${mark}=1.`;
}

/** A fire lane is that of those who have made opportunity fire with a machine gun in this phase (13.9). */
const laidNone = (now: Now): readonly Unit[] =>
  isByPhases(now) && now.input.fireLane !== undefined
    ? (now.named.firer ?? []).filter(({ marks }) => !marks.lane)
    : [];

/** Fire lanes that the side of those who laid one may have laid in this phase: one with each machine gun (13.9). */
const lanesOf = ({ state: { units }, named: { firer = [] } }: Now): number =>
  units.filter(({ side, marks }) => marks.lane && side === firer[0]?.side).length;

/** More lanes cross than there can be (13.91). */
const tooManyLanes = (now: Now): boolean => {
  const lanes = lanesOf(now);
  return isByPhases(now) && lanes > 0 && Number(now.input.fireLane ?? 0) > lanes;
};

/** Those who have entered and were attacked for it: a lane, and mines, attack an entering once (13.9, 20.7). */
const enteredBefore = ({ action, input, named: { target = [], entering = [] } }: Now): readonly Unit[] => {
  if (action === 'mines') return entering.filter(({ marks }) => marks.mined);
  return input.fireLane === undefined ? [] : target.filter(({ marks }) => marks.moving && marks.laned);
};

/** Who fires last at an AFV that has not overrun his hex, or at which another has done so already (19.2). */
const notOverrun = ({ named: { gunner = [], target } }: Now): readonly Unit[] =>
  gunner.filter(({ marks: { overrunBy } }) =>
    target ? !likeHex(overrunBy as string | undefined, target[0]!.name) : overrunBy === undefined,
  );

/** An AFV with two armours, of which nobody has told the one that is hit: the game knows no facings (18.5). */
const hitAnywhere = ({ input, typed, named: { target = [] } }: Now): readonly Unit[] => {
  const { armour, rearArmour, weapon, finalFire } = input;
  const isRear = weapon === 'mortar' || finalFire === true;
  const isTold = isRear || typed.includes('facing') || rearArmour === undefined || rearArmour === armour;
  return isTold ? [] : target;
};

/** Smoke on the map that may be in the way of a shot, and of which nobody has told whether it is; that in its hex is known (11.5). */
function smokeInTheWay({ input, typed, named, state }: Now): readonly string[] {
  const [first] = named.target ?? named.sniped ?? [];
  const isTold = typed.includes('smokeBetween') || typed.includes('along');
  // For mortars nothing but the hex itself counts, and for fire lanes not even that (12.6, 13.9).
  const isByMortar = input.mortar === true || input.weapon === 'mortar';
  const isNear = input.range === 1 || input.finalFire === true || input.fireLane !== undefined;
  if (!first || isTold || isByMortar || isNear || input.harmless === true) return [];
  const hex = placeOf(first, state.units);
  return turnOf(state)
    .smoke.filter(({ where }) => hex === undefined || where !== hexOf(hex))
    .map(({ where, marker }) => `Smoke ${marker}${where ? ` in ${hexSaid(where, state)}` : ''}`);
}

/** The hex that is attacked, if it has a name and nobody has told its ground: once that is told it is known. */
function unknownGround({ input, named, state }: Now): string | undefined {
  const { target, sniped, shelled, overrunHex, defenders } = named;
  const [first] = target ?? sniped ?? shelled ?? overrunHex ?? defenders ?? [];
  // The way of an overrun tells it too.
  const isTold = ['terrain', 'cover', 'entrenchment', 'through'].some((name) => input[name] !== undefined);
  const isBeyondIt = input.fireLane !== undefined || input.checkOnly === true || input.harmless === true;
  const hex = first && placeOf(first, state.units);
  const { terrain, position } = hexAt(hex, state);
  return isTold || isBeyondIt || (terrain ?? position) !== undefined ? undefined : hex;
}

/** Who clears barbed wire and is in none, while the game knows of some: of which, nobody has told (20.8). */
const clearsUntold = ({ doers, input: { clearWire, inWire, wireHex }, state }: Now): readonly Unit[] =>
  clearWire === true && !inWire && wireHex === undefined && hexesWith('wire', state).length > 0 ? doers : [];

export const fireBearings = bearings(
  {
    clause: 'vv:beyond.20.8',
    word: 'which',
    actions: ['shoot'],
    ...some(
      clearsUntold,
      (who, { state }) =>
        `${names(who)} ${are(who.length)} in no barbed wire, and nobody has told which is cleared: that in ${list(hexesWith('wire', state))} is known still.`,
    ),
    way: 'Say it: --wire-hex C4.',
    missing: true,
  },
  {
    clause: 'vv:10.2',
    word: 'ground',
    actions: ['shoot', 'anti-tank', 'sniper', 'artillery', 'overrun', 'close-assault'],
    when: (now) => unknownGround(now) !== undefined,
    says: (now) => `Nobody has told the ground of ${unknownGround(now)}: no cover counts.`,
    way: 'Say it once: --terrain woods, or open.',
    missing: true,
  },
  {
    clause: 'vv:11.5',
    word: 'smoke',
    actions: ['shoot', 'anti-tank', 'sniper'],
    when: (now) => smokeInTheWay(now).length > 0,
    says: (now) =>
      `Nobody has told whether there is smoke on the way: ${list(smokeInTheWay(now))} ${are(smokeInTheWay(now).length)} on the map.`,
    way: 'Say it, the numbers of its markers added: --smoke-between 2, or 0.',
    missing: true,
  },
  {
    clause: 'vv:beyond.18.5',
    word: 'facing',
    actions: ['anti-tank'],
    ...some(
      hitAnywhere,
      (who) => `Nobody has told from where ${names(who)} is hit: its front armour counts.`,
    ),
    way: 'Say it: --facing front, rear, or line between the two.',
    missing: true,
  },
  {
    clause: 'vv:beyond.13.8',
    word: 'still',
    actions: ['shoot', 'anti-tank', 'sniper'],
    ...some(stoodStill, (who) => `Opportunity fire is at units that move, and ${stillSaid(who)}.`),
  },
  {
    clause: 'vv:12.5',
    word: 'counter',
    actions: ['anti-tank'],
    ...some(
      usesAnothers,
      (who, { input }) =>
        `${names(who)} ${who.length === 1 ? 'has' : 'have'} no ${input.weapon === 'panzerfaust' ? 'Panzerfaust' : 'AT grenades'} in the roster: no counter of another is crossed off.`,
    ),
    way: crossedOff,
    missing: true,
  },
  {
    clause: 'vv:beyond.13.9',
    word: 'lane',
    actions: ['shoot'],
    ...some(
      laidNone,
      (who) => `Opportunity fire with a machine gun lays a fire lane, and ${names(who)} made none.`,
    ),
  },
  {
    clause: 'vv:beyond.13.91',
    word: 'lanes',
    actions: ['shoot'],
    when: tooManyLanes,
    says: (now) =>
      `Each machine gun lays one fire lane: in this phase ${lanesOf(now)} may have done so, not ${now.input.fireLane}.`,
    way: 'As many as cross in that hex: --fire-lane 1.',
  },
  ...(['shoot', 'mines'] as const).map((action) => ({
    clause: action === 'mines' ? ('vv:20.7' as const) : ('vv:beyond.13.9' as const),
    word: 'entered',
    actions: [action],
    ...some(
      enteredBefore,
      (who) => `${haveSaid(who)} entered no hex since the attack on whoever enters: it is made once.`,
    ),
  })),
  {
    clause: 'vv:beyond.12.6',
    word: 'mortar',
    actions: ['anti-tank'],
    when: (now) => now.input.weapon === 'mortar' && isByPhases(now) && interrupts(now),
    says: () => 'Mortars make no opportunity fire.',
    refuses: true,
  },
  {
    clause: 'vv:20.7',
    word: 'still',
    actions: ['mines'],
    ...some(stayed, (who) => `Mines attack whoever enters, and ${names(who)} stood still.`),
  },
  {
    clause: 'vv:beyond.14.5',
    word: 'whom',
    actions: ['shoot', 'anti-tank'],
    ...some(
      ({ typed, named: { firer, gunner, target } }) =>
        typed.includes('fire') && !target ? (firer ?? gunner ?? []) : [],
      (who) => `${names(who)} ${are(who.length)} taken for those who fire, with what was typed.`,
    ),
    way: 'Those who are fired at are named behind those who fire.',
    missing: true,
  },
  {
    clause: 'vv:beyond.19.2',
    word: 'overrun',
    actions: ['anti-tank'],
    ...some(
      (now) => (isByPhases(now) && now.input.finalFire ? notOverrun(now) : []),
      (who, { named }) =>
        `Final opportunity fire is that of one unit of a hex as the AFV leaves it: ${names(who)} ${are(who.length)} in none that ${named.target ? names(named.target) : 'an AFV'} has just overrun.`,
    ),
  },
);
