import type { Moment } from '../../src/rules/permit.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { bearings, type ClauseId } from './words.js';

/** What is at odds with what the game knows of others: a wreck that is fired at, riders who never got in. */

/** Those who were named as riders of a vehicle, and are not in it as far as the game knows. */
const strayIn = (role: string, { named }: Moment): readonly Unit[] => {
  const carriers = Object.values(named).flatMap((units) => units.filter(({ kind }) => kind === 'vehicle'));
  const carried = ({ marks }: Unit) => carriers.some(({ name }) => marks.aboard === name);
  return (named[role] ?? []).filter((unit) => !carried(unit));
};

const notAboard = (clause: ClauseId, role: string, actions: readonly string[]) =>
  bearings({
    clause,
    word: 'not aboard',
    actions,
    when: (now) => strayIn(role, now).length > 0,
    says: (now) =>
      `Nothing is known of a vehicle that ${list(strayIn(role, now).map(({ name }) => name))} got into.`,
    way: "wg move 'the group' 'the vehicle'",
  });

export const atOdds = [
  ...bearings({
    clause: 'wrg:antitank.14',
    word: 'wreck',
    actions: ['anti-tank'],
    when: ({ input }) => input.targetOut,
    says: ({ input }) => `${input.target ?? 'It'} is knocked out already: nothing more becomes of it.`,
  }),
  ...notAboard('wrg:soft.1', 'riders', ['shoot', 'artillery']),
  ...notAboard('wrg:crew.3', 'passengers', ['anti-tank', 'bail-out', 'mines']),
];
