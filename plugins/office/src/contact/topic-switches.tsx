import type {
  ContactChoice,
  ContactPreferences,
  PushAnswer,
} from '@touchline/contracts/contact-preferences';
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
  lacks,
}: {
  readonly choice: ContactChoice;
  /** What the channel does not have that it needs, as the key of its text. */
  readonly lacks: string | undefined;
}) {
  const { http, i18n, resources } = usePlugin();
  const [chosen, setChosen] = useState<boolean>();
  const { busy, error, run } = useRequest();
  const isWithout = lacks !== undefined;

  async function choose(next: boolean): Promise<void> {
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
        hint={isWithout ? i18n.t(lacks) : undefined}
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

/** What the player is written about, by topic and channel; channels that the site does not have are not shown. */
export function TopicSwitches({
  preferences: { choices, hasMail, hasPhone, isSmsOffered },
  push: { publicKey, devices },
}: {
  readonly preferences: ContactPreferences;
  readonly push: PushAnswer;
}) {
  const { i18n } = usePlugin();
  const topics = [...new Set(choices.map(({ topic }) => topic))];
  const lacks: Readonly<Partial<Record<ContactChoice['channel'], string>>> = {
    ...(!hasMail && { mail: 'contact.noMail' }),
    ...(devices === 0 && { push: 'contact.noDevice' }),
    ...(!hasPhone && { sms: 'contact.noPhone' }),
  };
  const isOffered = (channel: ContactChoice['channel']) =>
    channel === 'sms' ? isSmsOffered : channel !== 'push' || publicKey !== undefined;
  return topics.map((topic) => (
    <Card key={topic}>
      <fieldset className={styles.topic}>
        <legend className={styles.legend}>
          <SectionHeader title={i18n.t(`contact.topic.${topic}`)} />
        </legend>
        <p className={styles.muted}>{i18n.t(`contact.about.${topic}`)}</p>
        {choices
          .filter((choice) => choice.topic === topic && isOffered(choice.channel))
          .map((choice) => (
            <ChannelSwitch key={choice.channel} choice={choice} lacks={lacks[choice.channel]} />
          ))}
      </fieldset>
    </Card>
  ));
}
