import type { Ruling } from '../../../src/rules/book.js';

/** Melee with vehicles, and driving through infantry: where the book is silent, lost or at odds with itself. */
export const vehicleMeleeRulings = {
  'bg:R83': {
    question: 'Must all or any of the infantry have come from behind the vehicle?',
    clauses: ['bg:vmelee.5'],
    evidence: 'Our copy reads if a of the infantry; two letters are lost.',
    options: {
      1: 'All',
      2: 'Any',
    },
    why: 'Our copy garbles the word all elsewhere too (al I); and bow weapons can still meet infantry that is in front.',
  },
  'bg:R84': {
    question: 'Does infantry have red dice when the vehicle in melee fires back?',
    clauses: ['bg:vmelee.4', 'bg:shoot.4'],
    evidence: 'Silent; infantry that is driven through has whatever red dice it is entitled to.',
    options: {
      1: 'Infantry that charged none; infantry charged by the tank its own',
      2: 'Always its own',
    },
    why: 'A charger has left its cover.',
    switch: true,
  },
  'bg:R86': {
    question: "Do special figures save against a vehicle's fire in melee?",
    clauses: ['bg:melee.13', 'bg:vmelee.4', 'bg:cas.3'],
    evidence: "Special figures hit in melee are killed; the vehicle's fire is as shooting.",
    options: {
      1: 'No save',
      2: 'Save as in shooting',
    },
    why: 'The rule names melee without exception.',
    switch: true,
  },
  'bg:R87': {
    question: 'How do two or more infantry units in melee with one vehicle attack it?',
    clauses: ['bg:vmelee.3', 'bg:vdam.1'],
    evidence: 'Attack as in normal shooting; several units are not mentioned.',
    options: {
      1: 'Each unit rolls by itself in its order of arrival, damage counting at once; the vehicle picks a target for each weapon',
      2: 'All dice together as one attack',
    },
    why: 'As in normal shooting.',
  },
  'bg:R88': {
    question: 'Is the shot while driving through an extra shot, and how often?',
    clauses: ['bg:overrun.1'],
    evidence: 'It may take one shot with one machine gun as it moves through.',
    options: {
      1: 'Extra, once for each enemy unit driven through; the tank may still shoot on its card',
      2: "Once per move, and it uses that gun's shot",
    },
    why: 'It is part of the move.',
  },
  'bg:R89': {
    question: 'Can the infantry do anything to a tank driving through?',
    clauses: ['bg:overrun.1'],
    evidence: 'The tank does not stop for melee; no reaction is given.',
    options: {
      1: 'No',
      2: 'Yes, as for a charge (its own fire if it still has a card)',
    },
    why: 'Reactions are given against charges only.',
  },
  'bg:R140': {
    question: 'May cavalry charge a vehicle?',
    clauses: ['bg:vmelee.2', 'bg:cavm.1'],
    evidence: 'Infantry may choose to; of cavalry only its charge at infantry is spoken of.',
    options: {
      1: 'Yes, as infantry does',
      2: 'No: it has to dismount first',
    },
    why: 'What is said of infantry goes for cavalry wherever nothing else is said of it.',
    switch: true,
  },
  'bg:R137': {
    question: 'May a tank drive through a unit that is in a melee?',
    clauses: ['bg:overrun.1', 'bg:charge.8'],
    evidence:
      'Nobody may fire into a melee, and the tank may fire as it moves through. Its own friends may stand among the enemy there.',
    options: {
      1: 'No',
      2: 'Yes, and its machine gun may fire',
    },
    why: 'The ban on fire has no exception; men who fight hand to hand leave no way between them.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
