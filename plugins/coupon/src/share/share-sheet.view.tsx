import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { Sheet, Spinner } from '@touchline/ui/forms';
import { copyIcon, shareIcon } from '@touchline/ui/icons';
import { QrCode } from '@touchline/ui/qr-code';
import { useEffect, useState } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { sharingOf } from './sharing.store.ts';
import styles from './share.module.css';

/** The short code of a slip, as text, link and QR code, to hand on as the player likes. */
function ShareSheet() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const sharing = useStore(sharingOf(context).state);
  useEffect(() => {
    const { ask, state } = sharingOf(context);
    const slip = slipOf(context).store.get();
    // Opened by its address, e.g. after a reload.
    if (state.get().state === 'idle' && slip.bets.length > 0) {
      void ask(slip);
    }
    return () => state.set({ state: 'idle' });
  }, [context]);
  return (
    <Sheet
      open
      title={i18n.t('share.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <div className={styles.share}>
        {sharing.state === 'idle' ? <p>{i18n.t('empty')}</p> : undefined}
        {sharing.state === 'asking' ? <Spinner label={i18n.t('share.asking')} /> : undefined}
        {sharing.state === 'failed' ? <Failed error={sharing.error} /> : undefined}
        {sharing.state === 'ready' ? <Code {...sharing} /> : undefined}
      </div>
    </Sheet>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  const context = usePlugin();
  const { i18n } = context;
  return (
    <>
      <p role="alert">{i18n.error(error)}</p>
      <Button onClick={() => void sharingOf(context).ask(slipOf(context).store.get())}>
        {i18n.t('share.again')}
      </Button>
    </>
  );
}

function Code({ code, expiresAt }: { readonly code: string; readonly expiresAt: number }) {
  const context = usePlugin();
  const { i18n, log } = context;
  const [isCopied, setCopied] = useState(false);
  const link = sharingOf(context).linkTo(code);
  const title = i18n.t('share.title');
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <QrCode text={link} label={i18n.t('share.qr')} />
      <output className={styles.code} data-share-code={code}>
        {code}
      </output>
      <p>{i18n.t('share.until', { date: i18n.dateTime(expiresAt, 'date-time') })}</p>
      {'share' in navigator ? (
        <Button
          wide
          variant="primary"
          icon={<Icon path={shareIcon} />}
          onClick={() => {
            // A player who closes the system's sheet has changed their mind, which is no failure.
            navigator
              .share({ title, url: link })
              .catch((error: unknown) => log.debug('not shared', error));
          }}
        >
          {i18n.t('share.send')}
        </Button>
      ) : undefined}
      <Button
        wide
        icon={<Icon path={copyIcon} />}
        onClick={() => {
          copy().catch((error: unknown) => log.warn('the link could not be copied', error));
        }}
      >
        {i18n.t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
    </>
  );
}

export const view = reactView(ShareSheet);
