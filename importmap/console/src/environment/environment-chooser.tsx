import { useTexts } from '../texts/texts-context.ts';
import styles from './environment.module.css';
import { useEnvironment } from './environment-context.ts';

/** Shows which environment is open, and changes it; nothing where there is only one. */
export function EnvironmentChooser() {
  const { t } = useTexts();
  const { chosen, names, choose } = useEnvironment();
  const [own] = names;
  const all = chosen === undefined || names.includes(chosen) ? names : [...names, chosen];
  if (own === undefined || all.length < 2) {
    return undefined;
  }
  return (
    <label className={styles.chooser} data-elsewhere={chosen !== undefined}>
      <span>{t('environment.label')}</span>
      <select value={chosen ?? own} onChange={(event) => choose(event.target.value)}>
        {all.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
