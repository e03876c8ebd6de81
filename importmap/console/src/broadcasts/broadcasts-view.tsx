import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { mailIcon } from '@touchline/ui/icons';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BroadcastFacts } from './broadcast-facts.tsx';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { useBroadcasts } from './use-broadcasts.ts';

/** What operators write to players: what is sent or waits, the way to stop it, and to write more. */
export function BroadcastsView() {
  const { t } = useTexts();
  const { loaded, cancelled, showPrevious, showNext } = useBroadcasts();
  const { data } = loaded;
  return (
    <Page
      title={t('broadcasts.title')}
      text={t('broadcasts.text')}
      actions={
        <ViewLink path="/messages/new" className={forms.link}>
          {t('broadcasts.write')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {cancelled.error !== null && (
        <NoticeBanner tone="danger" text={`${cancelled.error.message} (${cancelled.error.code})`} />
      )}
      {data?.broadcasts.length === 0 && <EmptyState path={mailIcon} title={t('broadcasts.none')} />}
      <ul className={lists.list}>
        {data?.broadcasts.map((broadcast) => (
          <li key={broadcast.id} className={lists.entry} data-broadcast={broadcast.id}>
            <BroadcastFacts broadcast={broadcast} defaultLanguage={data.defaultLanguage} />
            {broadcast.status === 'waiting' || broadcast.status === 'sending' ? (
              <div>
                <Button
                  size="small"
                  busy={cancelled.isPending && cancelled.variables === broadcast.id}
                  onClick={() => cancelled.mutate(broadcast.id)}
                >
                  {t('broadcasts.cancel')}
                </Button>
              </div>
            ) : undefined}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
    </Page>
  );
}
