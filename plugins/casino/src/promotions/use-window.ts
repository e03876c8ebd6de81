import type { PlayerTournament } from '@touchline/contracts/tournaments';
import { usePlugin } from '@touchline/plugin-api';

/** When a tournament starts and ends, or what has become of it. @param now milliseconds since epoch */
export function useWindow({ state, startsAt, endsAt }: PlayerTournament, now: number): string {
  const { i18n } = usePlugin();
  if (state !== 'open') {
    return i18n.t(`tournaments.state.${state}`);
  }
  if (endsAt <= now) {
    return i18n.t('tournaments.state.over');
  }
  return i18n.t(startsAt > now ? 'tournaments.starts' : 'tournaments.until', {
    time: i18n.dateTime(startsAt > now ? startsAt : endsAt, 'date-time'),
  });
}
