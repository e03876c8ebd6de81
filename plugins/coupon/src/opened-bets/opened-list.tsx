import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { cashOutDeskOf, type Sale } from './cash-out.store.ts';
import { type Choosing, ChoosingContext, offersOf, type PricedBet } from './choosing.ts';
import { ManyBar } from './many-bar.tsx';
import { ManyResults } from './many-results.tsx';
import { OpenedBet } from './opened-bet.tsx';
import { openedBets, openedCosts } from './opened-bets.resource.ts';
import { Sold, Unanswered } from './sale-notices.tsx';
import { wasOnFirstPage, withSold } from './sold-in-place.ts';
import { LegQuotes, useLegUpdates } from './use-leg-news.ts';
import styles from './opened-bets.module.css';

interface BetsProps {
  readonly cursor: string | undefined;
  readonly costs: readonly OpenBetCost[];
  /** The bets of the page with what they cost, whenever either changes. */
  readonly onPriced: (cursor: string | undefined, bets: readonly PricedBet[]) => void;
  /** Shows the next page below; absent once it is shown. */
  readonly onMore: ((cursor: string) => void) | undefined;
}

function Nothing() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={ticketIcon}
      title={i18n.t('opened.none')}
      text={i18n.t('opened.noneHint')}
      action={
        <Button
          variant="primary"
          href={navigation.href({ route: 'mainSection', params: { section: 'live' } })}
        >
          {i18n.t('toLive')}
        </Button>
      }
    />
  );
}

/** What a bet costs; not what it did before a part of it was sold. */
function costOf({ id, stake }: Bet, costs: readonly OpenBetCost[]): OpenBetCost | undefined {
  return costs.find((cost) => cost.betId === id && (cost.stake ?? stake) === stake);
}

/** The bets that were sold whole, until the success was read. */
function soldBets(sales: ReadonlyMap<string, Sale>): readonly Bet[] {
  return [...sales.values()].flatMap((sale) =>
    sale.state === 'sold' && sale.isWhole ? [sale.bet] : [],
  );
}

function Bets({ cursor, costs, onPriced, onMore }: BetsProps) {
  const context = usePlugin();
  const { i18n } = context;
  const sales = useStore(cashOutDeskOf(context).sales);
  const answer = useResource(openedBets, cursor === undefined ? {} : { cursor });
  const quotes = useLegUpdates(answer.data?.bets.flatMap(({ legs }) => legs) ?? []);
  const { data } = answer;
  useEffect(() => {
    onPriced(
      cursor,
      (data?.bets ?? []).map((bet) => ({ bet, cost: costOf(bet, costs) })),
    );
  }, [cursor, data, costs, onPriced]);
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('opened.failed')} />;
  }
  const { nextCursor } = data;
  const bets = cursor === undefined ? withSold(data, soldBets(sales)) : data.bets;
  if (bets.length === 0 && cursor === undefined) {
    return <Nothing />;
  }
  return (
    <LegQuotes value={quotes}>
      {bets.map((bet) => (
        <OpenedBet key={bet.id} bet={bet} cost={costOf(bet, costs)} />
      ))}
      {nextCursor === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor)}>
          {i18n.t('opened.more')}
        </Button>
      )}
    </LegQuotes>
  );
}

/**
 * Sales of bets that are on no page shown: what they paid, and those whose answer was lost, which may
 * have been made.
 */
function SalesBeside() {
  const context = usePlugin();
  const sales = useStore(cashOutDeskOf(context).sales);
  const { data } = useResource(openedBets, {});
  return [...sales].map(([betId, sale]) => {
    if (sale.state === 'sold' && sale.isWhole) {
      return data === undefined || wasOnFirstPage(sale.bet, data) ? undefined : (
        <Card key={betId}>
          <Sold sale={sale} />
        </Card>
      );
    }
    const isListed = data?.bets.some(({ id }) => id === betId) ?? true;
    return sale.state === 'unanswered' && !isListed ? (
      <Card key={betId}>
        <article data-bet-id={betId}>
          <Unanswered betId={betId} />
        </article>
      </Card>
    ) : undefined;
  });
}

/** Refetches when money of a bet has moved, on this page or automatically. */
function useSettledBets(): void {
  const { live, bus, resources } = usePlugin();
  useEffect(() => {
    const refresh = () => {
      resources.invalidate(openedBets.name);
      resources.invalidate(openedCosts.name);
    };
    const stops = [
      bus.on('bet.placed', refresh),
      // Each kind is about bets or their money.
      live.onPlayerEvent(refresh),
    ];
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [live, bus, resources]);
}

const NO_COSTS: readonly OpenBetCost[] = [];

/** Which of the bets on the page the player chooses to cash out together, and what is offered for them. */
function useChoosing() {
  const context = usePlugin();
  const sales = useStore(cashOutDeskOf(context).sales);
  const [pages, setPages] = useState<ReadonlyMap<string | undefined, readonly PricedBet[]>>(
    new Map(),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const onPriced = useCallback(
    (cursor: string | undefined, bets: readonly PricedBet[]) =>
      setPages((before) => new Map(before).set(cursor, bets)),
    [],
  );
  const choosing = useMemo(
    (): Choosing | undefined =>
      chosen && {
        chosen,
        toggle: (betId) => {
          const next = new Set(chosen);
          if (!next.delete(betId)) next.add(betId);
          setChosen(next);
        },
      },
    [chosen],
  );
  return {
    offers: offersOf([...pages.values()].flat(), sales),
    chosen,
    setChosen,
    choosing,
    onPriced,
  };
}

/** The player's open bets, live: how each leg goes and what each bet costs now. */
export function OpenedList() {
  const { i18n, live } = usePlugin();
  useSettledBets();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const { data } = useResource(openedCosts, {});
  const { offers, chosen, setChosen, choosing, onPriced } = useChoosing();
  const isStale = useStore(live.status, ({ state }) => state === 'stale' || state === 'offline');
  return (
    <div className={styles.list}>
      {isStale ? <NoticeBanner tone="warning" text={i18n.t('opened.stale')} /> : undefined}
      <ManyResults />
      <ManyBar offers={offers} chosen={chosen} onChoose={setChosen} />
      <SalesBeside />
      <ChoosingContext value={choosing}>
        {cursors.map((cursor, index) => (
          <Bets
            key={cursor ?? 'first'}
            cursor={cursor}
            costs={data?.costs ?? NO_COSTS}
            onPriced={onPriced}
            onMore={
              index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
            }
          />
        ))}
      </ChoosingContext>
    </div>
  );
}

/** To the bets that have ended. */
export function SettledLink() {
  const { i18n, navigation } = usePlugin();
  return (
    <Button
      size="small"
      variant="quiet"
      href={navigation.href({ route: 'betsHistory', query: { status: 'settled' } })}
    >
      {i18n.t('opened.history')}
    </Button>
  );
}
