import type { VerificationAnswer } from '@touchline/contracts/verification';
import { usePlugin } from '@touchline/plugin-api';
import { Card, NoticeBanner } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { useState } from 'react';
import { identificationState } from '../identification/identification-state.ts';
import { CheckPanel } from '../identity-check/check-panel.tsx';
import { DocumentCard } from './document-card.tsx';
import { begunProof, PROOFS, shownDocuments } from './shown-documents.ts';
import { StoredPictures } from './stored-pictures.tsx';
import { VerificationHistory } from './verification-history.tsx';

/** Where the verification is, in one sentence; a check says so itself. */
function Summary({ answer }: { readonly answer: VerificationAnswer }) {
  const { i18n } = usePlugin();
  const state = identificationState(answer);
  if (state === 'done') {
    return <NoticeBanner text={i18n.t('verification.verified')} />;
  }
  return state === 'waiting' && answer.check === undefined ? (
    <NoticeBanner tone="info" text={i18n.t('verification.waiting')} />
  ) : undefined;
}

/** What a player still has to do to be verified, what became of what they did, and what happened. */
export function Documents({ answer }: { readonly answer: VerificationAnswer }) {
  const { i18n } = usePlugin();
  const [chosen, choose] = useState(() => begunProof(answer));
  const { check, isVerified, events, storage } = answer;
  return (
    <>
      <Summary answer={answer} />
      {check === undefined || isVerified ? undefined : <CheckPanel check={check} />}
      {check !== undefined || isVerified ? undefined : (
        <Card>
          <RadioGroup
            legend={i18n.t('verification.proofs')}
            options={PROOFS.map((value) => ({
              value,
              text: i18n.t(`verification.proof.${value}`),
            }))}
            value={chosen}
            onChange={choose}
          />
        </Card>
      )}
      {shownDocuments(answer, check === undefined ? chosen : undefined).map((document) => (
        <DocumentCard key={document.kind} document={document} />
      ))}
      <StoredPictures storage={storage} />
      <VerificationHistory events={events} />
    </>
  );
}
