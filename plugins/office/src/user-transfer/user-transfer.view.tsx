import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { agreeToTransfer, transferTarget } from './user-transfer.resource.ts';

/** Prompts whether another operator may keep the account; nothing changes until the player agrees. */
function UserTransfer() {
  const { bus, http, i18n, log, modals, notify } = usePlugin();
  const { data } = useResource(transferTarget, { language: i18n.language });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { transferTo = '', transferTermsUrl = '' } = data?.groups.office ?? {};

  async function agree(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await agreeToTransfer(http);
      await modals.close();
      await bus.emit('profile.changed', {});
      notify.show({ kind: 'success', id: 'transfer', message: i18n.t('transfer.done') });
    } catch (failure) {
      log.warn('the agreement to the transfer could not be saved', failure);
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={i18n.t('transfer.title')}
      closeText={i18n.t('transfer.close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button onClick={() => void modals.close()}>{i18n.t('transfer.later')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void agree()}>
            {i18n.t('transfer.agree')}
          </Button>
        </>
      }
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p>
        {transferTo === ''
          ? i18n.t('transfer.text')
          : i18n.t('transfer.textTo', { operator: transferTo })}
      </p>
      {transferTermsUrl === '' ? undefined : (
        <p>
          <a href={transferTermsUrl} target="_blank" rel="noopener external">
            {i18n.t('transfer.terms')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

export const view = reactView(UserTransfer);
