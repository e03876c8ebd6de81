import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { EmptyState, Icon } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Tile, TileGrid } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { champsResource } from '../esports.resource.ts';
import { typeOf, useEsportsRoutes } from '../page/place.ts';
import { DisciplinePage } from './discipline-page.tsx';

/** The tournaments of a discipline with the number of their matches. */
function EsportsChamps({ params }: ViewProps) {
  const type = typeOf(params);
  const discipline = params['discipline'] ?? '';
  return (
    <DisciplinePage type={type} discipline={discipline} current="Champs">
      <Champs type={type} discipline={discipline} />
    </DisciplinePage>
  );
}

function Champs({ type, discipline }: { readonly type: string; readonly discipline: string }) {
  const { i18n } = usePlugin();
  const { href } = useEsportsRoutes();
  const answer = useResource(champsResource, { discipline });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { champs } = answer.data;
  return champs.length === 0 ? (
    <EmptyState path={trophyIcon} title={i18n.t('noChamps')} text={i18n.t('noChampsHint')} />
  ) : (
    <TileGrid label={i18n.t('title.champs')} size="large">
      {champs.map(({ id, slug, name, live, line }) => (
        <Tile
          key={id}
          title={<bdi>{name}</bdi>}
          name={name}
          text={i18n.t('counts', { live, line })}
          icon={<Icon path={trophyIcon} size={24} />}
          href={href('Champ', { type, discipline, champ: `${id}-${slug}` })}
        />
      ))}
    </TileGrid>
  );
}

export const view = reactView(EsportsChamps);
