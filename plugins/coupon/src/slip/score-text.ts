import type { EventState } from '@touchline/contracts/line';
import type { I18n } from '@touchline/plugin-api';

/** The score of a match as the language writes it, 2–1 in English; undefined where it has none. */
export function scoreText(i18n: I18n, score: EventState['score']): string | undefined {
  if (score === undefined) {
    return undefined;
  }
  const [home, away] = score.total;
  return i18n.t('scoreOf', { home, away });
}
