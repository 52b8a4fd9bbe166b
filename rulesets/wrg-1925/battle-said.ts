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
  const { lostInBattle, underFire, points, antiTankPoints, otherFire, bound, tested } = group;
  const said = [
    ...vehicle(group),
    ...(group.afv && lostInBattle === 0 ? [] : [`${counted(lostInBattle, 'figure')} lost`]),
    ...(underFire && (otherFire || !group.afv)
      ? [`under fire this period, ${counted(points, 'point')}`]
      : []),
    ...(antiTankPoints > 0 ? [`${counted(antiTankPoints, 'anti-tank point')} this period`] : []),
    ...(group.overdue ? ['its test for the last period is due'] : []),
    ...(bound === undefined ? [] : [`bound by its test: ${bound}`]),
    ...(tested === undefined ? [] : [`tested for the next period: ${tested}`]),
    ...(group.halted ? ['halted'] : []),
  ];
  return said.length > 0 ? said : ['unharmed'];
}

const vehicle = ({ knockedOut, onFire, immobilised }: Group): string[] => {
  if (knockedOut) return [`knocked out${onFire ? ' and on fire' : ''}`];
  return immobilised ? ['immobilised'] : [];
};
