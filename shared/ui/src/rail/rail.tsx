import { Children, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, moveFocus } from '@touchline/ui';
import { chevronEndIcon, chevronStartIcon } from '../generated/icon-paths.ts';
import styles from './rail.module.css';
import { useRail } from './use-rail.ts';

export interface RailProps {
  readonly title: ReactNode;
  /** The heading's rank on its page; 2 when left out. */
  readonly level?: 2 | 3 | undefined;
  /** The title names the rail and is not shown: its surroundings show one. */
  readonly isTitleHidden?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Beside the title: the link to all there is. */
  readonly action?: ReactNode;
  /** Below the items: what is to be known of all of them. */
  readonly note?: string | undefined;
  /** The width of an item: `small` for games, `medium`, `large` for offers, `fit` for its own. */
  readonly size?: 'small' | 'medium' | 'large' | 'fit' | undefined;
  /** The names of the arrows, which a page with a mouse has. */
  readonly backText: string;
  readonly onwardText: string;
  /** The items, in their order. */
  readonly children: ReactNode;
}

/**
 * Items in a row that scrolls sideways and comes to rest at an item. Arrow keys move between them in
 * reading direction, Home and End go to the ends; beside a mouse there are arrows to press.
 */
export function Rail(props: RailProps) {
  const { title, level = 2, isTitleHidden, icon, action, note, children } = props;
  const { size = 'medium' } = props;
  const { track, atStart, atEnd, scroll } = useRail();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.rail} aria-labelledby={id}>
      <div className={styles.head} data-bare={isTitleHidden}>
        <Heading id={id} className={styles.title} data-hidden={isTitleHidden}>
          {icon}
          <span>{title}</span>
        </Heading>
        {action}
        {!(atStart && atEnd) && (
          <span className={styles.arrows}>
            <RailArrow label={props.backText} ended={atStart} onPress={() => scroll(-1)} back />
            <RailArrow label={props.onwardText} ended={atEnd} onPress={() => scroll(1)} />
          </span>
        )}
      </div>
      {/* The items take the focus, the list only handles their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        className={styles.track}
        data-size={size}
        aria-labelledby={id}
        onKeyDown={onArrow}
      >
        {Children.map(children, (item) => (
          <li className={styles.item}>{item}</li>
        ))}
      </ul>
      {note === undefined ? undefined : <p className={styles.note}>{note}</p>}
    </section>
  );
}

interface RailArrowProps {
  readonly label: string;
  /** Nothing is left in this direction; the button keeps the focus that it may have. */
  readonly ended: boolean;
  readonly onPress: () => void;
  readonly back?: boolean | undefined;
}

function RailArrow({ label, ended, onPress, back }: RailArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={ended}
      onClick={ended ? undefined : onPress}
    >
      <Icon path={back ? chevronStartIcon : chevronEndIcon} size={24} directional />
    </button>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>) {
  // Up and down go on scrolling the page.
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
  moveFocus(event, ':scope > li :is(a, button)');
}
