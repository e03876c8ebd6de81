import type { Language } from '@touchline/domain/languages';
import type { TranslationModule } from '@touchline/plugin-api';
import type english from '../../translations/en/short-names.json';

/** Names of markets and outcomes as they are on a betting shop's coupon: 1X2, BTTS, O 2.5. */
interface ShortNames {
  readonly default: typeof english;
}

export function loadShortNames(language: Language): Promise<ShortNames> {
  return import(
    /* webpackMode: "eager" */
    `../../translations/${language}/short-names.json`
  ) as Promise<ShortNames>;
}

/** Shared texts in which short names replace the full ones; what has none stays. */
export function withShortNames(
  { default: full }: TranslationModule,
  { default: short }: ShortNames,
): TranslationModule {
  const texts = full as Readonly<Record<'kind' | 'outcome', object>>;
  return {
    default: {
      ...full,
      kind: { ...texts.kind, ...short.kind },
      outcome: { ...texts.outcome, ...short.outcome },
    },
  };
}
