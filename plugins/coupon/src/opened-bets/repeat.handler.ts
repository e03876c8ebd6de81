import type { Bet, BetLeg } from '@touchline/contracts/betting';
import type { OutcomeQuote } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';
import { handlerFor, type PluginContext } from '@touchline/plugin-api';
import { announceSlip } from '../slip/announce.ts';
import { slipOf } from '../slip/slip.store.ts';
import { oneBet, outcomeQuotes } from './opened-bets.resource.ts';

/** A leg as a selection at the price of now; `undefined` once it is no longer offered. */
function selectionOf(leg: BetLeg, quote: OutcomeQuote | undefined): Selection | undefined {
  const { event } = quote ?? {};
  if (quote === undefined || event === undefined) return undefined;
  if (quote.status === 'closed' || quote.status === 'unknown') return undefined;
  const { outcomeId, eventId, sport, champ, home, away } = leg;
  const { section, startsAt } = event;
  const price = quote.price ?? leg.price;
  return { outcomeId, eventId, sport, champ, home, away, startsAt, section, price };
}

/** The bet, and how its outcomes are offered now. */
async function askFor({ resources }: PluginContext, betId: string) {
  const bet = await resources.fetch(oneBet, { betId });
  const ids = bet.legs.map(({ outcomeId }) => outcomeId);
  const { outcomes } = await resources.fetch(outcomeQuotes, { ids });
  const selections = bet.legs.flatMap((leg) => {
    const quote = outcomes.find(({ outcomeId }) => outcomeId === leg.outcomeId);
    return selectionOf(leg, quote) ?? [];
  });
  return { bet, selections };
}

function loadSlip(context: PluginContext, bet: Bet, selections: readonly Selection[]): void {
  const { systemValue } = bet.terms ?? {};
  const lobby = bet.legs.find((leg) => leg.lobby)?.outcomeId;
  slipOf(context).load(selections, {
    chosenTypeId: bet.typeId,
    bankers: bet.legs.flatMap(({ banker, outcomeId }) => (banker ? [outcomeId] : [])),
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(lobby === undefined ? {} : { lobby }),
  });
}

export const handle = handlerFor('coupon.repeat', async (context, { betId }) => {
  const { notify, i18n, modals, keys } = context;
  announceSlip(context);
  try {
    const { bet, selections } = await askFor(context, betId);
    const missing = bet.legs.length - selections.length;
    if (missing > 0) {
      const key = selections.length === 0 ? 'repeat.none' : 'repeat.missing';
      notify.show({ kind: 'info', id: 'repeat', message: i18n.t(key, { count: missing }) });
    }
    if (selections.length === 0) return;
    loadSlip(context, bet, selections);
  } catch (error) {
    notify.show({ kind: 'error', id: 'repeat', error });
    return;
  }
  // A wide page shows the slip beside everything else.
  if (keys.get('device') !== 'desktop' && keys.get('route') !== 'coupon') {
    await modals.open('coupon');
  }
});
