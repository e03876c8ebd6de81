import type { ChampSummary } from '@touchline/contracts/line';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Tile, TileGrid } from '@touchline/ui/parts';
import { hubsResource } from './hub.resource.ts';
import styles from './hub-tiles.module.css';
import { hubTarget } from './hub-target.ts';
import { hubName } from './hub-title.ts';

/** The tournaments among competitions, each in its colours. */
export function HubTiles({ champs }: { readonly champs: readonly ChampSummary[] }) {
  const { i18n, navigation } = usePlugin();
  const { data } = useResource(hubsResource, { language: i18n.language });
  const hubs = (data?.groups.hubs.hubs ?? []).flatMap((hub) => {
    const target = hubTarget(hub, champs);
    return target === undefined ? [] : [{ hub, href: navigation.href(target) }];
  });
  return hubs.length === 0 ? undefined : (
    <TileGrid label={i18n.t('hub.tournaments')}>
      {hubs.map(({ hub, href }) => (
        <Tile
          key={hub.name}
          title={hubName(hub, i18n)}
          href={href}
          icon={<Colours of={hub.colours} />}
        />
      ))}
    </TileGrid>
  );
}

function Colours({ of: [left, right] }: { readonly of: readonly [string, string] }) {
  return (
    <svg className={styles.colours} viewBox="0 0 20 20" aria-hidden="true">
      <path fill={left} d="M0 0h13L7 20H0z" />
      <path fill={right} d="M13 0h7v20H7z" />
    </svg>
  );
}
