import styles from '../lobby.module.css';

/** A ticket that is half scratched. */
export function Scratch() {
  return (
    <>
      <rect x="30" y="14" width="100" height="68" rx="8" />
      <path
        className={styles.spot}
        d="M42 60q-6-10 6-12l18-6q10-2 8 6l24-14q14-6 14 4t-14 14l-30 14q-20 8-26-6z"
      />
      <path d="M76 42l4 7 8 1-6 5 2 8-8-4-7 4 1-8-5-5 7-1z" />
    </>
  );
}
