import { eventName, outrightKey } from '@touchline/domain/markets';
import type { Bet, BetLeg } from '@touchline/contracts/betting';
import { offeredOdds } from '@touchline/domain/coupon';
import { type I18n, useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Money, Odds } from '@touchline/ui';
import { BetCard, BetLegNote, BetLegRow } from '@touchline/ui/bet-card';
import { alertIcon, checkIcon, clockIcon, closeIcon, swapIcon } from '@touchline/ui/icons';
import { BetEvents } from './bet-events.tsx';
import { ReceiptOfBet } from './bet-receipt.tsx';
import { BuilderParts } from './builder-parts.tsx';
import { earlyText } from './early-text.ts';
import { Settlement } from './settlement.tsx';
import styles from './history.module.css';

const TONE = { open: 'neutral', won: 'success', lost: 'neutral', refunded: 'warning' } as const;
const GLYPH: Readonly<Record<BetLeg['result'], string>> = {
  open: clockIcon,
  won: checkIcon,
  lost: closeIcon,
  void: swapIcon,
  'half-won': checkIcon,
  'half-lost': alertIcon,
  'dead-heat': checkIcon,
};

const STANDING = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'open',
  'half-won': 'won',
  'half-lost': 'lost',
  'dead-heat': 'won',
} as const;

/** Why a leg is settled at another price than was agreed. */
function settledText(
  { deduction, marketKey }: BetLeg,
  { i18n, price }: { readonly i18n: I18n; readonly price: string },
): string {
  if (deduction !== undefined) {
    return i18n.t('deducted', { percent: deduction, price });
  }
  return i18n.t(marketKey === outrightKey('race-sp') ? 'startingPrice' : 'settledAt', { price });
}

function Leg({ leg }: { readonly leg: BetLeg }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const names = { home: leg.home, away: leg.away, player: leg.player };
  const early = earlyText(i18n, leg);
  return (
    <BetLegRow
      outcomeId={leg.outcomeId}
      tone={STANDING[leg.result]}
      path={GLYPH[leg.result]}
      outcome={
        leg.builder === undefined
          ? i18n.outcome(leg.marketKey, leg.outcomeCode, names)
          : i18n.market(leg.marketKey, names)
      }
      parts={leg.builder === undefined ? undefined : <BuilderParts leg={leg} />}
      market={i18n.market(leg.marketKey, names)}
      event={
        <>
          <BetLegNote>
            {eventName(leg)}
            {leg.score === undefined ? '' : ` · ${leg.score}`}
          </BetLegNote>
          {early === undefined ? undefined : <BetLegNote>{early}</BetLegNote>}
        </>
      }
      price={{ text: odds(leg.price) }}
    >
      {leg.settledPrice === undefined ? undefined : (
        <BetLegNote>{settledText(leg, { i18n, price: odds(leg.settledPrice) })}</BetLegNote>
      )}
      {leg.result === 'open' ? undefined : (
        <BetLegNote>
          {leg.voidReason === undefined
            ? i18n.t(`result.${leg.result}`, leg.deadHeat)
            : i18n.t('voidLeg', { reason: i18n.t(`voidReason.${leg.voidReason}`) })}
        </BetLegNote>
      )}
    </BetLegRow>
  );
}

/** How a bet ended: by its legs' results, or because it was sold or declared void. */
function Ending({ bet: { status, endedBy } }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  return endedBy === undefined ? (
    <Badge tone={TONE[status]}>{i18n.t(`status.${status}`)}</Badge>
  ) : (
    <Badge>{i18n.t(`endedBy.${endedBy}`)}</Badge>
  );
}

/** What can be done with a bet: an open one is followed and sold on its own page. */
function Tools({ bet }: { readonly bet: Bet }) {
  const { i18n, bus, navigation } = usePlugin();
  return (
    <div className={styles.tools}>
      {bet.status === 'open' ? (
        <Button size="small" href={navigation.href({ route: 'openedBets' })}>
          {i18n.t('follow')}
        </Button>
      ) : undefined}
      <Button
        size="small"
        variant="quiet"
        onClick={() => void bus.emit('coupon.repeat', { betId: bet.id })}
      >
        {i18n.t('repeat')}
      </Button>
    </div>
  );
}

/** One bet: what it is made of, what it paid, and why. */
export function HistoryBet({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { status, currency } = bet;
  const isOpen = status === 'open';
  const returned = isOpen ? bet.possibleReturn : (bet.payout ?? 0);
  return (
    <BetCard
      id={bet.id}
      status={status}
      type={i18n.couponType(bet.typeId)}
      placedAt={i18n.dateTime(bet.placedAt, 'date-time')}
      badge={<Ending bet={bet} />}
      legs={bet.legs.map((leg) => <Leg key={leg.outcomeId} leg={leg} />)}
      figures={[
        { label: i18n.t('stake'), value: <Money text={i18n.money(bet.stake, currency)} /> },
        { label: i18n.t('totalOdds'), value: <Odds text={odds(offeredOdds(bet))} /> },
        {
          label: i18n.t(isOpen ? 'possibleReturn' : 'paid'),
          value: (
            <Money
              text={i18n.money(returned, currency)}
              strong
              tone={status === 'won' ? 'won' : undefined}
            />
          ),
          name: 'return',
        },
      ]}
      reference={i18n.t('reference', { id: bet.id })}
    >
      <BetEvents bet={bet} />
      <Settlement bet={bet} />
      <ReceiptOfBet bet={bet} />
      <Tools bet={bet} />
    </BetCard>
  );
}
