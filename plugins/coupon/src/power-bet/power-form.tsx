import type { Bet, PowerBetOffer } from '@touchline/contracts/betting';
import { currencyExponent, parseAmount } from '@touchline/domain/money';
import { usePlugin, useResource, useStore, useOdds } from '@touchline/plugin-api';
import { Button, Money, NoticeBanner } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../opened-bets/refusal-text.ts';
import { laterCost, useOffer } from '../opened-bets/use-offer.ts';
import { usePressGuard } from '../placement/use-press-guard.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { AddedLegs } from './added-legs.tsx';
import { betChangesOf } from './change-bet.store.ts';
import { canRegroup, changedBet, changedFigures, isEdited } from './changed-bet.ts';
import { EditedLeg } from './edited-leg.tsx';
import { eventsOfBet, openOutcomes } from './priced-outcomes.ts';
import { useLegEdits } from './use-leg-edits.ts';
import styles from './power-bet.module.css';

interface PowerFormProps {
  readonly bet: Bet;
  readonly offer: PowerBetOffer;
}

function readAddition(text: string, currency: string): number | undefined {
  if (text.trim() === '') return 0;
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** What is left out, added and agreed to, with the resulting bet. */
export function PowerForm({ bet, offer }: PowerFormProps) {
  const context = usePlugin();
  const { i18n } = context;
  const shown = useOdds();
  const changes = betChangesOf(context);
  const change = useStore(changes.changes).get(bet.id);
  const { changeCoefAction } = useStore(couponSettingsOf(context));
  const [text, setText] = useState('');
  const { edits, keep, swap, add } = useLegEdits(bet.legs.map(({ outcomeId }) => outcomeId));
  const ids = [...new Set(bet.legs.map(({ eventId }) => eventId))];
  const events = useResource(eventsOfBet, { ids }).data?.events ?? [];
  const [isTried, setIsTried] = useState(false);
  const { currency } = bet;
  const agreed = useOffer(
    laterCost(offer.cost, change?.state === 'changed' ? change.cost : undefined),
  );
  const isSteady = usePressGuard(`${agreed?.amount}`);
  const next = changedBet(offer, edits);
  const addition = readAddition(text, currency);
  const most = offer.mostAddition ?? Infinity;
  const isNothing = addition === 0 && !isEdited(edits);
  const money = (amount: number) => i18n.money(amount, currency);
  const stake = (agreed?.amount ?? 0) + (addition ?? 0);
  const figures = next && stake > 0 ? changedFigures(next, { stake, currency }) : undefined;
  const isBusy = change?.state === 'changing';

  function fault(): string | undefined {
    if (addition === undefined) return i18n.t('power.amountWrong');
    if (addition > most) return i18n.t('aboveMaximum', { maximum: money(most) });
    return isNothing ? i18n.t('power.nothing') : undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (fault() !== undefined || agreed === undefined || next === undefined) return;
    if (isBusy || !isSteady()) return;
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

  const isRegrouped = canRegroup(bet);
  const left = bet.legs.length - edits.leftOut.size + edits.added.length;
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-bet-id={bet.id}>
      {isRegrouped && left > 1 ? (
        <p className={styles.muted}>{i18n.t('power.leaveOut')}</p>
      ) : undefined}
      <ul className={styles.legs}>
        {bet.legs.map(({ outcomeId, eventId, ...leg }) => {
          const isKept = !edits.leftOut.has(outcomeId);
          const event = events.find(({ id }) => id === eventId);
          return (
            <EditedLeg
              key={outcomeId}
              leg={{ outcomeId, eventId, ...leg }}
              price={offer.bets?.find((now) => now.outcomeId === outcomeId)?.price}
              isKept={isKept}
              // The last one stays: without legs there is no bet.
              onKeep={
                isRegrouped && !(isKept && left === 1)
                  ? (isWanted) => keep(outcomeId, isWanted)
                  : undefined
              }
              others={
                event === undefined
                  ? []
                  : openOutcomes(event).filter((other) => other.outcomeId !== outcomeId)
              }
              swapped={edits.swapped.get(outcomeId)}
              onSwap={(by) => swap(outcomeId, by)}
            />
          );
        })}
      </ul>
      {isRegrouped ? (
        <AddedLegs eventIds={new Set(ids)} added={edits.added} onAdd={add} />
      ) : undefined}
      <AmountField
        label={i18n.t('power.addition')}
        hint={Number.isFinite(most) ? i18n.t('power.upTo', { most: money(most) }) : undefined}
        error={isTried ? fault() : undefined}
        value={text}
        onChange={setText}
        decimals={currencyExponent(currency)}
        currency={currency}
      />
      <dl className={styles.figures}>
        <div>
          <dt>{i18n.t('power.value', { stake: money(bet.stake) })}</dt>
          <dd>
            {agreed?.before === undefined ? undefined : <s>{money(agreed.before)}</s>}{' '}
            <Money text={money(agreed?.amount ?? 0)} />
          </dd>
        </div>
        <div>
          <dt>{i18n.t('power.newStake')}</dt>
          <dd data-figure="stake">
            <Money text={money(stake)} />
          </dd>
        </div>
        <div>
          <dt>{i18n.t('totalOdds')}</dt>
          <dd>
            {figures === undefined || figures.odds === bet.totalOdds ? undefined : (
              <s>{shown(bet.totalOdds)}</s>
            )}{' '}
            {figures === undefined ? '–' : shown(figures.odds)}
          </dd>
        </div>
        <div>
          <dt>{i18n.t('possibleReturn')}</dt>
          <dd data-figure="possible-return">
            <s>{money(bet.possibleReturn)}</s>{' '}
            <Money text={money(figures?.possibleReturn ?? 0)} strong />
          </dd>
        </div>
      </dl>
      {change?.state === 'refused' ? (
        <NoticeBanner
          tone="warning"
          text={
            change.refusal === undefined
              ? i18n.error(change.error)
              : refusalText(i18n, change.refusal)
          }
        />
      ) : undefined}
      {agreed?.before === undefined ? undefined : (
        <NoticeBanner tone="warning" text={i18n.t('power.fallen')} />
      )}
      <p className={styles.muted}>{i18n.t('power.terms')}</p>
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {i18n.t(isBusy ? 'power.changing' : 'power.change', { stake: money(stake) })}
      </Button>
    </form>
  );
}
