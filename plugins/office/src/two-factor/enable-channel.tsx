import type { TwoFactorChannel } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { SendCode } from './send-code.tsx';
import { enableTwoFactorChannel, messageCodesResource } from './two-factor.resource.ts';

const DIGITS = 6;

interface EnableChannelProps {
  readonly channel: TwoFactorChannel;
  /** Receives recovery codes where the player had none. */
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
}

/** Turns the channel on with the code that was sent by it. */
function useEnable({ channel, onEnabled }: EnableChannelProps) {
  const context = usePlugin();
  const { http, i18n, notify, resources } = context;
  const hold = useHoldNavigation(context);
  return async (code: string): Promise<void> => {
    const body = { channel, code, lng: i18n.language };
    const codes = await hold(i18n.t('twoFactor.checking'), () =>
      enableTwoFactorChannel(http, body),
    );
    if (codes.length > 0) {
      onEnabled(codes);
    } else {
      notify.show({ kind: 'success', id: 'two-factor', message: i18n.t('twoFactor.messagesOn') });
    }
    resources.invalidate(messageCodesResource.name);
    resources.invalidate(securityResource.name);
  };
}

/** Turns codes by one channel on: one is sent, and typed. */
export function EnableChannel(props: EnableChannelProps) {
  const { channel } = props;
  const { i18n } = usePlugin();
  const enable = useEnable(props);
  const [isSent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, run } = useRequest();
  const code = typedDigits(typed);
  const isWhole = code.length === DIGITS;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isWhole) {
      void run(() => enable(code));
    } else {
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SendCode channel={channel} onSent={() => setSent(true)} />
      {isSent ? (
        <>
          <TextField
            name="code"
            label={i18n.t('phone.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            value={typed}
            error={checked && !isWhole ? i18n.t('twoFactor.wrong') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {i18n.t('twoFactor.enable')}
          </Button>
        </>
      ) : undefined}
    </form>
  );
}
