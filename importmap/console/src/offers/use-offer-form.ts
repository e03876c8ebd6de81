import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { writeOffer } from '../api/offer-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { emptyOffer, type OfferDraft, type OfferFault, offerIn } from './offer-draft.ts';
import { OFFERS_KEY } from './use-offers.ts';

/** An offer as it is typed, and how it is sent: once, however often its press is repeated. */
export function useOfferForm(defaultLanguage: string) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(emptyOffer);
  const [fault, setFault] = useState<OfferFault>();
  // The start of an offer without one is the moment of its first press, also when it is sent again.
  const attempt = useRef({ typed: '', key: '', now: 0 });
  const made = useMutation({
    mutationFn: writeOffer,
    onSuccess: () => {
      notify({ tone: 'success', title: t('offers.done') });
      void client.invalidateQueries({ queryKey: [OFFERS_KEY] });
      navigate('/offers');
    },
  });
  const change = (fields: Partial<OfferDraft>) => {
    setFault(undefined);
    setDraft((now) => ({ ...now, ...fields }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = JSON.stringify(draft);
    if (attempt.current.typed !== typed) {
      attempt.current = { typed, key: crypto.randomUUID(), now: Date.now() };
    }
    const { key, now } = attempt.current;
    const read = offerIn(draft, { defaultLanguage, now });
    if ('fault' in read) {
      setFault(read.fault);
    } else {
      made.mutate({ key, body: read.body });
    }
  }
  return { draft, fault, made, change, submit };
}
