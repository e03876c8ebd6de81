import type { TotoRoundAnswer } from '@touchline/contracts/toto';
import type { Toto } from '@touchline/domain/pools';
import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from './toto.module.css';

const HUNDREDTHS = 100;

/** What a line must hit to win in a category. */
function CategoryHits({ toto, hits }: { readonly toto: Toto; readonly hits: number }) {
  const { i18n } = usePlugin();
  return (
    <span>
      {hits === toto.matches
        ? i18n.t('toto.hitsOf', { hits, all: hits })
        : i18n.t('toto.hits', { count: hits })}
    </span>
  );
}

/** What each category has paid, in one currency. */
function Dividends({
  toto,
  pool,
}: {
  readonly toto: Toto;
  readonly pool: TotoRoundAnswer['pools'][number];
}) {
  const { i18n } = usePlugin();
  const { currency, staked, jackpot } = pool;
  return (
    <Card>
      <h3 className={styles.heading}>{i18n.t('toto.dividends', { currency })}</h3>
      <ul className={styles.shares}>
        {toto.categories.map(({ hits }, place) => {
          const { lines, prize } = pool.categories[place] ?? { lines: 0, prize: 0 };
          return (
            <li key={hits}>
              <CategoryHits toto={toto} hits={hits} />
              <span>{i18n.t('lotto.winners', { lines, prize: i18n.money(prize, currency) })}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.lead}>
        {i18n.t('toto.pool', {
          staked: i18n.money(staked, currency),
          jackpot: i18n.money(jackpot, currency),
        })}
      </p>
    </Card>
  );
}

/** What wins, from the table that rounds are settled by, and what has won. */
export function Shares({
  toto,
  pools,
}: {
  readonly toto: Toto;
  readonly pools: TotoRoundAnswer['pools'];
}) {
  const { i18n } = usePlugin();
  const [, withVoid = 0] = toto.jackpotShares;
  return (
    <>
      {pools.map((pool) => (
        <Dividends key={pool.currency} toto={toto} pool={pool} />
      ))}
      <Card>
        <h3 className={styles.heading}>{i18n.t('lotto.rules')}</h3>
        <ul className={styles.shares}>
          {toto.categories.map(({ hits, share }) => (
            <li key={hits}>
              <CategoryHits toto={toto} hits={hits} />
              <span>{i18n.t('toto.share', { share: share / HUNDREDTHS })}</span>
            </li>
          ))}
        </ul>
        <p className={styles.lead}>
          {i18n.t('toto.rulesText', {
            deduction: toto.deduction / HUNDREDTHS,
            all: toto.matches,
            jackpot: withVoid / HUNDREDTHS,
            voids: toto.mostVoids,
            hours: toto.awaitedHours,
          })}
        </p>
      </Card>
    </>
  );
}
