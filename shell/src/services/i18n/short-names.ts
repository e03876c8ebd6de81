import type { TranslationModule } from '@touchline/plugin-api';
import arabic from './short-names.ar.json';
import english from './short-names.en.json';
import russian from './short-names.ru.json';

/** Names of markets and outcomes as they stand on a betting shop's coupon: 1X2, BTTS, O 2.5. */
export const SHORT_NAMES = { en: english, ru: russian, ar: arabic } as const;

/** Shared texts in which short names stand in the place of the full ones; what has none stays. */
export function withShortNames(
  language: string,
  { default: full }: TranslationModule,
): TranslationModule {
  const { kind, outcome } = SHORT_NAMES[language as keyof typeof SHORT_NAMES] ?? english;
  const texts = full as Readonly<Record<'kind' | 'outcome', object>>;
  return {
    default: {
      ...full,
      kind: { ...texts.kind, ...kind },
      outcome: { ...texts.outcome, ...outcome },
    },
  };
}
