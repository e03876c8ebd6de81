import { initialsOf } from './crest-design.ts';
import styles from './avatar.module.css';

/** The initials of a person in a circle. It decorates: the name is beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
