import type { DepositBonusAnswer, DepositBonusOffer } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, Money, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { BetsThatCount } from './bets-that-count.tsx';
import { chooseDepositBonus, depositBonusResource } from './deposit-bonus.resource.ts';
import styles from './bonuses.module.css';

/** The bonus of the first deposit with all its terms, and the choice to have it or not. */
export function DepositOffer({
  offer,
  state,
}: {
  readonly offer: DepositBonusOffer;
  readonly state: DepositBonusAnswer['state'];
}) {
  const { http, i18n, log, navigation, resources } = usePlugin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isWanted = state === 'available';
  const maximum = i18n.money(offer.maximum, offer.currency);

  async function choose(accepted: boolean): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await chooseDepositBonus(http, accepted);
      resources.invalidate(depositBonusResource.name);
    } catch (failure) {
      log.warn('the choice of the deposit bonus was not saved', failure);
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <article className={styles.bonus} data-deposit-bonus={state}>
        <header className={styles.head}>
          <h2 className={styles.amount}>
            <Money text={i18n.t('depositBonus.upTo', { maximum })} strong />
          </h2>
          <Badge tone={isWanted ? 'accent' : 'neutral'}>
            {i18n.t(`depositBonus.state.${state}`)}
          </Badge>
        </header>
        <p>{i18n.t('depositBonus.text', { percent: offer.percent, maximum })}</p>
        <Terms offer={offer} />
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        {isWanted ? (
          <Button variant="primary" wide href={navigation.href({ route: 'recharge' })}>
            {i18n.t('deposit')}
          </Button>
        ) : (
          <Button variant="primary" wide busy={isBusy} onClick={() => void choose(true)}>
            {i18n.t('depositBonus.accept')}
          </Button>
        )}
        {state === 'declined' ? undefined : (
          <Button variant="quiet" wide busy={isBusy} onClick={() => void choose(false)}>
            {i18n.t('depositBonus.decline')}
          </Button>
        )}
      </article>
    </Card>
  );
}

function Terms({ offer }: { readonly offer: DepositBonusOffer }) {
  const { i18n } = usePlugin();
  const { currency, minimumDeposit, maximum, wagerTimes, days } = offer;
  const money = (minor: number) => i18n.money(minor, currency);
  return (
    <section>
      <h3 className={styles.terms}>{i18n.t('depositBonus.terms')}</h3>
      <ul className={styles.conditions}>
        <li>{i18n.t('depositBonus.first', { minimum: money(minimumDeposit) })}</li>
        <li>{i18n.t('depositBonus.account')}</li>
        <li>
          {i18n.t('depositBonus.wager', {
            times: wagerTimes,
            example: money(maximum),
            required: money(Math.ceil(maximum * wagerTimes)),
          })}
        </li>
        <li>{i18n.t('depositBonus.days', { count: days })}</li>
        <li>
          {i18n.t('depositBonus.counts')}
          <ul className={styles.conditions}>
            <BetsThatCount {...offer} />
          </ul>
        </li>
        <li>{i18n.t('depositBonus.excluded')}</li>
        <li>{i18n.t('depositBonus.winnings')}</li>
        <li>{i18n.t('depositBonus.lost')}</li>
        <li>{i18n.t('depositBonus.one')}</li>
      </ul>
    </section>
  );
}
