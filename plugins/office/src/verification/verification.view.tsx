import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Documents } from './documents.tsx';
import { verificationResource } from './verification.resource.ts';

/** How a player proves who they are: what is asked for and why, the state of each document, what happened. */
function Verification() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(verificationResource, {});
  return (
    <Page
      title={i18n.t('title.verification')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t(answer.data?.check === undefined ? 'verification.intro' : 'check.intro')}
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
