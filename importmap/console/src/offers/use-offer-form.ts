import { writeOffer } from '../api/offer-requests.ts';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import { emptyOffer, offerIn } from './offer-draft.ts';
import { OFFERS_KEY } from './use-offers.ts';

/** An offer as it is typed, and how it is made; without a start it starts at the moment of its first press. */
export function useOfferForm(defaultLanguage: string) {
  const { t } = useTexts();
  return useDraftForm({
    initial: emptyOffer,
    read: (draft, now) => offerIn(draft, { defaultLanguage, now }),
    send: writeOffer,
    doneText: () => t('offers.done'),
    list: { key: OFFERS_KEY, path: '/offers' },
  });
}
