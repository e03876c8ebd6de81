import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { passkeysResource, removePasskey } from './passkeys.resource.ts';

/** Removes a passkey, after a confirmation. */
export function RemovePasskey({ id, name }: { readonly id: string; readonly name: string }) {
  const { http, i18n, notify, resources } = usePlugin();
  const [isAsked, setAsked] = useState(false);
  const { busy, error, run } = useRequest();
  const remove = () =>
    run(async () => {
      await removePasskey(http, { id, lng: i18n.language });
      setAsked(false);
      resources.invalidate(passkeysResource.name);
      notify.show({ kind: 'success', id: 'passkeys', message: i18n.t('passkeys.removed') });
    });
  return (
    <>
      <Button aria-label={i18n.t('passkeys.removeNamed', { name })} onClick={() => setAsked(true)}>
        {i18n.t('passkeys.remove')}
      </Button>
      <Dialog
        open={isAsked}
        title={i18n.t('passkeys.removeTitle')}
        closeText={i18n.t('passkeys.close')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button data-safe onClick={() => setAsked(false)}>
              {i18n.t('passkeys.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {i18n.t('passkeys.remove')}
            </Button>
          </>
        }
      >
        <p>{i18n.t('passkeys.removeText', { name })}</p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      </Dialog>
    </>
  );
}
