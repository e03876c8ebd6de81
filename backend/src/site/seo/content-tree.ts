import type { ContentNode } from '@touchline/contracts/site';
import { Parser } from 'htmlparser2';

/** Elements of running text, with the attributes they may keep. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'h2 h3 h4 p ul ol li b strong i em u s sub sup br hr blockquote table thead tbody tr caption figure figcaption div span section article'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
};
/** Elements that are removed with their content; of other unknown ones the text stays. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
]);
const ADDRESSES = new Set(['href', 'src']);
/** Deeper nesting is no text. */
const DEEPEST = 30;

interface Open {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: ContentNode[];
}

/** A path of this site, an https address, a place in the page, mail or phone; nothing that runs or shows its own data. */
function isSafeAddress(address: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|#[\w-]+$|mailto:|tel:)/i.test(address.trim());
}

function allowed(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set(['class', ...(ELEMENTS[tag] ?? [])]);
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => names.has(name) && (!ADDRESSES.has(name) || isSafeAddress(value)),
    ),
  );
}

/**
 * An operator's HTML as a tree of harmless elements: built up from a list of what may be shown, so
 * that what is not on it cannot get through, and the page needs no parser for it.
 */
export function contentTree(html: string): readonly ContentNode[] {
  const root: Open = { tag: '', children: [] };
  const open: (Open | undefined)[] = [root];
  let silent = 0;
  const current = () => open.findLast((node) => node !== undefined) ?? root;
  const parser = new Parser({
    onopentag: (tag, given) => {
      silent += SILENT.has(tag) ? 1 : 0;
      if (silent > 0 || !Object.hasOwn(ELEMENTS, tag) || open.length > DEEPEST) {
        open.push(undefined);
        return;
      }
      const attributes = allowed(tag, given);
      const node: Open = {
        tag,
        ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
        children: [],
      };
      current().children.push(node);
      open.push(node);
    },
    ontext: (text) => {
      if (silent === 0) {
        const { children } = current();
        const last = children.at(-1);
        if (typeof last === 'string') {
          children[children.length - 1] = last + text;
        } else {
          children.push(text);
        }
      }
    },
    onclosetag: (tag) => {
      silent -= SILENT.has(tag) ? 1 : 0;
      open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
