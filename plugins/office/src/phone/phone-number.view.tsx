import type { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../account/account.module.css';
import { NumberForm } from './number-form.tsx';
import { phoneCountriesResource, phoneResource } from './phone.resource.ts';

function Bound({ phone }: { readonly phone: PhoneBindingAnswer }) {
  const { i18n, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <NoticeBanner text={i18n.t('phone.bound')} />
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{i18n.t('account.phone')}</dt>
          <dd>
            <bdi dir="ltr">{`+${phone.phone_code} ${phone.phone_number}`}</bdi>
          </dd>
        </div>
      </dl>
      <Button wide href={navigation.href({ route: 'phoneChange' })}>
        {i18n.t('title.phoneChange')}
      </Button>
    </div>
  );
}

/** The page that binds a phone, and the one that binds another: where the number is entered. */
function PhoneNumber() {
  const { i18n, navigation } = usePlugin();
  const isChange = useStore(navigation.current, ({ name }) => name === 'phoneChange');
  const binding = useResource(phoneResource, {});
  const countries = useResource(phoneCountriesResource, { language: i18n.language });
  return (
    <Page
      title={i18n.t(isChange ? 'title.phoneChange' : 'title.phoneBinding')}
      parent={{ title: i18n.t('title.account'), href: navigation.href({ route: 'account' }) }}
      intro={i18n.t('phone.intro')}
    >
      <Card>
        {binding.data !== undefined && binding.data.isBound && !isChange ? (
          <Bound phone={binding.data} />
        ) : binding.data !== undefined && countries.data !== undefined ? (
          <NumberForm countries={countries.data.countries} pending={binding.data.pending} />
        ) : (
          <ResourceState answers={[binding, countries]} i18n={i18n} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(PhoneNumber);
