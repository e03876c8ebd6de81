import styles from './icon.module.css';

export interface IconProps {
  /** One of the paths of `@touchline/ui/icons`, drawn on a 24 × 24 grid. */
  readonly path: string;
  /** Edge in px at the default font size; it grows with the text. 20 when left out. */
  readonly size?: 12 | 16 | 20 | 24 | 32 | 48 | undefined;
  /** Turns with the reading direction (arrows and chevrons that mean "on" or "back"). */
  readonly directional?: boolean | undefined;
}

/** A decorative glyph in the colour of its text. The element around it carries the name. */
export function Icon({ path, size = 20, directional }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-directional={directional}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
