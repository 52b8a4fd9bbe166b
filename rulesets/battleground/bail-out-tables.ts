import { printed, table } from '../../src/rules/cell.js';

export const passengerLosses = table({
  id: 'bg:table.passengers',
  title: 'Passengers lost',
  unit: 'on a die, or less',
  cells: { damaged: printed(1), destroyed: printed(2) },
});
