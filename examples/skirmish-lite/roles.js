// @ts-check
import { infantry } from './kinds.js';
import { role, takes } from './words.js';

/** Nobody shoots or fights with no figures: they are typed where nobody is named. */
const counted = /** @type {const} */ ({ figures: { required: true } });

/** Who takes part: whoever is named for a role fills in its inputs. */
const enemy = /** @type {const} */ ({ is: 'enemy', clause: 'lite:unit.1' });

export const shooter = role('shooter', {
  says: 'who shoots',
  acts: true,
  takes: { infantry: takes({ kind: infantry, fields: ['figures', 'shot', 'shaken'], as: counted }) },
});
export const target = role('target', {
  says: 'who is shot at',
  side: enemy,
  takes: { infantry: takes({ kind: infantry, prefix: 'target', fields: ['figures'] }) },
});
export const charger = role('charger', {
  says: 'who charges',
  acts: true,
  takes: { infantry: takes({ kind: infantry, fields: ['figures', 'shaken'], as: counted }) },
});
export const defender = role('defender', {
  says: 'who is charged',
  side: enemy,
  takes: { infantry: takes({ kind: infantry, prefix: 'enemy', fields: ['figures'], as: counted }) },
});
export const tester = role('tester', {
  says: 'who tests',
  acts: true,
  takes: {
    infantry: takes({
      kind: infantry,
      fields: ['quality'],
      as: { quality: { required: true } },
      also: {
        lost: {
          field: /** @type {const} */ ({
            kind: 'count',
            help: 'figures it has lost',
            min: 0,
            max: 20,
            default: 0,
          }),
          value: (/** @type {import('wg/rules').Of<typeof infantry>} */ unit) =>
            Number(unit.began.figures) - unit.figures,
        },
      },
    }),
  },
});

/** Who is shaken does nothing to the enemy. */
export const notShaken = {
  clause: 'lite:morale.3',
  word: 'shaken',
  when: (/** @type {{ shaken?: boolean }} */ { shaken }) => shaken,
  says: 'Shaken figures neither shoot nor charge.',
  way: 'wg morale',
};
