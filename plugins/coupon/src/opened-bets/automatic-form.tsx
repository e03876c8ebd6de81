import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { amountText, currencyExponent, parseAmount } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { automaticFault } from './automatic-fault.ts';
import { useAutomatic } from './use-automatic.ts';
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
  const { i18n } = usePlugin();
  const { currency, possibleReturn } = bet;
  const current = cost?.automaticAt;
  const [text, setText] = useState(
    current === undefined ? '' : amountText({ amount: current, currency }),
  );
  const [isTried, setIsTried] = useState(false);
  const { isBusy, error, change } = useAutomatic(bet.id);
  const amount = amountOf(text, currency);
  const fault = automaticFault({ amount, price: cost?.amount, possibleReturn });
  const money = (value: number) => i18n.money(value, currency);

  async function set(to: number | undefined): Promise<void> {
    if (await change(to)) {
      if (to === undefined) setText('');
      setIsTried(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (fault === undefined && !isBusy) void set(amount);
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
          current === undefined
            ? i18n.t('automatic.hint')
            : i18n.t('automatic.on', { amount: money(current) })
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
      <AutomaticButtons
        isBusy={isBusy}
        isSet={current !== undefined}
        onRemove={() => void set(undefined)}
      />
    </form>
  );
}

function AutomaticButtons({
  isBusy,
  isSet,
  onRemove,
}: {
  readonly isBusy: boolean;
  readonly isSet: boolean;
  readonly onRemove: () => void;
}) {
  const { i18n } = usePlugin();
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {i18n.t('automatic.set')}
      </Button>
      {isSet ? (
        <Button variant="quiet" busy={isBusy} onClick={onRemove}>
          {i18n.t('automatic.remove')}
        </Button>
      ) : undefined}
    </div>
  );
}
