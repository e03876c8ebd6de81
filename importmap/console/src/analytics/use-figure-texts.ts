import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.ts';

/** How the figures of analytics are written, in the operator's language. */
export function useFigureTexts(bucket: 'hour' | 'day' | undefined) {
  const { language, number } = useTexts();
  return useMemo(() => {
    // Buckets are hours and days of UTC.
    const moments = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      timeZone: 'UTC',
      ...(bucket === 'hour'
        ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
        : { day: 'numeric', month: 'short' }),
    });
    const milliseconds = (value: number) =>
      number(Math.round(value), { style: 'unit', unit: 'millisecond' });
    return {
      /** @param point seconds since epoch */
      formatPoint: (point: number) => moments.format(new Date(point * 1000)),
      count: (value: number) => number(value),
      milliseconds,
      /** Milliseconds, except of CLS. */
      vital: (name: string) =>
        name === 'CLS'
          ? (value: number) => number(value, { maximumFractionDigits: 3 })
          : milliseconds,
    };
  }, [language, number, bucket]);
}

export type FigureTexts = ReturnType<typeof useFigureTexts>;
