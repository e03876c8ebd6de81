import type { RiskEventAnswer, TradedEventAnswer } from '@touchline/contracts/trading';
import { useState } from 'react';
import { Badge, Button } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { ScopeActs } from './scope-acts.tsx';
import styles from './trading.module.css';

type Market = TradedEventAnswer['markets'][number];
type Outcome = Market['outcomes'][number];

/** Markets that are shown before more are requested: some events have hundreds. */
const SHOWN = 20;

interface Traded extends Pick<TradedEventAnswer, 'event' | 'controls'> {
  readonly risk: RiskEventAnswer | undefined;
}

/** An outcome with its price, that of the feed where it differs, and what it would cost. */
function OutcomeRow(props: Traded & { readonly marketKey: string; readonly outcome: Outcome }) {
  const { event, controls, risk, marketKey, outcome } = props;
  const { t, language, number } = useTexts();
  const { code, price, fed } = outcome;
  const scope = `outcome:${event.id}~${marketKey}~${code}`;
  const exposed = risk?.markets
    .find(({ key }) => key === marketKey)
    ?.outcomes.find((each) => each.code === code);
  return (
    <li className={styles.outcome} data-scope={scope}>
      <p className={styles.grow}>
        <bdi className={styles.main}>{code}</bdi>{' '}
        <bdi className={styles.figure}>{price ?? '–'}</bdi>
        {fed !== undefined && fed !== price && (
          <span className={styles.muted}> {t('trading.fed', { price: fed })}</span>
        )}
        {exposed !== undefined && risk !== undefined && (
          <span className={styles.muted}>
            {' · '}
            {t('trading.exposed', {
              bets: number(exposed.bets),
              result: moneyText({ amount: exposed.result, currency: risk.currency, language }),
            })}
          </span>
        )}
      </p>
      <ScopeActs
        kinds={['suspension', 'price']}
        scope={scope}
        label={`${marketKey} · ${code}`}
        controls={controls}
      />
    </li>
  );
}

function MarketRow(props: Traded & { readonly market: Market }) {
  const { event, controls, risk, market } = props;
  const { t, language } = useTexts();
  const { key, status, reason, outcomes } = market;
  const worst = risk?.markets.find((each) => each.key === key)?.worstCase;
  const type = `type:${event.sport}~${key.split('@', 1)[0]}`;
  return (
    <li className={styles.market} data-market={key}>
      <div className={styles.row}>
        <p className={styles.grow}>
          <bdi className={styles.main}>{key}</bdi>
          {worst !== undefined && risk !== undefined && (
            <span className={styles.muted}>
              {' · '}
              {t('trading.worst', {
                amount: moneyText({ amount: worst, currency: risk.currency, language }),
              })}
            </span>
          )}
        </p>
        {status !== 'open' && reason !== undefined && (
          <Badge tone="neutral">{t(`trading.reason.${reason}`)}</Badge>
        )}
        <ScopeActs
          kinds={['suspension']}
          scope={`market:${event.id}~${key}`}
          label={key}
          controls={controls}
        />
        <ScopeActs kinds={['stake']} scope={type} label={type.slice(5)} controls={controls} />
      </div>
      <ul>
        {outcomes.map((outcome) => (
          <OutcomeRow
            key={outcome.code}
            event={event}
            controls={controls}
            risk={risk}
            marketKey={key}
            outcome={outcome}
          />
        ))}
      </ul>
    </li>
  );
}

/** The markets of an event, those of its lists first. */
export function MarketRows({
  markets,
  ...traded
}: Traded & { readonly markets: readonly Market[] }) {
  const { t, number } = useTexts();
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul className={styles.markets}>
        {(isAll ? markets : markets.slice(0, SHOWN)).map((market) => (
          <MarketRow key={market.key} {...traded} market={market} />
        ))}
      </ul>
      {!isAll && markets.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('trading.allMarkets', { count: number(markets.length) })}
        </Button>
      )}
    </>
  );
}
