import type { FiguresAnswer } from '@touchline/contracts/care';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { Tabs } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { durationText } from '../limits/duration.ts';
import styles from './figures.module.css';
import { figuresResource } from './figures.resource.ts';

type Period = FiguresAnswer['periods'][number];
const AMOUNTS = ['deposited', 'netDeposit', 'staked', 'netPosition'] as const;

/** One period: amounts, and the time signed in. */
function PeriodFigures({
  figures,
  currency,
}: {
  readonly figures: Period;
  readonly currency: string;
}) {
  const { i18n } = usePlugin();
  return (
    <dl className={styles.figures}>
      {AMOUNTS.map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{i18n.t(`figures.${name}`)}</dt>
          <dd>
            <bdi>{i18n.money(figures[name], currency)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.figure}>
        <dt>{i18n.t('figures.time')}</dt>
        <dd>{durationText(figures.time / 60, i18n.language)}</dd>
      </div>
    </dl>
  );
}

/** What the player has spent in a period, computed from the ledger. */
export function FiguresCard() {
  const { i18n } = usePlugin();
  const answer = useResource(figuresResource, {});
  const [period, setPeriod] = useState<Period['period']>('all');
  const { data } = answer;
  const figures = data?.periods.find((each) => each.period === period);
  return (
    <Card>
      <SectionHeader title={i18n.t('figures.title')} />
      {data === undefined || figures === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <Tabs
          label={i18n.t('figures.periods')}
          tabs={data.periods.map((each) => ({
            key: each.period,
            text: i18n.t(`figures.period.${each.period}`),
          }))}
          selected={period}
          onSelect={setPeriod}
        >
          <PeriodFigures figures={figures} currency={data.currency} />
          <p className={styles.hint}>{i18n.t('figures.hint')}</p>
        </Tabs>
      )}
    </Card>
  );
}
