import type { Row } from '../../../support/games/speaks.js';
import { cards, FLAIL, SPECIAL } from './forces.js';

const SHOT = 'shoot Special Gruppe -c none --range 10';
/** What is done in place of fire, or on a card to shoot. */
const SHOOTING = ['smoke Special', 'flare Special', 'heal Special --dead 1', 'mines Special --engineers 1'];
const MOVING = ['charge Special Gruppe --distance 5', 'combine Special Able', 'overrun Sherman Gruppe'];
const DRIVEN = 'mines Flail --clearing-vehicle tank';
const OTHERS = [SPECIAL, FLAIL];
const ROUTING = { Able: { routing: true } };
const MELEE = { Able: { melee: 'Gruppe' }, Gruppe: { melee: 'Gruppe' } };
/** All cards of a turn are drawn, and its melees have begun. */
const PAST = [
  ...cards('QC', 'QH', 'QS', 'QD'),
  { Baker: { melee: 'Trupp' }, Trupp: { melee: 'Trupp' } },
  'melee Baker Trupp',
];

/** What the cards speak against. */
export const OUT_OF_TURN: readonly Row[] = [
  {
    name: 'bg:card.2 in a strict game nobody acts before a card is drawn',
    strict: true,
    besides: OTHERS,
    line: 'move Able',
    told: 'bg:card.2 (first card, strict): No card has been drawn: the cards tell who may act, and melees are fought after them. -> wg draw-card',
    likewise: [SHOT, ...SHOOTING, ...MOVING, DRIVEN, 'melee Able Gruppe'],
    but: [{ before: cards('QD') }, { line: 'mines Able --entered 1' }, { line: 'smoke Special --artillery' }],
  },
  {
    name: 'bg:card.2 nor rallies, nor anything in games that are not strict',
    strict: true,
    before: [ROUTING],
    line: 'rally Able',
    told: 'bg:card.2 (first card, strict): No card has been drawn: the cards tell who may act, and melees are fought after them. -> wg draw-card',
    but: [{ strict: false }],
  },
  {
    name: 'bg:card.3 cards are turned up one by one',
    line: 'draw-card --sides Allies,Axis --count 2',
    told: 'bg:card.3 (one by one): Cards are turned up one by one, and what a card lets done is done before the next. Of cards turned up together the game knows no second action by an ace (--anyway), nor when markers come off between them. -> wg draw-card',
    likewise: ['draw-card --sides Allies,Axis --turn'],
    but: [{ line: 'draw-card --sides Allies,Axis --count 1' }, { alone: [] }],
  },
  {
    name: 'bg:seq.1 a joker ends the cards of a turn',
    besides: OTHERS,
    before: cards('JK'),
    line: 'move Able',
    told: 'bg:seq.1 (phase): The card phase of turn 1 is over: no card lets anybody act. -> wg draw-card begins the next turn.',
    likewise: [SHOT, ...SHOOTING, ...MOVING, DRIVEN],
    but: [{ before: cards('JK', 'QD') }, { before: [] }, { line: 'mines Able --entered 1 --still' }],
  },
  {
    name: 'bg:seq.1 nobody rallies then',
    before: [...cards('JK'), ROUTING],
    line: 'rally Able',
    told: 'bg:seq.1 (phase): The card phase of turn 1 is over: no card lets anybody act. -> wg draw-card begins the next turn.',
    but: [{ before: [...cards('QD'), ROUTING] }],
  },
  {
    name: 'bg:seq.2 nobody acts on a card once melees are fought',
    besides: OTHERS,
    before: PAST,
    line: 'move Able',
    told: 'bg:seq.2 (phase): Turn 1 is past its cards: what comes after them has begun, and nobody moves or shoots on them any more. -> wg draw-card begins the next turn.',
    likewise: [SHOT, ...SHOOTING, ...MOVING, DRIVEN],
    but: [{ before: cards('QC', 'QH', 'QS', 'QD') }],
  },
  {
    name: 'bg:seq.2 nor rallies',
    before: [...PAST, ROUTING],
    line: 'rally Able',
    told: 'bg:seq.2 (phase): Turn 1 is past its cards: what comes after them has begun, and nobody moves or shoots on them any more. -> wg draw-card begins the next turn.',
    but: [{ before: [...cards('QC', 'QH', 'QS', 'QD'), ROUTING] }],
  },
  {
    name: 'bg:card.2 the cards of a game are those of the sides it was begun with',
    sides: ['Axis', 'Allies'],
    line: 'draw-card --sides Reds,Blues',
    told: 'bg:card.2 (sides, refuses): The sides of this game are Axis and Allies, and its cards are theirs. -> Without --sides; wg draw-card --new begins another game.',
    but: [
      { sides: [] },
      { line: 'draw-card' },
      { line: 'draw-card --sides allies,Axis' },
      { line: 'draw-card --new --sides Reds,Blues' },
    ],
  },
  {
    name: 'bg:card.2 by a club the Axis shoots, and the Allies do not move',
    besides: OTHERS,
    before: cards('QC'),
    line: 'move Able',
    told: 'bg:card.2 (card): By the last card Axis may shoot; Allies may not move. -> wg draw-card',
    likewise: [...MOVING, DRIVEN],
    but: [{ before: cards('QD') }, { before: [] }, { line: 'shoot Gruppe Able -c none --range 10' }],
  },
  {
    name: 'bg:card.2 nor do they rally',
    before: [...cards('QC'), ROUTING],
    line: 'rally Able',
    told: 'bg:card.2 (card): By the last card Axis may shoot; Allies may not move. -> wg draw-card',
    but: [{ before: [...cards('QD'), ROUTING] }],
  },
  {
    name: 'bg:card.2 nor shoot',
    besides: OTHERS,
    before: cards('QC'),
    line: SHOT,
    told: 'bg:card.2 (card): By the last card Axis may shoot; Allies may not shoot. -> wg draw-card',
    likewise: SHOOTING,
    but: [{ before: cards('QH') }],
  },
  {
    name: 'bg:card.2 whoever may shoot does not move',
    before: cards('QC'),
    line: 'move Gruppe',
    told: 'bg:card.2 (card): By the last card Axis may shoot, not move. -> wg draw-card',
    but: [{ before: cards('QS') }],
  },
  {
    name: 'bg:card.2 a second card of a suit lets nobody act',
    before: [...cards('QC', '9C')],
    line: 'shoot Gruppe Able -c none --range 10',
    told: 'bg:card.2 (card): The last card lets nobody act; Axis may not shoot. -> wg draw-card',
    but: [{ before: cards('QC') }],
  },
  {
    name: 'bg:card.9 an ace lets one unit move',
    before: [...cards('AD'), { Baker: { hasMoved: true } }],
    line: 'move Able',
    told: 'bg:card.9 (ace): The ace is for one unit, and Baker has acted on it.',
    likewise: ['charge Able Gruppe --distance 5', 'overrun Sherman Gruppe'],
    but: [
      { before: cards('AD') },
      { before: [...cards('AD'), { Trupp: { hasMoved: true } }] },
      { before: [...cards('QD'), { Baker: { hasMoved: true } }] },
    ],
  },
  {
    name: 'bg:card.9 and one shoot',
    besides: OTHERS,
    before: [...cards('AH'), { Baker: { hasShot: true } }],
    line: SHOT,
    told: 'bg:card.9 (ace): The ace is for one unit, and Baker has acted on it.',
    likewise: SHOOTING,
    but: [{ before: cards('AH') }],
  },
  {
    name: 'bg:card.9 with which it combines, or rallies',
    besides: OTHERS,
    before: [...cards('AD'), { Sherman: { hasMoved: true }, ...ROUTING }],
    line: 'rally Able',
    told: 'bg:card.9 (ace): The ace is for one unit, and Sherman has acted on it.',
    likewise: ['combine Special Baker', DRIVEN],
    but: [{ before: [...cards('AD'), ROUTING] }],
  },
  {
    name: 'bg:card.3 a card gives one movement',
    before: [...cards('QD'), { Able: { hasMoved: true } }],
    line: 'move Able',
    told: 'bg:card.3 (moved): Able has moved under this card already; a card gives one movement.',
    likewise: ['charge Able Gruppe --distance 5'],
    but: [{ before: [{ Able: { hasMoved: true } }] }, { before: cards('QD') }, { line: 'move Baker' }],
  },
  {
    name: 'bg:card.3 whoever rallies has had none',
    before: [...cards('QD'), { Able: { hasMoved: true, routing: true } }],
    line: 'rally Able',
    told: 'bg:card.3 (moved): Able has moved under this card already; a card gives one movement.',
    but: [{ before: [...cards('QD'), ROUTING] }],
  },
  {
    name: 'bg:card.3 nor has a vehicle that clears mines as it drives',
    besides: OTHERS,
    before: [...cards('QD'), { Flail: { hasMoved: true } }],
    line: DRIVEN,
    told: 'bg:card.3 (moved): Flail has moved under this card already; a card gives one movement.',
    but: [{ line: `${DRIVEN} --rolled 5` }, { before: cards('QD') }],
  },
  {
    name: 'bg:card.3 a tank that has driven through infantry rolls its move, and charges nobody',
    before: [...cards('QD'), { Sherman: { overran: true } }],
    line: 'charge Sherman Gruppe --distance 5 --reaction none',
    told: 'bg:card.3 (moved): Sherman has moved under this card already; a card gives one movement.',
    but: [{ line: 'move Sherman' }],
  },
  {
    name: 'bg:seq.2 melees are fought after the cards',
    before: [...cards('QC'), MELEE],
    line: 'melee Able Gruppe',
    told: 'bg:seq.2 (phase): The card phase of turn 1 goes on; melees are fought after it.',
    but: [{ before: [MELEE] }, { before: [...cards('JK'), MELEE] }],
  },
  {
    name: 'bg:seq.2 nor is a charge fought through at once',
    before: cards('QD'),
    line: 'charge Able Gruppe --distance 5 --reaction none --through',
    told: 'bg:seq.2 (phase): The melee is fought when all moves and shots on the cards of the turn are done. -> Without --through; then wg melee.',
    but: [{ before: [] }, { line: 'charge Able Gruppe --distance 5 --reaction none' }],
  },
  {
    name: 'bg:charge.7 a melee is fought by those who are in it',
    line: 'melee Able Gruppe',
    told: 'bg:charge.7 (apart): Able and Gruppe are not marked as in a melee. -> wg charge Able',
    but: [{ before: [MELEE] }],
  },
  {
    name: 'bg:charge.9 only a charge that fell short is carried on',
    line: 'charge Able Gruppe --distance 5 --carry-on --reaction none',
    told: 'bg:charge.9 (reached): Able has not fallen short of a charge this turn: there is none to carry on.',
    but: [
      { before: [{ Able: { hasCharged: 'Gruppe' } }] },
      { line: 'charge Able Gruppe --distance 5 --reaction none' },
    ],
  },
];

const CLOUD = 'smoke Special --where "the mill"';

/** What nobody has told, and no log can know. */
export const UNTOLD: readonly Row[] = [
  {
    name: 'bg:defend.1 where no card was told nobody knows whether the target has had its own',
    line: 'charge Able Gruppe --distance 5 --reaction shoot',
    told: 'bg:defend.1 (missing): no card of this game was told: whether the side of the target has had its card is for you to know',
    but: [
      { line: 'charge Able Gruppe --distance 5 --reaction shoot --target-side-shot' },
      { line: 'charge Able Gruppe --distance 5 --reaction flee --target-side-moved' },
      { line: 'charge Able Gruppe --distance 5 --reaction none' },
      { before: cards('QD') },
    ],
  },
  {
    name: 'bg:art.8 the drift of a blast is no attack yet: that is of the rings that touch somebody',
    line: 'artillery Gruppe --weapon mortar',
    told: 'bg:art.8 (missing): the drift alone, and no attack: where a ring still touches somebody, wg artillery Gruppe --rings, with how many of them do',
    but: [
      { line: 'artillery Gruppe --weapon mortar --rings 1' },
      { line: 'artillery Gruppe --weapon mortar --margin 2' },
    ],
  },
  {
    name: 'bg:cover.1 cover that nobody tells does not count',
    line: 'shoot Able Gruppe --range 10',
    told: 'bg:cover.1 (missing): no cover told: none counts',
    likewise: ['overrun Sherman Gruppe'],
    but: [
      { line: 'shoot Able Gruppe --range 10 -c none' },
      { line: 'shoot Able Gruppe --range 10 --dug-in' },
    ],
  },
  {
    name: 'bg:shoot.6 the range is measured',
    line: 'shoot Able Gruppe -c none',
    told: 'bg:shoot.6 (missing): no range told: measure it yourselves',
    but: [{ line: 'shoot Able Gruppe -c none --range 10' }],
  },
  {
    name: 'bg:smoke.2 nobody fires through smoke that is told to lie there',
    besides: OTHERS,
    before: [...cards('QH'), CLOUD],
    line: 'shoot Able Gruppe -c none --range 10',
    told: 'bg:smoke.2 (missing): nobody fires into or through the smoke (the mill)',
    but: [
      { before: cards('QH') },
      { before: [...cards('QH'), 'flare Special'] },
      { line: 'shoot Able Gruppe -c none --range 10 --smoke' },
    ],
  },
  {
    name: 'bg:smoke.2 (bg:defend.3) nor in reaction to a charge',
    besides: OTHERS,
    before: [...cards('QH'), CLOUD, ...cards('QD')],
    line: 'charge Able Gruppe --distance 8 --reaction shoot -c none',
    told: 'bg:smoke.2 (missing): nobody fires into or through the smoke (the mill)',
    but: [{ before: cards('QH', 'QD') }, { line: 'charge Able Gruppe --distance 8 --reaction flee -c none' }],
  },
];
