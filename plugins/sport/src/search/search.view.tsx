import { EventsAnswer } from '@touchline/contracts/line';
import {
  defineResource,
  reactView,
  usePlugin,
  useResource,
  type ViewProps,
} from '@touchline/plugin-api';
import { EmptyState, EventCardSkeleton, EventList, RetryCard } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { TextField } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';
import { FollowedRow } from '../event-list/followed-row.tsx';
import { Popular } from './popular.tsx';
import { Recent } from './recent.tsx';
import { recentSearchesOf } from './recent-searches.ts';
import styles from './search.module.css';

const SHORTEST = 2;
/** Typing has ended when nothing was typed for this long, milliseconds. */
const TYPING = 250;

const searchResource = defineResource({
  name: 'sport.search',
  path: ({ text }: { readonly text: string }) =>
    `/line-api/v1/search?q=${encodeURIComponent(text)}`,
  schema: EventsAnswer,
  freshFor: 10_000,
});

function Results({ text }: { readonly text: string }) {
  const context = usePlugin();
  const { i18n } = context;
  const answer = useResource(searchResource, { text });
  const found = answer.data?.events;
  const total = answer.data?.total ?? 0;
  useEffect(() => {
    if (found !== undefined && found.length > 0) {
      recentSearchesOf(context).remember(text);
    }
  }, [context, found, text]);
  if (found === undefined) {
    return answer.status === 'error' ? (
      <RetryCard
        title={i18n.error(answer.error)}
        retryText={i18n.t('search.again')}
        onRetry={() => void answer.refresh()}
      />
    ) : (
      <EventCardSkeleton count={3} label={i18n.t('loading')} />
    );
  }
  return found.length === 0 ? (
    <EmptyState
      path={searchIcon}
      title={i18n.t('search.none', { text })}
      text={i18n.t('search.hint')}
    />
  ) : (
    <section aria-label={i18n.t('search.results')}>
      <EventList>
        {found.map(({ id }) => (
          <FollowedRow key={id} eventId={id} />
        ))}
      </EventList>
      {total > found.length ? (
        <p className={styles.more}>{i18n.t('search.more', { count: found.length, total })}</p>
      ) : undefined}
    </section>
  );
}

function Search({ query }: ViewProps) {
  const { i18n, navigation, clock } = usePlugin();
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
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.search')}</h1>
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
      {searched.length >= SHORTEST ? (
        <Results text={searched} />
      ) : (
        <>
          <Recent onPick={setText} />
          <Popular onPick={setText} />
        </>
      )}
    </div>
  );
}

export const view = reactView(Search);
