import { count, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { derived } from '../../../src/rules/role.js';
import * as fields from '../inputs.js';
import type { Foot } from '../roster/kinds.js';
import { acted, drives, inMelee, OPEN, onFoot } from '../roster/roles.js';
import { suffered } from '../vehicles/roles.js';
import { role, takes } from '../words.js';

/** Who fights hand to hand. */

const inContact = count('figures in contact; else all on record', { min: 1, max: fields.MOST });
const left = count('figures left in the whole unit', { max: fields.MOST });
const behind = count('figures of the unit that are not in contact', { max: fields.MOST, default: 0 });
const OF_A_SIDE = ['level', 'leaderLevel', 'armour', 'suppressed'] as const;

/** All who are left, but those of whom the players say that they are elsewhere. */
const fighting = (of: Foot, elsewhere: readonly string[], asked: Input): number | undefined => {
  if (of.figures === undefined) return undefined;
  const others = elsewhere.reduce((sum, name) => sum + Number(asked[name] ?? 0), 0);
  const isTold = elsewhere.some((name) => asked[name] !== undefined);
  const all = of.contact > 0 && !isTold ? Math.min(of.contact, of.figures) : of.figures - others;
  return all >= 1 ? all : undefined;
};

/** All others of the unit, where it is told or known how many are in contact. */
const othersOf = (of: Foot, inContact: unknown, closing: unknown = 0): number | undefined => {
  const there = typeof inContact === 'number' ? inContact : of.contact;
  return of.figures === undefined || there === 0
    ? undefined
    : Math.max(of.figures - there - Number(closing), 0);
};

export const attacker = role('attacker', {
  says: 'who assaults',
  acts: true,
  by: 'attackerName',
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'attacker',
      group: 'Attackers',
      fields: [...OF_A_SIDE, 'fired', 'combat', 'gone'],
      called: { suppressed: 'attackersDown', fired: 'fired', combat: 'combat', gone: 'gone' },
      as: { suppressed: OPEN },
      also: {
        attackers: derived(inContact, (of: Foot, asked) => fighting(of, ['attackersBehind'], asked)),
        attackersBehind: derived(behind, (of: Foot, { attackers }) => othersOf(of, attackers)),
        attackersLeft: derived(left, (of: Foot) => of.figures),
        ...acted,
        inMelee,
        fought: derived(
          toggle('it has fought its round of this turn', {}),
          (of: Foot) => of.fought || of.assaulted,
        ),
      },
    }),
  },
  others: {
    clause: 'fubar:vassault.1',
    says: 'is a vehicle: it assaults infantry by driving over it: overrun',
  },
});

export const defender = role('defender', {
  says: 'who is assaulted',
  by: 'defenderName',
  side: { is: 'enemy', clause: 'fubar:melee.1' },
  takes: {
    infantry: takes({
      ...onFoot,
      prefix: 'defender',
      group: 'Defenders',
      fields: OF_A_SIDE,
      called: { suppressed: 'defendersDown' },
      as: { suppressed: OPEN },
      also: {
        defenders: derived(inContact, (of: Foot, asked) =>
          fighting(of, ['defendersBehind', 'closing'], asked),
        ),
        defendersBehind: derived(behind, (of: Foot, { defenders, closing }) =>
          othersOf(of, defenders, closing),
        ),
        defendersLeft: derived(left, (of: Foot) => of.figures),
        defenderYetToFight: derived(
          toggle('it has its round of this turn to fight yet', {}),
          (of: Foot) => of.melee !== undefined && !of.fought && !of.assaulted,
        ),
      },
    }),
    vehicle: takes({
      ...drives,
      fields: ['vehicle'],
      called: { vehicle: 'at' },
      as: {
        vehicle: {
          group: 'Against a vehicle',
          help: 'a vehicle that they assault, where the players rule so',
        },
      },
      also: suffered,
    }),
  },
});
