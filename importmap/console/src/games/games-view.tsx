import { Page } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { RoundSearch } from './round-search.tsx';

/** Games of all providers, and rounds that were played in them. */
export function GamesView() {
  const { t } = useTexts();
  return (
    <Page title={t('games.title')} text={t('games.text')}>
      <RoundSearch />
    </Page>
  );
}
