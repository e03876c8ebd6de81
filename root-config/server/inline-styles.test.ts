import { describe, expect, it } from 'vitest';
import { withoutInlineStyles } from './inline-styles.ts';

describe('styles of single elements', () => {
  it('the styles of single elements become rules, each once', () => {
    const html =
      '<p style="color:red;width:50%">style="no"</p><i style="color:red;width:50%"></i><b style="--x:calc(1px + 2px)"></b>';
    expect(withoutInlineStyles(html)).toEqual({
      html: '<p data-style="color:red;width:50%">style="no"</p><i data-style="color:red;width:50%"></i><b data-style="--x:calc(1px + 2px)"></b>',
      css: [
        '[data-style="color:red;width:50%"]{color:red;width:50%}',
        '[data-style="--x:calc(1px + 2px)"]{--x:calc(1px + 2px)}',
      ],
    });
  });

  it.each([
    'color:red}body{display:none',
    'color:red&lt;/style&gt;',
    'background:url(//evil.example)',
    'background:URL(x)',
    'content:&quot;x&quot;',
    String.raw`color:\72 ed`,
  ])('a style that could be more than declarations is dropped: %s', (style) => {
    expect(withoutInlineStyles(`<p style="${style}">`)).toEqual({ html: '<p>', css: [] });
  });
});
