import { usePlugin } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { slipOf } from '../slip/slip.store.ts';
import type { Composition } from './use-composition.ts';

/** Lets what the account lacks be paid with an advance on what open bets may return. */
export function PrepaidSwitch({ composition }: { readonly composition: Composition }) {
  const context = usePlugin();
  const { i18n } = context;
  const { currency, prepaid, state } = composition;
  if (prepaid.available === 0) {
    return undefined;
  }
  return (
    <Switch
      label={i18n.t('prepaid.label')}
      hint={
        prepaid.amount > 0
          ? i18n.t('prepaid.used', { amount: i18n.money(prepaid.amount, currency) })
          : i18n.t('prepaid.available', { amount: i18n.money(prepaid.available, currency) })
      }
      checked={state.isPrepaid === true}
      onChange={({ target }) =>
        slipOf(context).change((now) => ({ ...now, isPrepaid: target.checked }))
      }
    />
  );
}
