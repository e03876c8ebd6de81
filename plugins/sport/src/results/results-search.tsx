import { SearchInput, useSearchText } from '../search/search-input.tsx';

/** Looks for teams, players and competitions among the results; the address has what was typed. */
export function ResultsSearch({ searched }: { readonly searched: string }) {
  const [text, setText] = useSearchText(searched);
  return <SearchInput text={text} onType={setText} />;
}
