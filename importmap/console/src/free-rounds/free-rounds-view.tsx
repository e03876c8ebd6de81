import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { readFreeRounds } from '../api/free-round-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { FreeRoundFacts } from './free-round-facts.tsx';
import { WithdrawFreeRounds } from './withdraw-free-rounds.tsx';

/** Of the list, in the cache of requests. */
export const FREE_ROUNDS_KEY = 'free-rounds';

/** The free rounds that were granted, what has come of them, and the way to end what is left. */
export function FreeRoundsView() {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [FREE_ROUNDS_KEY, cursor],
    queryFn: () => readFreeRounds({ cursor }),
  });
  const { gifts, nextCursor, rules } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Page
      title={t('freeRounds.title')}
      text={t('freeRounds.text')}
      actions={
        <May permission="bonuses.give">
          <ViewLink path="/free-rounds/new" className={forms.link}>
            {t('freeRounds.make')}
          </ViewLink>
        </May>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {rules?.isOffered === false && <NoticeBanner tone="info" text={t('freeRounds.off')} />}
      {gifts?.length === 0 && <EmptyState path={giftIcon} title={t('freeRounds.none')} />}
      <ul className={lists.list}>
        {gifts?.map((gift) => (
          <li key={gift.id} className={lists.entry} data-free-rounds={gift.id}>
            <FreeRoundFacts gift={gift} />
            {gift.isLive && (
              <May permission="bonuses.give">
                <div>
                  <Button size="small" onClick={() => setEnding(gift.id)}>
                    {t('freeRounds.withdrawStart')}
                  </Button>
                </div>
              </May>
            )}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
      {ending !== undefined && (
        <WithdrawFreeRounds
          id={ending}
          onClose={() => setEnding(undefined)}
          onDone={() => {
            setEnding(undefined);
            notify({ tone: 'success', title: t('freeRounds.withdrawn') });
            void client.invalidateQueries({ queryKey: [FREE_ROUNDS_KEY] });
          }}
        />
      )}
    </Page>
  );
}
