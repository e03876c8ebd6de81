import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { amountText, currencyExponent, parseAmount } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { cashOutDeskOf } from './cash-out.store.ts';
import { automaticFault } from './automatic-fault.ts';
import styles from './opened-bets.module.css';

function amountOf(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** Sets the value at which the whole bet is cashed out automatically, or removes it. */
export function AutomaticForm({
  bet,
  cost,
}: {
  readonly bet: Bet;
  readonly cost: OpenBetCost | undefined;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const { currency, possibleReturn } = bet;
  const set = cost?.automaticAt;
  const [text, setText] = useState(set === undefined ? '' : amountText({ amount: set, currency }));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const amount = amountOf(text, currency);
  const fault = automaticFault({ amount, price: cost?.amount, possibleReturn });
  const money = (value: number) => i18n.money(value, currency);

  async function change(to: number | undefined): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      await cashOutDeskOf(context).setAutomatic(bet.id, to);
      if (to === undefined) setText('');
      setIsTried(false);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (fault === undefined && !isBusy) void change(amount);
  }

  const faultText =
    fault &&
    i18n.t(`automatic.${fault}`, {
      price: money(cost?.amount ?? 0),
      most: money(possibleReturn),
    });
  return (
    <form className={styles.automatic} onSubmit={submit} noValidate>
      <AmountField
        label={i18n.t('automatic.label')}
        hint={
          set === undefined
            ? i18n.t('automatic.hint')
            : i18n.t('automatic.on', { amount: money(set) })
        }
        error={error === undefined ? (isTried ? faultText : undefined) : i18n.error(error)}
        value={text}
        onChange={(value) => {
          setText(value);
          setIsTried(false);
        }}
        decimals={currencyExponent(currency)}
        currency={currency}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {i18n.t('automatic.set')}
        </Button>
        {set === undefined ? undefined : (
          <Button variant="quiet" busy={isBusy} onClick={() => void change(undefined)}>
            {i18n.t('automatic.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
