import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { BonusCard } from './bonus-card.tsx';
import { depositBonusResource } from './deposit-bonus.resource.ts';
import { DepositOffer } from './deposit-offer.tsx';

/** The bonus of the first deposit: what is offered, or its present state. */
function DepositBonus() {
  const { bus, i18n, navigation } = usePlugin();
  const answer = useResource(depositBonusResource, {});
  const { data, refresh } = answer;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  return (
    <Page
      title={i18n.t('title.bonusesDeposit')}
      parent={{
        title: i18n.t('title.officeBonuses'),
        href: navigation.href({ route: 'officeBonuses' }),
      }}
    >
      {data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : data.bonus !== undefined ? (
        <BonusCard bonus={data.bonus} />
      ) : data.offer !== undefined ? (
        <DepositOffer offer={data.offer} state={data.state} />
      ) : (
        <EmptyState path={giftIcon} title={i18n.t('depositBonus.none')} />
      )}
    </Page>
  );
}

export const view = reactView(DepositBonus);
