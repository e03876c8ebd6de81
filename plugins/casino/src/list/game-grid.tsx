import type { CasinoGame } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { GameTile } from '../lobby/game-tile.tsx';
import styles from './list.module.css';

/** What a tile takes at least, px; the same in the style of a row. */
const TILE = 152;
const GAP = 8;
/** Rows that are in the document at once where there are no more: the server renders them. */
const FIRST_ROWS = 8;
const ROW = 190;

function useColumns() {
  const room = useRef<HTMLDivElement>(null);
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
  const { i18n } = usePlugin();
  const { room, columns } = useColumns();
  const rows = Array.from({ length: Math.ceil(games.length / columns) }, (_nothing, at) =>
    games.slice(at * columns, (at + 1) * columns),
  );
  const renderRow = (row: readonly CasinoGame[], at: number): ReactElement => (
    <div
      key={row[0]?.id ?? at}
      className={styles.row}
      role="presentation"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map((game, place) => (
        <div
          key={game.id}
          role="listitem"
          aria-posinset={at * columns + place + 1}
          aria-setsize={total}
        >
          <GameTile game={game} />
        </div>
      ))}
    </div>
  );
  const rest = rows.slice(FIRST_ROWS);
  return (
    <div ref={room}>
      <div role="list" aria-label={label}>
        {rows.slice(0, FIRST_ROWS).map(renderRow)}
        {rest.length === 0 ? undefined : (
          <WindowVirtualizer data={rest} itemSize={ROW}>
            {(row, at) => renderRow(row, at + FIRST_ROWS)}
          </WindowVirtualizer>
        )}
      </div>
      {games.length < total ? (
        <>
          <End onNear={onMore} key={games.length} />
          <output className={styles.more}>{i18n.t('loading')}</output>
        </>
      ) : undefined}
    </div>
  );
}
