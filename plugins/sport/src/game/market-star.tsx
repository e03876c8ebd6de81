import { usePlugin, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { useCallback } from 'react';
import { favouriteMarketsOf } from './favourite-markets.store.ts';

/** Stars a kind of market. */
export function MarketStar({ code, title }: { readonly code: string; readonly title: string }) {
  const context = usePlugin();
  const favourites = favouriteMarketsOf(context);
  const isFavourite = useStore(
    favourites.store,
    useCallback(
      (state: { readonly codes: readonly string[] }) => state.codes.includes(code),
      [code],
    ),
  );
  return (
    <IconButton
      label={context.i18n.t('game.favouriteMarket', { market: title })}
      path={isFavourite ? starIcon : starOutlineIcon}
      pressed={isFavourite}
      onClick={() => favourites.toggle(code)}
    />
  );
}
