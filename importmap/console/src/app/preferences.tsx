import { languageName, LANGUAGES } from '@touchline/domain/languages';
import { IconButton } from '@touchline/ui';
import { themeIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import { keepChoice } from './kept-choice.ts';
import styles from './frame.module.css';

function swapTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = dataset['theme'] ?? (isDark || prefersDark ? 'dark' : 'light');
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  keepChoice('operator_theme', dataset['theme']);
}

/** The console's language and looks. */
export function Preferences() {
  const { t, language, choose } = useTexts();
  return (
    <div className={styles.preferences}>
      <select
        className={styles.language}
        aria-label={t('frame.language')}
        value={language}
        onChange={(event) => choose(event.target.value)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
      <IconButton label={t('frame.theme')} path={themeIcon} onClick={swapTheme} />
    </div>
  );
}
