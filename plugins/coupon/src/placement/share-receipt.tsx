import type { Bet } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { receiptText } from './receipt-text.ts';

/** Hands the receipt on by the system's own sheet, else by the clipboard. */
export function ShareReceipt({ bets }: { readonly bets: readonly Bet[] }) {
  const { i18n, log } = usePlugin();
  const odds = useOdds();
  const [isCopied, setCopied] = useState(false);

  async function share(): Promise<void> {
    const text = receiptText({ i18n, bets, odds });
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: i18n.t('placed.title'), text });
    } else {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    }
  }

  return (
    <Button
      onClick={() => {
        // A player who closes the system's sheet has changed their mind, which is no failure.
        share().catch((error: unknown) => log.debug('receipt not shared', error));
      }}
    >
      {i18n.t(isCopied ? 'share.copied' : 'placed.share')}
    </Button>
  );
}
