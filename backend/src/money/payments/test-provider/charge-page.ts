import { type Html, html } from '@touchline/domain/html';
import { formattingLocale, languageWithTexts } from '@touchline/domain/languages';
import { formatMoney } from '@touchline/domain/money';
import type { Charge } from './charge-store.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';
import { testMethod } from './test-methods.ts';

type TestPaymentTexts = ReturnType<typeof serverTexts>['testPayment'];

/** What the page offers: a decision, or only the way back. */
export type PageState = 'open' | 'expired' | 'decided';

/** What to pay with, where the method has several; what the player came to pay with is chosen. */
function meansField({ methodId, meansId }: Charge, texts: TestPaymentTexts): Html | undefined {
  const { means } = testMethod(methodId);
  const options = means.map(
    ({ id, label }) =>
      html`<option value="${id}"${id === meansId ? html` selected` : undefined}>${label}</option>`,
  );
  return means.length > 1
    ? html`<p><label>${texts.payWith} <select name="means" dir="ltr">${options}</select></label></p>`
    : undefined;
}

/** What the hosted page of one charge shows; works without a script. */
export function chargePage({
  charge,
  state,
}: {
  readonly charge: Charge;
  readonly state: PageState;
}): { readonly language: string; readonly title: string; readonly main: Html } {
  const language = languageWithTexts(charge.language);
  const texts = serverTexts(language).testPayment;
  const amount = formatMoney({
    amount: charge.amount,
    currency: charge.currency,
    locale: formattingLocale(language),
  });
  const actions =
    state === 'open'
      ? html`<form method="post">
${meansField(charge, texts)}
<button class="primary" name="decision" value="approve">${texts.approve}</button>
<button name="decision" value="decline">${texts.decline}</button>
<button class="quiet" name="decision" value="cancel">${texts.cancel}</button>
</form>`
      : html`<div class="done"><p role="status">${state === 'expired' ? texts.expired : texts.decided}</p>
<a class="button" href="${charge.returnTo.cancel}">${texts.back}</a></div>`;
  const main = html`<h1>${texts.title}</h1>
<p class="notice">${texts.notice}</p>
<dl>
<dt>${texts.method}</dt><dd>${texts.kind[testMethod(charge.methodId).kind]}</dd>
<dt>${texts.amount}</dt><dd class="amount">${amount}</dd>
<dt>${texts.reference}</dt><dd dir="ltr">${charge.id.slice(0, 8)}</dd>
</dl>
${actions}`;
  return { language, title: texts.title, main };
}
