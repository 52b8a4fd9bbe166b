import { expect, test } from 'vitest';
import { Html, html, inAscii } from '../../src/render/html.js';
import { parsed } from '../support/html.js';

test('whatever is put into a template is escaped, in attributes too', () => {
  const name = `<b a="1" b='2'>&amp;</b>`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;</p>',
  );
});

test('what would steer a terminal, or turn the line about, is shown and does nothing', () => {
  expect(html`${'a\u001b[31m\u202e\u0000'}`.text).toBe('a\\u001b[31m\\u202e\\u0000');
});

test('HTML goes in as it is, lists one after another, and nothing as nothing', () => {
  expect(html`${[html`<i>${'<'}</i>`, 'x', 7]}${undefined}${false}${[]}${''}`.text).toBe('<i>&lt;</i>x7');
  expect(html`${new Html('<br/>')}`.text).toBe('<br/>');
});

test('what a page may not hold otherwise can be written in ASCII', () => {
  expect(inAscii('Füße 🎲\n')).toBe('F&#252;&#223;e &#127922;\n');
});

test('the strict reader of these tests refuses what is not well-formed', () => {
  for (const wrong of [
    '<p>',
    '<p></i>',
    '<p a=1></p>',
    '<p>a & b</p>',
    '<p>1 < 2</p>',
    '<br>',
    '<p a="1" a="2"></p>',
  ]) {
    expect(() => parsed(`<!DOCTYPE html>\n${wrong}`), wrong).toThrow();
  }
  expect(() => parsed('<p></p>')).toThrow('no doctype');
});
