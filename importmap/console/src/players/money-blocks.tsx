import { useQuery } from '@tanstack/react-query';
import { Badge } from '@touchline/ui';
import { readPlayerAccounts, readPlayerBets, readPlayerPayments } from '../api/player-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { PagedBlock, PLAYER_KEY } from './paged-block.tsx';
import styles from './players.module.css';

interface BlockProps {
  readonly playerId: string;
}

/** A player's accounts with their balances. */
export function AccountsBlock({ playerId }: BlockProps) {
  const { t, language } = useTexts();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'accounts'],
    queryFn: () => readPlayerAccounts(playerId),
  });
  const { accounts = [] } = loaded.data ?? {};
  return (
    <Panel title={t('players.accounts')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      <ul className={styles.rows}>
        {accounts.map(({ id, type, currency, balance, inPlay, isActive }) => (
          <li key={id} className={styles.row}>
            <div className={styles.line}>
              <span className={styles.main}>
                <bdi>{moneyText({ amount: balance, currency, language })}</bdi>
              </span>
              {isActive && <Badge tone="accent">{t('players.badge.active')}</Badge>}
            </div>
            <p className={styles.muted}>
              {t(`players.accountType.${type}`)}
              {' · '}
              <bdi>
                {t('players.inPlay', { amount: moneyText({ amount: inPlay, currency, language }) })}
              </bdi>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const PAYMENT_TONES = {
  created: 'neutral',
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const;

/** A player's payments in both directions. */
export function PaymentsBlock({ playerId }: BlockProps) {
  const { t, moment, language } = useTexts();
  return (
    <PagedBlock
      playerId={playerId}
      name="payments"
      read={async (cursor) => {
        const { payments, nextCursor } = await readPlayerPayments({ playerId, cursor });
        return { rows: payments, nextCursor };
      }}
      keyOf={({ id }) => id}
      render={({ kind, status, methodId, amount, currency, createdAt }) => (
        <>
          <div className={styles.line}>
            <span className={styles.main}>
              {t(`players.payment.${kind}`)} <bdi>{moneyText({ amount, currency, language })}</bdi>
            </span>
            <Badge tone={PAYMENT_TONES[status]}>{t(`players.payment.${status}`)}</Badge>
          </div>
          <p className={styles.muted}>
            <bdi>{methodId}</bdi> · {moment(createdAt)}
          </p>
        </>
      )}
    />
  );
}

/** A player's bets, each with the way to it. */
export function BetsBlock({ playerId }: BlockProps) {
  const { t, moment, language } = useTexts();
  return (
    <PagedBlock
      playerId={playerId}
      name="bets"
      read={async (cursor) => {
        const { bets, nextCursor } = await readPlayerBets({ playerId, cursor });
        return { rows: bets, nextCursor };
      }}
      keyOf={({ id }) => id}
      render={({ id, typeId, status, endedBy, stake, payout, currency, placedAt, totalOdds }) => (
        <>
          <div className={styles.line}>
            <ViewLink path={`/bets/${id}`} className={styles.link}>
              {t('bets.bet', { bet: id })}
            </ViewLink>
            <span>
              {t(endedBy === undefined ? `bets.status.${status}` : `bets.ended.${endedBy}`)}
            </span>
          </div>
          <p>
            {t(`bets.types.${typeId}`)}
            {' · '}
            <bdi>{moneyText({ amount: stake, currency, language })}</bdi>
            {' · '}
            <bdi>{totalOdds}</bdi>
            {payout !== undefined && (
              <>
                {' → '}
                <bdi>{moneyText({ amount: payout, currency, language })}</bdi>
              </>
            )}
          </p>
          <p className={styles.muted}>{moment(placedAt)}</p>
        </>
      )}
    />
  );
}
