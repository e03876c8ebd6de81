import type { EmailChangeAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { emailChangeResource } from './email-change.resource.ts';
import { EmailCodeForm, type SentEmailCode } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';

/** Begins where the player left off: an address that was given before a reload still waits for its code. */
function Steps({ answer: { email, pending } }: { readonly answer: EmailChangeAnswer }) {
  const [sent, setSent] = useState<SentEmailCode | undefined>(pending);
  return sent === undefined ? (
    <NewEmailForm current={email} onSent={setSent} />
  ) : (
    <EmailCodeForm
      key={sent.expiresAt}
      sent={sent}
      isNew={sent !== pending}
      onSent={setSent}
      onOther={() => setSent(undefined)}
    />
  );
}

/** The page on which players change or add their e-mail address. */
function EmailChange() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(emailChangeResource, {});
  return (
    <Page
      title={i18n.t('title.emailChange')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      width="narrow"
    >
      <Card>
        {answer.data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : (
          <Steps answer={answer.data} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(EmailChange, { server: false });
