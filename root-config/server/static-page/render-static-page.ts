import { type Html, html, htmlDocument } from '@touchline/domain/html';
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

function actionOf({ href, text, fields }: Action): Html {
  if (fields === undefined) {
    return html`<a href="${href}" class="action">${text}</a>`;
  }
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${href}">${hidden}<button class="action">${text}</button></form>`;
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
  /** What the page runs, where it needs a script. */
  readonly script?: string;
}): string {
  const { language, title, nonce, script } = given;
  const links = given.links.map(
    ({ href, text }) => html`<li><a href="${href}" rel="noreferrer">${text}</a></li>`,
  );
  return htmlDocument({
    language,
    root: html` data-route="${given.name}"`,
    title,
    style: STYLE,
    nonce,
    main: html`<p class="brand">${given.brand}</p><h1>${title}</h1><p>${given.text}</p>${links.length === 0 ? undefined : html`<ul>${links}</ul>`}<p class="hint">${given.hint}</p>${actionOf(given.action)}`,
    ...(script !== undefined && { script }),
  });
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
