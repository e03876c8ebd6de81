import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, SectionHeader } from '@touchline/ui';
import { recentSearchesOf } from './recent-searches.ts';

/** What the player looked for lately; nothing before the first search. */
export function Recent({ onPick }: { readonly onPick: (text: string) => void }) {
  const context = usePlugin();
  const { i18n } = context;
  const recent = recentSearchesOf(context);
  const { texts } = useStore(recent.store);
  return texts.length === 0 ? undefined : (
    <section>
      <SectionHeader
        title={i18n.t('search.recent')}
        action={
          <Button variant="quiet" size="small" onClick={recent.store.clear}>
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
