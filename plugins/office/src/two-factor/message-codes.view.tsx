import type {
  SecurityAnswer,
  TwoFactorChannel,
  TwoFactorMessagesAnswer,
} from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { DisableChannel } from './disable-channel.tsx';
import { EnableChannel } from './enable-channel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { messageCodesResource } from './two-factor.resource.ts';

const CHANNELS: readonly TwoFactorChannel[] = ['email', 'phone'];
/** Where a contact is confirmed that is not yet. */
const CONFIRM: Readonly<Record<TwoFactorChannel, string>> = {
  email: 'changeLogin',
  phone: 'phoneBinding',
};

interface ChannelProps {
  readonly channel: TwoFactorChannel;
  readonly way: TwoFactorMessagesAnswer[TwoFactorChannel];
  readonly facts: SecurityAnswer;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** What can be done about codes by one channel. */
function ChannelForm({ channel, way, facts, onCodes }: ChannelProps) {
  const { i18n, navigation } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  if (way.isOn) {
    return isOpen ? (
      <DisableChannel channel={channel} facts={facts} />
    ) : (
      <Button wide onClick={() => setOpen(true)}>
        {i18n.t('twoFactor.disable')}
      </Button>
    );
  }
  if (!way.isOffered) {
    return <NoticeBanner tone="warning" text={i18n.t(`twoFactor.notOffered.${channel}`)} />;
  }
  if (way.to === undefined) {
    return (
      <Button wide href={navigation.href({ route: CONFIRM[channel] })}>
        {i18n.t(`twoFactor.confirm.${channel}`)}
      </Button>
    );
  }
  return <EnableChannel channel={channel} onEnabled={onCodes} />;
}

/** Codes by one channel: where they go, and whether they are on. */
function Channel(props: ChannelProps) {
  const { channel, way } = props;
  const { i18n } = usePlugin();
  return (
    <Card>
      <section className={styles.form} aria-label={i18n.t(`twoFactor.by.${channel}`)}>
        <SectionHeader
          title={i18n.t(`twoFactor.by.${channel}`)}
          action={
            <Badge tone={way.isOn ? 'success' : 'neutral'}>
              {i18n.t(way.isOn ? 'twoFactor.isOnShort' : 'twoFactor.isOffShort')}
            </Badge>
          }
        />
        <p className={styles.muted}>
          {way.to === undefined ? (
            i18n.t(`twoFactor.noContact.${channel}`)
          ) : (
            <>
              {i18n.t('twoFactor.goesTo')} <bdi dir="ltr">{way.to}</bdi>
            </>
          )}
        </p>
        <ChannelForm key={String(way.isOn)} {...props} />
      </section>
    </Card>
  );
}

interface ChannelsProps {
  readonly ways: TwoFactorMessagesAnswer;
  readonly facts: SecurityAnswer;
  readonly onCodes: ChannelProps['onCodes'];
}

/** Both channels, and what is safer than either. */
function Channels({ ways, facts, onCodes }: ChannelsProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      {CHANNELS.map((channel) => (
        <Channel
          key={channel}
          channel={channel}
          way={ways[channel]}
          facts={facts}
          onCodes={onCodes}
        />
      ))}
      {facts.twoFactorKinds.includes('app') ? undefined : (
        <Card>
          <div className={styles.form}>
            <p className={styles.muted}>{i18n.t('twoFactor.appIsSafer')}</p>
            <Button wide href={navigation.href({ route: 'enableTwoFactorAuth' })}>
              {i18n.t('twoFactor.useApp')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** The page on which players turn codes by e-mail and SMS on and off. */
function MessageCodes() {
  const { i18n, navigation } = usePlugin();
  const ways = useResource(messageCodesResource, {});
  const security = useResource(securityResource, {});
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Page
      title={i18n.t('title.securityAuthByEmail')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      intro={i18n.t('twoFactor.messagesIntro')}
      width="narrow"
    >
      {codes !== undefined ? (
        <Card>
          <RecoveryCodes codes={codes} done={i18n.t('twoFactor.messagesOn')} />
        </Card>
      ) : ways.data === undefined || security.data === undefined ? (
        <Card>
          <ResourceState answers={[ways, security]} i18n={i18n} />
        </Card>
      ) : (
        <Channels ways={ways.data} facts={security.data} onCodes={setCodes} />
      )}
    </Page>
  );
}

export const view = reactView(MessageCodes);
