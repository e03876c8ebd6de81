import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from './well-formed.ts';

describe('the HTML of a view', () => {
  it.each([
    'text',
    '<p class="a>b">1 &lt; 2<br/><img src="x"></p>',
    '<svg><path d="M0 0"></path><circle r="1"/></svg>',
    'a<!-- -->b<!-- </div> -->',
    "<a title='</p>'>x</a>",
  ])('the HTML %s stays in its element', (html) => {
    expect(isWellFormed(html)).toBe(true);
  });

  it.each([
    '</div>',
    '<p></div></p>',
    '<div>',
    '<p>a</p></main><p>b',
    '<!-- open',
    '<p>a</p><scr',
    '<p title="open>a</p>',
    '<b><i></b></i>',
  ])('the HTML %s would leave it', (html) => {
    expect(isWellFormed(html)).toBe(false);
  });

  it('the HTML that React renders is well-formed, except for raw HTML that is not', () => {
    const raw = (html: string) =>
      renderToString(createElement('div', { dangerouslySetInnerHTML: { __html: html } }));
    expect(isWellFormed(raw('<p>1 &amp; 2</p>'))).toBe(true);
    expect(isWellFormed(raw('</div></main>'))).toBe(false);
    const list = createElement(
      'ul',
      {},
      [1, 2].map((key) => createElement('li', { key }, 'a < b', ' & "c"')),
    );
    expect(isWellFormed(renderToString(list))).toBe(true);
  });
});
