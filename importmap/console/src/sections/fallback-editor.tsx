import type { StateChange } from '@touchline/contracts/releases';
import { useState } from 'react';
import { SelectField } from '@touchline/ui/forms';
import type { KnownVersion } from '../api/map-requests.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './sections.module.css';

/** Chooses the version that replaces one that cannot be read. */
export function FallbackEditor(props: {
  readonly plugin: string;
  readonly fallback: string | undefined;
  readonly published: readonly KnownVersion[];
  readonly actions: (change: StateChange) => React.ReactNode;
}) {
  const { plugin, fallback = '', published, actions } = props;
  const { t } = useTexts();
  const [chosen, setChosen] = useState(fallback);
  const names = [
    ...new Set([...(fallback === '' ? [] : [fallback]), ...published.map((one) => one.version)]),
  ];
  return (
    <div className={styles.fallback}>
      <SelectField
        label={t('section.fallback')}
        options={[
          { value: '', text: t('section.noFallback') },
          ...names.map((name) => ({ value: name, text: isolate(name) })),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className={styles.editorActions}>
        {actions({
          kind: 'fallback',
          plugin,
          ...(chosen === '' ? {} : { version: chosen }),
        })}
      </div>
    </div>
  );
}
