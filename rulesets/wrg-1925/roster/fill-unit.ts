import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { LEADERS } from '../orders-input.js';
import { refuse } from '../words.js';
import { armsIn, counting } from './arms.js';
import { isHard, type Troops } from './kinds.js';
import { mustBeMen, said, troops } from './units.js';

export const reactionTest: Fill = {
  units: ['who tests', 'a group that joined it', 'another one', 'a third'],
  fill: ([first, ...joined], asked) => {
    const of = troops(first!);
    const quality = asked.mod === undefined ? of.quality : 0;
    if (of.kind === 'vehicle' && isHard(of) && !asked.leader) {
      return { name: of.name, afv: true, ...said({ quality }) };
    }
    const others = asked.lostInBattle === undefined ? joined.map(({ name }) => name) : [];
    return {
      name: of.name,
      ...(others.length > 0 && { joined: others }),
      ...said({ quality, ...inCover(of), ...crews(of, asked), men: surrendering(of, asked) }),
    };
  },
};

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

export const isolation: Fill = {
  units: ['the group'],
  fill: ([first], asked) => {
    if (asked.nearest !== undefined) return {};
    const of = mustBeMen(first!, 'wrg:figure.6', 'be isolated as a group of men is');
    return said({ men: of.men, leaders: Math.min(of.leaders?.length ?? 0, of.men) });
  },
};

export const prisoners: Fill = {
  units: ['the prisoners', 'their escort'],
  goneToo: true,
  fill: ([first, second]) => {
    const of = mustBeMen(first!, 'wrg:prisoner.1', 'be taken prisoner');
    if (!of.prisoner) {
      const hint = `If it was: wg roster mark '${of.name}' prisoner`;
      return refuse('wrg:prisoner.1', `${of.name} was not taken prisoner.`, hint);
    }
    const escort = second && mustBeMen(second, 'wrg:prisoner.1', 'escort prisoners');
    return said({ men: of.men, escort: escort?.men });
  },
};

export const orders: Fill = {
  units: ['the group', 'the group of the one who commands'],
  fill: ([first, second], { officerHit }) => {
    const of = troops(first!);
    const commands = second && troops(second);
    const radio = commands !== undefined && of.radios > 0 && commands.radios > 0;
    const successor = officerHit && LEADERS.find((rank) => commands?.leaders?.includes(rank));
    return { name: of.name, ...said({ radio, successor: successor || undefined }) };
  },
};

export const takeOver: Fill = {
  units: ['the group'],
  goneToo: true,
  fill: ([first], { what }) => {
    const of = troops(first!);
    const has = what === 'radio' ? of.radios > 0 : what === undefined || hasArm(of, String(what));
    if (!has) return refuse('wrg:soft.4', `${of.name} has no ${String(what)} that could be taken over.`);
    return {};
  },
};

const hasArm = (of: Troops, what: string): boolean =>
  (of.kind === 'gun' && of.weapon === what) || counting(armsIn(of.weapons), (weapon) => weapon === what) > 0;
