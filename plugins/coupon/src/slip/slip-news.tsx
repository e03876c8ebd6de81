import { usePlugin, useStore } from '@touchline/plugin-api';
import { VisuallyHidden } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { slipOf } from './slip.store.ts';

/** What has changed about the slip's legs. */
export interface LegCounts {
  /** Legs whose new price the player is prompted about. */
  readonly asked: number;
  /** Legs that cannot be bet on, where nothing else shows it. */
  readonly closed: number;
}

export interface SlipNewsProps extends LegCounts {
  /** Something else shows the state of the slip: it was just placed. */
  readonly isSilent?: boolean;
}

/**
 * Announces to a screen reader what has become of the slip, each change once: other legs, another type,
 * prices to agree to, legs that can no longer be bet on. Prices that move on do not talk again.
 */
export function SlipNews({ asked, closed, isSilent = false }: SlipNewsProps) {
  const context = usePlugin();
  const { i18n } = context;
  const { bets, typeId } = useStore(slipOf(context).store);
  const count = bets.length;
  const [news, setNews] = useState('');
  const before = useRef({ count, typeId, asked, closed });
  useEffect(() => {
    const was = before.current;
    before.current = { count, typeId, asked, closed };
    if (isSilent) {
      return;
    }
    if (count === 0) {
      setNews(was.count === 0 ? '' : i18n.t('empty'));
      return;
    }
    const parts = [
      count === was.count ? undefined : i18n.t('selections', { count }),
      typeId === was.typeId ? undefined : i18n.couponType(typeId),
      asked > 0 && was.asked === 0 ? i18n.t('priceChanged', { count: asked }) : undefined,
      closed > was.closed ? i18n.t('closedLegs', { count: closed }) : undefined,
    ].filter((part) => part !== undefined);
    // What has ended is removed, so that it is announced again when it happens again.
    if (parts.length > 0 || asked < was.asked || closed < was.closed) {
      setNews(parts.join('. '));
    }
  }, [i18n, count, typeId, asked, closed, isSilent]);
  return (
    <output>
      <VisuallyHidden>{news}</VisuallyHidden>
    </output>
  );
}
