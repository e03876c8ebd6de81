import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { contactResource } from './contact.resource.ts';
import { QuietForm } from './quiet-form.tsx';
import { TopicSwitches } from './topic-switches.tsx';

/** What the player is written about, how, and when not. */
function MailingSettings() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(contactResource, {});
  return (
    <Page
      title={i18n.t('title.mailingSettings')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />
      ) : (
        <>
          <TopicSwitches preferences={answer.data} />
          <QuietForm quiet={answer.data.quiet} />
        </>
      )}
    </Page>
  );
}

export const view = reactView(MailingSettings);
