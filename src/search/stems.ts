import { stemmer } from 'stemmer';
import { once } from '../rules/once.js';

/** Words that tell no clause from another. */
const EMPTY = new Set(
  (
    'a an the of to in on at by for with and or as be is are was were am been do does did doing done have has had i im me my we our us ' +
    'you your he his him she her they them their it its this that these those there here so just then than if would should could ' +
    'will shall may might get gets got getting please about into from when what which ' +
    'say says said claim claims tell tells think thinks reckon reckons right true sure surely really actually ok okay want'
  ).split(' '),
);

/** Forms that no rule of spelling leads back to their word, and what players write for it in haste. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fought: 'fight',
  ran: 'run',
  shot: 'shoot',
  shots: 'shoot',
  threw: 'throw',
  thrown: 'throw',
  hid: 'hide',
  hidden: 'hide',
  dug: 'dig',
  fell: 'fall',
  fallen: 'fall',
  broke: 'break',
  broken: 'break',
  stood: 'stand',
  rode: 'ride',
  ridden: 'ride',
  lost: 'lose',
  loss: 'lose',
  drew: 'draw',
  drawn: 'draw',
  drove: 'drive',
  driven: 'drive',
  men: 'man',
  feet: 'foot',
  dice: 'die',
  died: 'dead',
  dies: 'dead',
  went: 'go',
  gone: 'go',
  came: 'come',
  saw: 'see',
  seen: 'see',
  left: 'leave',
  taken: 'take',
  took: 'take',
  brought: 'bring',
  bought: 'buy',
  chose: 'choose',
  chosen: 'choose',
  beaten: 'beat',
  won: 'win',
  held: 'hold',
  sat: 'sit',
  laid: 'lay',
  lain: 'lie',
  lying: 'lie',
  leaders: 'leader',
  heard: 'hear',
  spoke: 'speak',
  spoken: 'speak',
  fled: 'flee',
  flew: 'fly',
  flown: 'fly',
  blew: 'blow',
  blown: 'blow',
  burnt: 'burn',
  caught: 'catch',
  crept: 'creep',
  swam: 'swim',
  sank: 'sink',
  sunk: 'sink',
  led: 'lead',
  kept: 'keep',
  paid: 'pay',
  spent: 'spend',
  made: 'make',
  gave: 'give',
  given: 'give',
  began: 'begin',
  begun: 'begin',
  built: 'build',
  lit: 'light',
  stuck: 'stick',
  sgt: 'sergeant',
  cpl: 'corporal',
  lt: 'lieutenant',
  capt: 'captain',
  thru: 'through',
  inf: 'infantry',
  vet: 'veteran',
  vets: 'veteran',
  arty: 'artillery',
  ammo: 'ammunition',
  nade: 'grenade',
  nades: 'grenade',
  frag: 'grenade',
  frags: 'grenade',
  extra: 'more',
  additional: 'more',
  // What is fixed is settled; who fixes a track mends it.
  fixed: 'settle',
  // Who clears mines is no motor.
  engine: 'motor',
  engines: 'motor',
};

/** How it is asked how likely something is: no word of what is asked about, but for the odds that an assault is made at. */
export const ASKS_ODDS =
  /\b(?:what(?: are|['’]?s| is|['’]?re)? (?:my|our|his|their|the) (?:chances?|probability|(odds))|how (?:likely|probable)(?: is it| am i| are we)?)(?: (?:of|for|that|to|if))?\b/gi;

/** What is written short, and as it stands would be another word: an `at gun`, though one may shoot at guns. */
const shortForms = once((): readonly (readonly [RegExp, string])[] => [
  [ASKS_ODDS, '$1'],
  [
    /(?<!\b(?:fir|shoo|shot|aim|look|throw)\w* )\bat(?= (?:gun|mine|rifle|team|weapon)s?\b)|\ba\/tk?\b/g,
    'antitank',
  ],
  [/\bap(?= mines?\b)|\ba\/p\b/g, 'antipersonnel'],
  [/\bop(?= fire\b)/g, 'opportunity'],
  // Whoever leaves the table is not shelled from off it.
  [/\boff (?:of )?(?:the|my|our|your|his|their) (?=board|edge|map|table)/g, 'off edge '],
  [
    /\b(?:in a row|on the trot|back[- ]to[- ]back)\b|(?<=\b(?:goes|moves|periods|rounds|times|turns) )running\b/g,
    'consecutive',
  ],
  [/\bgtg\b/g, 'gone to ground'],
  [/\b(?:run|runs|ran|running)(?= over\b)/g, 'drive'],
  [/\bfix(?:ed)? (?=bayonet)/g, ''],
  [
    /(?<=\b(?:is|are|was|be|buildings?|houses?|woods?|tanks?|trucks?|vehicles?|set(?:s|ting)?(?: [\p{L}\p{N}]+){1,3}) )on fire\b/gu,
    'ablaze',
  ],
  [/(?<=\b(?:of|be|is|its|it['’]s|all|as|like|than) )mine\b|\bmine (?=are|is|was|were)/g, ''],
  [/(?<![\p{L}\p{N}])[-−](?=\d)/gu, 'minus '],
  [/(?<=\d)c?m\b/g, ''],
]);

/** The word that stands for all forms of a word: `shooting` and `shot` are `shoot`. */
export const stemOf = (word: string): string =>
  stemmer(IRREGULAR[word] ?? word.replace(/(?<=..)men$/, 'man'));

/** What a text says, word by word, in lower case: `can't` and `20.2` are one word, `half-track` is half, track and halftrack. */
const wordsOf = (text: string): string[] =>
  shortForms()
    .reduce((all, [short, whole]) => all.replace(short, whole), text.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/\p{L}+(?:-\p{L}+)+/gu, (parts) => `${parts} ${parts.replaceAll('-', '')}`)
    .match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];

/** The stems of a text, in its order, without words that tell nothing; all of them where there are no others. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}
