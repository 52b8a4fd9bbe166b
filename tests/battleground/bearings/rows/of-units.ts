import type { Row } from '../../../support/games/speaks.js';
import { ALL, cards } from './forces.js';

const [ABLE, BAKER] = ALL;
const BIG = [{ ...ABLE!, figures: 7 }, BAKER!];
const CAVALRY = { name: 'Cavalry', side: 'Allies', grade: 'C', figures: 6, mounted: true };
const JEEPS = { name: 'Jeeps', side: 'Allies', kind: 'vehicle', vehicle: 'medium-tank', mg: 1, models: 2 };
const MINED = { Able: { mined: true } };

/** What befell units, where it is a matter for the players. */
export const OF_UNITS: readonly Row[] = [
  {
    name: 'bg:combine.2 over twelve units combine only to take on a decimated one',
    alone: BIG,
    line: 'combine Able Baker',
    told: 'bg:combine.2 (whole): Able and Baker have lost nobody: over 12 figures units combine only to take on a decimated one (bg:R143).',
    but: [{ alone: [ABLE!, BAKER!] }, { before: [{ Baker: { fallen: 1 } }] }, { line: 'combine Able' }],
  },
  {
    name: 'bg:combine.2 units combine and divide once under a card',
    before: [{ Able: { divided: true }, Baker: { divided: true } }],
    line: 'combine Able Baker',
    told: 'bg:combine.2 (divided): Able and Baker have combined and divided under this card already.',
    but: [{ before: [{ Able: { divided: true } }] }],
  },
  {
    name: 'bg:retreat.3 whoever rallied stays where he is',
    before: [{ Baker: { stays: true } }],
    line: 'combine Able Baker',
    told: 'bg:retreat.3 (rallied): Baker rallied, and stays where it is under this card (bg:R123): combining is part of a movement.',
    but: [{ before: [] }],
  },
  {
    name: 'bg:charge.1 whoever did not dare to charge makes no move',
    before: [{ Able: { refused: true } }],
    line: 'combine Able Baker',
    told: 'bg:charge.1 (did not dare): Able did not dare to charge, and makes no move under this card: combining is part of a movement.',
    but: [{ before: [] }],
  },
  {
    name: 'bg:prison.2 whoever guards prisoners combines with nobody',
    before: [{ Able: { prisoners: 1, guards: 1 } }],
    line: 'combine Able Baker',
    told: 'bg:prison.2 (guards): Able guards prisoners: they leave the fighting, and combine with nobody. -> wg roster unmark Able prisoners guards, where you agree that they stay',
    but: [{ before: [{ Able: { guards: 1 } }] }, { before: [{ Able: { prisoners: 1 } }] }],
  },
  {
    name: 'bg:prison.2 nor do two who do',
    before: [{ Able: { prisoners: 1, guards: 1 }, Baker: { prisoners: 1, guards: 1 } }],
    line: 'combine Able Baker',
    told: 'bg:prison.2 (guards): Able and Baker guard prisoners: they leave the fighting, and combine with nobody. -> wg roster unmark Able prisoners guards; wg roster unmark Baker prisoners guards, where you agree that they stay',
    but: [{ before: [] }],
  },
  {
    name: 'bg:vmelee.7 a vehicle that fights lets its prisoners go',
    before: [{ Sherman: { prisoners: 2 } }],
    line: 'shoot Sherman Gruppe -c none --range 10',
    told: 'bg:vmelee.7 (prisoners): Sherman leads prisoners away; to fight on it lets them go. -> wg roster unmark Sherman prisoners',
    likewise: [
      'charge Sherman Gruppe --distance 5',
      'overrun Sherman Gruppe -c none',
      'charge Gruppe Sherman --distance 5 --reaction shoot --target-side-shot',
    ],
    but: [
      { before: [] },
      { line: 'charge Gruppe Sherman --distance 5 --reaction none' },
      { before: [{ Able: { prisoners: 2, guards: 1 } }], line: 'shoot Able Gruppe -c none --range 10' },
    ],
  },
  {
    name: 'bg:cav.6 horses carry their own men',
    besides: [{ ...CAVALRY, mounted: false, horses: true }],
    line: 'combine Cavalry Able',
    told: 'bg:cav.6 (missing): the horses of Cavalry carry its own men: with men on foot it mounts no more, and wg roster unmark Cavalry horses leaves them for good',
    but: [
      {
        besides: [
          { ...CAVALRY, mounted: false, horses: true },
          { ...CAVALRY, name: 'Lancers', mounted: false, horses: true },
        ],
        line: 'combine Cavalry Lancers',
      },
    ],
  },
  {
    name: 'bg:hw.1 where classes count heavy weapons are of one',
    before: [{ Able: { hw: 1 } }],
    line: 'shoot Able Gruppe --weapon-classes -c none --range 10',
    told: 'bg:hw.1 (missing): the heavy weapons of Able are of no class on record, and ordinary shooters where classes count: hw-personnel, hw-armour, hw-piat or hw-flame in place of hw, by wg roster mark',
    likewise: ['charge Able Gruppe --weapon-classes --distance 5'],
    but: [
      { line: 'shoot Able Gruppe -c none --range 10' },
      { line: 'shoot Able Gruppe --weapon-classes --hw-piat 1 -c none --range 10' },
      { before: [] },
      {
        before: [{ Gruppe: { hw: 1 } }],
        line: 'charge Able Gruppe --weapon-classes --distance 5 --reaction none',
      },
    ],
  },
  {
    name: 'bg:hw.1 so are those of whoever shoots at a charge',
    before: [{ Gruppe: { hw: 1 } }],
    line: 'charge Able Gruppe --weapon-classes --distance 5 --reaction shoot --target-side-shot',
    told: 'bg:hw.1 (missing): the heavy weapons of Gruppe are of no class on record, and ordinary shooters where classes count: hw-personnel, hw-armour, hw-piat or hw-flame in place of hw, by wg roster mark',
    but: [
      {
        line: 'charge Able Gruppe --weapon-classes --distance 5 --reaction shoot --target-side-shot --target-hw-flame 1',
      },
    ],
  },
  {
    name: 'bg:card.17 models that are told as one vehicle are one',
    besides: [JEEPS, { ...ABLE!, name: 'Squad', aboard: 'Jeeps' }],
    line: 'move Jeeps',
    told: 'bg:card.17 (missing): Jeeps is told as one vehicle, of several models: for each to move, fire and be hit by itself they stand in the roster one by one, with pair: and the name of the other',
    likewise: [
      'shoot Jeeps Gruppe -c none --range 10',
      'charge Jeeps Gruppe --distance 5',
      'melee Gruppe Jeeps',
      'overrun Jeeps Gruppe -c none',
      'mines Jeeps --at medium-tank',
      'bail-out Squad Jeeps --passengers 1 --state destroyed --fates 1',
      'artillery Jeeps --weapon mortar',
      'vehicle-damage Jeeps --hits 1',
    ],
    but: [{ besides: [{ ...JEEPS, models: 1 }] }],
  },
  {
    name: 'bg:nonstand.2 whoever is non-standing does not dig in',
    before: [{ Able: { figures: 2 } }],
    line: 'move Able --dig-in',
    told: 'bg:nonstand.2 (non-standing): Able is non-standing: it has to fall back, join another unit, or both, and not to dig in.',
    but: [{ line: 'move Able' }, { before: [] }],
  },
  {
    name: 'bg:melee.5 cover is worth something in a melee where it is a building or a wall',
    line: 'charge Able Gruppe --distance 5 --reaction none -c heavy',
    told: 'bg:melee.5 (missing): heavy cover may be a building or a wall, which are worth something in the melee: then -c building or -c wall',
    but: [
      { line: 'charge Able Gruppe --distance 5 --reaction none -c wall' },
      { line: 'charge Able Gruppe --distance 5 --reaction none -c none' },
      { line: 'charge Able Gruppe --distance 5 --reaction none' },
    ],
  },
  {
    name: 'bg:mine.12 mines attack once for each move',
    before: [{ Able: { inMines: true, hasMoved: true } }],
    line: 'mines Able --entered 1',
    told: 'bg:mine.12 (attacked): Mines have attacked Able under this card already: once for each move.',
    but: [{ before: [{ Able: { hasMoved: true } }] }, { line: 'mines Able --still' }],
  },
  {
    name: 'bg:mine.12 mines do not attack who is stopped',
    before: [{ Panzer: { damage: 'immobilised' } }],
    line: 'mines Panzer --at medium-tank',
    told: 'bg:mine.12 (stopped): Panzer cannot move: a field attacks only those who do. -> wg mines --still, or nothing at all',
    but: [
      { before: [{ Panzer: { damage: 'immobilised', hasMoved: true } }] },
      { before: [{ Panzer: { damage: 'half-weapons', hasMoved: true } }] },
    ],
  },
  {
    name: 'bg:mine.12 a field attacks only who moves',
    before: [...cards('QD')],
    line: 'mines Able --entered 1',
    told: 'bg:mine.12 (missing): Able has not moved that anybody told: a field attacks only those who do',
    likewise: ['mines Able --entered 1 --across'],
    but: [
      { before: [] },
      { before: [...cards('QD'), { Able: { hasMoved: true } }] },
      { before: [...cards('QD'), { Able: { routing: true } }] },
      { before: [...cards('QD'), { Able: { shotAt: true } }] },
      { before: [...cards('QD'), { Able: { lastLost: 1 } }] },
      { line: 'mines Able --still' },
    ],
  },
  {
    name: 'bg:mine.12 a field attacks who is driven off in it',
    before: [{ Gruppe: { mined: true } }],
    line: 'charge Able Gruppe --distance 5 --reaction flee --target-side-shot',
    told: 'bg:mine.12 (missing): Gruppe is in a minefield, which attacks it where it is driven off: wg mines, with --across where it comes out',
    but: [{ line: 'charge Able Gruppe --distance 5 --reaction shoot --target-side-shot' }, { before: [] }],
  },
  {
    name: 'bg:mine.12 and who is shaken by fire there',
    before: [{ Gruppe: { mined: true } }],
    line: 'shoot Able Gruppe -c none --range 10 --retreat',
    told: 'bg:mine.12 (missing): Gruppe is in a minefield, which attacks it where it is driven off: wg mines, with --across where it comes out',
    likewise: ['artillery Gruppe --weapon mortar --retreat', 'overrun Sherman Gruppe -c none --retreat'],
    but: [{ line: 'shoot Able Gruppe -c none --range 10' }, { before: [] }],
  },
  {
    name: 'bg:mine.12 whoever moves in a minefield is attacked',
    before: [MINED],
    line: 'move Able',
    told: 'bg:mine.12 (mined, missing): Able is in a minefield, which attacks whoever moves there: wg mines, with --across where the move leads out of it',
    likewise: ['charge Able Gruppe --distance 5'],
    but: [{ before: [] }],
  },
  {
    name: 'bg:mine.12 or rallies there',
    before: [{ Able: { mined: true, routing: true } }],
    line: 'rally Able',
    told: 'bg:mine.12 (mined, missing): Able is in a minefield, which attacks whoever moves there: wg mines, with --across where the move leads out of it',
    but: [{ before: [{ Able: { routing: true } }] }],
  },
  {
    name: 'bg:mine.12 and so is a tank that drives through infantry there',
    before: [{ Sherman: { mined: true } }],
    line: 'overrun Sherman Gruppe -c none',
    told: 'bg:mine.12 (mined, missing): Sherman is in a minefield, which attacks whoever moves there: wg mines, with --across where the move leads out of it',
    but: [{ before: [] }],
  },
];
