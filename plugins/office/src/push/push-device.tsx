import type { PushAnswer } from '@touchline/contracts/contact-preferences';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import styles from '../contact/contact.module.css';
import { useRequest } from '../security/use-request.ts';
import { addDevice, pushResource, removeDevice } from './push.resource.ts';
import { usePushSupport } from './use-push-support.ts';

/** What the press on the button ended with. */
function useDevice(publicKey: string) {
  const { http, resources } = usePlugin();
  const { busy, error, run } = useRequest();
  const change = (act: () => Promise<unknown>) =>
    void run(async () => {
      await act();
      resources.invalidate(pushResource.name);
    });
  return {
    busy,
    error,
    turnOn: () =>
      change(async () => {
        const { subscribe } = await import('./subscribe.ts');
        await addDevice(http, await subscribe(publicKey));
      }),
    turnOff: () =>
      change(async () => {
        await removeDevice(http);
        const { unsubscribe } = await import('./subscribe.ts');
        await unsubscribe();
      }),
  };
}

function Failure({ error }: { readonly error: unknown }) {
  const { i18n } = usePlugin();
  const { name } = error as { readonly name?: unknown };
  if (name === 'NotAllowedError') {
    return <NoticeBanner tone="info" text={i18n.t('push.notPermitted')} />;
  }
  // The browser's own push service did not answer.
  const isOfBrowser = name === 'AbortError';
  const text = isOfBrowser ? i18n.t('push.noService') : i18n.error(error);
  return <NoticeBanner tone="danger" text={text} />;
}

/** Whether this device is notified while the site is closed: what that is, and the way to turn it on or off. */
export function PushDevice({ publicKey, endpoint }: PushAnswer & { readonly publicKey: string }) {
  const { i18n } = usePlugin();
  const support = usePushSupport();
  const { busy, error, turnOn, turnOff } = useDevice(publicKey);
  const isOn = endpoint !== undefined;
  return (
    <Card>
      <section className={styles.topic}>
        <SectionHeader
          title={i18n.t('push.title')}
          action={
            <Badge tone={isOn ? 'success' : 'neutral'}>
              {i18n.t(isOn ? 'push.on' : 'push.off')}
            </Badge>
          }
        />
        <p className={styles.muted}>{i18n.t('push.text')}</p>
        {error === undefined ? undefined : <Failure error={error} />}
        {support === 'unsupported' ? (
          <NoticeBanner tone="info" text={i18n.t('push.unsupported')} />
        ) : support === 'blocked' && !isOn ? (
          <NoticeBanner tone="warning" text={i18n.t('push.blocked')} />
        ) : (
          <div className={styles.acts}>
            {isOn ? (
              <Button busy={busy} onClick={turnOff}>
                {i18n.t('push.turnOff')}
              </Button>
            ) : (
              <Button
                variant="primary"
                busy={busy}
                disabled={support === undefined}
                onClick={turnOn}
              >
                {i18n.t('push.turnOn')}
              </Button>
            )}
          </div>
        )}
      </section>
    </Card>
  );
}
