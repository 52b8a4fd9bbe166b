import { RosterGame } from '../roster.js';

/** Two forces in which there is somebody of every kind. */
const FORCES = [
  { name: 'A1', side: 'Axis', grade: 'B', figures: 6, leaders: 1, hw: 1 },
  { name: 'A2', side: 'Axis', grade: 'C', figures: 9, leaders: 1, hw: 1 },
  { name: 'A3', side: 'Axis', grade: 'C', figures: 3 },
  { name: 'Nest', side: 'Axis', kind: 'emplacement', type: 'nest' },
  {
    ...{ name: 'PzIV', side: 'Axis', kind: 'vehicle', vehicle: 'medium-tank' },
    ...{ mg: 1, 'bow-mg': 1, gun: 'heavy-gun' },
  },
  { name: 'ATruck', side: 'Axis', kind: 'vehicle', vehicle: 'truck' },
  { name: 'B1', side: 'Allies', grade: 'C', figures: 9, leaders: 1, hw: 1, medics: 1 },
  { name: 'B2', side: 'Allies', grade: 'C', figures: 9, leaders: 1, hw: 1 },
  { name: 'B3', side: 'Allies', grade: 'C', figures: 6, leaders: 1 },
  { name: 'Cav', side: 'Allies', grade: 'C', figures: 8, leaders: 1, mounted: true },
  { name: 'Truck', side: 'Allies', kind: 'vehicle', vehicle: 'truck' },
  { name: 'APC', side: 'Allies', kind: 'vehicle', vehicle: 'apc', mg: 1 },
  { name: 'Sherman', side: 'Allies', kind: 'vehicle', vehicle: 'medium-tank', mg: 1, gun: 'heavy-gun' },
];

/** What nobody has told of a shot speaks against nothing. */
const UNTOLD = ['bg:cover.1', 'bg:shoot.6'];

/** A strict game of these forces, in which cards are told. */
export class StrictGame extends RosterGame {
  /** @param marks of units, by their names */
  async begins(marks: Readonly<Record<string, object>> = {}): Promise<void> {
    const units = FORCES.map((unit) => ({ ...unit, ...marks[unit.name] }));
    await this.open(units, '--sides Axis,Allies --strict');
  }

  /** Draws this card: hearts and diamonds let the Allies shoot and move, clubs and spades the Axis. */
  async card(card: string): Promise<void> {
    await this.allowed(`draw-card --dice card=${card}`);
  }

  /** What a line that is allowed is remarked on for. */
  async remarked(line: string): Promise<string[]> {
    return (await this.remarks(line)).filter((clause) => !UNTOLD.includes(clause));
  }
}
