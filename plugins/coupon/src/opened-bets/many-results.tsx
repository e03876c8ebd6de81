import { type I18n, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { cashOutDeskOf, type Sale } from './cash-out.store.ts';
import { useTotalText } from './many-bar.tsx';
import { refusalText } from './refusal-text.ts';
import styles from './opened-bets.module.css';

type SoldSale = Sale & { readonly state: 'sold' };

/** What became of one bet, in words: nothing is called sold that was not. */
function resultText(i18n: I18n, sale: Sale | undefined): string {
  switch (sale?.state) {
    case 'sold':
      return i18n.t('cashOut.sold', { amount: i18n.money(sale.amount, sale.currency) });
    case 'selling':
      return i18n.t('cashOut.selling');
    case 'unanswered':
      return i18n.t('cashOut.unanswered');
    case 'changed': {
      const { amount, currency } = sale.cost;
      return amount === undefined
        ? refusalText(i18n, sale.cost.refusal)
        : i18n.t('many.changed', { amount: i18n.money(amount, currency) });
    }
    case 'refused':
      return sale.refusal === undefined ? i18n.error(sale.error) : refusalText(i18n, sale.refusal);
    case undefined:
      return i18n.t('many.unknown');
  }
}

/** What became of each of the bets that were cashed out together, until it was read. */
export function ManyResults() {
  const context = usePlugin();
  const { i18n } = context;
  const desk = cashOutDeskOf(context);
  const together = useStore(desk.together);
  const sales = useStore(desk.sales);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = !together.some((betId) => sales.get(betId)?.state === 'selling');
  useEffect(() => {
    if (together.length > 0) {
      heading.current?.focus();
    }
  }, [together]);
  const totalText = useTotalText();
  if (together.length === 0) {
    return undefined;
  }
  const sold = together.flatMap((betId): readonly SoldSale[] => {
    const sale = sales.get(betId);
    return sale?.state === 'sold' ? [sale] : [];
  });
  const title = isDone
    ? i18n.t('many.done', { sold: sold.length, count: together.length })
    : i18n.t('cashOut.selling');
  return (
    <Card>
      <section className={styles.results} aria-label={title} data-sold-together={isDone}>
        <h2 ref={heading} tabIndex={-1} className={styles.soldTitle}>
          {title}
        </h2>
        <output className={styles.total}>
          {sold.length === 0 ? undefined : i18n.t('cashOut.sold', { amount: totalText(sold) })}
        </output>
        <ul className={styles.offers}>
          {together.map((betId) => (
            <li key={betId} data-result={sales.get(betId)?.state}>
              <span>{i18n.t('placed.number', { id: betId })}</span>
              <span>{resultText(i18n, sales.get(betId))}</span>
              {sales.get(betId)?.state === 'unanswered' ? (
                <Button size="small" onClick={() => void desk.retry(betId)}>
                  {i18n.t('askAgain')}
                </Button>
              ) : undefined}
            </li>
          ))}
        </ul>
        {isDone ? (
          <Button size="small" onClick={desk.dismissMany}>
            {i18n.t('placed.done')}
          </Button>
        ) : undefined}
      </section>
    </Card>
  );
}
