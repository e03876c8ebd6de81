import type { LineGroup } from '@touchline/domain/coupon';
import type { I18n } from '@touchline/plugin-api';

/** What a coupon is made of, as text: "3 doubles + 1 treble". */
export function compositionText({ t }: I18n, groups: readonly LineGroup[]): string {
  return groups
    .map(({ size, count }) =>
      size <= 4 ? t(`fold.${size}`, { count }) : t('fold.n', { count, size }),
    )
    .join(' + ');
}
