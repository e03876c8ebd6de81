import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { phoneIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { CallCard } from './call-card.tsx';
import { CallForm } from './call-form.tsx';
import { callsResource, phoneCountriesResource } from './calls.resource.ts';

/** The call that waits, or the form that requests one. */
function RequestedCall() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(callsResource, {});
  const countries = useResource(phoneCountriesResource, { language: i18n.language });
  const { data } = answer;
  const open = data?.calls.find(({ status }) => status === 'waiting');
  if (open !== undefined) {
    return (
      <>
        <NoticeBanner tone="info" text={i18n.t('calls.requested')} />
        <CallCard call={open} />
      </>
    );
  }
  if (data === undefined || countries.data === undefined) {
    return <ResourceState answers={[answer, countries]} i18n={i18n} />;
  }
  if (!data.isOffered || data.windows.length === 0) {
    return (
      <EmptyState
        path={phoneIcon}
        title={i18n.t('calls.notOffered')}
        text={i18n.t('calls.notOfferedText')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'supportEmail' })}>
            {i18n.t('title.supportEmail')}
          </Button>
        }
      />
    );
  }
  return <CallForm answer={data} countries={countries.data.countries} />;
}

/** Requests a call from Support. */
function Callback() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.callback')}
      intro={i18n.t('calls.intro')}
      parent={{ title: i18n.t('title.support'), href: navigation.href({ route: 'support' }) }}
    >
      <RequestedCall />
      <Button variant="quiet" href={navigation.href({ route: 'callHistory' })}>
        {i18n.t('title.callHistory')}
      </Button>
    </Page>
  );
}

export const view = reactView(Callback);
