import type { ClearedHistory } from '@touchline/contracts/betting';
import { DAY } from '@touchline/domain/time';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { betsResource, betTotalsResource } from '../history/bets.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { clearedHistoryResource, clearHistory, showHistory } from './cleared-history.resource.ts';

/** Days after which a settled bet may be hidden. */
const AGES = ['30', '90', '365', '0'] as const;

/** Changes what is hidden, and has the lists of bets read again. */
function useChange() {
  const { http, notify, i18n, resources, clock } = usePlugin();
  const { busy, error, run } = useRequest();
  const change = (act: () => Promise<ClearedHistory>) =>
    run(async () => {
      const { hidden } = await act();
      for (const { name } of [clearedHistoryResource, betsResource, betTotalsResource]) {
        resources.invalidate(name);
      }
      const message =
        hidden === 0
          ? i18n.t('historyClear.allShown')
          : i18n.t('historyClear.hidden', { count: hidden });
      notify.show({ kind: 'success', id: 'history-clear', message });
    });
  return {
    busy,
    error,
    hide: (days: number) => void change(() => clearHistory(http, clock.now() - days * DAY)),
    show: () => void change(() => showHistory(http)),
  };
}

function Hidden({ cleared: { before, hidden } }: { readonly cleared: ClearedHistory }) {
  const { i18n } = usePlugin();
  const { busy, error, show } = useChange();
  return before === undefined ? undefined : (
    <Card>
      <SectionHeader title={i18n.t('historyClear.nowTitle')} />
      <div className={styles.form}>
        <p>
          {i18n.t('historyClear.now', {
            count: hidden,
            date: i18n.dateTime(before, 'date'),
          })}
        </p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        <Button wide busy={busy} onClick={show}>
          {i18n.t('historyClear.show')}
        </Button>
      </div>
    </Card>
  );
}

function HideForm() {
  const { i18n } = usePlugin();
  const [age, setAge] = useState<string>(AGES[0]);
  const { busy, error, hide } = useChange();
  return (
    <div className={styles.form}>
      <RadioGroup
        legend={i18n.t('historyClear.which')}
        value={age}
        onChange={setAge}
        options={AGES.map((days) => ({ value: days, text: i18n.t(`historyClear.age.${days}`) }))}
      />
      <p className={styles.muted}>{i18n.t('historyClear.kept')}</p>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Button variant="primary" size="large" wide busy={busy} onClick={() => hide(Number(age))}>
        {i18n.t('historyClear.hide')}
      </Button>
    </div>
  );
}

/** The page on which players hide settled bets from their own lists. */
function HistoryClear() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(clearedHistoryResource, {});
  return (
    <Page
      title={i18n.t('title.historyClear')}
      parent={{ title: i18n.t('title.history'), href: navigation.href({ route: 'betsHistory' }) }}
      intro={i18n.t('historyClear.intro')}
      width="narrow"
    >
      {answer.data === undefined ? undefined : <Hidden cleared={answer.data} />}
      <Card>
        {answer.data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : (
          <HideForm />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(HistoryClear, { server: false });
