import { usePlugin } from '@touchline/plugin-api';
import { Button, Icon, NoticeBanner } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { useEffect, useRef } from 'react';
import { move, POP } from '../feedback/motion.ts';
import { touchFeedback } from '../feedback/touch-feedback.ts';
import { cashOutDeskOf, type Sale } from './cash-out.store.ts';
import styles from './opened-bets.module.css';

/** Shows what a cash-out has paid, until it is dismissed. */
export function Sold({ sale }: { readonly sale: Sale & { readonly state: 'sold' } }) {
  const context = usePlugin();
  const { i18n } = context;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Of bets that are sold together the results of all have the focus.
    if (!cashOutDeskOf(context).together.get().includes(sale.bet.id)) {
      heading.current?.focus();
    }
    move(section.current?.firstElementChild, POP);
    touchFeedback(context, 'accepted');
  }, [context, sale.bet.id]);
  return (
    <section ref={section} className={styles.sold} data-sold={sale.bet.id}>
      <Icon path={checkCircleIcon} size={32} />
      <div className={styles.what}>
        <h3 ref={heading} tabIndex={-1} className={styles.soldTitle}>
          {i18n.t(sale.isWhole ? 'cashOut.sold' : 'cashOut.soldPart', {
            amount: i18n.money(sale.amount, sale.currency),
          })}
        </h3>
        <p className={styles.muted}>{i18n.t('cashOut.onAccount')}</p>
      </div>
      <Button size="small" onClick={() => cashOutDeskOf(context).dismiss(sale.bet.id)}>
        {i18n.t('placed.done')}
      </Button>
    </section>
  );
}

/** Shows that it is unknown whether a bet was sold, and retries. */
export function Unanswered({ betId }: { readonly betId: string }) {
  const context = usePlugin();
  const { i18n } = context;
  return (
    <NoticeBanner
      tone="warning"
      text={`${i18n.t('placed.number', { id: betId })}. ${i18n.t('cashOut.unanswered')}`}
      action={
        <Button size="small" onClick={() => void cashOutDeskOf(context).retry(betId)}>
          {i18n.t('askAgain')}
        </Button>
      }
    />
  );
}
