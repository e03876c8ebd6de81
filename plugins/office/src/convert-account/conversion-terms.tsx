import type { ConversionQuote } from '@touchline/contracts/money';
import { formattingLocale } from '@touchline/domain/languages';
import { amountText, formatExactMoney } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import styles from './convert-account.module.css';

const BASE = 'EUR';

/** "1 EUR = 7.53450 HRK", for each of the two that is not the euro itself. */
export function ratesText({ from, to, rates }: Pick<ConversionQuote, 'from' | 'to' | 'rates'>) {
  const sides = [
    { currency: from, rate: rates.from },
    { currency: to, rate: rates.to },
  ];
  return sides
    .filter(({ currency }) => currency !== BASE)
    .map(({ currency, rate }) => `1 ${BASE} = ${rate} ${currency}`);
}

/** What the player agrees to: the rate, the amounts before and after, and what was rounded. */
export function ConversionTerms({ quote }: { readonly quote: ConversionQuote }) {
  const { i18n } = usePlugin();
  const { from, to, amount, converted, exact, isLegal } = quote;
  const isRounded = exact !== amountText({ amount: converted, currency: to });
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{i18n.t('conversion.before')}</dt>
        <dd>
          <Money text={i18n.money(amount, from)} />
        </dd>
      </div>
      <div>
        <dt>{i18n.t(isLegal ? 'conversion.legalRate' : 'conversion.rate')}</dt>
        {ratesText(quote).map((text) => (
          <dd key={text} dir="ltr">
            {text}
          </dd>
        ))}
      </div>
      {isRounded ? (
        <div>
          <dt>{i18n.t('conversion.exact')}</dt>
          <dd>
            <Money
              text={formatExactMoney({
                text: exact,
                currency: to,
                locale: formattingLocale(i18n.language),
              })}
            />
          </dd>
        </div>
      ) : undefined}
      <div className={styles.result}>
        <dt>{i18n.t('conversion.after')}</dt>
        <dd>
          <Money text={i18n.money(converted, to)} strong />
        </dd>
      </div>
    </dl>
  );
}

/** The player's limits in the currency, each with what it becomes. */
export function LimitChanges({ quote: { limits, from, to } }: { readonly quote: ConversionQuote }) {
  const { i18n } = usePlugin();
  return limits.length === 0 ? undefined : (
    <section className={styles.limits}>
      <h2>{i18n.t('conversion.limits')}</h2>
      <dl className={styles.terms}>
        {limits.map(({ type, state, before, after }) => (
          <div key={`${type} ${state}`}>
            <dt>
              {i18n.t(`conversion.limit.${type}`)}
              {state === 'PENDING' ? ` · ${i18n.t('conversion.waiting')}` : ''}
            </dt>
            <dd>
              {i18n.t('conversion.becomes', {
                before: i18n.money(before, from),
                after: i18n.money(after, to),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
