import type { Clause } from '../../../src/rules/book.js';

/** Valour (16). */
export const clauses = {
  'vv:16.3a': {
    title: 'Valour doubles firepower',
    says: "A valorous unit's inherent APFP is doubled when it assaults or is assaulted; support weapons' is not.",
    kind: 'calculation',
    action: 'close-assault',
    source: '16.3 Valor Effects',
    from: 'the digital edition',
  },
  'vv:16.3b': {
    title: 'Valour ignores a CP',
    says: 'A valorous unit may ignore the first CP put on it.',
    kind: 'calculation',
    action: 'apply-casualties',
    source: '16.3 Valor Effects',
    from: 'the digital edition',
  },
  'vv:16.4': {
    title: 'Reduced unit keeps valour',
    says: 'A valorous squad reduced by combat is a valorous half squad.',
    kind: 'state',
    action: 'apply-casualties',
    source: '16.4 Unit Consistency',
    from: 'the digital edition',
  },
  'vv:16.5': {
    title: 'Heroes',
    says: 'A hero is a leader counter with a Valor marker and uses its Leadership Modifier like any leader.',
    kind: 'state',
    action: 'muster',
    source: '16.5 Heroes',
    from: 'the digital edition',
  },
  'vv:beyond.16.2': {
    title: 'Valour check',
    says: 'A natural 2 on an infantry AP or AT to-hit roll: every infantry unit of the attack makes a dice roll and becomes valorous at or below its number.',
    kind: 'dice',
    action: 'beyond',
    source: '16.1, 16.2',
    table: 'vv:table.valour-check',
    from: 'the digital edition',
  },
  'vv:beyond.16.3': {
    title: 'Valour in fire combat',
    says: '+1 inherent APFP in an AP attack, -1 on an ATFP attack dice roll, first CP ignored.',
    kind: 'calculation',
    action: 'beyond',
    source: '16.3',
    from: 'the digital edition',
  },
} as const satisfies Record<string, Clause>;
