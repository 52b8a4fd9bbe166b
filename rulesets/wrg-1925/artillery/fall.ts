import type { Rule } from '../../../src/rules/rule.js';
import { counted, numbered } from '../../../src/rules/text/say.js';
import { d6, part } from '../../../src/rules/words.js';
import { whoFalls, whoTheyAre } from '../casualties/fallen.js';
import { casualtiesAmong } from '../casualties/identify.js';
import { countedFall } from '../fire/counted.js';
import { potentialCasualties } from '../fire/potential.js';
import type { Struck } from '../fire/struck.js';
import { targetPoints } from '../fire/tactical.js';
import { targetGroup } from '../fire/target-fields.js';
import { metres } from '../say.js';
import { within } from '../weapons/effect.js';
import { look, refuse, ruling, step } from '../words.js';
import { shelling, shellsFell, supportFell } from './done.js';
import type { Artillery } from './input.js';
import { shelled } from './roles.js';
import { offtableEffect } from './tables.js';

/** Support falls on everybody in its area (offtable.8 to offtable.11). */
export function* fall(input: Artillery): Rule<Struck> {
  const potential = yield* part(potentialOf, input);
  return yield* casualtiesOf(input, potential);
}

function* potentialOf(input: Artillery): Rule<number> {
  const points = yield* pointsOn(input);
  const die = (yield* ruling('wrg:R72')) === 2;
  const chance = die ? yield* d6('chance') : 0;
  const said = die ? `${chance} chance` : 'no chance die without a group of men';
  yield* step({ id: 'chance', clause: 'wrg:chance.1', value: chance, text: said, ruling: 'wrg:R72' });
  const total = points + chance;
  yield* shelling(input, total);
  const text = `total ${total}`;
  yield* step({ id: 'total', clause: 'wrg:potential.1', value: total, text, ruling: 'wrg:R83' });
  return yield* potentialCasualties(total);
}

function* pointsOn(input: Artillery): Rule<number> {
  yield* occasion(input);
  yield* area(input);
  const effect = yield* supportPoints(input);
  const target = targetGroup(input);
  const text = `${counted(target.targets, 'figure')} in the area, friend or enemy: one target group`;
  yield* step({ id: 'one-group', clause: 'wrg:offtable.10', value: target.targets, text, ruling: 'wrg:R84' });
  const points = effect + (yield* targetPoints(target));
  const others =
    'AFVs in the area roll as well (wg anti-tank --off-table), buildings too (wg demolish --fire off-table)';
  yield* step({ id: 'others', clause: 'wrg:antitank.15', value: true, text: others });
  return points;
}

const USES = {
  'air-landing': 'fire to keep heads down during an air landing',
  prearranged: 'fire fixed beforehand for this place and period',
  called: 'fire that was called by troops on the ground',
} as const;

/** What it is fired for and who fires it, which makes no difference to its effect (offtable.1, offtable.8). */
function* occasion({ use, by }: Artillery): Rule<void> {
  if (use) yield* step({ id: 'use', clause: 'wrg:offtable.1', value: use, text: USES[use] });
  const text = by
    ? `${by === 'afvs' ? 'AFVs' : by}: the same effect for all support, of any calibre`
    : 'one class of support, of any calibre';
  yield* step({ id: 'class', clause: 'wrg:offtable.8', value: by ?? 'any', text });
}

/** The area that is beaten, about its centre; whoever is outside is no target (offtable.9). */
function* area({ angle, aside = 0, along = 0, scale }: Artillery): Rule<void> {
  const { value: wide } = yield* look(offtableEffect.cells.wide);
  const { value: deep } = yield* look(offtableEffect.cells.deep);
  const at = angle === undefined ? 'the stated angle' : numbered(angle, 'degree');
  const text = `an area ${metres(wide, scale)} wide by ${metres(deep, scale)} deep, at ${at} to the base line`;
  yield* step({ id: 'area', clause: 'wrg:offtable.9', value: [wide, deep], text });
  const inclusive = (yield* ruling('wrg:R60')) === 1;
  if (!within(aside, wide / 2, inclusive) || !within(along, deep / 2, inclusive)) {
    const reach = `${metres(wide / 2, scale)} to either side and ${metres(deep / 2, scale)} along`;
    refuse('wrg:offtable.9', `The target is outside the area: it reaches ${reach} from its centre.`);
  }
}

/** 25 points for each 50 of support, which may be doubled or trebled (offtable.11, option.2). */
function* supportPoints(input: Artillery): Rule<number> {
  const { support } = input;
  if (support % 50 !== 0 || support > 150) {
    refuse('wrg:option.2', `Support is 50 points a period, doubled 100 or trebled 150, not ${support}.`);
  }
  const shares = support / 50;
  const areas = shares > 1 && (yield* ruling('wrg:R125')) === 2 ? shares : 1;
  if (areas > 1) {
    const text = `${areas} areas of 50 points of support each: this is one of them, the others fall by themselves`;
    yield* step({ id: 'shares', clause: 'wrg:option.2', value: areas, text, ruling: 'wrg:R125' });
  } else if (shares > 1) {
    const text = `${shares === 2 ? 'doubled' : 'trebled'}: ${support} points of support in one period, in the same area`;
    yield* step({ id: 'shares', clause: 'wrg:option.2', value: shares, text, ruling: 'wrg:R125' });
  }
  yield* supportFell(input, support / areas);
  const from = yield* look(offtableEffect.cells.points);
  const value = (shares / areas) * from.value;
  const text = `${from.value} fire effect for each 50 of support: ${value} points`;
  return yield* step({ id: 'effect', clause: 'wrg:offtable.11', value, text, from });
}

function* casualtiesOf(input: Artillery, potential: number): Rule<Struck> {
  if (input.figure) {
    const struck = yield* part(whoFalls, {
      figure: input.figure,
      potential,
      attack: { strong: false, anyGun: false },
    });
    yield* shellsFell(input, struck);
    return struck;
  }
  if ((input.target ?? []).length <= 1) return yield* countedFall(shelled, input, potential);
  // Of several who are counted together nobody tells whose the fallen are.
  const fell = yield* casualtiesAmong(input.targets!, potential, input.targetLeaders);
  yield* whoTheyAre(fell);
  return { casualties: fell.casualties };
}
