import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { readPromoCodes } from '../api/promo-code-requests.ts';
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
import { EndPromoCode } from './end-promo-code.tsx';
import { PromoCodeFacts } from './promo-code-facts.tsx';

/** Of the list, in the cache of requests. */
export const PROMO_CODES_KEY = 'promo-codes';

/** The promo codes there are: what each gives, who has used it, what it has cost, and the way to end it. */
export function PromoCodesView() {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [PROMO_CODES_KEY, cursor],
    queryFn: async () => ({ at: Date.now(), ...(await readPromoCodes({ cursor })) }),
  });
  const { at = 0, promoCodes, nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Page
      title={t('promoCodes.title')}
      text={t('promoCodes.text')}
      actions={
        <May permission="bonuses.give">
          <ViewLink path="/promo-codes/new" className={forms.link}>
            {t('promoCodes.make')}
          </ViewLink>
        </May>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {promoCodes?.length === 0 && <EmptyState path={ticketIcon} title={t('promoCodes.none')} />}
      <ul className={lists.list}>
        {promoCodes?.map((given) => (
          <li key={given.promo.code} className={lists.entry} data-code={given.promo.code}>
            <PromoCodeFacts given={given} isOver={given.promo.expiresAt <= at} />
            {given.promo.expiresAt > at && (
              <May permission="bonuses.give">
                <div>
                  <Button size="small" onClick={() => setEnding(given.promo.code)}>
                    {t('promoCodes.endStart')}
                  </Button>
                </div>
              </May>
            )}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
      {ending !== undefined && (
        <EndPromoCode
          code={ending}
          onClose={() => setEnding(undefined)}
          onDone={() => {
            setEnding(undefined);
            notify({ tone: 'success', title: t('promoCodes.ended') });
            void client.invalidateQueries({ queryKey: [PROMO_CODES_KEY] });
          }}
        />
      )}
    </Page>
  );
}
