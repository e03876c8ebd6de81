import { describe, expect, it } from 'vitest';
import { contentTree } from './content-tree.ts';

describe('an operator’s HTML', () => {
  it('an operator’s HTML becomes a tree of its elements and texts', () => {
    expect(
      contentTree('<h2 class="x">Bets &amp; odds</h2><p>On <a href="/en/live">live</a>'),
    ).toEqual([
      { tag: 'h2', attributes: { class: 'x' }, children: ['Bets & odds'] },
      {
        tag: 'p',
        children: ['On ', { tag: 'a', attributes: { href: '/en/live' }, children: ['live'] }],
      },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>x', ['x']],
    ['<style>p{}</style><svg><a href="/x">y</a></svg>x', ['x']],
    ['<p onclick="alert(1)" style="color:red">x</p>', [{ tag: 'p', children: ['x'] }]],
    ['<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<a href=" //evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<a href="/\\evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
    ['<img src="data:text/html,x">', [{ tag: 'img', children: [] }]],
    ['<form><b>x</b></form>', [{ tag: 'b', children: ['x'] }]],
    ['<constructor>x</constructor>', ['x']],
    ['<b>x', [{ tag: 'b', children: ['x'] }]],
  ])('an operator’s HTML loses what is not on the list: %s', (html, expected) => {
    expect(contentTree(html)).toEqual(expected);
  });

  it('an operator’s HTML nests no deeper than a text does', () => {
    const tree = JSON.stringify(contentTree(`${'<div>'.repeat(500)}x`));
    expect(tree.split('div').length - 1).toBeLessThanOrEqual(30);
    expect(tree).toContain('"x"');
  });
});
