import {
  type Account,
  type CreateDeposit,
  DepositAnswer,
  type PaymentMethod,
  type PaymentMethodsAnswer,
} from '@touchline/contracts/money';
import { amountText, currencyExponent, parseAmount, stakeDefaults } from '@touchline/domain/money';
import { errorCode, Slot, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Badge, Button, NoticeBanner } from '@touchline/ui';
import { AmountField, RadioGroup } from '@touchline/ui/forms';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import styles from './recharge.module.css';

type LimitAnswer = NonNullable<CreateDeposit['limitAnswer']>;

/** Amount in minor units, or the key of what is wrong with it. */
function readAmount(
  text: string,
  { currency, minimum, maximum }: { currency: string; minimum: number; maximum: number },
): number | 'amountInvalid' | 'amountBelow' | 'amountAbove' {
  try {
    const amount = parseAmount({ text, currency });
    if (amount < minimum) {
      return 'amountBelow';
    }
    return amount > maximum ? 'amountAbove' : amount;
  } catch {
    return 'amountInvalid';
  }
}

/** Method, amount, and for the first deposit the question about a limit. */
export function DepositForm({
  account,
  offer,
}: {
  readonly account: Account;
  readonly offer: PaymentMethodsAnswer;
}) {
  const context = usePlugin();
  const { http, i18n, navigation } = context;
  const hold = useHoldNavigation(context);
  const { currency } = account;
  const [methodId, setMethodId] = useState(offer.methods[0]?.id ?? '');
  // The slip links here with what a bet is short of; a link may say anything, the field checks it.
  const [text, setText] = useState(() => navigation.current.get().query['amount'] ?? '');
  const [limitAnswer, setLimitAnswer] = useState<LimitAnswer>();
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  // One press is one deposit, however often the answer is lost and the press repeated.
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const limitInput = useMemo(
    () => ({ required: offer.limitPromptRequired, currency, onAnswer: setLimitAnswer }),
    [offer.limitPromptRequired, currency],
  );
  const method = offer.methods.find(({ id }) => id === methodId);
  if (method === undefined) {
    return <p>{i18n.t('noMethods')}</p>;
  }
  const { minimum, maximum } = method;
  // The others go by their brand, in any language.
  const nameOf = ({ isTest, name }: PaymentMethod) => (isTest ? i18n.t('testCard') : name);
  const amount = readAmount(text, { currency, minimum, maximum });
  const { initial } = stakeDefaults({ currency });
  const unanswered = offer.limitPromptRequired && limitAnswer === undefined;
  const values = { minimum: i18n.money(minimum, currency), maximum: i18n.money(maximum, currency) };

  async function pay(body: CreateDeposit): Promise<void> {
    const sent = JSON.stringify(body);
    if (attempt.current?.body !== sent) {
      attempt.current = { body: sent, key: crypto.randomUUID() };
    }
    const { key } = attempt.current;
    const { redirectUrl } = await hold(i18n.t('sending'), () =>
      http.request({
        method: 'POST',
        path: '/payments-api/v1/deposits',
        body,
        schema: DepositAnswer,
        authentication: 'required',
        idempotencyKey: key,
      }),
    );
    window.location.assign(redirectUrl);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (busy || typeof amount === 'string' || unanswered) {
      return;
    }
    setBusy(true);
    setError(undefined);
    pay({
      accountId: account.id,
      methodId,
      amount,
      language: i18n.language,
      ...(limitAnswer === undefined ? {} : { limitAnswer }),
    }).catch((failure: unknown) => {
      setError(failure);
      setBusy(false);
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {errorCode(error) === 'personal_data_required' ? (
        <Button wide href={navigation.href({ route: 'accountEdit', query: { next: 'recharge' } })}>
          {i18n.t('addPersonalData')}
        </Button>
      ) : undefined}
      {offer.methods.length > 1 ? (
        <RadioGroup
          legend={i18n.t('method')}
          value={methodId}
          onChange={setMethodId}
          options={offer.methods.map((offered) => ({ value: offered.id, text: nameOf(offered) }))}
        />
      ) : (
        <p className={styles.method}>
          {nameOf(method)}{' '}
          {method.isTest ? <Badge tone="warning">{i18n.t('test')}</Badge> : undefined}
        </p>
      )}
      <AmountField
        label={i18n.t('amount')}
        name="amount"
        value={text}
        onChange={setText}
        decimals={currencyExponent(currency)}
        currency={currency}
        hint={i18n.t('amountRange', values)}
        error={checked && typeof amount === 'string' ? i18n.t(amount, values) : undefined}
        quick={[4, 10, 20].map((times) => ({
          text: i18n.money(initial * times, currency),
          onPress: () => setText(amountText({ amount: initial * times, currency })),
        }))}
      />
      {offer.limitPromptRequired ? (
        <>
          <Slot name="payments.deposit" input={limitInput} />
          {checked && unanswered ? (
            <NoticeBanner tone="danger" text={i18n.error({ code: 'limit_prompt_unanswered' })} />
          ) : undefined}
        </>
      ) : undefined}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {typeof amount === 'string'
          ? i18n.t('pay')
          : i18n.t('payAmount', { amount: i18n.money(amount, currency) })}
      </Button>
    </form>
  );
}
