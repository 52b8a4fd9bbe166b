import type { ClauseHere } from '../headings.js';

/** Those who ride in vehicles. */
export const passengerClauses = {
  'bg:pass.1': {
    title: 'Passenger capacity',
    says: 'A truck or armoured carrier holds 6 figures.',
    kind: 'limit',
    action: 'move',
    source: 'Movement: Other infantry movement rules',
    case: '7 figures in one truck -> refused',
  },
  'bg:pass.2': {
    title: 'Mounting and dismounting',
    says: 'Getting on or off takes a full walk move; the figures start or end within 1 inch of the vehicle, which does not move on that card.',
    kind: 'limit',
    action: 'move',
    source: 'Movement: Other infantry movement rules',
    line: 'move --board -f 6',
  },
  'bg:pass.3': {
    title: 'Passengers rarely shoot',
    says: 'Passengers normally do not shoot; where it is allowed their grade counts one lower.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Shooting: Other vehicle rules',
    case: 'grade C passengers -> hit on 6',
    line: 'shoot --grade C --figures 6 --riding',
  },
  'bg:pass.4': {
    title: 'Fate of passengers',
    says: 'Suggested: roll 1D6 for each passenger; killed on 1 if the vehicle took damage, lost on 1 or 2 if it was destroyed with them aboard.',
    kind: 'dice',
    action: 'passengers',
    source: 'Shooting: Other vehicle rules',
    table: 'bg:table.passengers',
    case: 'destroyed truck, four passengers roll 1, 2, 3, 6 -> two lost',
    except: ['bg:vdam.8'],
    line: 'bail-out --passengers 6 --state destroyed',
  },
} as const satisfies Record<string, ClauseHere>;
