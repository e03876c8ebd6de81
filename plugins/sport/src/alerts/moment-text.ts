import type { MatchMoment } from '@touchline/domain/alerts';
import type { I18n } from '@touchline/plugin-api';

/** What a moment is called in a sport: goals, sets, the end of each quarter. */
export function momentText({ t }: Pick<I18n, 't'>, moment: MatchMoment, sport: string): string {
  return moment === 'score' ? t(`alerts.score.${sport}`) : t(`alerts.moment.${moment}`);
}
