import type { TotoRound } from '@touchline/contracts/toto';
import { usePlugin } from '@touchline/plugin-api';

/** Says in one line what state a round is in. */
export function useRoundText(): (round: TotoRound) => string {
  const { i18n, clock } = usePlugin();
  return ({ status, closesAt }) => {
    const time = i18n.dateTime(closesAt, 'date-time');
    if (status === 'held') return i18n.t('toto.held', { time });
    if (status === 'cancelled') return i18n.t('toto.cancelled', { time });
    return i18n.t(closesAt > clock.now() ? 'toto.closes' : 'toto.played', { time });
  };
}
