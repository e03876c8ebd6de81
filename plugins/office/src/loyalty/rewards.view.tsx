import type { Reward } from '@touchline/contracts/loyalty';
import { reactView, type RouteTarget, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Card, EmptyState, Money } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { useEffect } from 'react';
import styles from './loyalty.module.css';
import { rewardsResource } from './loyalty.resource.ts';

const TONES = {
  due: 'accent',
  active: 'accent',
  received: 'success',
  used: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
} as const;

/** Where the details of a reward are. */
const PAGES: Readonly<Record<Reward['kind'], RouteTarget>> = {
  cashback: { route: 'cashback' },
  friend: { route: 'bringFriend' },
  bonus: { route: 'officeBonuses' },
  'promo-code': { route: 'promoCodeCheck' },
};

function RewardRow({ reward }: { readonly reward: Reward }) {
  const { i18n, navigation } = usePlugin();
  const { kind, id, state, amount, currency, percent, at, expiresAt } = reward;
  return (
    <Row
      what={
        <>
          <a
            className={styles.page}
            href={navigation.href(PAGES[kind])}
            data-reward={`${kind}-${id}`}
            data-reward-state={state}
          >
            {i18n.t(`rewards.kind.${kind}`)}
          </a>
          {kind === 'promo-code' ? (
            <RowNote>
              <bdi dir="ltr">{id}</bdi>
            </RowNote>
          ) : undefined}
          {at === undefined ? undefined : <RowNote>{i18n.dateTime(at, 'date-time')}</RowNote>}
          {expiresAt === undefined ? undefined : (
            <RowNote>
              {i18n.t('rewards.until', { time: i18n.dateTime(expiresAt, 'date-time') })}
            </RowNote>
          )}
        </>
      }
    >
      <span className={styles.end}>
        {amount === undefined ? undefined : <Money text={i18n.money(amount, currency)} strong />}
        {percent === undefined ? undefined : i18n.t('rewards.percent', { percent })}
        <Badge tone={TONES[state]}>{i18n.t(`rewards.state.${state}`)}</Badge>
      </span>
    </Row>
  );
}

/** Everything that the player has earned or was given, in one list. */
function Rewards() {
  const { bus, i18n, navigation } = usePlugin();
  const answer = useResource(rewardsResource, {});
  const { data, refresh } = answer;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  return (
    <Page
      title={i18n.t('title.rewards')}
      intro={i18n.t('rewards.intro')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {data?.rewards.length === 0 ? (
        <EmptyState path={giftIcon} title={i18n.t('rewards.none')} />
      ) : (
        <Card>
          {data === undefined ? (
            <ResourceState answers={[answer]} i18n={i18n} />
          ) : (
            <Rows>
              {data.rewards.map((reward) => (
                <RewardRow key={`${reward.kind}-${reward.id}`} reward={reward} />
              ))}
            </Rows>
          )}
        </Card>
      )}
    </Page>
  );
}

export const view = reactView(Rewards);
