import type { Bet } from '@touchline/contracts';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Button, Icon, Money } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { useEffect, useRef } from 'react';
import { placingOf } from './placement.ts';
import styles from './placement.module.css';

/** Says that the bet is accepted, at what price and for what. */
export function PlacedBet({ bet }: { readonly bet: Bet }) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const placing = placingOf(context);
  const odds = useOdds();
  // A single's total is its price, as it was offered.
  const only = bet.legs.length === 1 ? bet.legs[0] : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.placed} data-bet-id={bet.id}>
      <span className={styles.glyph}>
        <Icon path={checkCircleIcon} size={48} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {i18n.t('placed.title')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{i18n.t('stake')}</dt>
          <dd>
            <Money text={i18n.money(bet.stake, bet.currency)} />
          </dd>
        </div>
        <div>
          <dt>{i18n.t('totalOdds')}</dt>
          <dd>{only === undefined ? bet.totalOdds : odds(only.price)}</dd>
        </div>
        <div>
          <dt>{i18n.t('possibleReturn')}</dt>
          <dd>
            <Money text={i18n.money(bet.possibleReturn, bet.currency)} strong />
          </dd>
        </div>
      </dl>
      <p className={styles.muted}>{i18n.t('placed.number', { id: bet.id })}</p>
      <Button wide variant="primary" onClick={placing.dismiss}>
        {i18n.t('placed.done')}
      </Button>
      <Button wide href={navigation.href({ route: 'betsHistory' })}>
        {i18n.t('placed.myBets')}
      </Button>
      <Button wide variant="quiet" onClick={placing.repeat}>
        {i18n.t('placed.repeat')}
      </Button>
    </section>
  );
}
