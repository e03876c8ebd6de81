import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { cashOutDeskOf } from './cash-out.store.ts';
import { type BetOffer, totalsOf } from './choosing.ts';
import styles from './opened-bets.module.css';

/** What offers come to, as the reader writes it; of several currencies one after the other. */
export function useTotalText(): (
  offers: readonly Pick<BetOffer, 'amount' | 'currency'>[],
) => string {
  const { i18n } = usePlugin();
  return (offers) =>
    [...totalsOf(offers)].map(([currency, amount]) => i18n.money(amount, currency)).join(' + ');
}

/** What is about to be sold, at the prices that were there when the player asked for it. */
function Confirmation({
  offers,
  onClose,
}: {
  readonly offers: readonly BetOffer[];
  /** @param isSelling whether the player has confirmed */
  readonly onClose: (isSelling: boolean) => void;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const total = useTotalText()(offers);
  return (
    <Dialog
      open
      focus="title"
      onClose={() => onClose(false)}
      title={i18n.t('many.confirm', { count: offers.length })}
      closeText={i18n.t('many.back')}
      actions={
        <Button
          wide
          variant="primary"
          size="large"
          onClick={() => {
            void cashOutDeskOf(context).sellMany(offers);
            onClose(true);
          }}
        >
          {i18n.t('cashOut.sell', { amount: total })}
        </Button>
      }
    >
      <ul className={styles.offers}>
        {offers.map(({ betId, amount, currency }) => (
          <li key={betId}>
            <span>{i18n.t('placed.number', { id: betId })}</span>
            <bdi>{i18n.money(amount, currency)}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{i18n.t('many.rule')}</p>
    </Dialog>
  );
}

export interface ManyBarProps {
  /** Of the bets on the page. */
  readonly offers: readonly BetOffer[];
  /** Undefined while the player does not choose. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChoose: (chosen: ReadonlySet<string> | undefined) => void;
}

/** Chooses several bets, and cashes them out by one confirmation. */
export function ManyBar({ offers, chosen, onChoose }: ManyBarProps) {
  const { i18n } = usePlugin();
  const totalText = useTotalText();
  const [asked, setAsked] = useState<readonly BetOffer[]>();
  if (chosen === undefined) {
    return offers.length < 2 ? undefined : (
      <div className={styles.many}>
        <Button onClick={() => onChoose(new Set())}>{i18n.t('many.choose')}</Button>
      </div>
    );
  }
  const selling = offers.filter(({ betId }) => chosen.has(betId));
  const isAll = selling.length === offers.length;
  return (
    <section className={styles.many} aria-label={i18n.t('many.choose')} data-choosing="">
      <output className={styles.total}>
        {i18n.t('many.chosen', { count: selling.length })}
        {selling.length === 0 ? undefined : (
          <>
            {' · '}
            <b>
              <bdi>{totalText(selling)}</bdi>
            </b>
          </>
        )}
      </output>
      <div className={styles.buttons}>
        <Button
          size="small"
          onClick={() => onChoose(new Set(isAll ? [] : offers.map(({ betId }) => betId)))}
        >
          {i18n.t(isAll && offers.length > 0 ? 'many.none' : 'many.all')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onChoose(undefined)}>
          {i18n.t('many.stop')}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={selling.length === 0}
          onClick={() => setAsked(selling)}
        >
          {i18n.t('many.sell')}
        </Button>
      </div>
      {asked === undefined ? undefined : (
        <Confirmation
          offers={asked}
          onClose={(isSelling) => {
            setAsked(undefined);
            if (isSelling) onChoose(undefined);
          }}
        />
      )}
    </section>
  );
}
