import { counted } from '../../src/rules/say.js';
import type { Battle } from './battle.js';
import type { Group } from './group.js';
import { lastingSaid } from './lasting.js';

/** How the battle stands, a line each. */
export const standing = ({ period, groups, lasting, hidden }: Battle): string[] => [
  `period ${period}`,
  ...groups.map((group) => `${group.name}: ${saidOf(group).join('; ')}`),
  ...lastingSaid(lasting),
  ...hidden.map((name) => `${name}: hidden on the map`),
];

function saidOf(group: Group): string[] {
  const { lostInBattle, afv } = group;
  const lost = afv && lostInBattle === 0 ? [] : [`${counted(lostInBattle, 'figure')} lost`];
  const said = [...vehicle(group), ...lost, ...sinceThen(group)];
  return said.length > 0 ? said : ['unharmed'];
}

/** What a group is under and bound by, whoever it has lost. */
export const boundSaid = (group: Group): string[] => [...vehicle(group), ...sinceThen(group)];

function sinceThen(group: Group): string[] {
  const { afv, underFire, points, antiTankPoints, otherFire, bound, tested } = group;
  return [
    ...(underFire && (otherFire || !afv) ? [`under fire this period, ${counted(points, 'point')}`] : []),
    ...(antiTankPoints > 0 ? [`${counted(antiTankPoints, 'anti-tank point')} this period`] : []),
    ...(group.overdue ? ['its test for the last period is due'] : []),
    ...(bound === undefined ? [] : [`bound by its test: ${bound}`]),
    ...(tested === undefined ? [] : [`tested for the next period: ${tested}`]),
    ...(group.halted ? ['halted'] : []),
  ];
}

const vehicle = ({ knockedOut, onFire, immobilised }: Group): string[] => {
  if (knockedOut) return [`knocked out${onFire ? ' and on fire' : ''}`];
  return immobilised ? ['immobilised'] : [];
};
