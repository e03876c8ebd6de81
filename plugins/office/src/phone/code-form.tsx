import type { PhoneBindingAnswer } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button, NoticeBanner } from '@touchline/ui';
import { ResendCode } from '@touchline/ui/resend-code';
import { SentCode } from '@touchline/ui/sent-code';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { useCodeRequests } from './use-code-requests.ts';

const CODE_LENGTH = 6;

/** The form in which the code of the message is entered. */
export function CodeForm({
  pending,
  onChanged,
}: {
  readonly pending: NonNullable<PhoneBindingAnswer['pending']>;
  readonly onChanged: () => Promise<void>;
}) {
  const { clock, i18n, navigation } = usePlugin();
  const [typed, setTyped] = useState('');
  const { busy, error, confirm, resend } = useCodeRequests({ pending, onChanged });
  const goodFor = useCountdown({ clock, until: pending.expiresAt });
  const untilResend = useCountdown({ clock, until: pending.resendAt });
  const code = typedDigits(typed);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(code);
      }}
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SentCode
        i18n={i18n}
        pending={pending}
        goodFor={countdownText(goodFor)}
        typed={typed}
        onType={setTyped}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={code.length !== CODE_LENGTH || goodFor === 0}
      >
        {i18n.t('phone.confirm')}
      </Button>
      <ResendCode
        i18n={i18n}
        waits={untilResend > 0 ? countdownText(untilResend) : undefined}
        isBusy={busy}
        onResend={() => void resend(() => setTyped(''))}
        otherNumber={{ href: navigation.href({ route: 'phoneChange' }) }}
      />
    </form>
  );
}
