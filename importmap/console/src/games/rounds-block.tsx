import { GAME_ROUND_STATUSES } from '@touchline/contracts/casino';
import { SelectField } from '@touchline/ui/forms';
import { PageSteps } from '../app/page-steps.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { RoundLine } from './round-line.tsx';
import { ROUND_PERIODS, usePlayerRounds } from './use-player-rounds.ts';

type Rounds = ReturnType<typeof usePlayerRounds>;

/** Which rounds are listed. */
function Filters({ filter, games, choose }: Pick<Rounds, 'filter' | 'games' | 'choose'>) {
  const { t } = useTexts();
  return (
    <div className={styles.search}>
      <SelectField
        label={t('games.filter.status')}
        value={filter.status ?? ''}
        options={['', ...GAME_ROUND_STATUSES].map((value) => ({
          value,
          text: t(value === '' ? 'games.filter.all' : `games.status.${value}`),
        }))}
        onChange={({ target: { value } }) =>
          choose({ status: GAME_ROUND_STATUSES.find((each) => each === value) })
        }
      />
      <SelectField
        label={t('games.filter.game')}
        value={filter.game ?? ''}
        options={[
          { value: '', text: t('games.filter.all') },
          ...games.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={({ target: { value } }) => choose({ game: value === '' ? undefined : value })}
      />
      <SelectField
        label={t('games.filter.period')}
        value={filter.days}
        options={ROUND_PERIODS.map((value) => ({
          value,
          text:
            value === ''
              ? t('games.filter.year')
              : t('games.filter.days', { count: Number(value) }),
        }))}
        onChange={({ target: { value } }) => choose({ days: value })}
      />
    </div>
  );
}

/** A player's rounds of games by filter, what they come to, and the way to each. */
export function RoundsBlock({ playerId }: { readonly playerId: string }) {
  const { t, language } = useTexts();
  const { loaded, stepsFrom, ...filters } = usePlayerRounds(playerId);
  const { rounds, totals = [], nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Panel title={t('games.rounds')}>
      <Filters {...filters} />
      <Failure of={loaded} />
      <Loading of={loaded} />
      {totals.map(({ currency, rounds: count, staked, returned, net }) => {
        const money = (amount: number) => moneyText({ amount, currency, language });
        return (
          <p key={currency} className={styles.muted}>
            <bdi>
              {t('games.totals', {
                count,
                staked: money(staked),
                returned: money(returned),
                net: money(net),
              })}
            </bdi>
          </p>
        );
      })}
      {rounds?.length === 0 && <p className={styles.muted}>{t('games.noRounds')}</p>}
      {rounds !== undefined && rounds.length > 0 && (
        <ul className={styles.rows}>
          {rounds.map((round) => (
            <li key={round.id} className={styles.row}>
              <RoundLine round={round} />
            </li>
          ))}
        </ul>
      )}
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}
