import { formatMoney } from '@touchline/domain';
import type { Charge } from './charge-store.ts';
import { pageTexts } from './texts.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** The provider is another company: its page has a look of its own, not the site's tokens. */
const STYLE = `
:root { color-scheme: light dark; --paper: #f4f5f7; --card: #fff; --ink: #14171c; --quiet: #545b66;
  --line: #d5d9df; --warn-paper: #fff3d6; --warn-ink: #5c4300; --go: #1d5fd1; --go-ink: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #101317; --card: #1a1f26; --ink: #f1f3f5;
  --quiet: #a6adb8; --line: #353c47; --warn-paper: #3a2f10; --warn-ink: #ffdf94; --go: #8db4ff;
  --go-ink: #0b1a36; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-inline-size: 26rem; margin: 8vh auto; padding: 24px; background: var(--card);
  border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 1.375rem; line-height: 1.3; }
.notice { margin: 0 0 20px; padding: 12px; border-radius: 8px; background: var(--warn-paper);
  color: var(--warn-ink); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.amount { font-weight: 700; font-size: 1.25rem; }
form { display: grid; gap: 12px; }
button, a.button { display: block; inline-size: 100%; min-block-size: 48px; padding: 10px 16px; border-radius: 8px;
  border: 1px solid var(--line); background: transparent; color: inherit; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.primary { background: var(--go); border-color: var(--go); color: var(--go-ink); }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
@media (max-width: 480px) { main { margin: 0; min-block-size: 100vh; border: 0; border-radius: 0; } }
`;

/** What the page offers: a decision, or only the way back. */
export type PageState = 'open' | 'expired' | 'decided';

/** Content policy of the page: its own style, its own form, nothing else. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The hosted page of one charge; works without a script. */
export function renderPage(options: {
  readonly charge: Charge;
  readonly state: PageState;
  readonly nonce: string;
}): string {
  const { charge, state, nonce } = options;
  const language = charge.language === 'ru' ? 'ru' : 'en';
  const texts = pageTexts(language);
  const amount = formatMoney({
    amount: charge.amount,
    currency: charge.currency,
    locale: language,
  });
  const actions =
    state === 'open'
      ? `<form method="post">
<button class="primary" name="decision" value="approve">${texts.approve}</button>
<button name="decision" value="decline">${texts.decline}</button>
<button name="decision" value="cancel">${texts.cancel}</button>
</form>`
      : `<p role="status">${state === 'expired' ? texts.expired : texts.decided}</p>
<a class="button" href="${escape(charge.returnTo.cancel)}">${texts.back}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="notice">${texts.notice}</p>
<dl>
<dt>${texts.amount}</dt><dd class="amount">${escape(amount)}</dd>
<dt>${texts.reference}</dt><dd>${escape(charge.id.slice(0, 8))}</dd>
</dl>
${actions}
</main>
</body>
</html>
`;
}
