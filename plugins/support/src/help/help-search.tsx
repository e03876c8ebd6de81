import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';
import { useSyncExternalStore } from 'react';
import styles from './help.module.css';

/** That the page is alive changes once, with its first effects. */
const subscribe = () => () => undefined;

/** Searches the questions while it is typed into; without scripts there is none. */
export function HelpSearch({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { i18n } = usePlugin();
  const isAlive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <div className={styles.search}>
      {isAlive && (
        <TextField
          type="search"
          label={i18n.t('help.search')}
          value={value}
          maxLength={80}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
