import type { OperatorRoundDetail } from '@touchline/contracts/casino-desk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Badge, Button, NoticeBanner } from '@touchline/ui';
import { readRound, replayRound } from '../api/round-requests.ts';
import { Facts } from '../app/facts.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

type Round = OperatorRoundDetail;

/** Amounts of the round, in its currency. */
function useMoney({ currency }: Round): (amount: number) => string {
  const { language } = useTexts();
  return (amount) => moneyText({ amount, currency, language });
}

/** What the provider has reported, in order. */
function Transactions({ round }: { readonly round: Round }) {
  const { t, moment } = useTexts();
  const money = useMoney(round);
  return (
    <Panel title={t('games.transactions')}>
      <ol className={styles.rows}>
        {round.transactions.map((each) => (
          <li key={each.id} className={styles.row}>
            <div className={styles.line}>
              <span className={styles.main}>
                {t(`games.kind.${each.winKind ?? each.kind}`)} <bdi>{money(each.amount)}</bdi>
              </span>
              {each.takenBackAt !== undefined && <Badge>{t('games.takenBack')}</Badge>}
              {each.isLate && <Badge tone="warning">{t('games.late')}</Badge>}
              {each.owed > 0 && (
                <Badge tone="danger">{t('games.owed', { amount: money(each.owed) })}</Badge>
              )}
            </div>
            <p className={styles.muted}>
              <bdi>{each.externalId}</bdi> · {moment(each.at)}
              {each.targetId !== undefined && ` · ${t('games.target', { id: each.targetId })}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What was booked: the entries of each journal. */
function Journals({ round }: { readonly round: Round }) {
  const { t, moment } = useTexts();
  const money = useMoney(round);
  return (
    <Panel title={t('games.journals')}>
      <ol className={styles.rows}>
        {round.journals.map(({ id, kind, at, entries }) => (
          <li key={id} className={styles.row}>
            <div className={styles.line}>
              <span className={styles.main}>{t(`games.journal.${kind}`)}</span>
              <span className={styles.muted}>
                <bdi>{id}</bdi> · {moment(at)}
              </span>
            </div>
            {entries.map(({ account, amount, balanceAfter }) => (
              <div key={account} className={styles.line}>
                <span>{t(`games.account.${account}`)}</span>
                <bdi>
                  {money(amount)}
                  {balanceAfter !== undefined &&
                    ` (${t('games.balance', { amount: money(balanceAfter) })})`}
                </bdi>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The provider's page of the round, which opens once. */
function Replay({ roundId }: { readonly roundId: string }) {
  const { t } = useTexts();
  const asked = useMutation({ mutationFn: replayRound });
  return (
    <>
      <Button size="small" busy={asked.isPending} onClick={() => asked.mutate(roundId)}>
        {t('games.replay')}
      </Button>
      {asked.data !== undefined && (
        <a className={styles.link} href={asked.data.url} target="_blank" rel="noreferrer">
          {t('games.openReplay')}
        </a>
      )}
      {asked.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            asked.error.code === 'not_found' || asked.error.code === 'unavailable'
              ? t('games.noReplay')
              : `${asked.error.message} (${asked.error.code})`
          }
        />
      )}
    </>
  );
}

function RoundFacts({ round }: { readonly round: Round }) {
  const { t, moment } = useTexts();
  const money = useMoney(round);
  const { name, gameId, provider, externalId, playerId, accountId, status } = round;
  const facts = {
    game: name === gameId ? gameId : `${name} (${gameId})`,
    provider,
    externalId,
    player: playerId,
    account: accountId,
    status: t(`games.status.${status}`),
    staked: money(round.staked),
    won: money(round.won),
    opened: moment(round.openedAt),
    ...(round.closedAt !== undefined && { closed: moment(round.closedAt) }),
  };
  return (
    <Panel>
      <Facts facts={facts} nameOf={(fact) => t(`games.fact.${fact}`)} />
      <div className={styles.actions}>
        <PlayerLink playerId={playerId} />
        <Replay roundId={round.id} />
      </div>
    </Panel>
  );
}

/** A round: whose, what was staked and won, what the provider reported and what was booked. */
export function RoundView({ roundId }: { readonly roundId: string }) {
  const { t } = useTexts();
  const loaded = useQuery({ queryKey: ['round', roundId], queryFn: () => readRound(roundId) });
  const round = loaded.data;
  return (
    <Page title={t('games.round', { id: roundId })}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {round !== undefined && (
        <>
          <RoundFacts round={round} />
          <Transactions round={round} />
          <Journals round={round} />
        </>
      )}
    </Page>
  );
}
