import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { phoneIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { CallCard } from './call-card.tsx';
import { callsResource } from './calls.resource.ts';
import styles from './calls.module.css';

/** The calls of the last year, and the way to request one while none waits. */
function CallHistory() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(callsResource, {});
  const { data, refresh } = answer;
  // What the page before has shown of a call may have changed since; without it nothing is kept, and this does nothing.
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const isOpen = data?.calls.some(({ status }) => status === 'waiting') ?? true;
  const toRequest =
    data?.isOffered && !isOpen ? (
      <Button variant="primary" href={navigation.href({ route: 'callback' })}>
        {i18n.t('title.callback')}
      </Button>
    ) : undefined;
  return (
    <Page
      title={i18n.t('title.callHistory')}
      intro={i18n.t('calls.historyIntro')}
      parent={{ title: i18n.t('title.support'), href: navigation.href({ route: 'support' }) }}
    >
      {data === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
      {data?.calls.length === 0 ? (
        <EmptyState path={phoneIcon} title={i18n.t('calls.none')} action={toRequest} />
      ) : (
        toRequest
      )}
      <div className={styles.list}>
        {data?.calls.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
    </Page>
  );
}

export const view = reactView(CallHistory);
