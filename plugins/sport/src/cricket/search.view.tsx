import { reactView, type ViewProps } from '@touchline/plugin-api';
import { SearchField } from '../search/search-field.tsx';
import { CricketPage } from './cricket-page.tsx';

function CricketSearch({ query }: ViewProps) {
  return (
    <CricketPage current="SearchEvents">
      <SearchField searched={query['q'] ?? ''} sport="cricket" />
    </CricketPage>
  );
}

export const view = reactView(CricketSearch);
