import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';

/** Typing has ended when nothing was typed for this long, milliseconds. */
const TYPING = 250;

/** Looks for teams, players and competitions among the results; the address has what was typed. */
export function ResultsSearch({ searched }: { readonly searched: string }) {
  const { clock, i18n, navigation } = usePlugin();
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
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
