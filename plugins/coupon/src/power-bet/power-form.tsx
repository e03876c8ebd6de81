import type { Bet, BetLeg, PowerBetOffer } from '@touchline/contracts';
import { currencyExponent, parseAmount } from '@touchline/domain';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Money, NoticeBanner, Odds } from '@touchline/ui';
import { AmountField, Checkbox } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTotalOdds } from '../compose/use-total-odds.ts';
import { refusalText } from '../opened-bets/refusal-text.ts';
import { laterCost, useOffer } from '../opened-bets/use-offer.ts';
import { useSteady } from '../placement/use-steady.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { betChangesOf } from './change-bet.store.ts';
import { canLeaveOut, changedBet, changedFigures } from './changed-bet.ts';
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

function Leg({
  leg,
  price,
  isKept,
  onKeep,
}: {
  readonly leg: BetLeg;
  /** Of now. */
  readonly price: string | undefined;
  readonly isKept: boolean;
  /** Absent where legs cannot be left out. */
  readonly onKeep: ((keep: boolean) => void) | undefined;
}) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const names = { home: leg.home, away: leg.away };
  const outcome = i18n.outcome(leg.marketKey, leg.outcomeCode, names);
  const event = `${i18n.market(leg.marketKey, names)} · ${leg.home} – ${leg.away}`;
  return (
    <li className={styles.leg} data-kept={isKept}>
      {onKeep === undefined ? (
        <span className={styles.what}>
          <strong>{outcome}</strong>
          <span className={styles.muted}>{event}</span>
        </span>
      ) : (
        <Checkbox
          label={outcome}
          hint={event}
          checked={isKept}
          onChange={({ target }) => onKeep(target.checked)}
        />
      )}
      <bdi className={styles.prices}>
        {price === undefined || price === leg.price ? undefined : (
          <s className={styles.muted}>{odds(leg.price)}</s>
        )}{' '}
        <Odds text={odds(price ?? leg.price)} strong />
      </bdi>
    </li>
  );
}

/** What is left out, added and agreed to, with what becomes of the bet by it. */
export function PowerForm({ bet, offer }: PowerFormProps) {
  const context = usePlugin();
  const { i18n } = context;
  const shown = useTotalOdds();
  const changes = betChangesOf(context);
  const change = useStore(changes.changes).get(bet.id);
  const { changeCoefAction } = useStore(couponSettingsOf(context));
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const { currency } = bet;
  const agreed = useOffer(
    laterCost(offer.cost, change?.state === 'changed' ? change.cost : undefined),
  );
  const isSteady = useSteady(`${agreed?.amount}`);
  const next = changedBet(offer, leftOut);
  const addition = readAddition(text, currency);
  const most = offer.mostAddition ?? Infinity;
  const isNothing = addition === 0 && leftOut.size === 0;
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

  function keep(outcomeId: string, isKept: boolean): void {
    const others = new Set(leftOut);
    if (isKept) others.delete(outcomeId);
    else others.add(outcomeId);
    setLeftOut(others);
  }

  const isEditable = canLeaveOut(bet);
  const kept = bet.legs.length - leftOut.size;
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-bet-id={bet.id}>
      {isEditable ? <p className={styles.muted}>{i18n.t('power.leaveOut')}</p> : undefined}
      <ul className={styles.legs}>
        {bet.legs.map((leg) => {
          const isKept = !leftOut.has(leg.outcomeId);
          return (
            <Leg
              key={leg.outcomeId}
              leg={leg}
              price={offer.bets?.find(({ outcomeId }) => outcomeId === leg.outcomeId)?.price}
              isKept={isKept}
              // The last one stays: without legs there is no bet.
              onKeep={
                isEditable && !(isKept && kept === 1)
                  ? (isWanted) => keep(leg.outcomeId, isWanted)
                  : undefined
              }
            />
          );
        })}
      </ul>
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
          <dd>{figures === undefined ? '–' : shown(figures.odds)}</dd>
        </div>
        <div>
          <dt>{i18n.t('possibleReturn')}</dt>
          <dd>
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
