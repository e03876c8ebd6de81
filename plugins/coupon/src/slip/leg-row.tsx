import { competitorOf, eventName } from '@touchline/domain/markets';
import type { EventView, OutcomeState } from '@touchline/live-client';
import type { StoredCoupon } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, Crest, IconButton, Odds, VisuallyHidden } from '@touchline/ui';
import { closeIcon } from '@touchline/ui/icons';
import { findCouponTraits } from '@touchline/domain/coupon';
import { BUILDER_MARKET } from '@touchline/domain/markets';
import { compareOdds } from '@touchline/domain/odds';
import { memo, Suspense, useEffect, useRef } from 'react';
import { hasSingles } from '../compose/singles.ts';
import { APPEAR, move as moveElement, RISE, SINK } from '../feedback/motion.ts';
import { useMoveOnChange } from '../feedback/use-move-on-change.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { BuilderParts, LegTools } from './lazy-parts.ts';
import { isolated } from './isolated.ts';
import { type LegConflict, legStatus } from './leg-status.ts';
import { outcomeNow } from './outcome-now.ts';
import { outcomeText } from './outcome-text.ts';
import { askingAction, priceMove } from './price-agreement.ts';
import { slipOf } from './slip.store.ts';
import { useCurrentNames } from './use-current-names.ts';
import { isClosed } from './use-legs.ts';
import styles from './slip.module.css';

/** Whether a type lets the player decide about single legs. */
function hasLegTools(state: StoredCoupon): boolean {
  const traits = findCouponTraits(state.typeId);
  if (traits === undefined) return false;
  if (hasSingles(state)) return true;
  const { role, isOrdered, hasBlocks, stakes } = traits;
  return role !== undefined || isOrdered || hasBlocks || stakes === 'each-leg';
}

/** A leg that was put on the slip this number of milliseconds ago is seen to come. */
const JUST_NOW = 500;

export interface LegRowProps {
  readonly bet: Selection;
  readonly conflict: LegConflict | undefined;
  /** Why the server did not take it, where it said so. */
  readonly refusal?: unknown;
  /** What is wrong with the leg's own stake. */
  readonly stakeError?: string | undefined;
  /** What the leg pays as a single, as text. */
  readonly returns?: string | undefined;
}

/**
 * One selection of the slip in two lines: the outcome and its price; the market, the event and when it is
 * played or why it cannot be bet on. Its price and its status subscribe themselves, so that a moving
 * price renders nothing else; it keeps its height whatever prices do.
 */
export const LegRow = memo(function LegRow({
  bet: chosen,
  conflict,
  refusal,
  stakeError,
  returns,
}: LegRowProps) {
  const context = usePlugin();
  const { i18n } = context;
  const bet = useCurrentNames(chosen);
  const hasTools = useStore(slipOf(context).store, hasLegTools);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const addedAt = slipOf(context).store.get().addedAtByBetId[bet.outcomeId] ?? 0;
    if (context.clock.now() - addedAt < JUST_NOW) {
      moveElement(row.current, APPEAR);
    }
  }, [context, bet.outcomeId]);
  const [, marketKey = ''] = bet.outcomeId.split('~');
  const outcome = outcomeText(context, bet);
  const market = i18n.market(marketKey, { home: bet.home, away: bet.away });
  const isBuilder = marketKey === BUILDER_MARKET;
  return (
    <div ref={row} className={styles.leg} data-outcome={bet.outcomeId}>
      <IconButton
        label={i18n.t('remove', { outcome })}
        path={closeIcon}
        onClick={() => slipOf(context).remove(bet.outcomeId)}
      />
      <div className={styles.body}>
        <span className={styles.outcome}>{isBuilder ? market : outcome}</span>
        <Price bet={bet} />
        {isBuilder ? (
          <span className={styles.parts}>
            <Suspense>
              <BuilderParts leg={bet} />
            </Suspense>
          </span>
        ) : undefined}
        <Detail
          market={isBuilder ? undefined : market}
          bet={bet}
          conflict={conflict}
          refusal={refusal}
        />
      </div>
      {hasTools ? (
        <Suspense>
          <LegTools bet={bet} outcome={outcome} stakeError={stakeError} returns={returns} />
        </Suspense>
      ) : undefined}
    </div>
  );
});

/** The second line: what is the matter with a leg comes first, the time of an event to come last. */
function Detail({
  market,
  bet,
  conflict,
  refusal,
}: Pick<LegRowProps, 'bet' | 'conflict' | 'refusal'> & { readonly market: string | undefined }) {
  const context = usePlugin();
  const { i18n, live } = context;
  const event = useStore(live.event(bet.eventId));
  const outcome = useStore(outcomeNow(context, bet.outcomeId), onlyClosed);
  const { text, tone } = legStatus({ i18n, bet, outcome, event, conflict, refusal });
  const isLive = (event?.section ?? bet.section) === 'live';
  const about = [...(market === undefined ? [] : [market]), eventName(bet)];
  const parts = tone !== undefined ? about : isLive ? [text, ...about] : [...about, text];
  return (
    <span className={styles.detail}>
      {tone === undefined ? undefined : (
        <span data-status>
          <Badge tone={tone}>{text}</Badge>
        </span>
      )}
      <span className={styles.line}>
        <Crest name={bet.home} id={sideId(event, bet)} size={16} />
        {bet.away === '' ? undefined : <Crest name={bet.away} id={event?.away.id} size={16} />}
        {parts.map(isolated).join(' · ')}
      </span>
    </span>
  );
}

/** The id of a leg's first side, or of the competitor of an outright. */
function sideId(event: EventView | undefined, { outcomeId }: Selection): number | undefined {
  const [, , code = ''] = outcomeId.split('~');
  return event?.outright === undefined ? event?.home.id : competitorOf(code);
}

/** A leg that can be bet on shows no status of its outcome, however its price moves. */
function onlyClosed(outcome: OutcomeState | undefined): OutcomeState | undefined {
  return isClosed(outcome) ? outcome : undefined;
}

function Price({ bet }: Pick<LegRowProps, 'bet'>) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const now = useStore(outcomeNow(context, bet.outcomeId));
  const action = askingAction(useStore(couponSettingsOf(context)));
  const move = priceMove({ bet, now, action });
  const current = move?.current ?? bet.price;
  const price = useMoveOnChange(current, (before) =>
    compareOdds(current, before) > 0 ? RISE : SINK,
  );
  return (
    <span ref={price} className={styles.price} data-move={move?.better}>
      {move === undefined ? undefined : (
        <span className={styles.was}>
          <s>{odds(move.agreed)}</s> <i className={styles.arrow} />
          <VisuallyHidden>{i18n.t(move.better ? 'price.up' : 'price.down')}</VisuallyHidden>
        </span>
      )}
      <Odds text={odds(current)} strong />
    </span>
  );
}
