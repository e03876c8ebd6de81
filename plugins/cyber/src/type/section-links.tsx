import type { EsportsType } from '@touchline/domain/markets';
import { usePlugin } from '@touchline/plugin-api';
import { Chip, ChipBar } from '@touchline/ui';
import { useEsportsRoutes } from '../page/place.ts';

export interface SectionLinksProps {
  readonly type: EsportsType;
  readonly current: 'type' | 'all' | 'live' | 'line';
}

/** The ways to look at a type: by its disciplines, everything at once, or one board of all disciplines. */
export function SectionLinks({ type, current }: SectionLinksProps) {
  const { i18n } = usePlugin();
  const { href } = useEsportsRoutes();
  const links = [
    ['type', href('Type', { type })],
    ['all', href('All', { type })],
    ['live', href('Dashboard', { type, section: 'live' })],
    ['line', href('Dashboard', { type, section: 'line' })],
  ] as const;
  return (
    <ChipBar label={i18n.t('views')}>
      {links.map(([key, to]) => (
        <Chip key={key} href={to} selected={key === current}>
          {i18n.t(`view.${key}`)}
        </Chip>
      ))}
    </ChipBar>
  );
}
