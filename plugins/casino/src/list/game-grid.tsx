import type { CasinoGame } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { GameTile } from '../lobby/game-tile.tsx';
import { useSharedChoices } from '../mine/use-mine.ts';
import styles from './list.module.css';

/** What a tile takes at least, px; the same in the style of a row. */
const TILE = 152;
const GAP = 8;
/** Rows that the server renders. */
const FIRST_ROWS = 8;
const ROW = 190;

function useColumns() {
  const room = useRef<HTMLElement>(null);
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const measure = () =>
      setColumns(Math.max(2, Math.floor((element.clientWidth + GAP) / (TILE + GAP))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, columns };
}

/** Calls when the end of the list comes near the window. */
function End({ onNear }: { readonly onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '1200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={mark} />;
}

function GameRow({
  games,
  columns,
}: {
  readonly games: readonly CasinoGame[];
  readonly columns: number;
}) {
  return (
    <div
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </div>
  );
}

/** Games in rows, of which only those near the window are in the document, however many there are. */
export function GameGrid({
  games,
  label,
  total,
  onMore,
}: {
  readonly games: readonly CasinoGame[];
  readonly label: string;
  /** How many there are with those that are not loaded. */
  readonly total: number;
  readonly onMore: () => void;
}) {
  useSharedChoices();
  const { i18n } = usePlugin();
  const { room, columns } = useColumns();
  const rows = Array.from({ length: Math.ceil(games.length / columns) }, (_nothing, at) =>
    games.slice(at * columns, (at + 1) * columns),
  );
  return (
    <section ref={room} aria-label={label}>
      <WindowVirtualizer as="ul" item="li" data={rows} itemSize={ROW} ssrCount={FIRST_ROWS}>
        {(row: readonly CasinoGame[] | undefined, at) => (
          // The list may ask for rows that have just gone.
          <GameRow key={row?.[0]?.id ?? at} games={row ?? []} columns={columns} />
        )}
      </WindowVirtualizer>
      {games.length < total ? (
        <>
          <End onNear={onMore} key={games.length} />
          <output className={styles.more}>{i18n.t('loading')}</output>
        </>
      ) : undefined}
    </section>
  );
}
