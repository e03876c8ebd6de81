import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

/** A view: its heading, what it is about in a sentence, what can be done, and the rest. */
export function Page(props: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{props.title}</h1>
          {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
        </div>
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
      </header>
      {props.children}
    </div>
  );
}

/** A part of a view, on a separate surface. */
export function Panel(props: {
  readonly title?: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      className={styles.panel}
      aria-labelledby={props.title === undefined ? undefined : titleId}
    >
      {props.title !== undefined && (
        <header>
          <h2 id={titleId} className={styles.panelTitle}>
            {props.title}
          </h2>
          {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
        </header>
      )}
      {props.children}
    </section>
  );
}
