import { STYLE_ATTRIBUTE } from '@touchline/contracts/site';

const ATTRIBUTE = / style="([^"]*)"/g;
/** Declarations that cannot leave their rule, end the element or fetch anything. */
const SAFE = /^[\w\s#%.,:;()+*/'-]*$/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Moves the styles of single elements into a style sheet, which may carry a nonce: the policy of pages
 * forbids them as attributes. The elements keep theirs under another name, by which the shell gives them
 * back to an element that it takes over. Styles that could be more than declarations are dropped.
 */
export function withoutInlineStyles(html: string): {
  readonly html: string;
  readonly css: readonly string[];
} {
  const css = new Set<string>();
  const moved = html.replaceAll(ATTRIBUTE, (_, value: string) => {
    const style = decode(value);
    if (!SAFE.test(style) || /url\(/i.test(style)) {
      return '';
    }
    css.add(`[${STYLE_ATTRIBUTE}="${style}"]{${style}}`);
    return ` ${STYLE_ATTRIBUTE}="${value}"`;
  });
  return { html: moved, css: [...css] };
}
