import type { Account, WithdrawalMethodsAnswer } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Money, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { destinationsOf } from './destination.ts';
import { OwnMeansForm, VerifyFirst } from './own-means.tsx';
import { turnoverLeft } from './turnover.ts';
import { useWithdraw } from './use-withdraw.ts';
import { readWithdrawal, WithdrawalAmount } from './withdrawal-amount.tsx';
import { faultyPart } from './withdrawal-fault.ts';
import {
  DestinationField,
  Turnover,
  WithdrawalFailure,
  WithdrawalTerms,
} from './withdrawal-parts.tsx';
import styles from './withdrawal.module.css';

/** What is available, what is still required, and the form of a withdrawal. */
export function WithdrawalForm({
  account: { id: accountId, currency },
  offer: { available, methods, turnover, frozenUntil, ownMeans },
}: {
  readonly account: Account;
  readonly offer: WithdrawalMethodsAnswer;
}) {
  const { i18n } = usePlugin();
  const [destinationId, setDestinationId] = useState<string>();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, withdraw, clearError } = useWithdraw();
  const destinations = destinationsOf(methods);
  const chosen = destinations.find(({ id }) => id === destinationId) ?? destinations[0];
  const failure = error === undefined ? undefined : i18n.error(error);
  const part = error === undefined ? undefined : faultyPart(error);

  function body() {
    if (frozenUntil !== undefined) {
      const time = i18n.dateTime(frozenUntil, 'date-time');
      return <NoticeBanner tone="warning" text={i18n.t('withdrawal.frozen', { time })} />;
    }
    if (turnover !== undefined && turnoverLeft(turnover) > 0) {
      return <Turnover turnover={turnover} currency={currency} />;
    }
    if (chosen === undefined) {
      const own = methods.find(({ takesOwn }) => takesOwn);
      if (own !== undefined && ownMeans !== undefined) {
        return ownMeans === 'offered' ? <OwnMeansForm method={own} /> : <VerifyFirst />;
      }
      return <p>{i18n.t('withdrawal.noMeans')}</p>;
    }
    return available === 0 ? <p>{i18n.t('withdrawal.nothing')}</p> : fields(chosen);
  }

  function fields(destination: NonNullable<typeof chosen>) {
    const { method, means } = destination;
    const { minimum, maximum } = method;
    const limits = { currency, minimum, maximum, available };
    const amount = readWithdrawal(text, limits);
    const money = (sum: number) => i18n.money(sum, currency);
    const values = {
      minimum: money(minimum),
      maximum: money(maximum),
      available: money(available),
    };
    const fault =
      checked && typeof amount === 'string' ? i18n.t(`amountFault.${amount}`, values) : undefined;

    function send(event: FormEvent): void {
      event.preventDefault();
      setChecked(true);
      if (typeof amount === 'number') {
        const { language } = i18n;
        withdraw({ accountId, methodId: method.id, meansId: means.id, amount, language });
      }
    }

    return (
      <form className={styles.form} noValidate onSubmit={send}>
        <DestinationField
          destinations={destinations}
          chosen={destination}
          error={part === 'destination' ? failure : undefined}
          onChoose={(id) => {
            setDestinationId(id);
            clearError();
          }}
        />
        <WithdrawalAmount
          limits={limits}
          text={text}
          error={fault ?? (part === 'amount' ? failure : undefined)}
          onType={(typed) => {
            setText(typed);
            clearError();
          }}
        />
        <WithdrawalTerms
          chosen={destination}
          amount={typeof amount === 'number' ? amount : undefined}
          currency={currency}
        />
        <p className={styles.muted}>{i18n.t('withdrawal.final')}</p>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {typeof amount === 'string'
            ? i18n.t('withdrawal.send')
            : i18n.t('withdrawal.sendAmount', { amount: money(amount) })}
        </Button>
      </form>
    );
  }

  return (
    <div className={styles.form}>
      <p className={styles.available}>
        <span className={styles.muted}>{i18n.t('withdrawal.available')}</span>
        <Money text={i18n.money(available, currency)} strong />
      </p>
      {part === 'page' ? <WithdrawalFailure error={error} /> : undefined}
      {body()}
    </div>
  );
}
