import { ESPORTS_TYPES, type EsportsType } from '@touchline/domain/markets';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useMemo } from 'react';

/** The pages of esports, by the ends of their routes' names. */
type PageName =
  | 'Home'
  | 'Type'
  | 'All'
  | 'Discipline'
  | 'Champs'
  | 'Champ'
  | 'Dashboard'
  | 'SearchEvents';

/** Which of their two addresses the pages of esports are shown under, and what leads to the others. */
export interface EsportsRoutes {
  readonly prefix: 'esports' | 'cyber';
  readonly href: (page: PageName, params?: Params) => string;
}

type Params = Readonly<Record<string, string>>;

export function useEsportsRoutes(): EsportsRoutes {
  const { navigation } = usePlugin();
  const isCyber = useStore(navigation.current, ({ name }) => name.startsWith('cyber'));
  return useMemo(() => {
    const prefix = isCyber ? 'cyber' : 'esports';
    return {
      prefix,
      href: (page, params = {}) => navigation.href({ route: `${prefix}${page}`, params }),
    };
  }, [navigation, isCyber]);
}

/** The type in an address; the route lets no other through. */
export function typeOf(params: Params): EsportsType {
  return ESPORTS_TYPES.find((type) => type === params['type']) ?? 'real';
}

/** The leading number of an address's part such as `40001-masters`. */
export function idOf(part: string | undefined): number {
  return Number(/^\d+/.exec(part ?? '')?.[0] ?? 0);
}
