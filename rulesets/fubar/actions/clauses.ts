import type { Clause } from '../../../src/rules/book.js';

/** The seven actions. */
export const actions = {
  'fubar:action.1': {
    title: 'Walk distance',
    says: 'Walk: the unit moves 6cm.',
    kind: 'limit',
    action: 'move',
    source: 'Activation, action table (Walk)',
  },
  'fubar:action.2': {
    title: 'Fire while walking',
    says: 'A walking unit may also use small arms or thrown grenades once, at a single point of the move.',
    kind: 'limit',
    action: 'shoot',
    source: 'Activation, action table (Walk)',
  },
  'fubar:action.3': {
    title: 'Run',
    says: 'Run: the unit moves 12cm and may neither fire nor throw grenades.',
    kind: 'limit',
    action: 'move',
    source: 'Activation, action table (Run)',
  },
  'fubar:action.4': {
    title: 'Duck and Weave move',
    says: 'Duck & Weave: the unit moves 8cm and may neither fire nor throw grenades.',
    kind: 'limit',
    action: 'move',
    source: 'Activation, action table (Duck & Weave)',
  },
  'fubar:action.5': {
    title: 'Duck and Weave cover',
    says: 'Figures that duck and weave are treated as being in Soft Cover (+1).',
    kind: 'state',
    action: 'shoot',
    source: 'Activation, action table (Duck & Weave)',
  },
  'fubar:action.6': {
    title: 'On Guard stays still',
    says: 'On Guard: the unit moves 0cm.',
    kind: 'limit',
    action: 'move',
    source: 'Activation, action table (On Guard)',
  },
  'fubar:action.7': {
    title: 'On Guard reaction',
    says: 'An On Guard unit may fire once in a turn at enemies that move across its field of fire; remember whether it has done so.',
    kind: 'state',
    action: 'react',
    source: 'Activation, action table (On Guard)',
  },
  'fubar:action.8': {
    title: 'Gone To Ground move',
    says: 'Gone To Ground: the unit moves 3cm into the nearest cover and may neither fire nor throw grenades.',
    kind: 'limit',
    action: 'move',
    source: 'Activation, action table (Gone To Ground)',
  },
  'fubar:action.9': {
    title: 'Gone To Ground cover',
    says: 'The cover a unit has gone to ground in counts one level higher (Soft as Moderate, Moderate as Hard).',
    kind: 'state',
    action: 'shoot',
    source: 'Activation, action table (Gone To Ground)',
  },
  'fubar:action.10': {
    title: 'Aimed Fire',
    says: 'Aimed Fire: the unit moves 0cm and every figure in it fires at +1.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Activation, action table (Aimed Fire)',
  },
  'fubar:action.11': {
    title: 'Assault move',
    says: 'Assault: the unit moves up to 8cm into close combat with an enemy.',
    kind: 'limit',
    action: 'melee',
    source: 'Activation, action table (Assault)',
  },
} as const satisfies Record<string, Clause>;
