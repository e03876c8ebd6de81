import { leadUnit } from '@touchline/domain/offers';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge } from '@touchline/ui';
import { betOffersResource } from './bet-offers.resource.ts';
import styles from './game.module.css';

export interface EarlyPayoutProps {
  readonly event: Pick<EventView, 'sport' | 'champ'>;
  readonly market: string;
  /** Id of the element that explains it. */
  readonly explainedBy: string;
  readonly isExplained: boolean;
  readonly onToggle: () => void;
}

/** Goals or points that a side must be ahead for bets of the market to be paid; undefined where there is no such offer. */
function useLead({
  event: { sport, champ },
  market,
}: Pick<EarlyPayoutProps, 'event' | 'market'>): number | undefined {
  return useResource(betOffersResource, {}).data?.earlyPayout.find(
    (one) =>
      one.sport === sport &&
      one.market === market &&
      (one.champs.length === 0 || one.champs.includes(champ.id)),
  )?.lead;
}

/** Marks a market whose bets are paid once their side is far enough ahead; in a row that is there without it. */
export function EarlyPayout({ explainedBy, isExplained, onToggle, ...of }: EarlyPayoutProps) {
  const { i18n } = usePlugin();
  const lead = useLead(of);
  return lead === undefined ? undefined : (
    <button
      type="button"
      className={styles.early}
      data-early-payout={lead}
      aria-expanded={isExplained}
      aria-controls={explainedBy}
      onClick={onToggle}
    >
      <Badge tone="accent">{i18n.t('game.early.title', { lead })}</Badge>
    </button>
  );
}

/** What that means, once it is asked for. */
export function EarlyPayoutNote(of: Pick<EarlyPayoutProps, 'event' | 'market'>) {
  const { i18n } = usePlugin();
  const lead = useLead(of);
  return lead === undefined ? undefined : (
    <p className={styles.explained}>
      {i18n.t(`game.early.explained${leadUnit(of.event.sport)}`, { count: lead })}
    </p>
  );
}
