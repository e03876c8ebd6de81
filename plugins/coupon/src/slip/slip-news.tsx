import type { StoredCoupon } from '@touchline/contracts';
import { usePlugin } from '@touchline/plugin-api';
import { VisuallyHidden } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import type { SlipLegs } from './use-legs.ts';

export interface SlipNewsProps {
  readonly legs: SlipLegs;
  readonly state: StoredCoupon;
}

/**
 * Tells a screen reader what has become of the slip, each change once: other legs, another type,
 * prices to agree to, legs that can no longer be bet on. Prices that move on do not talk again.
 */
export function SlipNews({ legs, state }: SlipNewsProps) {
  const { i18n } = usePlugin();
  const [news, setNews] = useState('');
  const asked = legs.moves.filter(({ mustAsk }) => mustAsk).length;
  const now = { count: state.bets.length, typeId: state.typeId, asked, closed: legs.closed.size };
  const before = useRef(now);
  const { count, typeId, closed } = now;
  useEffect(() => {
    const was = before.current;
    before.current = { count, typeId, asked, closed };
    const parts = [
      count === was.count ? undefined : i18n.t('selections', { count }),
      typeId === was.typeId ? undefined : i18n.t(`type.${typeId}`),
      asked > 0 && was.asked === 0 ? i18n.t('priceChanged', { count: asked }) : undefined,
      closed > was.closed ? i18n.t('closedLegs', { count: closed }) : undefined,
    ].filter((part) => part !== undefined);
    if (parts.length > 0) {
      setNews(parts.join('. '));
    }
  }, [i18n, count, typeId, asked, closed]);
  return (
    <output>
      <VisuallyHidden>{news}</VisuallyHidden>
    </output>
  );
}
