import { usePlugin, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { useCallback } from 'react';
import { favouritesOf } from './favourites.store.ts';

/** Stars an event. */
export function FavouriteButton({
  eventId,
  name,
}: {
  readonly eventId: number;
  readonly name: string;
}) {
  const context = usePlugin();
  const favourites = favouritesOf(context);
  const isFavourite = useStore(
    favourites.store,
    useCallback(
      (state: { readonly eventIds: readonly number[] }) => state.eventIds.includes(eventId),
      [eventId],
    ),
  );
  return (
    <IconButton
      label={context.i18n.t('favourite', { event: name })}
      path={isFavourite ? starIcon : starOutlineIcon}
      pressed={isFavourite}
      onClick={() => favourites.toggle(eventId)}
    />
  );
}
