import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { PushDevice } from '../push/push-device.tsx';
import { pushResource } from '../push/push.resource.ts';
import { contactResource } from './contact.resource.ts';
import { QuietForm } from './quiet-form.tsx';
import { TopicSwitches } from './topic-switches.tsx';

/** What the player is written about, how, and when not. */
function MailingSettings() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(contactResource, {});
  const push = useResource(pushResource, {});
  return (
    <Page
      title={i18n.t('title.mailingSettings')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined || push.data === undefined ? (
        <ResourceState answers={[answer, push]} i18n={i18n} title={i18n.t('failed')} />
      ) : (
        <>
          {push.data.publicKey === undefined ? undefined : (
            <PushDevice {...push.data} publicKey={push.data.publicKey} />
          )}
          <TopicSwitches preferences={answer.data} push={push.data} />
          <QuietForm quiet={answer.data.quiet} />
        </>
      )}
    </Page>
  );
}

export const view = reactView(MailingSettings);
