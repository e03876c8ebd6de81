import type { OperatorLoyalty } from '@touchline/contracts/loyalty';
import { useQuery } from '@tanstack/react-query';
import { readLoyalty } from '../api/loyalty-requests.ts';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './player-loyalty.module.css';

/** The periods of cashback with their computation, and the friends by their numbers. */
function Earned({ periods, friends }: Pick<OperatorLoyalty, 'periods' | 'friends'>) {
  const { t, language, moment } = useTexts();
  const moneyIn = (currency: string) => (amount: number) =>
    moneyText({ amount, currency, language });
  return periods.length + friends.length === 0 ? (
    <p>{t('loyalty.none')}</p>
  ) : (
    <ul className={styles.earned}>
      {periods.map(({ id, product, currency, from, to, percent, state, ...period }) => {
        const money = moneyIn(currency);
        return (
          <li key={`period ${id}`}>
            {`${t(`loyalty.product.${product}`)} · ${moment(from)} – ${moment(to)} · `}
            {t('loyalty.computed', {
              staked: money(period.staked),
              returned: money(period.returned),
              percent,
              amount: money(period.amount),
            })}
            {` · ${t(`loyalty.state.${state}`)}`}
          </li>
        );
      })}
      {friends.map(({ id, friendId, registeredAt, staked, required, requiredCurrency, state }) => {
        const money = moneyIn(requiredCurrency);
        return (
          <li key={`friend ${id}`}>
            {`${moment(registeredAt)} · `}
            {t('loyalty.friend', {
              player: friendId,
              staked: money(staked),
              required: money(required),
            })}
            {` · ${t(`loyalty.state.${state}`)}`}
          </li>
        );
      })}
    </ul>
  );
}

/** What a player has earned by playing, for an operator who is asked about it. */
export function PlayerLoyalty({ playerId }: { readonly playerId: string }) {
  const { t, number } = useTexts();
  const loaded = useQuery({
    queryKey: ['loyalty', playerId],
    queryFn: () => readLoyalty(playerId),
  });
  const { data } = loaded;
  return (
    <Panel title={t('loyalty.title')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data !== undefined && (
        <>
          <Facts
            facts={{
              level: t(`offers.levels.${data.level}`),
              points: number(data.points),
              ...Object.fromEntries(data.declined.map((kind) => [kind, t('loyalty.declined')])),
            }}
            nameOf={(fact) => t(`loyalty.${fact}`)}
          />
          <Earned {...data} />
        </>
      )}
    </Panel>
  );
}
