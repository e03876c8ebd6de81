import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';

/** Typing has ended when nothing was typed for this long, milliseconds. */
const TYPING = 250;

/** What is typed into a search; once typing has ended it is in the address, as `q`. */
export function useSearchText(
  /** What the address has. */
  searched: string,
): readonly [text: string, setText: (text: string) => void] {
  const { navigation, clock } = usePlugin();
  const [text, setText] = useState(searched);
  useEffect(
    () =>
      clock.after(TYPING, () => {
        const wanted = text.trim();
        if (wanted !== searched) {
          void navigation.setQuery({ q: wanted === '' ? undefined : wanted }, { replace: true });
        }
      }),
    [text, searched, clock, navigation],
  );
  return [text, setText];
}

export interface SearchInputProps {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The field of a search for teams, players and competitions. */
export function SearchInput({ text, onType }: SearchInputProps) {
  const { i18n } = usePlugin();
  return (
    <search>
      <TextField
        label={i18n.t('search.label')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={i18n.t('search.placeholder')}
        maxLength={80}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  );
}
