import type { Row } from '../../../support/games/speaks.js';
import { ALL, active, TURN } from './forces.js';

const GUNNERS = {
  name: 'Gunners',
  side: 'Red',
  level: 'seasoned',
  figures: 4,
  armour: 'none',
  weapons: ['heavy-machine-gun:2'],
};
const MIXED = {
  name: 'Mixed',
  side: 'Red',
  level: 'seasoned',
  figures: 3,
  armour: 'none',
  weapons: ['infantry-rifle:2', 'sub-machine-gun:1', 'grenades:1'],
};

/** What the record of units speaks against. */
export const OUT_OF_RECORD: readonly Row[] = [
  {
    name: 'fubar:damage.1 unsaved hits are rolled for before the next try',
    before: [TURN, { Car: { owed: 2 } }],
    line: 'activate "Red 1"',
    told: 'fubar:damage.1 (damage): Car has 2 unsaved hits to roll for. -> wg vehicle-damage Car',
    likewise: ['pass --side Red'],
    but: [{ before: [TURN] }, { before: [TURN, { Car: { owed: 2, destroyed: true } }] }],
  },
  {
    name: 'fubar:damage.1 and before the next turn, and before it does anything',
    before: [{ Tank: { owed: 1 } }],
    line: 'initiative --sides Red,Blue',
    told: 'fubar:damage.1 (damage): Tank has 1 unsaved hit to roll for. -> wg vehicle-damage Tank',
    likewise: [
      'move Tank',
      'shoot Tank "Blue 1" --fire heavy-cannon:1',
      'overrun Tank "Blue 1" --distance 5',
      'withdraw "Red 1"',
    ],
    but: [{ before: [] }, { line: 'move "Red 1" --action walk' }],
  },
  {
    name: 'fubar:damage.1 nobody attacks those aboard before they were rolled for',
    before: [{ 'Blue 1': { owed: 1 } }],
    line: 'shoot "Red 1" "Blue 1"',
    told: 'fubar:damage.1 (damage): Blue 1 has 1 unsaved hit to roll for. -> wg vehicle-damage',
    likewise: ['melee "Red 1" "Blue 1" --distance 5'],
    but: [{ line: 'shoot "Red 1" "Blue 2"' }, { before: [{ Car: { owed: 1 } }], line: 'shoot "Red 1" Car' }],
  },
  {
    name: 'fubar:damage.1 no more hits are rolled for than were told',
    before: [TURN, { Car: { owed: 1 } }],
    line: 'vehicle-damage Car --unsaved 2 --facing side',
    told: 'fubar:damage.1 (not owed, missing): Car has 1 unsaved hit to roll for by what was told, not 2.',
    but: [
      { line: 'vehicle-damage Car --unsaved 1 --facing side' },
      { line: 'vehicle-damage Car --facing side' },
      { before: [{ Car: { owed: 1 } }] },
    ],
  },
  {
    name: 'fubar:damage.1 nor any, where none were told',
    before: [TURN],
    line: 'vehicle-damage Car --unsaved 1 --facing side',
    told: 'fubar:damage.1 (not owed, missing): Car has no unsaved hits to roll for by what was told, not 1.',
    but: [{ line: 'vehicle-damage --vehicle car --unsaved 1 --facing side' }],
  },
  {
    name: 'fubar:unit.1 whoever is on record begins anew where he is told again',
    line: 'muster "Red 1" --level green',
    told: 'fubar:unit.1 (on record): Red 1 is on record already: it begins anew with what is told. -> wg roster mark changes a unit by hand.',
    but: [{ line: 'muster --name Others --level green' }],
  },
  {
    name: 'fubar:unit.1 of whoever is spoken of a record is made',
    line: 'activate --name "Red 3" --level green',
    told: 'fubar:unit.1 (name): No unit on record is called Red 3: a new one now is. -> wg undo takes back a slip; wg muster puts a unit on record.',
    likewise: [
      'pass --name "Red 3"',
      'withdraw --name "Red 3"',
      'move --name "Red 3" --action walk',
      'shoot --name "Red 3" --target "Blue 1" --fp 2',
      'melee "Blue 1" --defender-name "Red 3"',
      'overrun Tank --name "Red 3"',
      'vehicle-damage --name "Red 3" --unsaved 1',
    ],
    but: [{ line: 'activate "Red 1"' }, { line: 'activate --level green' }, { alone: [] }],
  },
  {
    name: 'fubar:unit.1 all of whom a line speaks are told',
    line: 'shoot --name "Red 3" --target "Blue 3" --fp 2',
    told: 'fubar:unit.1 (name): No unit on record is called Red 3 or Blue 3: new ones now are. -> wg undo takes back a slip; wg muster puts a unit on record.',
    but: [{ line: 'shoot --name "red 1" --target "blue 1" --fp 2' }],
  },
  {
    name: 'fubar:fire.4 six riflemen have six Fire Points',
    before: [TURN, active('Red 1')],
    line: 'shoot "Red 1" "Blue 1" --action walk --fp 7',
    told: 'fubar:fire.4 (points): Red 1 has 6 Fire Points on record, with those that have fired.',
    but: [
      { line: 'shoot "Red 1" "Blue 1" --action walk --fp 6' },
      {
        besides: [{ ...ALL[0]!, name: 'Red 3', weapons: undefined }],
        before: [TURN, active('Red 3')],
        line: 'shoot "Red 3" "Blue 1" --action walk --fp 7',
      },
    ],
  },
  {
    name: 'fubar:fire.4 with those that have fired before',
    before: [TURN, active('Red 1'), { 'Red 1': { points: 4 } }],
    line: 'shoot "Red 1" "Blue 1" --action walk --fire infantry-rifle:3',
    told: 'fubar:fire.4 (points): Red 1 has 6 Fire Points on record, with those that have fired.',
    but: [{ line: 'shoot "Red 1" "Blue 1" --action walk --fire infantry-rifle:2' }],
  },
  {
    name: 'fubar:action.9 who has gone to ground is in cover, of whatever kind',
    before: [TURN, active('Red 1'), { 'Blue 1': { action: 'gone-to-ground', earlier: true } }],
    line: 'shoot "Red 1" "Blue 1" --action walk',
    told: 'fubar:action.9 (cover, missing): Blue 1 has gone to ground, in cover of which nothing was told. -> Give --cover, what it is in; --cover open where there is none.',
    but: [
      { line: 'shoot "Red 1" "Blue 1" --action walk --cover open' },
      { before: [TURN, active('Red 1'), { 'Blue 1': { action: 'gone-to-ground', bare: true } }] },
      { before: [TURN, active('Red 1'), { 'Blue 1': { action: 'duck-and-weave' } }] },
    ],
  },
  {
    name: 'fubar:damage.3 which weapon of a vehicle was destroyed is chosen by its owner',
    besides: [
      { ...ALL[2]!, name: 'IFV', vehicle: 'ifv', weapons: ['light-cannon:1', 'heavy-machine-gun:1'] },
    ],
    before: [TURN, active('IFV'), { IFV: { lostWeapons: 1 } }],
    line: 'shoot IFV "Blue 1" --fire light-cannon:1',
    told: 'fubar:damage.3 (which, missing): Which weapon of IFV was destroyed is not on record: its owner chooses once, by wg roster mark with weapons=, those it has left.',
    but: [
      { before: [TURN, active('IFV')] },
      {
        before: [TURN, active('Tank'), { Tank: { weapons: ['light-cannon:2'], lostWeapons: 1 } }],
        line: 'shoot Tank "Blue 1" --fire light-cannon:1',
      },
    ],
  },
  {
    name: 'fubar:action.2 support weapons are fired by Aimed Fire',
    besides: [GUNNERS],
    before: [TURN, active('Gunners')],
    line: 'shoot Gunners "Blue 1"',
    told: 'fubar:action.2 (aimed, missing): Which action it takes was not told: its support weapons are fired by Aimed Fire, at +1 (--aimed), and on no Walk (R16).',
    but: [
      { line: 'shoot Gunners "Blue 1" --aimed' },
      { line: 'shoot Gunners "Blue 1" --action aimed-fire' },
      { line: 'shoot Gunners "Blue 1" --fire heavy-machine-gun:1' },
      { before: [TURN, active('Tank')], line: 'shoot Tank "Blue 1" --fire heavy-cannon:1' },
      { before: [TURN, active('Red 1')], line: 'shoot "Red 1" "Blue 1"' },
    ],
  },
  {
    name: 'fubar:fire.1 who of several kinds has fallen is told',
    besides: [MIXED],
    before: [TURN, active('Mixed'), { Mixed: { figures: 2 } }],
    line: 'shoot Mixed "Blue 1" --action walk',
    told: 'fubar:fire.1 (who, missing): Who of Mixed has fallen or lies was not told: fewer fire of the weapons it has most of. --fire says what fires, wg roster mark with weapons= what it has left.',
    but: [
      { before: [TURN, active('Mixed')] },
      { line: 'shoot Mixed "Blue 1" --action walk --fire infantry-rifle:2' },
      { line: 'shoot Mixed "Blue 1" --action walk --fp 2' },
      {
        before: [TURN, active('Red 1'), { 'Red 1': { figures: 2 } }],
        line: 'shoot "Red 1" "Blue 1" --action walk',
      },
    ],
  },
  {
    name: 'fubar:fire.1 and who of them lies',
    besides: [MIXED],
    before: [TURN, active('Mixed'), { Mixed: { suppressed: 1 } }],
    line: 'shoot Mixed "Blue 1" --action walk',
    told: 'fubar:fire.1 (who, missing): Who of Mixed has fallen or lies was not told: fewer fire of the weapons it has most of. --fire says what fires, wg roster mark with weapons= what it has left.',
    but: [{ before: [TURN, active('Mixed'), { Mixed: { suppressed: 0 } }] }],
  },
  {
    name: 'fubar:unit.1 nobody fires what he has not on record',
    before: [TURN, active('Red 1')],
    line: 'shoot "Red 1" "Blue 1" --action walk --fire sub-machine-gun:1',
    told: 'fubar:unit.1 (weapons): Red 1 has no sub machine gun on record.',
    but: [{ line: 'shoot "Red 1" "Blue 1" --action walk --fire infantry-rifle:6' }],
  },
  {
    name: 'fubar:unit.1 nor more of it than is left',
    before: [TURN, active('Red 1'), { 'Red 1': { spent: ['infantry-rifle:4'], firing: 4 } }],
    line: 'shoot "Red 1" "Blue 1" --action walk --fire infantry-rifle:3',
    told: 'fubar:unit.1 (weapons): Red 1 has 6 infantry rifles on record, with those that have fired.',
    but: [{ line: 'shoot "Red 1" "Blue 1" --action walk --fire infantry-rifle:2' }],
  },
];
