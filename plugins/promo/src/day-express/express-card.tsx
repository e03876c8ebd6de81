import type { DayExpress, DayExpressLeg } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, SportIcon } from '@touchline/ui';
import styles from './day-express.module.css';

/** One accumulator: what it is made of, what it pays with its bonus, and the way to the slip. */
export function ExpressCard({ express }: { readonly express: DayExpress }) {
  const { i18n, navigation } = usePlugin();
  const { code, legs, bonusPercent, totalOdds } = express;
  return (
    <Card>
      <div className={styles.express}>
        <div className={styles.head} data-express={code}>
          <h3 className={styles.name}>{i18n.t('express.name', { count: legs.length })}</h3>
          {bonusPercent > 0 ? (
            <Badge tone="success">{i18n.t('express.bonus', { percent: bonusPercent })}</Badge>
          ) : undefined}
        </div>
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <Leg key={leg.outcomeId} leg={leg} />
          ))}
        </ul>
        <div className={styles.foot}>
          <TotalOdds express={express} />
          {totalOdds === undefined ? (
            <span className={styles.muted}>{i18n.t('express.suspended')}</span>
          ) : (
            <Button
              variant="primary"
              href={navigation.href({ route: 'coupon', query: { load: code } })}
            >
              {i18n.t('express.toSlip')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function TotalOdds({ express }: { readonly express: DayExpress }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { totalOdds, boostedOdds, bonusPercent } = express;
  if (totalOdds === undefined || boostedOdds === undefined) return undefined;
  return (
    <p className={styles.total}>
      <span className={styles.muted}>{i18n.t('express.odds')}</span>{' '}
      <bdi>
        {bonusPercent > 0 ? <s className={styles.muted}>{odds(totalOdds)}</s> : undefined}{' '}
        <strong>{odds(boostedOdds)}</strong>
      </bdi>
    </p>
  );
}

function Leg({ leg }: { readonly leg: DayExpressLeg }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { outcomeId, sportId, champ, home, away, startsAt, price } = leg;
  const [, marketKey = '', code = ''] = outcomeId.split('~');
  const names = { home, away };
  return (
    <li className={styles.leg} data-express-leg={outcomeId}>
      <SportIcon sportId={sportId} />
      <div>
        <p className={styles.teams}>
          <bdi>{home}</bdi> – <bdi>{away}</bdi>
        </p>
        <p className={styles.muted}>
          {champ} · <time>{i18n.dateTime(startsAt, 'date-time')}</time>
        </p>
        <p>
          {i18n.market(marketKey, names)}: <strong>{i18n.outcome(marketKey, code, names)}</strong>
        </p>
      </div>
      <span className={styles.price}>
        {price === undefined ? i18n.t('express.noPrice') : odds(price)}
      </span>
    </li>
  );
}
