import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { NumberStep } from '../phone/number-step.tsx';
import styles from '../session/form.module.css';
import { NewPassword } from './new-password.tsx';

/** The way back in for the holder of the phone of the account. */
export function PhoneRecovery() {
  const { i18n } = usePlugin();
  const [number, setNumber] = useState('');
  const [pending, setPending] = useState<PendingPhoneCode>();
  return pending === undefined ? (
    <div className={styles.form}>
      <p className={styles.text}>{i18n.t('recovery.intro')}</p>
      <NumberStep
        purpose="recovery"
        number={number}
        onType={setNumber}
        onSent={(proof) => setPending(proof.pending)}
      />
      <p className={styles.note}>{i18n.t('recovery.noPhone')}</p>
    </div>
  ) : (
    <NewPassword pending={pending} onPending={setPending} />
  );
}
