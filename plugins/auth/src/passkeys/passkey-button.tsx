import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useSyncExternalStore } from 'react';
import { attempt } from '../session/attempts.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { giveSignature, requestChallenge } from './passkey.resource.ts';

const unchanging = () => () => undefined;
const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the player closed the browser's dialog, or had no passkey to choose in it. */
function isDeclined(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError';
}

/** Signs in with a passkey; nothing in a browser that knows none. */
export function PasskeyButton() {
  const context = usePlugin();
  const { http, i18n, session } = context;
  const { busy, error, submit } = useSubmit();
  const canUse = useSyncExternalStore(unchanging, hasPasskeys, () => false);

  function signIn() {
    submit(async () => {
      const [{ signChallenge }, options] = await Promise.all([
        import('./sign-challenge.ts'),
        requestChallenge(http),
      ]);
      const credential = await signChallenge(options);
      const { answer } = await attempt(context, {
        flow: 'login',
        act: () => giveSignature(http, { credential }),
      });
      await session.adopt(answer);
    });
  }

  if (!canUse) {
    return undefined;
  }
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : isDeclined(error) ? (
        <NoticeBanner tone="info" text={i18n.t('passkey.declined')} />
      ) : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <Button wide size="large" busy={busy} onClick={signIn}>
        {i18n.t('passkey.use')}
      </Button>
    </div>
  );
}
