import { crestDesign, initialsOf } from './crest-design.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** Edge in px at the default font size; 44 when left out. */
  readonly size?: 20 | 24 | 32 | 44 | undefined;
  /** In colours that are the same for the same name or id: for players of a sport. */
  readonly coloured?: boolean | undefined;
  /** Whose colours they are; see `Crest`. */
  readonly id?: number | undefined;
}

/** The initials of a person in a circle. It decorates: the name is beside it. */
export function Avatar({ name, size = 44, coloured, id }: AvatarProps) {
  const { field, charge } = crestDesign(name, id);
  return (
    <svg className={styles.avatar} data-size={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.ground} fill={coloured ? field : undefined} d="M0 0h32v32H0z" />
      <text className={styles.initials} fill={coloured ? charge : undefined} x="16" y="20.5">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
