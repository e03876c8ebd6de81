import { escapeHtml } from '@touchline/domain/html';
import { HEAD_ATTRIBUTE, type PageHead } from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { attributes, safeJson } from './html.ts';
import type { PageFile } from './page-files.ts';
import type { Site } from './site.ts';

/** Our mark: a ball on a line; also so that no browser requests /favicon.ico. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b5ed7"/><path d="M2 12h12" stroke="#fff" stroke-width="1.5"/><circle cx="8" cy="7" r="3.5" fill="#fff"/></svg>',
)}`;

export interface HeadText {
  readonly title: string;
  readonly description: string | undefined;
}

/**
 * Title and description of a page in its language, from the plugin that owns its route.
 * @param values for a title with names in it; without them the route's plain title is used
 */
export function headText(
  site: Site,
  page: Page,
  brand: string,
  values?: Readonly<Record<string, string>>,
): HeadText {
  const { route, language } = page;
  const texts = route && site.artefactOfPlugin.get(route.plugin)?.headTexts;
  const found = texts?.[language] ?? texts?.['en'];
  const key = (values && route?.titleFromData?.title) ?? route?.title;
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values?.[name] ?? place);
  // What is still to be filled in is left to the view, which knows it.
  const plain = (text: string | undefined) => {
    const filled = text === undefined ? undefined : fill(text);
    return filled?.includes('{{') ? undefined : filled;
  };
  const title = key === undefined ? undefined : plain(found?.[key]);
  return {
    title: title === undefined ? brand : `${title} · ${brand}`,
    description: plain(key && found?.[key.replace(/^title\./, 'description.')]),
  };
}

function preloadLink(file: PageFile, nonce: string): string {
  // Must repeat the later request exactly; a mismatch would load the file twice. Same origin: no
  // `crossorigin`.
  const { href, as, integrity } = file;
  return `<link${attributes({ rel: 'preload', as, href, integrity, nonce })}>`;
}

/** What messengers and networks show of a link to a page. */
export interface LinkCard {
  /** Address of a picture of 1200 × 630. */
  readonly image: string;
  /** In the place of the page's title. */
  readonly title?: string;
  /** In the place of the page's description. */
  readonly description?: string;
}

/**
 * The tags of a card, no more than is read of them: everything else is taken from the title, the description and the
 * canonical address. They are not marked for the shell: nobody reads them of a page that is reached without a document.
 */
function cardTags(card: LinkCard, title: string): string {
  const { image, description } = card;
  const tags = [
    { property: 'og:title', content: card.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return tags
    .filter(({ content }) => content !== undefined)
    .map((tag) => `<meta${attributes(tag)}>`)
    .join('');
}

/** Everything of `<head>` but styles and scripts; what follows the page is marked for the shell. */
export function headTags(text: HeadText, head: PageHead, card?: LinkCard): string {
  const { metas, links, structuredData } = head;
  const mark = { [HEAD_ATTRIBUTE]: true };
  const first = [
    // No maximum scale: zooming by fingers stays possible (WCAG 1.4.4).
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'format-detection', content: 'telephone=no' },
  ];
  return [
    '<meta charset="utf-8">',
    ...first.map((meta) => `<meta${attributes(meta)}>`),
    `<title${attributes({ [HEAD_ATTRIBUTE]: head.title !== undefined })}>${escapeHtml(head.title ?? text.title)}</title>`,
    `<link${attributes({ rel: 'icon', href: ICON })}>`,
    ...metas.map((meta) => `<meta${attributes({ ...meta, ...mark })}>`),
    ...links.map((link) => `<link${attributes({ ...link, ...mark })}>`),
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json" ${HEAD_ATTRIBUTE}>${safeJson(structuredData)}</script>`,
    card === undefined ? '' : cardTags(card, head.title ?? text.title),
  ].join('');
}

/** Preload links of those of a page's files that do not travel in the document. */
export function preloadLinks(files: readonly PageFile[], nonce: string): string {
  return files
    .filter(({ text }) => text === undefined)
    .map((file) => preloadLink(file, nonce))
    .join('');
}

/** Links to the styles that do not travel in the document; what follows them waits for them. */
export function linkedStyles(files: readonly PageFile[], nonce: string): string {
  return files
    .filter(({ as, text }) => as === 'style' && text === undefined)
    .map(({ href, integrity }) => {
      const link = { rel: 'stylesheet', href, integrity, nonce, 'data-href': href };
      return `<link${attributes(link)}>`;
    })
    .join('');
}

/** The files that travel in the document; the loader knows them by their address. */
function writeFiles(files: readonly PageFile[], nonce: string): string {
  return files
    .filter(({ text }) => text !== undefined)
    .map(({ href, as, text }) => {
      const element = as === 'style' ? 'style' : 'script';
      return `<${element}${attributes({ 'data-href': href, nonce })}>${text}</${element}>`;
    })
    .join('');
}

/** The styles that travel in the document. */
export function inlineStyles(files: readonly PageFile[], nonce: string): string {
  return writeFiles(
    files.filter(({ as }) => as === 'style'),
    nonce,
  );
}

/** The modules that travel in the document; they follow the loader, which takes them up. */
export function inlineEntries(files: readonly PageFile[], nonce: string): string {
  return writeFiles(
    files.filter(({ isEntry }) => isEntry),
    nonce,
  );
}

/** The chunks of modules that travel in the document. */
export function inlineChunks(files: readonly PageFile[], nonce: string): string {
  return writeFiles(
    files.filter(({ as, isEntry }) => as === 'script' && !isEntry),
    nonce,
  );
}
