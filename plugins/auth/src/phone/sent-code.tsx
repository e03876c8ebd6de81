import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { CodeField } from '@touchline/ui/code-field';
import { TestMessage } from '@touchline/ui/test-message';
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
      <TestMessage
        url={pending.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <CodeField
        label={i18n.t('phone.code')}
        hint={i18n.t('phone.goodFor', {
          time: countdownText(goodFor),
          count: pending.attemptsLeft,
        })}
        typed={typed}
        error={error}
        onType={onType}
      />
    </>
  );
}
