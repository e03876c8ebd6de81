import { reactView, Slot, usePlugin, useStore } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { useMemo, useState } from 'react';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';

/**
 * The page of what goes with the slip: the slip and the player's choice are here, what is recommended for it is
 * contributed. What is added from there leaves it where it is; another slip is asked about when this one is empty.
 */
function Recommendations() {
  const context = usePlugin();
  const settings = couponSettingsOf(context);
  const isShown = useStore(settings, ({ isBackedShown }) => isBackedShown);
  const bets = useStore(slipOf(context).store, ({ bets: now }) => now);
  const [asked, setAsked] = useState(bets);
  if ((asked.length === 0) !== (bets.length === 0)) {
    setAsked(bets);
  }
  const input = useMemo(() => (isShown ? { bets: asked } : {}), [isShown, asked]);
  return (
    <>
      <Slot name="coupon.backed" input={input} />
      <Switch
        label={context.i18n.t('settings.isBackedShown')}
        checked={isShown}
        onChange={({ target }) =>
          settings.set({ ...settings.get(), isBackedShown: target.checked })
        }
      />
    </>
  );
}

export const view = reactView(Recommendations);
