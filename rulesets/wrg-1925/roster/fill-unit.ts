import type { Input } from '../../../src/rules/record.js';
import { armsIn, counting } from './arms.js';
import { follows, testsAsAfv } from './fill-test.js';
import type { Group, GunCrew, Troops } from './kinds.js';
import { said } from './units.js';

/** Who tests his reaction: where he is, and what was agreed to add. */
export function asTester(of: Troops, asked: Input): Input {
  const again = follows(of, asked);
  const quality = asked.mod === undefined && !again ? of.quality : 0;
  if (testsAsAfv(of, asked)) return { afv: true, ...said({ quality }) };
  const cover = again ? {} : inCover(of);
  return said({ quality, ...cover, ...crews(of, asked), men: surrendering(of, asked) });
}

/** All of it is where its men are; who is told one by one may be elsewhere (react.22). */
function inCover(of: Troops): Input {
  if (of.kind === 'vehicle') return {};
  const oneByOne = of.kind === 'group' && (of.figure?.length ?? 0) > 0;
  return said({ allCovered: of.cover !== 'open' && !oneByOne });
}

/** A crew of two or more has a score of its own, which the test of the leader has not (extra.1). */
const crews = (of: Troops, { leader }: Input): Input =>
  said({ crewWeapons: of.kind === 'gun' && of.men > 1 && leader === undefined });

/** Men dice for surrender where enemies are mixed with them (react.30). */
const surrendering = (of: Troops, { interpenetrated, intermingled, leader }: Input): number =>
  of.kind !== 'vehicle' && (interpenetrated || intermingled) && leader === undefined ? of.men : 0;

/** Men and leaders of a group that may be isolated. */
export const asIsolated = (of: Group | GunCrew, { nearest }: Input): Input =>
  nearest === undefined ? said({ men: of.men, leaders: Math.min(of.leaders?.length ?? 0, of.men) }) : {};

/** Whether a unit has what somebody is to take over. */
export const hasArm = (of: Troops, what: unknown): boolean =>
  what === undefined ||
  (what === 'radio' && of.radios > 0) ||
  (of.kind === 'gun' && of.weapon === what && of.pieces > 0) ||
  counting(armsIn(of.weapons), (weapon) => weapon === what) > 0;
