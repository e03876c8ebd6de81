import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { casinoIcon, searchIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import type { GamesQuestion } from '../lobby/games.resource.ts';
import { type Facet, FACETS, Filters } from './filters.tsx';
import { GameGrid } from './game-grid.tsx';
import styles from './list.module.css';
import { useGames } from './use-games.ts';

/** The games of a list with its filters, or that it has none and where there are some. */
export function GameList({
  question,
  label,
  fixed,
  onFound,
}: {
  readonly question: GamesQuestion;
  readonly label: string;
  /** The filter that the page itself is. */
  readonly fixed?: Facet | undefined;
  readonly onFound?: (() => void) | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const query = useStore(navigation.current, (route) => route.query);
  const chosen = Object.fromEntries(
    FACETS.filter((facet) => facet !== fixed).map((facet) => [facet, query[facet]]),
  ) as GamesQuestion;
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const { answer, games, more } = useGames({ ...chosen, ...question });
  const hasFound = games.length > 0;
  useEffect(() => {
    if (hasFound) {
      onFound?.();
    }
  }, [hasFound, onFound]);
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { total, facets } = answer.data;
  const isSearch = question.q !== undefined;
  const allGames = (
    <Button href={navigation.href({ route: 'casino' })}>{i18n.t('game.back')}</Button>
  );
  return (
    <div className={styles.list}>
      <Filters facets={facets} without={fixed} />
      {hasFound ? (
        <>
          <output className={styles.total}>{i18n.t('lobby.total', { count: total })}</output>
          <GameGrid games={games} total={total} label={label} onMore={more} />
        </>
      ) : (
        <EmptyState
          path={isSearch ? searchIcon : casinoIcon}
          title={i18n.t(isFiltered || isSearch ? 'lobby.notFound' : 'lobby.empty')}
          text={i18n.t(isFiltered || isSearch ? 'lobby.notFoundText' : 'lobby.emptyText')}
          action={allGames}
        />
      )}
    </div>
  );
}
