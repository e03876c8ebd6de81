import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { ResendCode as ResendCodeButtons } from '@touchline/ui/resend-code';
import type { Submission } from '../session/use-submit.ts';
import { type ProofPurpose, sendProofCode } from './phone.resource.ts';

export interface ResendCodeProps extends Pick<Submission, 'busy' | 'submit'> {
  readonly purpose: ProofPurpose;
  readonly pending: PendingPhoneCode;
  readonly onSent: (pending: PendingPhoneCode) => void;
  readonly onOtherNumber: () => void;
}

/** Requests another code, or leads back to the number. */
export function ResendCode({
  purpose,
  pending,
  busy,
  submit,
  onSent,
  onOtherNumber,
}: ResendCodeProps) {
  const { analytics, clock, http, i18n } = usePlugin();
  const seconds = useCountdown({ clock, until: pending.resendAt });
  const resend = () =>
    submit(async () => {
      analytics.track('smsNotReceived');
      const { phone_code: code, phone_number: number } = pending;
      const { language } = i18n;
      const next = await sendProofCode(http, { purpose, code, number, language });
      analytics.track('smsSent');
      onSent(next);
    });
  return (
    <ResendCodeButtons
      i18n={i18n}
      waits={seconds > 0 ? countdownText(seconds) : undefined}
      isBusy={busy}
      onResend={resend}
      otherNumber={{ onClick: onOtherNumber }}
    />
  );
}
