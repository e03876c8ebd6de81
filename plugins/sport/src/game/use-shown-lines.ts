import type { EventView, MarketState } from '@touchline/live-client';
import { type Live, usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useState } from 'react';
import { selectedOutcomesOf } from '../event-row/selected-outcomes.ts';
import { nextShownLines, type PricedLine } from './main-line.ts';

function readLines(
  live: Live,
  eventId: number,
  marketKeys: readonly string[],
): readonly PricedLine[] {
  return marketKeys.map((marketKey) => {
    const id = `${eventId}~${marketKey}`;
    const codes = live.market(id).get()?.outcomeCodes ?? [];
    return { marketKey, prices: codes.map((code) => live.outcome(`${id}~${code}`).get()?.price) };
  });
}

function statusOf(market: MarketState | undefined): string | undefined {
  return market?.status;
}

interface Known {
  /** What the lines were chosen by: they are chosen again when it changes. */
  readonly basis: string;
  /** The main line and its neighbours. */
  readonly near: readonly string[];
  readonly selected: string;
  /** Those on the slip: they stay, also when the selection is taken off again. */
  readonly kept: readonly string[];
}

/**
 * Keys of the lines of a market to show first, in their order. Moving prices alone change nothing:
 * the main line is looked for again when lines come or go, and when it is suspended or reopens, as
 * after a goal; then no finger is on its way to it.
 */
export function useShownLines(event: EventView, marketKeys: readonly string[]): readonly string[] {
  const context = usePlugin();
  const { live } = context;
  const { id } = event;
  const [known, setKnown] = useState<Known>();
  const selected = useStore(
    selectedOutcomesOf(context),
    useCallback(
      (outcomeIds: ReadonlySet<string>) => {
        const isSelected = (marketKey: string) =>
          [...outcomeIds].some((outcomeId) => outcomeId.startsWith(`${id}~${marketKey}~`));
        return outcomeIds.size === 0 ? '' : marketKeys.filter(isSelected).join(' ');
      },
      [id, marketKeys],
    ),
  );
  const status = useStore(live.market(`${id}~${known?.near[1] ?? ''}`), statusOf);
  const basis = [status, ...marketKeys].join(' ');
  let now = known;
  if (now === undefined || now.basis !== basis || now.selected !== selected) {
    const before = now;
    const near =
      before?.basis === basis
        ? before.near
        : nextShownLines(before?.near, readLines(live, id, marketKeys));
    const kept = [...new Set([...(before?.kept ?? []), ...selected.split(' ')])];
    now = { basis, near, selected, kept };
    setKnown(now);
  }
  const { near, kept } = now;
  return marketKeys.filter((key) => near.includes(key) || kept.includes(key));
}
