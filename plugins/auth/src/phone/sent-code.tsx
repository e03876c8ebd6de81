import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { SentCode as SentCodeFields } from '@touchline/ui/sent-code';

const CODE_LENGTH = 6;

/** Whether what was typed can be a code. */
export function isCode(typed: string): boolean {
  return typedDigits(typed).length === CODE_LENGTH;
}

/** The code that was sent, with the time it stays valid counted down. */
export function SentCode(props: {
  readonly pending: PendingPhoneCode;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}) {
  const { clock, i18n } = usePlugin();
  const seconds = useCountdown({ clock, until: props.pending.expiresAt });
  return <SentCodeFields i18n={i18n} goodFor={countdownText(seconds)} {...props} />;
}
