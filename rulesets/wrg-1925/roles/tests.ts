import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { periodOf, troopsOn } from '../battle.js';
import { namesIn } from '../battle-change.js';
import { isOverdue } from '../battle-said.js';
import { knownFields, reactionInputs } from '../reaction-inputs.js';
import { newlyJoined } from '../reaction-known.js';
import { asKnown, isDue, isLate, testsAsAfv } from '../roster/fill-test.js';
import { asTester } from '../roster/fill-unit.js';
import { isAfv, isPrisoner, isStranger, known, type Troops } from '../roster/kinds.js';
import { isTyped, said } from '../roster/units.js';
import { role } from '../words.js';
import { fromTroops, noTroops } from './filling.js';

/** Who tests his reaction, and who joined him. */

/** What strangers fill in too: whatever the game knows of them. */
const ALWAYS = [
  ...Object.keys(knownFields),
  'points',
  'lostInBattle',
  'lostInPeriod',
  'machineGuns',
  'fired',
  'surprised',
  'armourFires',
  'commanderLost',
  'ownLeaderRan',
  'flame',
  'antiTankPoints',
  'otherFire',
  'closeAttack',
  'moving',
];

export const tester = role('tester', {
  says: 'who tests',
  acts: true,
  // Prisoners take all tests (prisoner.4).
  goneToo: isPrisoner,
  by: 'name',
  takes: fromTroops(
    reactionInputs,
    ['afv', 'quality', 'allCovered', 'crewWeapons', 'men'],
    asTester,
    [
      {
        clause: 'wrg:afv.1',
        when: (of, { afv }) => afv === true && of.kind !== 'vehicle' && !isStranger(of),
        says: ({ name }) => `${name} is no AFV: its test is that of men.`,
      },
    ],
    {
      names: ALWAYS,
      fill: asKnown,
    },
  ),
  others: noTroops,
});

const joiner = (name: string, says: string, before: readonly string[]) =>
  role(name, {
    says,
    side: { is: 'own', clause: 'wrg:react.23' },
    takes: fromTroops(reactionInputs, ['joined'], (of, { lostInBattle }, named) =>
      lostInBattle === undefined
        ? { joined: [...before.flatMap((role) => named[role]?.name ?? []), of.name] }
        : {},
    ),
    others: noTroops,
  });

export const joiners = [
  joiner('joined', 'a group that joined it', []),
  joiner('joinedSecond', 'another one', ['joined']),
  joiner('joinedThird', 'a third', ['joined', 'joinedSecond']),
] as const;

type Named = Readonly<Record<string, readonly Unit[]>>;

/** What the table tells besides: of whoever it knows nothing no test is due; flame of an earlier period; losses of others. */
export function knownOfTest(table: State, named: Named, asked: Input): Input {
  const [unit] = named.tester ?? [];
  const name = unit?.name ?? asked.name;
  if (typeof name !== 'string') return {};
  const of = unit && (known(unit) as Troops);
  const period = periodOf(table) - (of && isLate(of, asked) ? 1 : 0);
  return {
    ...said({
      undue: !isDue(of, asked),
      flameBefore: !isTyped(asked, ['flame']) && of?.flame !== undefined && of.flame !== period,
    }),
    ...afvsLost(table, unit, asked),
    ...lossesOfOthers(table, named, asked, of, name),
  };
}

/** The other AFVs of its side that were knocked out (afv.13). */
function afvsLost({ units }: State, tester: Unit | undefined, asked: Input): Input {
  const of = tester && (known(tester) as Troops);
  if (!of || asked.mod !== undefined || !testsAsAfv(of, asked) || tester.side === undefined) return {};
  const others = units.filter(({ name, side }) => name !== tester.name && side === tester.side);
  const wrecks = troopsOn({ units: others }).filter((other) => isAfv(other) && other.knockedOut);
  return said({ afvsLost: Math.min(20, wrecks.length) });
}

/** Groups that join keep the losses of both, and one that splits off those of the whole (react.23). */
function lossesOfOthers({ units }: State, named: Named, asked: Input, of: Troops | undefined, name: string) {
  const ofRoles = ['joined', 'joinedSecond', 'joinedThird'].flatMap((role) => named[role] ?? []);
  const joined = [...namesIn(asked.joined), ...ofRoles.map((unit) => unit.name)];
  if (joined.length === 0 || asked.lostInBattle !== undefined) return {};
  const fresh = newlyJoined({ name, joined, joinedBefore: of?.joined ?? [] });
  const others = units.filter((unit) => fresh.some((other) => sameName(other, unit.name)));
  const late = of !== undefined && isOverdue(of);
  const lost = others.map((unit) => {
    const other = known(unit) as Troops;
    const before = isOverdue(other) ? other.lateLostInPeriod : 0;
    return { inBattle: other.lostInBattle, inPeriod: late ? before : other.lostInPeriod };
  });
  return {
    othersLost: lost.reduce((sum, { inBattle }) => sum + inBattle, 0),
    othersLostInPeriod: lost.reduce((sum, { inPeriod }) => sum + inPeriod, 0),
  };
}
