import type { OpenedQrSignIn } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Rows } from '@touchline/ui/rows';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { SessionRow } from '../sessions/session-row.tsx';
import { approveQrSignIn, declineQrSignIn } from './qr-login.resource.ts';

const DIGITS = 2;

interface DecideProps {
  readonly opened: OpenedQrSignIn;
  readonly onDecided: (decision: 'approved' | 'declined') => void;
}

/** The number of the other screen, which approves; its form ends when the sign-in has. */
function useDecision({ opened, onDecided }: DecideProps) {
  const context = usePlugin();
  const { http, i18n } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const { id } = opened;
  return {
    busy,
    error,
    approve: (number: number) =>
      run(async () => {
        await hold(i18n.t('qrLogin.checking'), () => approveQrSignIn(http, { id, number }));
        onDecided('approved');
      }),
    decline: () =>
      run(async () => {
        await declineQrSignIn(http, id);
        onDecided('declined');
      }),
  };
}

/** Which browser asks to be signed in, and the player's decision. */
export function Decide(props: DecideProps) {
  const { opened } = props;
  const { i18n } = usePlugin();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, approve, decline } = useDecision(props);
  const field = useRef<HTMLInputElement>(null);
  const number = typedDigits(typed);
  const isWhole = number.length === DIGITS;
  const isWrong = errorCode(error) === 'qr_number_wrong';
  // It takes the place of the form in which the code was typed.
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isWhole) {
      void approve(Number(number));
    } else {
      field.current?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined || isWrong ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <p className={styles.muted}>{i18n.t('qrLogin.asks')}</p>
      <Rows>
        <SessionRow
          session={opened}
          note={i18n.t('qrLogin.began', { time: i18n.dateTime(opened.startedAt, 'date-time') })}
        />
      </Rows>
      <NoticeBanner tone="warning" text={i18n.t('qrLogin.warning')} />
      <TextField
        ref={field}
        name="number"
        label={i18n.t('qrLogin.number')}
        hint={i18n.t('qrLogin.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        value={typed}
        error={
          checked && !isWhole
            ? i18n.t('qrLogin.fault.number')
            : isWrong
              ? i18n.error(error)
              : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('qrLogin.approve')}
      </Button>
      <Button size="large" wide disabled={busy} onClick={() => void decline()}>
        {i18n.t('qrLogin.decline')}
      </Button>
    </form>
  );
}
