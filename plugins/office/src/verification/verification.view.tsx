import type { VerificationAnswer } from '@touchline/contracts/verification';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { identificationState } from '../identification/identification-state.ts';
import { DocumentCard } from './document-card.tsx';
import { begunProof, PROOFS, shownDocuments } from './shown-documents.ts';
import { VerificationHistory } from './verification-history.tsx';
import { verificationResource } from './verification.resource.ts';

/** Where the verification is, in one sentence. */
function Summary({ answer }: { readonly answer: VerificationAnswer }) {
  const { i18n } = usePlugin();
  const state = identificationState(answer);
  if (state === 'done') {
    return <NoticeBanner text={i18n.t('verification.verified')} />;
  }
  return state === 'waiting' ? (
    <NoticeBanner tone="info" text={i18n.t('verification.waiting')} />
  ) : undefined;
}

function Documents({ answer }: { readonly answer: VerificationAnswer }) {
  const { i18n } = usePlugin();
  const [chosen, choose] = useState(() => begunProof(answer));
  return (
    <>
      <Summary answer={answer} />
      {answer.isVerified ? undefined : (
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
      {shownDocuments(answer, chosen).map((document) => (
        <DocumentCard key={document.kind} document={document} />
      ))}
      <VerificationHistory events={answer.events} />
    </>
  );
}

/** How a player proves who they are: what is asked for and why, the state of each document, what happened. */
function Verification() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(verificationResource, {});
  return (
    <Page
      title={i18n.t('title.verification')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t('verification.intro')}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <Documents answer={answer.data} />
      )}
    </Page>
  );
}

export const view = reactView(Verification);
