import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, SectionHeader } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { useCallback, useEffect, useState } from 'react';
import { GameList } from '../list/game-list.tsx';
import { recentSearchesOf } from './recent-searches.ts';

/** Typing has ended when nothing was typed for this long, ms. */
const TYPING = 250;

function Recent({ onPick }: { readonly onPick: (text: string) => void }) {
  const context = usePlugin();
  const { i18n } = context;
  const { store } = recentSearchesOf(context);
  const { texts } = useStore(store);
  return texts.length === 0 ? undefined : (
    <section>
      <SectionHeader
        title={i18n.t('search.recent')}
        action={
          <Button variant="quiet" size="small" onClick={store.clear}>
            {i18n.t('search.clear')}
          </Button>
        }
      />
      <ChipBar label={i18n.t('search.recent')}>
        {texts.map((text) => (
          <Chip key={text} onClick={() => onPick(text)}>
            {text}
          </Chip>
        ))}
      </ChipBar>
    </section>
  );
}

/** Games by their name, provider, feature or category; what is typed is in the address. */
function GameSearch({ query }: ViewProps) {
  const context = usePlugin();
  const { clock, i18n, navigation } = context;
  const searched = query['q'] ?? '';
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
  const remember = useCallback(
    () => recentSearchesOf(context).remember(searched),
    [context, searched],
  );
  const title = i18n.t('title.casinoSearch');
  return (
    <Page title={title} width="full">
      <search>
        <TextField
          label={i18n.t('search.label')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      {searched === '' ? undefined : (
        <GameList question={{ q: searched }} label={title} onFound={remember} />
      )}
      {searched === '' ? <Recent onPick={setText} /> : undefined}
    </Page>
  );
}

export const view = reactView(GameSearch);
