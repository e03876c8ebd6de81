import { directionOf } from '@touchline/domain/languages';
import { attributes, escapeHtml } from '../html.ts';
import { documentTexts } from '../document-texts.ts';

/**
 * Plain rules, without variables or layers: these pages are for browsers that know neither, and for
 * moments in which nothing else can be had.
 */
const STYLE = `
html{background:#edf0f4;color:#0f151c;font:16px/1.5 "Segoe UI",Roboto,system-ui,sans-serif}
body{margin:0;padding:24px 16px;text-align:center}
main{max-width:520px;margin:12vh auto 0}
h1{font-size:22px;line-height:1.25;margin:0 0 12px}
p{margin:0 0 12px}
.brand{font-size:12px;font-weight:700;letter-spacing:1px;color:#4d5966}
.hint{font-size:14px;color:#4d5966}
ul{list-style:none;margin:0 0 16px;padding:0}
li{margin:0 0 8px}
a{display:inline-block;min-height:24px;padding:10px 20px;border-radius:8px;color:#0957c9;border:1px solid #dbe1e8;background:#fff;text-decoration:none}
button{font:inherit;min-height:44px;padding:10px 20px;border-radius:8px;border:1px solid;cursor:pointer}
.action,a.action{margin-top:8px;color:#fff;background:#0b5ed7;border-color:#0b5ed7}
a:focus,button:focus{outline:3px solid #0957c9;outline-offset:2px}
@media (prefers-color-scheme:dark){
html{background:#0a0e13;color:#f3f6f9}
.brand,.hint{color:#a5b1be}
a{color:#63b0ff;background:#141a22;border-color:#252f3b}
.action,a.action{color:#04101f;background:#3e97ff;border-color:#3e97ff}
a:focus,button:focus{outline-color:#63b0ff}
}`;

interface Link {
  readonly href: string;
  readonly text: string;
}

/** What is pressed: a link, or a form that sends its fields. */
interface Action extends Link {
  readonly fields?: Readonly<Record<string, string>>;
}

function actionOf({ href, text, fields }: Action): string {
  if (fields === undefined) {
    return `<a${attributes({ href, class: 'action' })}>${escapeHtml(text)}</a>`;
  }
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`)
    .join('');
  return `<form${attributes({ method: 'post', action: href })}>${hidden}<button class="action">${escapeHtml(text)}</button></form>`;
}

/** A standalone page: a heading, a sentence or two, and what can be done. */
export function renderPage(given: {
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  readonly links: readonly Link[];
  readonly action: Action;
  readonly nonce: string;
  readonly name: string;
  /** A script element, where the page needs one. */
  readonly script?: string;
}): string {
  const root = attributes({
    lang: given.language,
    dir: directionOf(given.language),
    'data-route': given.name,
  });
  const link = ({ href, text }: Link) =>
    `<a${attributes({ href, rel: 'noreferrer' })}>${escapeHtml(text)}</a>`;
  const list = given.links.map((one) => `<li>${link(one)}</li>`).join('');
  return [
    `<!doctype html><html${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(given.title)}</title><style nonce="${given.nonce}">${STYLE}</style></head>`,
    `<body><main><p class="brand">${escapeHtml(given.brand)}</p>`,
    `<h1>${escapeHtml(given.title)}</h1><p>${escapeHtml(given.text)}</p>`,
    list === '' ? '' : `<ul>${list}</ul>`,
    `<p class="hint">${escapeHtml(given.hint)}</p>${actionOf(given.action)}`,
    `</main>${given.script ?? ''}</body></html>`,
  ].join('');
}

/** The input of every standalone page. */
export interface StaticPageInput {
  readonly language: string;
  readonly brand: string;
  readonly nonce: string;
}

/** The page for when the site's configuration cannot be had; asking again is a link to itself. */
export function renderNoConfiguration(given: StaticPageInput & { readonly url: string }): string {
  const { action, ...texts } = documentTexts(given.language).noConfiguration;
  return renderPage({
    ...given,
    ...texts,
    name: 'noConfiguration',
    links: [],
    action: { href: given.url, text: action },
  });
}

/** The page for browsers that are too old, with where newer ones are. It needs no script. */
export function renderOldBrowser(given: StaticPageInput): string {
  const { action, ...texts } = documentTexts(given.language).oldBrowser;
  return renderPage({
    ...given,
    ...texts,
    name: 'oldBrowser',
    links: [
      { href: 'https://www.google.com/chrome/', text: 'Google Chrome' },
      { href: 'https://www.mozilla.org/firefox/', text: 'Mozilla Firefox' },
      { href: 'https://www.microsoft.com/edge', text: 'Microsoft Edge' },
    ],
    action: { href: `/${given.language}`, text: action },
  });
}

/** The content policy of a standalone page: its own style, and nothing else. */
export function staticPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
