import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, SectionHeader } from '@touchline/ui';
import { Tile, TileGrid } from '@touchline/ui/parts';
import { sectionLinks } from './section-links.ts';

/** The ways into every section that the site has. */
function Sections() {
  const context = usePlugin();
  const { i18n, navigation, session } = context;
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return (
    <section aria-label={i18n.t('sections')}>
      <SectionHeader title={i18n.t('sections')} />
      <TileGrid label={i18n.t('sections')} size="medium">
        {sectionLinks(context, isPlayer).map(({ key, icon, to }) => (
          <Tile
            key={key}
            title={i18n.t(`section.${key}`)}
            icon={<Icon path={icon} size={24} />}
            href={navigation.href(to)}
          />
        ))}
      </TileGrid>
    </section>
  );
}

export const view = reactView(Sections);
