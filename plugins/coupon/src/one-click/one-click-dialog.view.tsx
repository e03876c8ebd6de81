import { payingAccount } from '@touchline/domain/money';
import { amountText, currencyExponent, stakeDefaults } from '@touchline/domain/money';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { AmountField, Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { couponAccounts } from '../money.resource.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { amountSettingOf, readAmount } from './one-click-amount.ts';
import { turnOneClickOn } from './switch-one-click.ts';
import styles from './one-click.module.css';

/** Explains one-click betting before it is turned on, and prompts for the amount of a tap. */
function OneClickDialog() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const settings = useStore(couponSettingsOf(context));
  const count = useStore(slipOf(context).store, ({ bets }) => bets.length);
  const { data } = useResource(couponAccounts, {});
  const account = payingAccount(data?.accounts);
  const currency = account?.currency ?? 'EUR';
  const name = amountSettingOf(account);
  const { initial } = stakeDefaults({ currency });
  const chosen = readAmount(settings[name], currency) ?? initial;
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const text = typed ?? amountText({ amount: chosen, currency });
  const amount = readAmount(text, currency);
  const confirm = () => {
    setAsked(true);
    if (account !== undefined && amount !== undefined) {
      void modals.close().then(() => turnOneClickOn(context, { [name]: text }));
    }
  };
  return (
    <Dialog
      open
      title={i18n.t('oneClick.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button data-safe onClick={() => void modals.close()}>
            {i18n.t('oneClick.cancel')}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {i18n.t(count > 0 ? 'oneClick.clearAndTurnOn' : 'oneClick.turnOn')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{i18n.t('oneClick.text')}</p>
        {count === 0 ? undefined : (
          <NoticeBanner tone="warning" text={i18n.t('oneClick.clears', { count })} />
        )}
        <AmountField
          label={i18n.t(account?.type === 4 ? 'oneClick.bonusAmount' : 'oneClick.amount')}
          value={text}
          onChange={setTyped}
          decimals={currencyExponent(currency)}
          currency={currency}
          error={isAsked && amount === undefined ? i18n.t('stakeMissing') : undefined}
        />
      </div>
    </Dialog>
  );
}

export const view = reactView(OneClickDialog);
