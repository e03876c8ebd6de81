import type { PlayerFreeRounds, PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import { usePlugin } from '@touchline/plugin-api';
import { Card, Icon, SectionHeader } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { giftIcon } from '@touchline/ui/icons';
import { gameTarget } from '../lobby/game-target.ts';

/** How many are left, what each is played for and until when. */
export function FreeRoundFacts({ left, stake, currency, expiresAt }: PlayerFreeRounds) {
  const { i18n } = usePlugin();
  return (
    <>
      {i18n.t('freeRounds.left', { count: left, stake: i18n.money(stake, currency) })}
      {' · '}
      {i18n.t('freeRounds.until', { date: i18n.dateTime(expiresAt, 'date-time') })}
    </>
  );
}

/** The free rounds of a player, each opening its game; nothing where there are none, or nothing invites to play. */
export function FreeRounds({ freeRounds, isPaused }: PlayerFreeRoundsAnswer) {
  const { i18n, navigation } = usePlugin();
  if (freeRounds.length === 0 || isPaused) {
    return;
  }
  const title = i18n.t('freeRounds.title');
  return (
    <Card>
      <SectionHeader title={title} />
      <p>{i18n.t('freeRounds.terms')}</p>
      <Menu label={title}>
        {freeRounds.map((own) => (
          <ListRow
            key={own.id}
            title={own.gameName}
            text={<FreeRoundFacts {...own} />}
            icon={<Icon path={giftIcon} />}
            href={navigation.href(gameTarget({ id: own.gameId, name: own.gameName }))}
          />
        ))}
      </Menu>
    </Card>
  );
}
