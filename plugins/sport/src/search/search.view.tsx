import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Popular } from './popular.tsx';
import { Recent } from './recent.tsx';
import { SearchField, type SuggestionsProps } from './search-field.tsx';
import styles from './search.module.css';

function Suggestions({ onPick }: SuggestionsProps) {
  return (
    <>
      <Recent onPick={onPick} />
      <Popular onPick={onPick} />
    </>
  );
}

function Search({ query }: ViewProps) {
  const { i18n } = usePlugin();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.search')}</h1>
      <SearchField searched={query['q'] ?? ''} Suggestions={Suggestions} />
    </div>
  );
}

export const view = reactView(Search);
