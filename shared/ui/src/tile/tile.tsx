import type { MouseEventHandler, ReactNode } from 'react';
import styles from './tile.module.css';
import { TilePicture } from './tile-picture.tsx';

export interface TileProps {
  readonly title: ReactNode;
  /** A quieter line below. */
  readonly text?: ReactNode;
  /** Where it leads; without it the tile is a button. */
  readonly href?: string | undefined;
  /** What the button does, or is called before a link is followed. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /**
   * `row`: an icon and text. The others have a picture above the text: 1:1, 3:4 or 16:9.
   * `row` when left out.
   */
  readonly shape?: 'row' | 'square' | 'portrait' | 'wide' | undefined;
  /** Decorates a row: an icon, a crest, a flag. */
  readonly icon?: ReactNode;
  /** Address of the picture; until it is there, and without one, a cover is drawn from `name`. */
  readonly picture?: string | undefined;
  /** What the cover is drawn from; the title, where that is text, when left out. */
  readonly name?: string | undefined;
  /** In the corner of the picture, or at the end of a row: "New", "−20 %". */
  readonly badge?: ReactNode;
  /** A control over the tile, in its corner: a star. */
  readonly action?: ReactNode;
  /** At the end of the text: a price, a count. */
  readonly end?: ReactNode;
  readonly current?: boolean | undefined;
}

/** One thing to open, as a card: a game, an offer, a competition. Several make a `Rail` or `TileGrid`. */
export function Tile(props: TileProps) {
  const { title, text, href, onClick, shape = 'row', icon, badge, action, end, current } = props;
  const name = props.name ?? (typeof title === 'string' ? title : '');
  const content = (
    <>
      {shape === 'row' ? icon : <TilePicture name={name} address={props.picture} />}
      <span className={styles.body}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>{' '}
          {text === undefined ? undefined : <small className={styles.note}>{text}</small>}
        </span>{' '}
        {end}
      </span>{' '}
      {badge === undefined ? undefined : <span className={styles.badge}>{badge}</span>}
    </>
  );
  return (
    <div className={styles.tile} data-shape={shape}>
      {href === undefined ? (
        <button
          type="button"
          className={styles.link}
          aria-pressed={current}
          onClick={onClick}
          data-tile=""
        >
          {content}
        </button>
      ) : (
        <a
          className={styles.link}
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onClick}
          data-tile=""
        >
          {content}
        </a>
      )}
      {action === undefined ? undefined : <span className={styles.action}>{action}</span>}
    </div>
  );
}

export interface TileGridProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** The least width of a tile; as many as fit are beside each other. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly children: readonly ReactNode[];
}

/** Tiles below and beside each other, as many in a row as there is room for. */
export function TileGrid({ label, size = 'medium', children }: TileGridProps) {
  return (
    <ul className={styles.grid} data-size={size} aria-label={label}>
      {children.map((tile, index) => (
        // Whoever lists the tiles gives them their keys.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{tile}</li>
      ))}
    </ul>
  );
}
