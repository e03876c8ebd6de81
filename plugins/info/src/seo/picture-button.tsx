import { usePlugin } from '@touchline/plugin-api';
import type { ReactNode } from 'react';
import styles from './seo-block.module.css';

/** A picture of the text that can be opened separately. */
export function PictureButton(props: {
  readonly src: string;
  readonly alt: string;
  readonly children: ReactNode;
}) {
  const { i18n, modals } = usePlugin();
  const { src, alt, children } = props;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={i18n.t('picture.view', { alt })}
      onClick={() => void modals.open('view-image', { image: src, alt })}
    >
      {children}
    </button>
  );
}
