import type { Passkey } from '@touchline/contracts/identity';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import styles from '../account/account.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { passkeysResource } from './passkeys.resource.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { i18n } = usePlugin();
  const { id, name = i18n.t('passkeys.unnamed'), createdAt, lastUsedAt, isSynced } = passkey;
  const when = (time: number) => i18n.dateTime(time, 'date-time');
  return (
    <Row
      what={
        <>
          <span>
            <bdi>{name}</bdi>
          </span>
          <RowNote>{i18n.t('passkeys.created', { time: when(createdAt) })}</RowNote>
          <RowNote>
            {lastUsedAt === undefined
              ? i18n.t('passkeys.unused')
              : i18n.t('passkeys.used', { time: when(lastUsedAt) })}
          </RowNote>
          {isSynced ? <RowNote>{i18n.t('passkeys.synced')}</RowNote> : undefined}
        </>
      }
      actions={<RemovePasskey id={id} name={name} />}
    />
  );
}

/** The player's passkeys: what they are for, which there are, and the way to another. */
export function Passkeys() {
  const { i18n } = usePlugin();
  const answer = useResource(passkeysResource, {});
  const isSupported = usePasskeySupport();
  const { data } = answer;
  return (
    <Card>
      <div className={styles.form}>
        <SectionHeader title={i18n.t('passkeys.title')} />
        <p className={styles.muted}>{i18n.t('passkeys.intro')}</p>
        {data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : data.passkeys.length === 0 ? undefined : (
          <Rows>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </Rows>
        )}
        {isSupported === false ? (
          <NoticeBanner tone="info" text={i18n.t('passkeys.unsupported')} />
        ) : (
          <AddPasskey />
        )}
      </div>
    </Card>
  );
}
