import type { GamePromotion } from '@touchline/contracts/loyalty';
import { usePlugin } from '@touchline/plugin-api';

type Levels = GamePromotion['levels'];

/** The figures of a promotion in words. */
export interface PromotionWords {
  /** @param percent 0.05 is 0.05 % */
  readonly percent: (percent: number) => string;
  readonly period: (days: number) => string;
  /** What comes back at the lowest and at the highest level, and of what. */
  readonly summary: (promotion: GamePromotion) => string;
}

/** The words for percentages, periods and promotions in the language of the page. */
export function usePromotionWords(): PromotionWords {
  const { i18n } = usePlugin();
  const percent = (value: number) =>
    i18n.t('promotions.percent', {
      percent: value.toLocaleString(`${i18n.language}-u-nu-latn`, { maximumFractionDigits: 2 }),
    });
  const ends = (levels: Levels) => {
    const shares = levels.map((level) => level.percent);
    return { from: percent(Math.min(...shares)), to: percent(Math.max(...shares)) };
  };
  return {
    percent,
    period: (days) => i18n.t(days === 1 ? 'promotions.daily' : 'promotions.days', { count: days }),
    summary: ({ id, levels }) => i18n.t(`promotions.${id}.summary`, ends(levels)),
  };
}
