import type { Bet, BetLeg } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, Icon, Money, Odds } from '@touchline/ui';
import { alertIcon, checkIcon, clockIcon, closeIcon, swapIcon } from '@touchline/ui/icons';
import { BetEvents } from './bet-events.tsx';
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
};

function Leg({ leg }: { readonly leg: BetLeg }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const names = { home: leg.home, away: leg.away };
  return (
    <li className={styles.leg} data-result={leg.result}>
      <span className={styles.glyph}>
        <Icon path={GLYPH[leg.result]} size={16} />
      </span>
      <span className={styles.what}>
        <span className={styles.outcome}>
          {i18n.outcome(leg.marketKey, leg.outcomeCode, names)}
        </span>
        <span className={styles.muted}>{i18n.market(leg.marketKey, names)}</span>
        <span className={styles.muted}>
          {leg.home} – {leg.away}
          {leg.score === undefined ? '' : ` · ${leg.score}`}
        </span>
      </span>
      <span className={styles.end}>
        <Odds text={odds(leg.price)} strong />
        {leg.result === 'open' ? undefined : (
          <span className={styles.muted}>
            {leg.voidReason === undefined
              ? i18n.t(`result.${leg.result}`)
              : i18n.t('voidLeg', { reason: i18n.t(`voidReason.${leg.voidReason}`) })}
          </span>
        )}
      </span>
    </li>
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
export function BetCard({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { currency } = bet;
  const paid = bet.payout ?? 0;
  // A single's total is its price, as it was offered.
  const only = bet.legs.length === 1 ? bet.legs[0] : undefined;
  return (
    <Card>
      <article className={styles.bet} data-bet-id={bet.id} data-status={bet.status}>
        <header className={styles.head}>
          <span className={styles.type}>{i18n.t(`type.${bet.typeId}`)}</span>
          <span className={styles.muted}>{i18n.dateTime(bet.placedAt, 'date-time')}</span>
          <Ending bet={bet} />
        </header>
        <ul className={styles.legs}>
          {bet.legs.map((leg) => (
            <Leg key={leg.outcomeId} leg={leg} />
          ))}
        </ul>
        <dl className={styles.figures}>
          <div>
            <dt>{i18n.t('stake')}</dt>
            <dd>
              <Money text={i18n.money(bet.stake, currency)} />
            </dd>
          </div>
          <div>
            <dt>{i18n.t('totalOdds')}</dt>
            <dd>
              <Odds text={odds(only?.price ?? bet.totalOdds)} />
            </dd>
          </div>
          <div>
            <dt>{i18n.t(bet.status === 'open' ? 'possibleReturn' : 'paid')}</dt>
            <dd data-figure="return">
              <Money
                text={i18n.money(bet.status === 'open' ? bet.possibleReturn : paid, currency)}
                strong
                tone={bet.status === 'won' ? 'won' : undefined}
              />
            </dd>
          </div>
        </dl>
        <BetEvents bet={bet} />
        <Settlement bet={bet} />
        <Tools bet={bet} />
        <p className={styles.reference}>{i18n.t('reference', { id: bet.id })}</p>
      </article>
    </Card>
  );
}
