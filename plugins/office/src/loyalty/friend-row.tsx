import type { InvitedFriend } from '@touchline/contracts/loyalty';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Money } from '@touchline/ui';
import { Row, RowNote } from '@touchline/ui/rows';
import styles from './loyalty.module.css';

const TONES = {
  waiting: 'accent',
  due: 'accent',
  paid: 'success',
  expired: 'neutral',
  refused: 'neutral',
} as const;

/** A friend who registered: how far their stakes are, and what became of the reward. No name. */
export function FriendRow({ friend }: { readonly friend: InvitedFriend }) {
  const { i18n } = usePlugin();
  const { id, registeredAt, staked, required, requiredCurrency, until, state } = friend;
  const counted = (minor: number) => i18n.money(minor, requiredCurrency);
  return (
    <Row
      what={
        <>
          <span data-friend={id} data-friend-state={state}>
            {i18n.t('friends.registered', { date: i18n.dateTime(registeredAt, 'date') })}
          </span>
          {state === 'waiting' ? (
            <RowNote>
              {i18n.t('friends.staked', {
                staked: counted(Math.min(staked, required)),
                required: counted(required),
                date: i18n.dateTime(until, 'date-time'),
              })}
            </RowNote>
          ) : (
            <RowNote>{i18n.t(`friends.about.${state}`)}</RowNote>
          )}
        </>
      }
    >
      <span className={styles.end}>
        {state === 'paid' || state === 'due' ? (
          <Money text={i18n.money(friend.reward, friend.rewardCurrency)} strong />
        ) : undefined}
        <Badge tone={TONES[state]}>{i18n.t(`friends.state.${state}`)}</Badge>
      </span>
    </Row>
  );
}
