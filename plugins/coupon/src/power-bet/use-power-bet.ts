import type { Bet, PowerBetOffer } from '@touchline/contracts/betting';
import { parseAmount } from '@touchline/domain/money';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useState } from 'react';
import { laterCost, useOffer } from '../opened-bets/use-offer.ts';
import { usePressGuard } from '../placement/use-press-guard.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { betChangesOf } from './change-bet.store.ts';
import { changedBet, changedFigures, isEdited } from './changed-bet.ts';
import { useLegEdits } from './use-leg-edits.ts';

function readAddition(text: string, currency: string): number | undefined {
  if (text.trim() === '') return 0;
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** The change that the player makes to an open bet: its legs, what is added, and what comes of it. */
export function usePowerBet({ bet, offer }: { readonly bet: Bet; readonly offer: PowerBetOffer }) {
  const context = usePlugin();
  const { i18n } = context;
  const changes = betChangesOf(context);
  const change = useStore(changes.changes).get(bet.id);
  const { changeCoefAction } = useStore(couponSettingsOf(context));
  const [text, setText] = useState('');
  const editing = useLegEdits(bet.legs.map(({ outcomeId }) => outcomeId));
  const { currency } = bet;
  const agreed = useOffer(
    laterCost(offer.cost, change?.state === 'changed' ? change.cost : undefined),
  );
  const isSteady = usePressGuard(`${agreed?.amount}`);
  const next = changedBet(offer, editing.edits);
  const addition = readAddition(text, currency);
  const most = offer.mostAddition ?? Infinity;
  const stake = (agreed?.amount ?? 0) + (addition ?? 0);

  function faultOf(): string | undefined {
    if (addition === undefined) return i18n.t('power.amountWrong');
    if (addition > most) {
      return i18n.t('aboveMaximum', { maximum: i18n.money(most, currency) });
    }
    return addition === 0 && !isEdited(editing.edits) ? i18n.t('power.nothing') : undefined;
  }

  const fault = faultOf();
  function send(): void {
    if (fault !== undefined || agreed === undefined || next === undefined) return;
    if (change?.state === 'changing' || !isSteady()) return;
    const { amount, quote } = agreed;
    const { systemValue, ...rest } = next;
    void changes.change(bet.id, {
      amount,
      quote,
      ...rest,
      ...(systemValue === undefined ? {} : { systemValue }),
      ...(addition === undefined || addition === 0 ? {} : { addition }),
      changeCoefAction,
    });
  }

  return {
    change,
    agreed,
    stake,
    most,
    fault,
    editing,
    figures: next && stake > 0 ? changedFigures(next, { stake, currency }) : undefined,
    addition: { text, setText },
    send,
  };
}

export type PowerBet = ReturnType<typeof usePowerBet>;
