import { usePlugin, useResource } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { Tabs } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { AskForMail } from '../mail/ask-for-mail.tsx';
import { messageWaysResource } from '../mail/mail.resource.ts';
import { PhoneRecovery } from './phone-recovery.tsx';

const WAYS = ['email', 'phone'] as const;

/** The ways back in for who has forgotten the password: by the address or the phone of the account. */
export function RecoveryForm() {
  const { i18n } = usePlugin();
  const answer = useResource(messageWaysResource, {});
  const [chosen, setChosen] = useState<(typeof WAYS)[number]>('email');
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { data } = answer;
  const ways = WAYS.filter((each) => data[each]);
  const way = ways.find((each) => each === chosen) ?? ways[0];
  if (way === undefined) {
    return <NoticeBanner tone="warning" text={i18n.t('recovery.noWay')} />;
  }
  const form = way === 'email' ? <AskForMail purpose="recovery" /> : <PhoneRecovery />;
  return ways.length === 1 ? (
    form
  ) : (
    <Tabs
      label={i18n.t('recovery.ways')}
      selected={way}
      onSelect={setChosen}
      tabs={ways.map((key) => ({ key, text: i18n.t(`recovery.by.${key}`) }))}
    >
      {form}
    </Tabs>
  );
}
