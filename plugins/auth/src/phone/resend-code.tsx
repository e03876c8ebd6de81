import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button } from '@touchline/ui';
import type { Submission } from '../session/use-submit.ts';
import { type ProofPurpose, sendProofCode } from './phone.resource.ts';

export interface ResendCodeProps extends Pick<Submission, 'busy' | 'submit'> {
  readonly purpose: ProofPurpose;
  readonly pending: PendingPhoneCode;
  readonly onSent: (pending: PendingPhoneCode) => void;
  readonly onOtherNumber: () => void;
}

/** The choices of a visitor who got no code: another one after a while, or another number. */
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
    <>
      <Button wide disabled={seconds > 0 || busy} onClick={resend}>
        {seconds > 0
          ? i18n.t('phone.resendIn', { time: countdownText(seconds) })
          : i18n.t('phone.resend')}
      </Button>
      <Button variant="quiet" wide onClick={onOtherNumber}>
        {i18n.t('phone.otherNumber')}
      </Button>
    </>
  );
}
