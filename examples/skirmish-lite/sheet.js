// @ts-check
import { sheet as words } from 'wg/rules';
import { cover, nerve } from './tables.js';

const { orMore, rowsOf, sheetOf } = words;
const { sheet: of, section, says, ruled, list } = sheetOf();

/** The quick reference sheet: its numbers are those that are played. */
export const sheet = of(
  section('The turn', says('lite:turn.1'), says('lite:turn.2')),
  section(
    'Shooting',
    says('lite:shoot.1'),
    list(
      'Hits on',
      rowsOf(cover, ['open', 'soft', 'hard'], (cell) => [orMore(cell)]),
    ),
    says('lite:shoot.2'),
    says('lite:shoot.3'),
  ),
  section('Melee', says('lite:melee.1'), says('lite:melee.2'), ruled('lite:R1', 'A charge into cover')),
  section(
    'Morale',
    says('lite:morale.1'),
    list(
      'Needed',
      rowsOf(nerve, ['raw', 'trained', 'elite'], (cell) => [orMore(cell)]),
    ),
    says('lite:morale.2'),
    says('lite:morale.3'),
  ),
);
