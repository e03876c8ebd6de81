import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { Agreement } from '../agreement.tsx';
import { attemptsLeft } from '../../phone/attempts-left.ts';
import { registerWithPhone } from '../../phone/phone.resource.ts';
import { ResendCode } from '../../phone/resend-code.tsx';
import { isCode, SentCode } from '../../phone/sent-code.tsx';
import { attempt } from '../../session/attempts.ts';
import { stopAtFault } from '../../session/first-fault.ts';
import styles from '../../session/form.module.css';
import { NewPasswordField, passwordFault } from '../../session/password-field.tsx';
import { useSubmit } from '../../session/use-submit.ts';
import { BonusChoice, useBonus } from '../bonus-choice.tsx';
import { phoneProof } from './phone-proof.ts';

/** The code that was sent, and what else an account needs. */
export function CodeStep({
  country,
  pending,
}: {
  readonly country: string;
  readonly pending: PendingPhoneCode;
}) {
  const context = usePlugin();
  const { analytics, config, http, i18n, session } = context;
  const hold = useHoldNavigation(context);
  const { currencies } = useStore(config.core);
  const proof = phoneProof(context);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const [bonus, setBonus] = useBonus();
  const [accepted, setAccepted] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const { phone_code: prefix, phone_number: number } = pending;
  const faults = {
    'sms-code': isCode(code) ? undefined : 'code',
    password: passwordFault(password),
    termsAccepted: accepted ? undefined : 'terms',
  };
  const fault = (name: keyof typeof faults) =>
    checked && faults[name] !== undefined ? i18n.t(`fault.${faults[name]}`) : undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (stopAtFault(event, faults)) {
      return;
    }
    submit(async () => {
      const form = {
        'phone-code': prefix,
        'phone-number': number,
        'sms-code': typedDigits(code),
        password,
        country,
        currency,
        adult: true,
        termsAccepted: true,
        bonus,
      } as const;
      try {
        const { answer, attempts } = await attempt(context, {
          flow: 'registration',
          act: () => hold(i18n.t('phone.checking'), () => registerWithPhone(http, form)),
        });
        analytics.track('correctCode');
        analytics.track('registrationSuccess', { kind: 'phone', attempts });
        proof.set(undefined);
        await session.adopt(answer);
      } catch (failure) {
        proof.set({ country, pending: attemptsLeft(pending, failure) });
        throw failure;
      }
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SentCode pending={pending} typed={code} error={fault('sms-code')} onType={setCode} />
      <NewPasswordField value={password} error={fault('password')} onType={setPassword} />
      <SelectField
        label={i18n.t('currency')}
        value={currency}
        options={currencies.map((each) => ({ value: each, text: each }))}
        onChange={(event) => setCurrency(event.target.value)}
      />
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Agreement isAccepted={accepted} isChecked={checked} isBusy={busy} onAccept={setAccepted} />
      <ResendCode
        purpose="registration"
        pending={pending}
        busy={busy}
        submit={submit}
        onSent={(next) => {
          setCode('');
          proof.set({ country, pending: next });
        }}
        onOtherNumber={() => proof.set(undefined)}
      />
    </form>
  );
}
