import { usePlugin } from '@touchline/plugin-api';
import { VisuallyHidden } from '@touchline/ui';
import type { FormMark } from './form.ts';
import styles from './statistics.module.css';

/** How the last matches ended, as letters; the latest is at the end, as a reader goes through time. */
export function FormMarks({ form }: { readonly form: readonly FormMark[] }) {
  const { i18n } = usePlugin();
  return (
    <span className={styles.form}>
      {form.toReversed().map((mark, index) => (
        // The last matches in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.mark} data-mark={mark}>
          <span aria-hidden="true">{i18n.t(`statistics.mark.${mark}`)}</span>
          <VisuallyHidden>{i18n.t(`statistics.marked.${mark}`)} </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
