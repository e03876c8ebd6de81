import type { SportSummary } from '@touchline/contracts/line';
import type { EsportsType } from '@touchline/domain/markets';
import { usePlugin } from '@touchline/plugin-api';
import { SectionHeader, SportIcon } from '@touchline/ui';
import { Tile, TileGrid } from '@touchline/ui/parts';
import { useEsportsRoutes } from './place.ts';

export interface DisciplineTilesProps {
  readonly disciplines: readonly SportSummary[];
  /** The type whose pages they lead to; without it, each one's own. */
  readonly type?: EsportsType | undefined;
}

/** The disciplines with the number of their matches, each a way to its page. */
export function DisciplineTiles({ disciplines, type }: DisciplineTilesProps) {
  const { i18n } = usePlugin();
  const { href } = useEsportsRoutes();
  return disciplines.length === 0 ? undefined : (
    <section aria-label={i18n.t('disciplines')}>
      <SectionHeader title={i18n.t('disciplines')} />
      <TileGrid label={i18n.t('disciplines')} size="medium">
        {disciplines.map(({ id, slug, live, line, esports }) => (
          <Tile
            key={slug}
            title={i18n.sport(slug)}
            text={i18n.t('counts', { live, line })}
            icon={<SportIcon sportId={id} size={24} />}
            href={href('Discipline', { type: type ?? esports ?? '', discipline: slug })}
          />
        ))}
      </TileGrid>
    </section>
  );
}
