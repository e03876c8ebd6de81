import type { Article, ContentNode } from '@touchline/contracts/site';
import { withLanguage } from '@touchline/domain/languages';
import { marked } from 'marked';
import { contentTree } from '../seo/content-tree.ts';

type Element = Exclude<ContentNode, string>;

/** At the end of a heading: the id that links to it name. */
const HEADING_ID = /\s*\{#([a-z][a-z0-9-]{0,59})\}\s*$/;
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3']);
/** Elements whose only content is elements. */
const STRUCTURES: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

function textOf(node: ContentNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function isBlank(node: ContentNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** A heading with the id that its text ends with, or one by its place. */
function withId(heading: Element, place: number): Element {
  const last = heading.children.at(-1);
  const [, named] = (typeof last === 'string' && HEADING_ID.exec(last)) || [];
  const children =
    typeof last === 'string' && named !== undefined
      ? [...heading.children.slice(0, -1), last.replace(HEADING_ID, '')]
      : heading.children;
  return { ...heading, attributes: { id: named ?? `part-${place}` }, children };
}

/** Links to a path of the site are in the language of the article; elements of lists and tables are all there is in them. */
function tidy(node: ContentNode, language: string): ContentNode {
  if (typeof node === 'string') {
    return node;
  }
  const { tag, attributes } = node;
  const href = attributes?.['href'];
  const children = node.children
    .filter((child) => !STRUCTURES.has(tag) || !isBlank(child))
    .map((child) => tidy(child, language));
  return tag === 'a' && href?.startsWith('/') === true
    ? { ...node, attributes: { ...attributes, href: withLanguage(language, href) }, children }
    : { ...node, children };
}

/** Markdown as a tree of harmless elements, with an id for each heading, and its chapters. */
export function articleNodes(
  markdown: string,
  language: string,
): Pick<Article, 'chapters' | 'nodes'> {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const nodes = contentTree(html)
    .filter((node) => !isBlank(node))
    .map((node, place) => {
      const linked = tidy(node, language);
      return typeof linked !== 'string' && HEADINGS.has(linked.tag)
        ? withId(linked, place)
        : linked;
    });
  const chapters = nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: node.attributes?.['id'] ?? '', title: textOf(node) }]
      : [],
  );
  return { chapters, nodes };
}
