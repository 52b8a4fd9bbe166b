import type { Rule } from '../../../src/rules/rule.js';
import { quoted } from '../../../src/rules/text/say.js';
import { canGo } from '../anti-tank/wreck.js';
import { permits, refuse, ruling, step } from '../words.js';
import type { Move } from './input.js';
import { AFVS, paceOf } from './movers.js';
import type { FootPace } from './tables.js';

type Moving = Partial<Move>;

const onFootAt = ({ type = 'infantry', pace }: Moving) =>
  type === 'infantry' ? paceOf({ type, pace }) : undefined;
/** Whether it goes at a pace at which nobody fires (foot.2). */
const goesTooFastToFire = (of: Moving): boolean => !['walk', 'double', undefined].includes(onFootAt(of));
const firedBefore = ({ menFired = 0, menThrown = 0 }: Moving): number => menFired - menThrown;
/** Whoever has fired is bound by it himself: the others of his group are not. */
const nobodyElse = ({ menUnfired = 0 }: Moving): boolean => menUnfired === 0;

const FREE = { id: 'doubled-too', says: 'it has fired, and doubles all the same' } as const;

/** What the state of those who move forbids. */
export const movePermits = [
  ...canGo<Move>(({ type }) => type !== undefined && AFVS.includes(type)),
  ...permits<Move>(
    {
      clause: 'wrg:vehicle.4',
      word: 'aboard',
      when: ({ ridesIn, boarding = 0 }) => ridesIn !== undefined && boarding === 0,
      says: ({ name = 'The group', ridesIn }) => `${name} rides in ${ridesIn}: that moves with it.`,
      way: ({ name = 'the group' }) => `To get out: wg move ${quoted(name)} --boarding 1`,
    },
    {
      clause: 'wrg:heavy.5',
      word: 'fired',
      when: (of) => of.heavyCrew && (of.fire || firedBefore(of) > 0),
      says: ({ name = 'The crew', fire }) =>
        `${name} ${fire ? 'serves a heavy weapon' : 'has fired'}: only weapons on vehicles fire and move in one period.`,
    },
    {
      clause: 'wrg:foot.2',
      word: 'fired',
      when: (of) => firedBefore(of) > 0 && goesTooFastToFire(of) && nobodyElse(of),
      says: ({ name = 'The group' }) =>
        `${name} has fired this period: on foot only those who walk move and fire.`,
      way: '--pace walk',
    },
    {
      clause: 'wrg:foot.6',
      word: 'fired',
      when: ({ silent, menFired = 0 }) => silent && menFired > 0,
      says: ({ name = 'The group' }) => `${name} has fired this period: silent movement goes with no firing.`,
    },
    {
      clause: 'wrg:foot.7',
      word: 'fired',
      when: (of) => (of.menFired ?? 0) > 0 && onFootAt(of) === 'double' && nobodyElse(of),
      says: ({ name = 'The group' }) =>
        `${name} has fired or thrown grenades this period: men who double do neither.`,
      way: '--pace walk',
      under: { ruling: 'wrg:R4', option: 1, otherwise: FREE },
    },
    {
      clause: 'wrg:vehicle.1',
      word: 'fired',
      when: (of) =>
        of.type !== 'horse' && onFootAt(of) === undefined && of.pace === 'dash' && firedBefore(of) > 0,
      says: ({ name = 'The vehicle' }) => `${name} has fired this period: at high speed it does not.`,
      way: '--pace move-and-fire',
    },
  ),
];

/** Everything that forbids men to move like this, and what the pace bars. */
export function* mayMoveSo(input: Move, pace: FootPace, period: number): Rule<void> {
  if (input.silent) yield* inSilence(input, pace);
  if (pace === 'double') yield* mayDouble(input, period);
  if (pace === 'manhandle') yield* enoughMen(input);
  yield* theOthers(input, pace);
  yield* firing(input, pace);
}

/** Where some of a group have fired the others dash or double without them (foot.2, foot.7). */
function* theOthers(input: Move, pace: FootPace): Rule<void> {
  const doubles = pace === 'double' && (yield* ruling('wrg:R4')) === 1;
  const stay = doubles ? input.menFired : goesTooFastToFire(input) ? firedBefore(input) : 0;
  if (stay <= 0) return;
  const text = `${stay} who ${stay === 1 ? 'has' : 'have'} fired${doubles ? ' or thrown' : ''} this period ${stay === 1 ? 'stays' : 'stay'}: the others go`;
  yield* step({ id: 'others', clause: doubles ? 'wrg:foot.7' : 'wrg:foot.2', value: stay, text });
}

/** Silence bars firing, dashing, speech and hacking (foot.6) and, by the sheet, doubling (R3). */
function* inSilence({ fire, speak, brush }: Move, pace: FootPace): Rule<void> {
  const never = (what: string): never => refuse('wrg:foot.6', `Silent movement bars ${what}.`);
  if (pace === 'dash') never('dashing');
  if (fire) never('firing');
  if (speak) never('speech');
  if (brush) never('hacking through brush');
  const doubling = (yield* ruling('wrg:R3')) === 2;
  if (pace === 'double' && !doubling) {
    refuse(
      'wrg:foot.6',
      'Silent movement bars doubling.',
      'By the main text it does not: --ruling wrg:R3=2.',
    );
  }
  const text = `no firing, dashing, speech or brush hacking${doubling ? '' : ', nor doubling'}`;
  yield* step({ id: 'silence', clause: 'wrg:foot.6', value: true, text, ruling: 'wrg:R3' });
}

/** Who may double, and how often (foot.7, foot.8): the sheet has the distance alone (R4). */
function* mayDouble(input: Move, now: number): Rule<void> {
  if ((yield* ruling('wrg:R4')) === 2) {
    const text = 'doubling has no limits but its distance';
    yield* step({ id: 'doubling', clause: 'wrg:foot.7', value: true, text, ruling: 'wrg:R4' });
    return;
  }
  const { laden, share = 'none', fire, grenade } = input;
  if (laden || share !== 'none') refuse('wrg:foot.7', 'Only men with small arms or a radio may double.');
  if (fire) refuse('wrg:foot.7', 'Men who double may not fire.');
  if (grenade) refuse('wrg:foot.7', 'Men who double may not throw grenades.');
  const text = 'small arms or radio only, no firing and no grenades';
  yield* step({ id: 'doubling', clause: 'wrg:foot.7', value: true, text, ruling: 'wrg:R4' });
  yield* oneInThree(input, now);
}

/** One period in three: two without it follow each or, if so ruled, one in each block of three (R114). */
function* oneInThree({ period: told, doubledAgo: ago }: Move, now: number): Rule<void> {
  const period = told ?? now;
  if (ago === undefined) return;
  const blocks = (yield* ruling('wrg:R114')) === 2;
  const block = (of: number) => Math.floor((of - 1) / 3);
  const tooSoon = blocks ? block(period - ago) === block(period) : ago <= 2;
  const since = `it doubled ${ago === 1 ? 'in the last period' : `${ago} periods ago`}`;
  if (tooSoon) {
    const why = blocks ? 'one period in each block of three' : 'two periods without must follow';
    refuse('wrg:foot.8', `Doubling is for 1 period in 3: ${since}, and ${why}.`);
  }
  const text = `1 period in 3: ${since}, it may again`;
  yield* step({ id: 'one-in-three', clause: 'wrg:foot.8', value: ago, text, ruling: 'wrg:R114' });
}

/** Three men or more manhandle a gun (foot.3) or, by the sheet, exactly three (R7). */
function* enoughMen({ men }: Move): Rule<void> {
  const exactly = (yield* ruling('wrg:R7')) === 2;
  const need = exactly ? 'exactly 3 men' : '3 men or more';
  if (men! < 3 || (exactly && men! > 3)) refuse('wrg:foot.3', `Manhandling a gun takes ${need}, not ${men}.`);
  const text = `${men} men push the gun: it takes ${need}`;
  yield* step({ id: 'men', clause: 'wrg:foot.3', value: men!, text, ruling: 'wrg:R7' });
}

/**
 * Only the walk goes with firing (foot.2) and, where doubling has no limits, doubling (R4); grenades are thrown at any
 * pace but doubling (fire.6).
 */
function* firing({ fire, grenade, silent, heavyCrew, captive }: Move, pace: FootPace): Rule<void> {
  // Prisoners have nothing to fire (prisoner.1).
  if (captive) return;
  const free = pace === 'double' && (yield* ruling('wrg:R4')) === 2;
  const may = pace === 'walk' || free;
  if (fire && !may) refuse('wrg:foot.2', 'On foot only those who walk may move and fire.');
  if (heavyCrew) {
    if (grenade) refuse('wrg:fire.4', 'Nobody in a heavy weapons group throws grenades.');
    const text = 'no firing of a heavy weapon that moves';
    yield* step({ id: 'firing', clause: 'wrg:heavy.5', value: false, text });
    return;
  }
  const text = may ? 'may fire as well' : 'no firing at this pace';
  const by = pace === 'double' ? ({ ruling: 'wrg:R4' } as const) : {};
  if (!silent) yield* step({ id: 'firing', clause: 'wrg:foot.2', value: may, text, ...by });
  if (grenade) {
    yield* step({ id: 'grenades', clause: 'wrg:fire.6', value: true, text: 'may throw grenades as well' });
  }
}
