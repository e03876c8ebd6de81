import { usePlugin } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { slipOf } from '../slip/slip.store.ts';
import type { Composition } from './use-composition.ts';

/** Requests a stake above the ordinary maximum, where the slip may. */
export function VipSwitch({ composition }: { readonly composition: Composition }) {
  const context = usePlugin();
  const { i18n } = context;
  if (!composition.isVipAvailable) {
    return undefined;
  }
  return (
    <Switch
      label={i18n.t('vip')}
      hint={i18n.t('vipHint')}
      checked={composition.state.isVip}
      onChange={(event) =>
        slipOf(context).change((state) => ({ ...state, isVip: event.target.checked }))
      }
    />
  );
}
