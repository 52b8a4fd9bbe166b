import { describe, expect, test } from 'vitest';
import { promptFor } from '../../../src/cli/play/prompt.js';
import { PLAIN } from '../../../src/render/theme.js';

const here = { game: 'Caen', place: 'T1 Movement', side: 'A', act: 'move' };
const long = { game: 'Villers-Bocage 1944', place: 'T12 ♥', side: 'British 7th Armoured', act: 'shoot' };
const next = 'Enter: next phase';

describe('the prompt of an evening', () => {
  test.each([
    [80, 'Caen T1 Movement A move [Enter: next phase]> '],
    [40, 'Caen T1 Movement A move\n[Enter: next phase]> '],
    [24, 'Caen T1 Movement A move\n[Enter: next phase]\n> '],
    [20, 'T1 Movement A move\n[Enter: next phase]\n> '],
  ])('at %i columns', (columns, prompt) => {
    expect(promptFor(here, [next], columns, PLAIN)).toBe(prompt);
  });

  test.each([
    [120, 'Villers-Bocage 1944 T12 ♥ British 7th Armoured shoot [Enter: next card]> '],
    [86, 'Villers-Bo.. T12 ♥ British 7th Armoured shoot [Enter: next card]> '],
    [80, 'Villers-Bocage 1944 T12 ♥ British 7th Armoured shoot\n[Enter: next card]> '],
    [40, 'T12 ♥ British 7th Armoured shoot\n[Enter: next card]> '],
    [30, 'T12 ♥ British 7t.. shoot\n[Enter: next card]\n> '],
  ])('cuts long names only where there is no room, at %i columns', (columns, prompt) => {
    expect(promptFor(long, ['Enter: next card'], columns, PLAIN)).toBe(prompt);
  });

  test('leaves room to type in and breaks between words, however much is offered', () => {
    const aside = ['1 to 3: that way', 'dice by hand', next];
    for (let columns = 32; columns <= 140; columns++) {
      const lines = promptFor(here, aside, columns, PLAIN).split('\n');
      for (const line of lines) expect(line.length).toBeLessThan(columns);
      expect(lines.at(-1)!.length + 16).toBeLessThanOrEqual(columns);
      expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(
        '[1 to 3: that way; dice by hand; Enter: next phase]',
      );
    }
  });

  test('says no more than the place where the action has no room beside it, and breaks no word', () => {
    const phase = { game: 'Hill', place: 'T1 Advance and Assault', side: 'Germans', act: 'close-assault' };
    const at = (columns: number) => promptFor(phase, [next], columns, PLAIN).split('\n')[0];
    expect(at(46)).toBe('T1 Advance and Assault Germans close-assault');
    expect(at(40)).toBe('T1 Advance and Assault Germans');
    expect(at(26)).toBe('T1 Advance and Assault');
  });

  test('has nothing beyond ASCII where nothing else may be written: a suit is its letter', () => {
    const at = { game: 'Caen', place: 'T2 ♥', side: 'Résistance', act: 'shoot' };
    expect(promptFor(at, [], 80, PLAIN, true)).toBe('Caen T2 H R\\u00e9sistance shoot> ');
    expect(promptFor(at, [], 80, PLAIN)).toBe('Caen T2 ♥ Résistance shoot> ');
  });

  test('is the place alone where nothing is offered', () => {
    expect(promptFor({ game: 'Caen' }, [], 80, PLAIN)).toBe('Caen> ');
    expect(promptFor(long, [], 40, PLAIN)).toBe('T12 ♥ British 7th Armoured shoot\n> ');
  });
});
