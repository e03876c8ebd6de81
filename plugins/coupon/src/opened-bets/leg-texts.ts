import type { BetLeg } from '@touchline/contracts/betting';
import { legProgress, type LegProgress, type RunningScore } from '@touchline/domain/markets';
import { minuteText, secondsPlayed } from '@touchline/domain/time';
import type { I18n } from '@touchline/plugin-api';
import type { LegNews } from './use-leg-news.ts';
import { isolated } from '../slip/isolated.ts';
import { scoreText } from '../slip/score-text.ts';

/** When a leg is played, or how far its match is: "2nd half · 67′ · 2–1". */
export function matchText({
  i18n,
  leg,
  news,
  now,
}: {
  readonly i18n: I18n;
  readonly leg: BetLeg;
  readonly news: LegNews;
  /** Milliseconds since epoch. */
  readonly now: number;
}): string {
  const { state } = news;
  if (leg.result !== 'open' || state === undefined || state.status === 'scheduled') {
    return leg.score ?? i18n.dateTime(news.startsAt, 'date-time');
  }
  const { period, clock, score } = state;
  if (state.status !== 'live') {
    return [i18n.t(`match.${state.status}`), scoreText(i18n, score)]
      .filter((part) => part !== undefined)
      .join(' · ');
  }
  const minute = clock?.running ? minuteText(secondsPlayed(clock, now), period) : undefined;
  return [period && i18n.period(period), minute, scoreText(i18n, score)]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** The progress of an open leg, as a tone. */
export type LegTone = 'won' | 'lost' | 'winning' | 'losing' | 'open';

/** The progress of a leg and what it still needs. */
export interface LegProgressText {
  readonly tone: LegTone;
  /** Absent before the match, and where the score is not enough. */
  readonly text: string | undefined;
}

const isWin = (result: string): boolean =>
  result === 'won' || result === 'half-won' || result === 'dead-heat';

function needText(
  i18n: I18n,
  { next, unit }: LegProgress,
  { home, away }: Pick<BetLeg, 'home' | 'away'>,
): string {
  if (next === undefined) return '';
  const amount = (count: number) => i18n.t(`scored.${unit}`, { count });
  if ('any' in next) return amount(next.any);
  return [[home, next.home] as const, [away, next.away] as const]
    .filter(([, count]) => count > 0)
    .map(([team, count]) => i18n.t('moreOf', { team: isolated(team), what: amount(count) }))
    .join(' + ');
}

/** The progress of several selections as one leg: lost with one, won with all; those without a score count as open. */
function builderProgressText(
  i18n: I18n,
  parts: readonly Pick<BetLeg, 'marketKey' | 'outcomeCode'>[],
  running: RunningScore,
): LegProgressText {
  const all = parts.map((part) => legProgress({ ...part, running }));
  const isWon = (progress: LegProgress | undefined) =>
    progress !== undefined && isWin(progress.grade);
  if (all.some((progress) => progress?.isDecided && !isWon(progress))) {
    return { tone: 'lost', text: i18n.t('progress.isLost') };
  }
  if (all.every((progress) => progress?.isDecided)) {
    return { tone: 'won', text: i18n.t('progress.isWon') };
  }
  const text = i18n.t('progress.parts', {
    won: all.filter(isWon).length,
    all: all.length,
  });
  return { tone: all.every(isWon) ? 'winning' : 'open', text };
}

/** The progress of a leg by its result or by the current score, and what it still needs. */
export function legProgressText({
  i18n,
  leg,
  news: { state },
}: {
  readonly i18n: I18n;
  readonly leg: BetLeg;
  readonly news: LegNews;
}): LegProgressText {
  if (leg.result !== 'open') {
    const tone = isWin(leg.result) ? 'won' : leg.result === 'void' ? 'open' : 'lost';
    const text =
      leg.voidReason === undefined
        ? i18n.t(`result.${leg.result}`, leg.deadHeat)
        : i18n.t('voidLeg', { reason: i18n.t(`voidReason.${leg.voidReason}`) });
    return { tone, text };
  }
  if (state?.status !== 'live' || state.score === undefined) {
    return { tone: 'open', text: undefined };
  }
  const { marketKey, outcomeCode } = leg;
  const running = { ...state.score, period: state.period };
  if (leg.builder !== undefined) {
    return builderProgressText(i18n, leg.builder.parts, running);
  }
  const progress = legProgress({ marketKey, outcomeCode, running });
  if (progress === undefined) return { tone: 'open', text: undefined };
  const isWinning = isWin(progress.grade);
  if (progress.isDecided) {
    return isWinning
      ? { tone: 'won', text: i18n.t('progress.isWon') }
      : { tone: 'lost', text: i18n.t('progress.isLost') };
  }
  const what = needText(i18n, progress, leg);
  if (isWinning) {
    const text = what === '' ? i18n.t('progress.winning') : i18n.t('progress.until', { what });
    return { tone: 'winning', text };
  }
  const text = what === '' ? i18n.t('progress.losing') : i18n.t('progress.needs', { what });
  return { tone: progress.grade === 'void' ? 'open' : 'losing', text };
}
