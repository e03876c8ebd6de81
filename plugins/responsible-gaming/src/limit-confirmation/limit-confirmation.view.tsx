import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { decideLimit, type LimitAction } from '../limits/limit-requests.ts';
import { limitsResource } from '../limits/limits.resource.ts';
import { limitToConfirm } from './limit-confirmation.background.ts';

const WORDS = { approve: 'confirm', reject: 'cancel' } as const;

/** What the server says of a refusal in its own words; `undefined` where it does not. */
function titleOf(error: unknown): string | undefined {
  const { details } = (error ?? {}) as { details?: { title?: unknown } };
  const title = details?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Confirms a raised deposit limit, or keeps the one before. Closing leaves it waiting. */
function LimitConfirmation() {
  const { http, i18n, modals, notify } = usePlugin();
  const { data, refresh } = useResource(limitsResource, {});
  const [busy, setBusy] = useState(false);
  const limit = data && limitToConfirm(data.limits);

  async function answer(action: LimitAction, limitType: number): Promise<void> {
    setBusy(true);
    const text = (ending: 'success' | 'error') =>
      i18n.t(`responsible_gaming_${WORDS[action]}_limit_${ending}`);
    try {
      const { title } = await decideLimit(http, action, limitType);
      notify.show({ kind: 'success', message: title === '' ? text('success') : title });
      await refresh();
      await modals.close();
    } catch (error) {
      notify.show({ kind: 'error', message: titleOf(error) ?? text('error') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={i18n.t('pendingReady')}
      closeText={i18n.t('confirmation.close')}
      onClose={() => void modals.close()}
      actions={
        limit === undefined ? undefined : (
          <>
            <Button busy={busy} onClick={() => void answer('reject', limit.limitType)}>
              {i18n.t('reject')}
            </Button>
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void answer('approve', limit.limitType)}
            >
              {i18n.t('approve')}
            </Button>
          </>
        )
      }
    >
      <p>
        {limit === undefined
          ? i18n.t('loading')
          : i18n.t('confirmation.text', {
              limit: i18n.t(`limit.${limit.limitType}`),
              amount:
                limit.currency === undefined
                  ? String(limit.limitValue)
                  : i18n.money(limit.limitValue, limit.currency),
            })}
      </p>
    </Dialog>
  );
}

export const view = reactView(LimitConfirmation);
