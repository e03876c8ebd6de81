import type { PendingPhoneCode, PhoneRegistration } from '@touchline/contracts/identity';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { Agreement } from '../agreement.tsx';
import { attemptsLeft } from '../../phone/attempts-left.ts';
import { registerWithPhone } from '../../phone/phone.resource.ts';
import { ResendCode } from '../../phone/resend-code.tsx';
import { SentCode } from '../../phone/sent-code.tsx';
import { useCodeAndPassword } from '../../phone/use-code-and-password.ts';
import { adoptNewPlayer } from '../../session/adopt-new-player.ts';
import { attempt } from '../../session/attempts.ts';
import styles from '../../session/form.module.css';
import { NewPasswordField } from '../../session/password-field.tsx';
import { useSubmit } from '../../session/use-submit.ts';
import { BonusChoice, useBonus } from '../bonus-choice.tsx';
import { useCurrency } from '../use-currency.ts';
import { phoneProof } from './phone-proof.ts';

interface CodeStepProps {
  readonly country: string;
  readonly pending: PendingPhoneCode;
}

type Registration = Omit<
  PhoneRegistration,
  'phone-code' | 'phone-number' | 'country' | 'adult' | 'termsAccepted'
>;

/** Opens the account and signs in; a wrong code costs an attempt. */
function useRegister({ country, pending }: CodeStepProps) {
  const context = usePlugin();
  const { analytics, http, i18n } = context;
  const hold = useHoldNavigation(context);
  const proof = phoneProof(context);
  return async (given: Registration): Promise<void> => {
    const form = {
      'phone-code': pending.phone_code,
      'phone-number': pending.phone_number,
      country,
      adult: true,
      termsAccepted: true,
      ...given,
    } as const;
    try {
      const { answer, attempts } = await attempt(context, {
        flow: 'registration',
        act: () => hold(i18n.t('phone.checking'), () => registerWithPhone(http, form)),
      });
      analytics.track('correctCode');
      analytics.track('registrationSuccess', { kind: 'phone', attempts });
      proof.set(undefined);
      await adoptNewPlayer(context, answer);
    } catch (failure) {
      proof.set({ country, pending: attemptsLeft(pending, failure) });
      throw failure;
    }
  };
}

/** The code that was sent, and what else an account needs. */
export function CodeStep({ country, pending }: CodeStepProps) {
  const context = usePlugin();
  const { config, i18n } = context;
  const { currencies } = useStore(config.core);
  const proof = phoneProof(context);
  const register = useRegister({ country, pending });
  const [currency, setCurrency] = useCurrency(country);
  const [bonus, setBonus] = useBonus();
  const [accepted, setAccepted] = useState(false);
  const fields = useCodeAndPassword({ termsAccepted: accepted ? undefined : 'terms' });
  const { busy, error, submit } = useSubmit();

  function send(event: FormEvent<HTMLFormElement>) {
    if (fields.check(event)) {
      const { code, password } = fields;
      submit(() => register({ 'sms-code': code, password, currency, bonus }));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SentCode pending={pending} {...fields.codeField} />
      <NewPasswordField {...fields.passwordField} />
      <SelectField
        label={i18n.t('currency')}
        value={currency}
        options={currencies.map((each) => ({ value: each, text: each }))}
        onChange={(event) => setCurrency(event.target.value)}
      />
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Agreement
        isAccepted={accepted}
        isChecked={fields.checked}
        isBusy={busy}
        onAccept={setAccepted}
      />
      <ResendCode
        purpose="registration"
        pending={pending}
        busy={busy}
        submit={submit}
        onSent={(next) => {
          fields.clearCode();
          proof.set({ country, pending: next });
        }}
        onOtherNumber={() => proof.set(undefined)}
      />
    </form>
  );
}
