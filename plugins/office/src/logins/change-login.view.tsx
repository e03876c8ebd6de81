import type { SecurityAnswer } from '@touchline/contracts/identity';
import {
  type PluginContext,
  reactView,
  usePlugin,
  useResource,
  useStore,
} from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { securityResource } from '../security/security.resource.ts';

type Texts = Pick<PluginContext['i18n'], 't'>;

function emailText(facts: SecurityAnswer | undefined, { t }: Texts): string {
  if (facts === undefined) {
    return '';
  }
  // Isolated: it reads from the left in every language.
  return facts.email === '' ? t('logins.addEmail') : `\u2066${facts.email}\u2069`;
}

function phoneText(facts: SecurityAnswer | undefined, { t }: Texts): string {
  if (facts === undefined) {
    return '';
  }
  return t(facts.isPhoneLinked ? 'logins.changePhone' : 'logins.addPhone');
}

/** What the player signs in with: the number, which stays, the e-mail address and the phone, which can be changed. */
function ChangeLogin() {
  const { i18n, navigation, session } = usePlugin();
  const answer = useResource(securityResource, {});
  const userId = useStore(session.state, (state) => state.userId) ?? '';
  const { data } = answer;
  return (
    <Page
      title={i18n.t('title.changeLogin')}
      intro={i18n.t('logins.intro')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
    >
      {data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : undefined}
      <Menu label={i18n.t('logins.ways')}>
        <ListRow title={i18n.t('logins.number')} text={userId} />
        <ListRow
          title={i18n.t('logins.email')}
          text={emailText(data, i18n)}
          href={navigation.href({ route: 'emailChange' })}
        />
        <ListRow
          title={i18n.t('logins.phone')}
          text={phoneText(data, i18n)}
          href={navigation.href({
            route: data?.isPhoneLinked === true ? 'phoneChange' : 'phoneBinding',
          })}
        />
      </Menu>
    </Page>
  );
}

export const view = reactView(ChangeLogin);
