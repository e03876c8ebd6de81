import { reactView, usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { ContactWays } from './contact-ways.tsx';

/** How to reach Support. */
function Contacts() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.supportContacts')}
      intro={i18n.t('contacts.intro')}
      parent={{ title: i18n.t('title.support'), href: navigation.href({ route: 'support' }) }}
    >
      <ContactWays />
    </Page>
  );
}

export const view = reactView(Contacts);
