import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { SearchField } from '../search/search-field.tsx';
import { readAsked } from './asked.ts';
import { EsportsAddresses } from './esports-addresses.tsx';

/** A search among esports. What is searched for is in the address: typing changes no input. */
function EsportsSearch({ input }: ViewProps) {
  const { navigation } = usePlugin();
  const searched = useStore(navigation.current, ({ query }) => query['q'] ?? '');
  const asked = readAsked('search', input);
  return asked === undefined ? undefined : (
    <EsportsAddresses prefix={asked.prefix}>
      <SearchField searched={searched} isEsports />
    </EsportsAddresses>
  );
}

export const view = reactView(EsportsSearch);
