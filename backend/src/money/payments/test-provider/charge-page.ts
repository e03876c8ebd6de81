import { directionOf, formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { formatMoney } from '@touchline/domain/money';
import type { Charge } from './charge-store.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { STYLE } from '../../../platform/http/hosted-page.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';

/** What the page offers: a decision, or only the way back. */
export type PageState = 'open' | 'expired' | 'decided';

/** The hosted page of one charge; works without a script. */
export function renderPage(options: {
  readonly charge: Charge;
  readonly state: PageState;
  readonly nonce: string;
}): string {
  const { charge, state, nonce } = options;
  const language = languageWithTexts(charge.language);
  const texts = serverTexts(language).testPayment;
  const amount = formatMoney({
    amount: charge.amount,
    currency: charge.currency,
    locale: formattingLocale(language),
  });
  const actions =
    state === 'open'
      ? `<form method="post">
<button class="primary" name="decision" value="approve">${texts.approve}</button>
<button name="decision" value="decline">${texts.decline}</button>
<button class="quiet" name="decision" value="cancel">${texts.cancel}</button>
</form>`
      : `<div class="done"><p role="status">${state === 'expired' ? texts.expired : texts.decided}</p>
<a class="button" href="${escapeHtml(charge.returnTo.cancel)}">${texts.back}</a></div>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
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
<dt>${texts.amount}</dt><dd class="amount">${escapeHtml(amount)}</dd>
<dt>${texts.reference}</dt><dd dir="ltr">${escapeHtml(charge.id.slice(0, 8))}</dd>
</dl>
${actions}
</main>
</body>
</html>
`;
}
