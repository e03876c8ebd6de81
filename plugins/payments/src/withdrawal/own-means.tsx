import { SavedMeans, type WithdrawalMethod } from '@touchline/contracts/money';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from './withdrawal.module.css';
import { WITHDRAWALS, withdrawalMethods } from './withdrawals.resource.ts';

/** Leads players who paid with vouchers alone to the verification that comes before an account of their own. */
export function VerifyFirst() {
  const { i18n, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <p>{i18n.t('withdrawal.own.verifyText')}</p>
      <Button wide variant="primary" href={navigation.href({ route: 'verification' })}>
        {i18n.t('withdrawal.own.verify')}
      </Button>
    </div>
  );
}

/** Adds an account, and shows the form of the withdrawal with it. */
function useAddMeans(methodId: string) {
  const context = usePlugin();
  const { http, i18n, resources } = context;
  const hold = useHoldNavigation(context);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  function add(accountNumber: string): void {
    if (busy) {
      return;
    }
    setBusy(true);
    setError(undefined);
    hold(i18n.t('withdrawal.own.sending'), () =>
      http.request({
        method: 'POST',
        path: `${WITHDRAWALS}/means`,
        body: { methodId, accountNumber },
        schema: SavedMeans,
        authentication: 'required',
      }),
    )
      .catch(setError)
      .finally(() => {
        setBusy(false);
        // It may have been added although the answer was lost.
        resources.invalidate(withdrawalMethods.name);
      });
  }
  return { busy, error, add, clearError: () => setError(undefined) };
}

/** The number of an account in the player's own name, where money can go back to nothing that they paid with. */
export function OwnMeansForm({ method }: { readonly method: WithdrawalMethod }) {
  const { i18n } = usePlugin();
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, error, add, clearError } = useAddMeans(method.id);
  const isOfNumber = errorCode(error) === 'withdrawal_means_refused';

  function send(event: FormEvent): void {
    event.preventDefault();
    const typed = number.trim();
    setMissing(typed.length < 5);
    if (typed.length >= 5) {
      add(typed);
    }
  }
  const fault = isMissing
    ? i18n.t('withdrawal.own.missing')
    : isOfNumber
      ? i18n.error(error)
      : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>{i18n.t('withdrawal.own.text')}</p>
      <TextField
        label={i18n.t('withdrawal.own.number')}
        hint={i18n.t('withdrawal.own.hint')}
        error={fault}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
          setMissing(false);
          clearError();
        }}
      />
      {error !== undefined && !isOfNumber ? (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      ) : undefined}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('withdrawal.own.add')}
      </Button>
    </form>
  );
}
