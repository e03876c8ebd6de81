import { type CasinoGame, FavouriteGameAnswer } from '@touchline/contracts/casino';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { MINE, mineResource } from '../lobby/games.resource.ts';

type Starred = Pick<CasinoGame, 'id' | 'name'>;

function PlayerHeart({ id, name }: Starred) {
  const { http, i18n, notify, resources } = usePlugin();
  const { data } = useResource(mineResource, {});
  /** What was pressed and is not with the account yet. */
  const [wanted, setWanted] = useState<boolean>();
  const isFavourite = wanted ?? data?.favourites.some((game) => game.id === id) ?? false;
  const toggle = async () => {
    const next = !isFavourite;
    setWanted(next);
    try {
      await http.request({
        method: next ? 'PUT' : 'DELETE',
        path: `/casino-api/v1/favourites/${encodeURIComponent(id)}`,
        schema: FavouriteGameAnswer,
        authentication: 'required',
      });
      await resources.invalidate(MINE);
    } catch (error) {
      notify.show({
        kind: 'error',
        title: i18n.t('mine.starFailed'),
        error,
        id: `favourite ${id}`,
      });
    }
    setWanted(undefined);
  };
  return (
    <IconButton
      label={i18n.t('mine.star', { name })}
      path={isFavourite ? starIcon : starOutlineIcon}
      pressed={isFavourite}
      aria-busy={wanted !== undefined}
      onClick={() => {
        if (wanted === undefined) {
          void toggle();
        }
      }}
    />
  );
}

/** Stars a game, for all devices of the account; who has none is led to signing in. */
export function Heart(game: Starred) {
  const { i18n, modals, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return isPlayer ? (
    <PlayerHeart {...game} />
  ) : (
    <IconButton
      label={i18n.t('mine.star', { name: game.name })}
      path={starOutlineIcon}
      pressed={false}
      onClick={() => void modals.open('login')}
    />
  );
}
