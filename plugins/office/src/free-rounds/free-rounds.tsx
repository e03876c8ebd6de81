import type { PlayerFreeRoundsAnswer } from '@touchline/contracts/free-rounds';
import { gameParams } from '@touchline/domain/navigation';
import { usePlugin } from '@touchline/plugin-api';
import { Card, Icon, SectionHeader } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { casinoIcon } from '@touchline/ui/icons';

/** The free rounds that the player can play: the terms first, then each with its game, which it opens. */
export function FreeRounds({ freeRounds, isPaused }: PlayerFreeRoundsAnswer) {
  const { i18n, navigation } = usePlugin();
  const title = i18n.t('freeRounds.title');
  return (
    <Card>
      <SectionHeader title={title} />
      <p>{i18n.t('freeRounds.terms')}</p>
      {isPaused ? <p>{i18n.t('freeRounds.paused')}</p> : undefined}
      <Menu label={title}>
        {freeRounds.map(({ id, gameId, gameName, currency, stake, left, expiresAt }) => (
          <ListRow
            key={id}
            title={gameName}
            text={
              <>
                {i18n.t('freeRounds.left', { count: left, stake: i18n.money(stake, currency) })}
                {' · '}
                {i18n.t('freeRounds.until', { date: i18n.dateTime(expiresAt, 'date-time') })}
              </>
            }
            icon={<Icon path={casinoIcon} />}
            href={
              isPaused
                ? undefined
                : navigation.href({
                    route: 'casinoGame',
                    params: gameParams({ id: gameId, name: gameName }),
                  })
            }
          />
        ))}
      </Menu>
    </Card>
  );
}
