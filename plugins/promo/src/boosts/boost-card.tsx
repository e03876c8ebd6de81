import type { DayExpress } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, SportIcon, VisuallyHidden } from '@touchline/ui';
import styles from './boosts.module.css';

/** A boosted price: what it is on, what it paid and what it pays now, and the way to the slip. */
export function BoostCard({ boost }: { readonly boost: DayExpress }) {
  const { i18n, navigation } = usePlugin();
  const [leg] = boost.legs;
  if (leg === undefined) return undefined;
  const { outcomeId, sportId, champ, home, away, startsAt } = leg;
  const [, marketKey = '', code = ''] = outcomeId.split('~');
  const names = { home, away };
  return (
    <Card>
      <div className={styles.boost} data-boost={boost.code}>
        <p className={styles.head}>
          <SportIcon sportId={sportId} />
          <span className={styles.champ}>
            {champ} · <time>{i18n.dateTime(startsAt, 'date-time')}</time>
          </span>
          <Badge tone="boosted">{i18n.t('express.bonus', { percent: boost.bonusPercent })}</Badge>
        </p>
        <h3 className={styles.teams}>
          <bdi>{home}</bdi> – <bdi>{away}</bdi>
        </h3>
        <p className={styles.outcome}>
          {i18n.market(marketKey, names)}: <strong>{i18n.outcome(marketKey, code, names)}</strong>
        </p>
        <div className={styles.foot}>
          <Prices price={leg.price} boosted={boost.boostedOdds} />
          {boost.boostedOdds === undefined ? undefined : (
            <Button
              variant="primary"
              href={navigation.href({ route: 'coupon', query: { load: boost.code } })}
            >
              {i18n.t('express.toSlip')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

interface PricesProps {
  readonly price: string | undefined;
  readonly boosted: string | undefined;
}

function Prices({ price, boosted }: PricesProps) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  if (price === undefined || boosted === undefined) {
    return <span className={styles.champ}>{i18n.t('express.suspended')}</span>;
  }
  return (
    <p className={styles.prices}>
      <VisuallyHidden>{i18n.t('boosts.was')}</VisuallyHidden>
      <s className={styles.before}>
        <bdi>{odds(price)}</bdi>
      </s>
      <VisuallyHidden>{i18n.t('boosts.now')}</VisuallyHidden>
      <strong className={styles.now}>
        <bdi>{odds(boosted)}</bdi>
      </strong>
    </p>
  );
}
