import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog, TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { addPasskey, beginPasskey, passkeysResource } from './passkeys.resource.ts';

const LONGEST_NAME = 60;

/** What the browser's own dialog ended with, as the last part of a key of `passkeys`. */
function declined(error: unknown): 'exists' | 'cancelled' | undefined {
  const name = error instanceof Error ? error.name : undefined;
  if (name === 'InvalidStateError') {
    return 'exists';
  }
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : undefined;
}

/** The name of a new passkey, and the way to it. */
function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const { http, i18n } = usePlugin();
  const [name, setName] = useState('');
  const { busy, error, run } = useRequest();
  const outcome = declined(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const { makePasskey } = await import('./make-passkey.ts');
      const credential = await makePasskey(await beginPasskey(http));
      await addPasskey(http, { credential, name: name.trim(), lng: i18n.language });
      onAdded();
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : outcome === undefined ? (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      ) : (
        <NoticeBanner tone="info" text={i18n.t(`passkeys.${outcome}`)} />
      )}
      <p className={styles.muted}>{i18n.t('passkeys.addText')}</p>
      <TextField
        name="name"
        label={i18n.t('passkeys.name')}
        hint={i18n.t('passkeys.nameHint')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('passkeys.continue')}
      </Button>
    </form>
  );
}

/** Adds a passkey of this device, in a dialog. */
export function AddPasskey() {
  const { i18n, notify, resources } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {i18n.t('passkeys.add')}
      </Button>
      <Dialog
        open={isOpen}
        title={i18n.t('passkeys.add')}
        closeText={i18n.t('passkeys.close')}
        onClose={() => setOpen(false)}
      >
        <AddForm
          onAdded={() => {
            setOpen(false);
            resources.invalidate(passkeysResource.name);
            notify.show({ kind: 'success', id: 'passkeys', message: i18n.t('passkeys.added') });
          }}
        />
      </Dialog>
    </>
  );
}
