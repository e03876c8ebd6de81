import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, EmptyState, RetryCard, Skeleton } from '@touchline/ui';
import { walletIcon } from '@touchline/ui/icons';
import { useEffect } from 'react';
import { BonusCard } from './bonus-card.tsx';
import { bonusesResource } from './bonuses.resource.ts';
import styles from './bonuses.module.css';

/** The player's bonuses; the page of wagering shows those that are being wagered. */
function Bonuses() {
  const { bus, i18n, navigation } = usePlugin();
  const isWagering = useStore(navigation.current, ({ name }) => name === 'bonusesWager');
  const { data, status, error, refresh } = useResource(bonusesResource, {});
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  const bonuses = data?.bonuses.filter(({ state }) => !isWagering || state === 'active');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {i18n.t(isWagering ? 'title.bonusesWager' : 'title.officeBonuses')}
      </h1>
      <p className={styles.muted}>{i18n.t('bonuses.intro')}</p>
      {bonuses === undefined ? (
        <Card>
          {status === 'error' ? (
            <RetryCard
              title={i18n.error(error)}
              retryText={i18n.t('retry')}
              onRetry={() => void refresh()}
            />
          ) : (
            <output aria-label={i18n.t('loading')}>
              <Skeleton shape="bar" />
            </output>
          )}
        </Card>
      ) : bonuses.length === 0 ? (
        <EmptyState path={walletIcon} title={i18n.t('bonuses.none')} />
      ) : (
        bonuses.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} />)
      )}
    </div>
  );
}

export const view = reactView(Bonuses);
