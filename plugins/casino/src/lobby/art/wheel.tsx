import styles from '../lobby.module.css';

/** A wheel below its mark. */
export function Wheel() {
  return (
    <>
      <circle cx="80" cy="52" r="38" />
      <path
        className={styles.spot}
        d="M80 52L80 14A38 38 0 0 1 107 25zM80 52L118 52A38 38 0 0 1 107 79zM80 52L80 90A38 38 0 0 1 53 79zM80 52L42 52A38 38 0 0 1 53 25z"
      />
      <circle cx="80" cy="52" r="9" />
      <path d="M80 20l-9-16h18z" />
    </>
  );
}
