import type { PendingPhoneCode } from '@touchline/contracts';
import { typedDigits } from '@touchline/domain';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import styles from '../session/form.module.css';

const CODE_LENGTH = 6;

/** Whether what was typed can be a code. */
export function isCode(typed: string): boolean {
  return typedDigits(typed).length === CODE_LENGTH;
}

/** Where a code was sent, for how long it is good, and the field for it. */
export function SentCode({
  pending,
  typed,
  error,
  onType,
}: {
  readonly pending: PendingPhoneCode;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}) {
  const { clock, i18n } = usePlugin();
  const goodFor = useCountdown({ clock, until: pending.expiresAt });
  return (
    <>
      <p className={styles.note}>
        {i18n.t('phone.sentTo')}{' '}
        <bdi dir="ltr">{`+${pending.phone_code} ${pending.phone_number}`}</bdi>
      </p>
      {pending.messageUrl === undefined ? undefined : (
        <NoticeBanner
          tone="warning"
          text={i18n.t('phone.test')}
          action={
            <a href={pending.messageUrl} target="_blank" rel="noopener external">
              {i18n.t('phone.testMessage')}
            </a>
          }
        />
      )}
      <TextField
        name="sms-code"
        label={i18n.t('phone.code')}
        hint={i18n.t('phone.goodFor', {
          time: countdownText(goodFor),
          count: pending.attemptsLeft,
        })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        value={typed}
        error={error}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
