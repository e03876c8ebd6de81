import type { CashbackAnswer } from '@touchline/contracts/loyalty';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { CashbackPeriods } from './cashback-periods.tsx';
import { CashbackTerms } from './cashback-terms.tsx';
import { cashbackResource } from './loyalty.resource.ts';
import { RewardChoice } from './reward-choice.tsx';
import { rewardChoiceResource, takesPart } from './reward-choice.resource.ts';
import { shareText } from './share-text.ts';

const TERMS = ['net', 'counted', 'own', 'rounded', 'paid', 'corrected', 'break'];

function Periods({
  isOffered,
  isDeclined,
  isForGames,
  level,
  percent,
  days,
  periods,
}: CashbackAnswer & { readonly isDeclined: boolean }) {
  const { i18n } = usePlugin();
  const nothing = isDeclined ? 'cashback.declined' : 'cashback.notOffered';
  const terms = isForGames ? [...TERMS, 'games'] : TERMS;
  return (
    <>
      <CashbackPeriods
        periods={periods}
        none={{
          title: i18n.t(isOffered ? 'cashback.none' : nothing),
          ...(isOffered && {
            text: i18n.t(days === 1 ? 'cashback.nextDaily' : 'cashback.next', {
              level: i18n.t(`club.level.${level}`),
              percent: shareText(percent, i18n.language),
              count: days,
            }),
          }),
        }}
      />
      {isOffered || periods.some(({ state }) => state === 'running') ? (
        <CashbackTerms terms={terms.map((term) => i18n.t(`cashback.term.${term}`))} />
      ) : undefined}
    </>
  );
}

/** The share of lost stakes that comes back: the period that is running, those before, and the terms. */
function Cashback() {
  const { bus, i18n, navigation } = usePlugin();
  const answer = useResource(cashbackResource, {});
  const settings = useResource(rewardChoiceResource, {}).data;
  const isDeclined = settings !== undefined && !takesPart(settings, 'cashback');
  const { data, refresh } = answer;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  return (
    <Page
      title={i18n.t('title.cashback')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t(data?.isForGames === true ? 'cashback.introGames' : 'cashback.intro')}
      action={
        data?.isOffered === true ? (
          <Button size="small" href={navigation.href({ route: 'vipCashback' })}>
            {i18n.t('cashback.levels')}
          </Button>
        ) : undefined
      }
    >
      {data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <>
          <Periods {...data} isDeclined={isDeclined} />
          <RewardChoice kind="cashback" />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Cashback);
