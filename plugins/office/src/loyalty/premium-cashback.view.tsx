import type { PremiumCashbackAnswer } from '@touchline/contracts/loyalty';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { CashbackPeriods } from './cashback-periods.tsx';
import { CashbackTerms } from './cashback-terms.tsx';
import { LevelTable, usePeriodText } from './level-table.tsx';
import { premiumCashbackResource } from './loyalty.resource.ts';
import { RewardChoice } from './reward-choice.tsx';
import { rewardChoiceResource, takesPart } from './reward-choice.resource.ts';
import { shareText } from './share-text.ts';

const TERMS = [
  'premium.term.counted',
  'cashback.term.counted',
  'cashback.term.rounded',
  'premium.term.paid',
  'premium.term.corrected',
  'cashback.term.break',
];

function Premium({
  isOffered,
  isDeclined,
  level,
  days,
  levels,
  periods,
}: PremiumCashbackAnswer & { readonly isDeclined: boolean }) {
  const { i18n } = usePlugin();
  const periodText = usePeriodText();
  const isShown = isOffered || periods.some(({ state }) => state === 'running');
  const percent = levels.find((one) => one.level === level)?.percent ?? 0;
  const nothing = isDeclined ? 'cashback.declined' : 'cashback.notOffered';
  return (
    <>
      <CashbackPeriods
        periods={periods}
        none={
          isOffered
            ? {
                title: i18n.t('premium.none'),
                text: i18n.t('premium.next', {
                  level: i18n.t(`club.level.${level}`),
                  percent: shareText(percent, i18n.language),
                  period: periodText(days),
                }),
              }
            : { title: i18n.t(nothing) }
        }
      />
      {isShown ? (
        <>
          <LevelTable
            caption={i18n.t('premium.caption')}
            share={i18n.t('premium.share')}
            levels={levels.map((one) => ({ ...one, days }))}
            own={level}
          />
          <CashbackTerms terms={TERMS.map((term) => i18n.t(term))} />
        </>
      ) : undefined}
    </>
  );
}

/** The share of stakes in games that comes back: the period that is running, those before, the levels and the terms. */
function PremiumCashback() {
  const { bus, i18n, navigation } = usePlugin();
  const answer = useResource(premiumCashbackResource, {});
  const settings = useResource(rewardChoiceResource, {}).data;
  const { data, refresh } = answer;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  return (
    <Page
      title={i18n.t('title.premiumCashback')}
      parent={{ title: i18n.t('title.cashback'), href: navigation.href({ route: 'cashback' }) }}
      intro={i18n.t('premium.intro')}
      action={
        data?.isOffered === true ? (
          <Button size="small" href={navigation.href({ route: 'points' })}>
            {i18n.t('vip.toPoints')}
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
          <Premium
            {...data}
            isDeclined={settings !== undefined && !takesPart(settings, 'cashback')}
          />
          <RewardChoice kind="cashback" />
        </>
      )}
    </Page>
  );
}

export const view = reactView(PremiumCashback);
