import { usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, type IconProps } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

/** A page that replaces the whole site: whose it is, what is the matter, what can be done. */
export function NoticePage(props: {
  readonly path: IconProps['path'];
  readonly title: string;
  readonly text: ReactNode;
  readonly hint?: string;
  readonly action?: ReactNode;
}) {
  const { config } = usePlugin();
  const brand = useStore(config.core, (core) => core.brand);
  return (
    <article className={styles.page}>
      <p className={styles.brand}>{brand}</p>
      <span className={styles.glyph}>
        <Icon path={props.path} size={32} />
      </span>
      <h1 className={styles.title}>{props.title}</h1>
      <p className={styles.text}>{props.text}</p>
      {props.hint === undefined ? undefined : <p className={styles.hint}>{props.hint}</p>}
      {props.action}
    </article>
  );
}
