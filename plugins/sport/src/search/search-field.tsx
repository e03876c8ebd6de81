import { EventsAnswer } from '@touchline/contracts/line';
import { defineResource, usePlugin, useResource } from '@touchline/plugin-api';
import { EmptyState, EventCardSkeleton, EventList, RetryCard } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { type ComponentType, useEffect } from 'react';
import { FollowedRow } from '../event-list/followed-row.tsx';
import { recentSearchesOf } from './recent-searches.ts';
import { SearchInput, useSearchText } from './search-input.tsx';
import styles from './search.module.css';

const SHORTEST = 2;

interface Searched {
  readonly text: string;
  /** Its slug; all sports without. */
  readonly sport?: string | undefined;
  /** Esports alone, of all disciplines. */
  readonly isEsports?: boolean | undefined;
}

function filterOf({ sport, isEsports }: Omit<Searched, 'text'>): string {
  return `${sport === undefined ? '' : `&sport=${sport}`}${isEsports ? '&esports=1' : ''}`;
}

const searchResource = defineResource({
  name: 'sport.search',
  path: ({ text, ...filter }: Searched) =>
    `/line-api/v1/search?q=${encodeURIComponent(text)}${filterOf(filter)}`,
  schema: EventsAnswer,
  freshFor: 10_000,
});

function Results({ text, sport, isEsports }: Searched) {
  const context = usePlugin();
  const { i18n } = context;
  const answer = useResource(searchResource, { text, sport, isEsports });
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

export interface SuggestionsProps {
  /** Puts a text into the field. */
  readonly onPick: (text: string) => void;
}

export interface SearchFieldProps {
  /** What the address asks for. */
  readonly searched: string;
  readonly sport?: string | undefined;
  readonly isEsports?: boolean | undefined;
  /** What is below the field before anything is typed. */
  readonly Suggestions?: ComponentType<SuggestionsProps> | undefined;
}

/** A field whose text is in the address, and the events that are found. */
export function SearchField({ searched, sport, isEsports, Suggestions }: SearchFieldProps) {
  const [text, setText] = useSearchText(searched);
  return (
    <>
      <SearchInput text={text} onType={setText} />
      {searched.length >= SHORTEST ? (
        <Results text={searched} sport={sport} isEsports={isEsports} />
      ) : (
        Suggestions && <Suggestions onPick={setText} />
      )}
    </>
  );
}
