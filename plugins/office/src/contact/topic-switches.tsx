import type { ContactChoice, ContactPreferences } from '@touchline/contracts/contact-preferences';
import { usePlugin } from '@touchline/plugin-api';
import { Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { chooseContact, contactResource } from './contact.resource.ts';
import styles from './contact.module.css';

/** One channel of a topic. What is chosen shows immediately, and is taken back when the server did not store it. */
function ChannelSwitch({
  choice: { topic, channel, isOn, isFixed },
  hasMail,
}: {
  readonly choice: ContactChoice;
  readonly hasMail: boolean;
}) {
  const { http, i18n, resources } = usePlugin();
  const [chosen, setChosen] = useState<boolean>();
  const { busy, error, run } = useRequest();
  const isWithout = channel === 'mail' && !hasMail;

  async function choose(next: boolean): Promise<void> {
    if (topic === 'account') {
      return;
    }
    setChosen(next);
    try {
      await chooseContact(http, { topic, channel, isOn: next });
      resources.invalidate(contactResource.name);
    } catch (failure) {
      setChosen(undefined);
      throw failure;
    }
  }
  return (
    <>
      <Switch
        label={i18n.t(`contact.channel.${channel}`)}
        hint={isWithout ? i18n.t('contact.noMail') : undefined}
        checked={(chosen ?? isOn) && !isWithout}
        disabled={isFixed || isWithout || busy}
        onChange={(event) => {
          const { checked } = event.target;
          void run(() => choose(checked));
        }}
      />
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
    </>
  );
}

/** What the player is written about, by topic and channel. */
export function TopicSwitches({
  preferences: { choices, hasMail },
}: {
  readonly preferences: ContactPreferences;
}) {
  const { i18n } = usePlugin();
  const topics = [...new Set(choices.map(({ topic }) => topic))];
  return topics.map((topic) => (
    <Card key={topic}>
      <fieldset className={styles.topic}>
        <legend className={styles.legend}>
          <SectionHeader title={i18n.t(`contact.topic.${topic}`)} />
        </legend>
        <p className={styles.muted}>{i18n.t(`contact.about.${topic}`)}</p>
        {choices
          .filter((choice) => choice.topic === topic)
          .map((choice) => (
            <ChannelSwitch key={choice.channel} choice={choice} hasMail={hasMail} />
          ))}
      </fieldset>
    </Card>
  ));
}
