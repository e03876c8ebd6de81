import { COUPON_TAB } from '@touchline/contracts/betting';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Tabs } from '@touchline/ui/forms';
import { Suspense } from 'react';
import { OpenBetsTab } from '../slip/lazy-parts.ts';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { slipOf } from '../slip/slip.store.ts';
import { chooseTab } from '../slip/state/choices.ts';

/** The slip and the player's open bets, one at a time: on its page, in the sheet, in the column. */
export function SlipTabs() {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { tab, bets } = useStore(slip.store);
  const isSlip = tab === COUPON_TAB.slip;
  return (
    <Tabs
      label={i18n.t('title')}
      tabs={[
        { key: 'slip', text: i18n.t('title'), count: bets.length || undefined },
        { key: 'openBets', text: i18n.t('page.openedBets') },
      ]}
      selected={isSlip ? 'slip' : 'openBets'}
      onSelect={(key) => slip.change((state) => chooseTab(state, COUPON_TAB[key]))}
    >
      {isSlip ? (
        <SlipPanel />
      ) : (
        <Suspense>
          <OpenBetsTab />
        </Suspense>
      )}
    </Tabs>
  );
}
