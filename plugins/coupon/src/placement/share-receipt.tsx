import type { Bet, StoredCoupon } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { sharingOf } from '../share/sharing.store.ts';
import { receiptText } from './receipt-text.ts';

/**
 * Hands the receipt on by the system's own sheet, else by the clipboard, with a link by which others
 * can put the same selections on their slip.
 */
export function ShareReceipt({
  bets,
  slip,
}: {
  readonly bets: readonly Bet[];
  /** The slip they were made of. */
  readonly slip: StoredCoupon;
}) {
  const context = usePlugin();
  const { i18n, log } = context;
  const odds = useOdds();
  const [state, setState] = useState<'idle' | 'busy' | 'copied'>('idle');

  async function share(): Promise<void> {
    const text = receiptText({ i18n, bets, odds });
    const link = await sharingOf(context)
      .linkOf(slip)
      .catch((error: unknown) => {
        // The text says what was bet on.
        log.warn('a receipt is shared without its link', error);
        return undefined;
      });
    if (typeof navigator.share === 'function') {
      setState('idle');
      await navigator.share({
        title: i18n.t('placed.title'),
        text,
        ...(link === undefined ? {} : { url: link }),
      });
    } else {
      await navigator.clipboard.writeText([text, link].filter(Boolean).join('\n\n'));
      setState('copied');
    }
  }

  return (
    <Button
      busy={state === 'busy'}
      onClick={() => {
        setState('busy');
        share().catch((error: unknown) => {
          // A player who closes the system's sheet has changed their mind, which is no failure.
          log.debug('receipt not shared', error);
          setState('idle');
        });
      }}
    >
      {i18n.t(state === 'copied' ? 'share.copied' : 'placed.share')}
    </Button>
  );
}
