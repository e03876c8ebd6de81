import type { Account } from '@touchline/contracts/money';
import { payingAccount } from '@touchline/domain/money';
import { amountText, currencyExponent, stakeDefaults } from '@touchline/domain/money';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { AmountField, Switch } from '@touchline/ui/forms';
import { useState } from 'react';
import { isOneClickOffered } from '../one-click/is-one-click-active.ts';
import { readAmount } from '../one-click/one-click-amount.ts';
import { askForOneClick, turnOneClickOff } from '../one-click/switch-one-click.ts';
import { couponSettingsOf } from './settings.store.ts';

/** The amounts of the slip, in the currency of the account that pays. */
export function AmountSettings({ accounts }: { readonly accounts: readonly Account[] }) {
  const context = usePlugin();
  const { i18n } = context;
  const account = payingAccount(accounts);
  const settings = couponSettingsOf(context);
  const isOneClick = useStore(settings, (state) => state.isOneClick);
  if (account === undefined) {
    return undefined;
  }
  return (
    <>
      <StepField currency={account.currency} />
      {isOneClickOffered(context) ? (
        <>
          <Switch
            label={i18n.t('oneClick.title')}
            hint={i18n.t('settings.oneClickHint')}
            checked={isOneClick}
            onChange={() => (isOneClick ? turnOneClickOff(context) : void askForOneClick(context))}
          />
          <TapField name="oneClickAmount" label="oneClick.amount" account={account} />
          {accounts
            .filter(({ type }) => type === 4)
            .map((bonus) => (
              <TapField
                key={bonus.id}
                name="bonusOneClickAmount"
                label="oneClick.bonusAmount"
                account={bonus}
              />
            ))}
        </>
      ) : undefined}
    </>
  );
}

function StepField({ currency }: { readonly currency: string }) {
  const context = usePlugin();
  const store = couponSettingsOf(context);
  const { amountStep } = useStore(store);
  const usual = amountText({ amount: stakeDefaults({ currency }).step, currency });
  const onTaken = (text: string | undefined) => {
    const { [currency]: _before, ...others } = store.get().amountStep;
    const next = text === undefined ? others : { ...others, [currency]: text };
    store.set({ ...store.get(), amountStep: next });
  };
  return (
    <Amount
      label={context.i18n.t('settings.amountStep')}
      stored={amountStep[currency] ?? usual}
      currency={currency}
      onTaken={onTaken}
    />
  );
}

function TapField({
  name,
  label,
  account,
}: {
  readonly name: 'oneClickAmount' | 'bonusOneClickAmount';
  readonly label: string;
  readonly account: Account;
}) {
  const context = usePlugin();
  const store = couponSettingsOf(context);
  const stored = useStore(store)[name];
  return (
    <Amount
      label={context.i18n.t(label)}
      stored={stored === '0' ? '' : stored}
      currency={account.currency}
      onTaken={(text = '0') => store.set({ ...store.get(), [name]: text })}
    />
  );
}

interface AmountProps {
  readonly label: string;
  readonly stored: string;
  readonly currency: string;
  /** Receives every amount that can be staked, and `undefined` for none. */
  readonly onTaken: (text: string | undefined) => void;
}

/** Keeps what is being typed; what cannot be read is shown, and not kept. */
function Amount({ label, stored, currency, onTaken }: AmountProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    onTaken(readAmount(text, currency) === undefined ? undefined : text.replace(/\.$/, ''));
  };
  return (
    <AmountField
      label={label}
      value={typed ?? stored}
      onChange={change}
      decimals={currencyExponent(currency)}
      currency={currency}
    />
  );
}
