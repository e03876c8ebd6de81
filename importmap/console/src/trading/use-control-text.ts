import type { TradingControl } from '@touchline/contracts/trading';
import { useTexts } from '../texts/texts-context.ts';

/** @returns what a decision does, in a few words */
export function useControlText(): (control: Pick<TradingControl, 'kind' | 'value'>) => string {
  const { t, number } = useTexts();
  return ({ kind, value = 0 }) => {
    if (kind === 'suspension') {
      return t('trading.value.suspension');
    }
    const percent = number(value * 100, {
      maximumFractionDigits: 2,
      signDisplay: kind === 'stake' ? 'auto' : 'exceptZero',
    });
    return t(`trading.value.${kind}`, { percent });
  };
}
