import { describe, expect, it } from 'vitest';
import { html, htmlDocument, htmlText } from './html.ts';

const HOSTILE = `"><script>alert('&')</script>`;
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;';

describe('html', () => {
  it('a template escapes text between tags and in attributes', () => {
    expect(htmlText(html`<a href="${HOSTILE}">${HOSTILE}</a>`)).toBe(
      `<a href="${ESCAPED}">${ESCAPED}</a>`,
    );
  });

  it('a template keeps markup of other templates, also of a list', () => {
    const rows = ['<', 2].map((value) => html`<li>${value}</li>`);
    expect(htmlText(html`<ul>${rows}</ul>${undefined}${html`<hr>`}`)).toBe(
      '<ul><li>&lt;</li><li>2</li></ul><hr>',
    );
  });

  it('a template keeps the backslashes of its own text out of its values', () => {
    expect(htmlText(html`<p>\u0026${'\\n'}</p>`)).toBe('<p>&\\n</p>');
  });

  it('data that resembles markup does not pass as markup', () => {
    const forged = JSON.parse('{"touchline.html":"<b>"}') as never;
    expect(() => htmlText(html`${forged}`)).toThrow(TypeError);
  });
});

describe('documents', () => {
  it('a document escapes its title and language, and hands its nonce to style and script', () => {
    const page = htmlDocument({
      language: HOSTILE,
      title: HOSTILE,
      style: 'main > p { margin: 0 }',
      script: 'start()',
      nonce: 'n0',
      main: html`<h1>${HOSTILE}</h1>`,
    });
    expect(page).toContain(`<html lang="${ESCAPED}" dir="ltr">`);
    expect(page).toContain(`<title>${ESCAPED}</title>`);
    expect(page).toContain('<style nonce="n0">main > p { margin: 0 }</style>');
    expect(page).toContain(`<main><h1>${ESCAPED}</h1></main><script nonce="n0">start()</script>`);
  });

  it('a document has the direction of its language', () => {
    const page = { title: '', style: '', nonce: '', main: html`` };
    expect(htmlDocument({ ...page, language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  });
});
