import type { OperatorOffer } from '@touchline/contracts/special-offers';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useOffers } from './use-offers.ts';

/** The special offers of the house: what each gives, who takes part, the way to end one and to make more. */
export function OffersView() {
  const { t } = useTexts();
  const { loaded, withdrawn, showPrevious, showNext } = useOffers();
  const { data } = loaded;
  const isEnding = ({ id }: OperatorOffer) => withdrawn.isPending && withdrawn.variables === id;
  return (
    <Page
      title={t('offers.title')}
      text={t('offers.text')}
      actions={
        <ViewLink path="/offers/new" className={forms.link}>
          {t('offers.write')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {withdrawn.error !== null && (
        <NoticeBanner tone="danger" text={`${withdrawn.error.message} (${withdrawn.error.code})`} />
      )}
      {data?.offers.length === 0 && <EmptyState path={giftIcon} title={t('offers.none')} />}
      <ul className={lists.list}>
        {data?.offers.map((offer) => (
          <li key={offer.id} className={lists.entry} data-offer={offer.id}>
            <OfferFacts offer={offer} defaultLanguage={data.defaultLanguage} />
            {offer.status === 'open' || offer.status === 'waiting' ? (
              <div>
                <Button
                  size="small"
                  busy={isEnding(offer)}
                  onClick={() => withdrawn.mutate(offer.id)}
                >
                  {t('offers.withdraw')}
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
