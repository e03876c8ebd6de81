import type { Account, PaymentMethodsAnswer } from '@touchline/contracts/money';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { firstAmount, readAmount } from '../read-amount.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { payOptions, payWith } from './pay-options.ts';
import { DepositFailure, type LimitAnswer, LimitPrompt, MethodField } from './deposit-parts.tsx';
import { useDeposit } from './use-deposit.ts';
import styles from './recharge.module.css';

/** The amount that the address names, with the limits of the first method. */
function firstText(
  { amount }: Readonly<Record<string, string | undefined>>,
  { currency }: Account,
  { methods: [method] }: PaymentMethodsAnswer,
): string {
  return method === undefined ? '' : firstAmount(amount, { ...method, currency });
}

/** What the button does; a text in place of the amount says what is wrong with it. */
function payText(i18n: I18n, amount: ReturnType<typeof readAmount>, currency: string): string {
  return typeof amount === 'string'
    ? i18n.t('pay')
    : i18n.t('payAmount', { amount: i18n.money(amount, currency) });
}

const given = (limitAnswer: LimitAnswer | undefined) =>
  limitAnswer === undefined ? {} : { limitAnswer };

/** Method, amount, and for the first deposit the question about a limit. */
export function DepositForm({
  account,
  offer,
}: {
  readonly account: Account;
  readonly offer: PaymentMethodsAnswer;
}) {
  const { i18n, navigation } = usePlugin();
  const { currency } = account;
  const options = payOptions(offer.methods);
  const [optionId, setOptionId] = useState(options[0]?.id);
  const [text, setText] = useState(() => firstText(navigation.current.get().query, account, offer));
  const [limitAnswer, setLimitAnswer] = useState<LimitAnswer>();
  const [checked, setChecked] = useState(false);
  const { busy, error, deposit } = useDeposit();
  const chosen = options.find(({ id }) => id === optionId) ?? options[0];
  if (chosen === undefined) {
    return <p>{i18n.t('noMethods')}</p>;
  }
  const paidWith = payWith(chosen);
  const { method } = chosen;
  const limits = { currency, minimum: method.minimum, maximum: method.maximum };
  const amount = readAmount(text, limits);
  const unanswered = offer.limitPromptRequired && limitAnswer === undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (busy || typeof amount === 'string' || unanswered) {
      return;
    }
    const { language } = i18n;
    deposit({ accountId: account.id, ...paidWith, amount, language, ...given(limitAnswer) });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <DepositFailure error={error} />}
      <MethodField options={options} chosen={chosen} onChoose={setOptionId} />
      <DepositAmount
        limits={limits}
        text={text}
        fault={checked && typeof amount === 'string' ? amount : undefined}
        onType={setText}
      />
      {offer.limitPromptRequired ? (
        <LimitPrompt
          currency={currency}
          isMissed={checked && unanswered}
          onAnswer={setLimitAnswer}
        />
      ) : undefined}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {payText(i18n, amount, currency)}
      </Button>
    </form>
  );
}
