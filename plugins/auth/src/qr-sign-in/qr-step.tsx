import type { BegunQrSignIn } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button, NoticeBanner } from '@touchline/ui';
import { QrCode } from '@touchline/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { beginQrSignIn } from './qr-sign-in.resource.ts';
import own from './qr-sign-in.module.css';
import { useClaim } from './use-claim.ts';

/** The code that the phone scans, and the same to be typed. */
function Scan({ begun }: { readonly begun: BegunQrSignIn }) {
  const { clock, i18n, navigation } = usePlugin();
  const seconds = useCountdown({ clock, until: begun.expiresAt });
  // Behind a #: it is sent to no server, and is in no log on the way.
  const address = `${new URL(navigation.href({ route: 'qrLogin' }), location.href).href}#${begun.code}`;
  return (
    <>
      <p className={styles.text}>{i18n.t('qr.scan')}</p>
      <div className={own.qr}>
        <QrCode text={address} label={i18n.t('qr.label')} />
      </div>
      <p className={styles.text}>{i18n.t('qr.type')}</p>
      <code className={own.code} dir="ltr">
        {begun.code}
      </code>
      <p className={styles.note}>{i18n.t('qr.validFor', { time: countdownText(seconds) })}</p>
    </>
  );
}

/** The number that the player types on the phone. */
function Compare({ number }: { readonly number: number }) {
  const { i18n } = usePlugin();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p className={styles.text} tabIndex={-1} ref={said}>
        {i18n.t('qr.compare')}
      </p>
      <p className={own.number} dir="ltr">
        {number}
      </p>
      <p className={styles.note}>{i18n.t('qr.onlyYou')}</p>
    </div>
  );
}

/** Signs this browser in by a phone that is signed in: the code, the number to compare, and what was decided. */
export function QrStep() {
  const { http, i18n } = usePlugin();
  const [begun, setBegun] = useState<BegunQrSignIn>();
  const { busy, error, submit } = useSubmit();
  const answer = useClaim(begun);
  const begin = () => submit(async () => setBegun(await beginQrSignIn(http)));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) {
      hasBegun.current = true;
      begin();
    }
  });
  const ended =
    answer?.state === 'declined' || answer?.state === 'expired' ? answer.state : undefined;
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {begun === undefined && error === undefined ? (
        <output>{i18n.t('loading')}</output>
      ) : ended !== undefined ? (
        <NoticeBanner tone="warning" text={i18n.t(`qr.${ended}`)} />
      ) : answer?.state === 'opened' ? (
        <Compare number={answer.number} />
      ) : answer?.state === 'approved' ? (
        <output>{i18n.t('qr.approved')}</output>
      ) : begun === undefined ? undefined : (
        <Scan begun={begun} />
      )}
      {ended !== undefined || error !== undefined ? (
        <Button variant="primary" size="large" wide busy={busy} onClick={begin}>
          {i18n.t('qr.again')}
        </Button>
      ) : undefined}
    </div>
  );
}
