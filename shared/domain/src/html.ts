import { directionOf } from './languages/languages.ts';

const MARKUP: unique symbol = Symbol.for('touchline.html');

/** Markup made by {@link html}: whatever text it was given is escaped. Data cannot forge it. */
export interface Html {
  readonly [MARKUP]: string;
}

/** What a template takes: text and numbers are escaped, markup stays, `undefined` leaves a gap. */
type Value = string | number | Html | readonly Html[] | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function markupOf(value: Value): string {
  if (value === undefined) {
    return '';
  }
  if (typeof value !== 'object') {
    return escapeHtml(String(value));
  }
  return MARKUP in value ? value[MARKUP] : value.map(markupOf).join('');
}

/** Markup from a template; values stand between tags or inside quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { [MARKUP]: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

/** Markup as it is sent. */
export function htmlText(markup: Html): string {
  return markup[MARKUP];
}

/** A standalone page: it loads nothing, and its style and script carry the nonce of its policy. */
export function htmlDocument(page: {
  readonly language: string;
  /** Attributes of the root element other than its language and direction. */
  readonly root?: Html;
  readonly title: string;
  /** Of the site's own making, like the script: neither holds anything that was received. */
  readonly style: string;
  readonly script?: string;
  readonly nonce: string;
  readonly main: Html;
}): string {
  const { language, root, title, style, script, nonce, main } = page;
  const start = html`<!doctype html><html lang="${language}" dir="${directionOf(language)}"${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>`;
  const attribute = htmlText(html` nonce="${nonce}"`);
  return [
    htmlText(start),
    `<style${attribute}>${style}</style></head><body>`,
    htmlText(html`<main>${main}</main>`),
    script === undefined ? '' : `<script${attribute}>${script}</script>`,
    '</body></html>',
  ].join('');
}
