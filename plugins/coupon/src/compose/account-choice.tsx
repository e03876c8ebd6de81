import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { Link, usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { chooseAccount } from '../slip/state/choices.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

/** Which of the player's several accounts pays, where the player wants to be asked. */
export function AccountChoice({ composition }: { readonly composition: Composition }) {
  const context = usePlugin();
  const { i18n } = context;
  const { accounts, account } = composition;
  const isShown = useStore(
    couponSettingsOf(context),
    ({ isAccountSelectionShown }) => isAccountSelectionShown,
  );
  if (!isShown || account === undefined) {
    return undefined;
  }
  return (
    <>
      <SelectField
        label={i18n.t('account.label')}
        value={account.id}
        options={accounts.map(({ id, type, currency, balance }) => ({
          value: id,
          text: `${kindText(i18n.t, type)} · ${i18n.money(balance, currency)}`,
        }))}
        onChange={(event) =>
          slipOf(context).change((state) => chooseAccount(state, event.target.value))
        }
      />
      {account.type === BONUS_ACCOUNT ? (
        <Link to={{ route: 'officeBonuses' }} className={styles.bonuses}>
          {i18n.t('account.bonuses')}
        </Link>
      ) : undefined}
    </>
  );
}

function kindText(t: (key: string) => string, type: number): string {
  return t(`account.kind.${type}`);
}
