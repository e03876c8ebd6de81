import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { FreeRounds } from '../free-rounds/free-rounds.tsx';
import { freeRoundsResource } from '../free-rounds/free-rounds.resource.ts';
import { RewardChoice } from '../loyalty/reward-choice.tsx';
import { BonusCard } from './bonus-card.tsx';
import { bonusesResource } from './bonuses.resource.ts';

/** The player's bonuses; the page of wagering shows those that are being wagered. */
function Bonuses() {
  const { bus, i18n, navigation } = usePlugin();
  const isWagering = useStore(navigation.current, ({ name }) => name === 'bonusesWager');
  const answer = useResource(bonusesResource, {});
  const { data, refresh } = answer;
  const free = useResource(freeRoundsResource, {});
  const hasFreeRounds = !isWagering && free.data !== undefined && free.data.freeRounds.length > 0;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  const bonuses = data?.bonuses.filter(({ state }) => !isWagering || state === 'active');
  return (
    <Page
      title={i18n.t(isWagering ? 'title.bonusesWager' : 'title.officeBonuses')}
      parent={
        isWagering
          ? {
              title: i18n.t('title.officeBonuses'),
              href: navigation.href({ route: 'officeBonuses' }),
            }
          : { title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }
      }
      intro={i18n.t('bonuses.intro')}
      action={
        <Button href={navigation.href({ route: 'bonusesDeposit' })}>
          {i18n.t('title.bonusesDeposit')}
        </Button>
      }
    >
      {hasFreeRounds && free.data !== undefined ? <FreeRounds {...free.data} /> : undefined}
      {bonuses === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : bonuses.length === 0 ? (
        hasFreeRounds ? undefined : (
          <EmptyState path={giftIcon} title={i18n.t('bonuses.none')} />
        )
      ) : (
        bonuses.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} />)
      )}
      {isWagering ? undefined : <RewardChoice kind="bonus" />}
    </Page>
  );
}

export const view = reactView(Bonuses);
