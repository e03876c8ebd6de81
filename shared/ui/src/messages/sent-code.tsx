import { CodeField } from '@touchline/ui/code-field';
import { TestMessage } from '@touchline/ui/test-message';
import styles from './sent-code.module.css';

export interface SentCodeProps {
  /** Texts of the section that shows it, at `phone.…`. */
  readonly i18n: {
    readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  };
  readonly pending: {
    /** Without plus. */
    readonly phone_code: string;
    readonly phone_number: string;
    readonly attemptsLeft: number;
    /** Where the test provider shows the message. */
    readonly messageUrl?: string | undefined;
  };
  /** How long the code stays valid, as a clock shows it. */
  readonly goodFor: string;
  readonly typed: string;
  readonly error?: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Where a code was sent by SMS, how long it is valid, and the field for it. */
export function SentCode({ i18n, pending, goodFor, ...field }: SentCodeProps) {
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
        hint={i18n.t('phone.goodFor', { time: goodFor, count: pending.attemptsLeft })}
        {...field}
      />
    </>
  );
}
