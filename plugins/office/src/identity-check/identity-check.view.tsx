import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { Documents } from '../verification/documents.tsx';
import { verificationResource } from '../verification/verification.resource.ts';
import { lookUpCheck } from './identity-check.resource.ts';

/** The field of the address with which the provider sends players back; it is no result. */
const RETURNED = 'returned';

/** Asks for the result once, when a player returns: it may be there before its report. */
function useReturn(): void {
  const { http, log, navigation, resources } = usePlugin();
  const isReturned = useStore(navigation.current, ({ query }) => query[RETURNED] !== undefined);
  useEffect(() => {
    if (isReturned) {
      lookUpCheck(http).then(
        () => resources.invalidate(verificationResource.name),
        // The page asks for the state again on its own.
        (error: unknown) => log.warn('the result of the check could not be looked up', error),
      );
    }
  }, [http, isReturned, log, resources]);
}

/** The way to the provider's check and back; where the house checks identities itself, the documents. */
function IdentityCheck() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(verificationResource, {});
  useReturn();
  return (
    <Page
      title={i18n.t('title.identification')}
      parent={{
        title: i18n.t('title.verification'),
        href: navigation.href({ route: 'verification' }),
      }}
      intro={i18n.t(answer.data?.check === undefined ? 'verification.intro' : 'check.intro')}
      width="narrow"
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

export const view = reactView(IdentityCheck);
