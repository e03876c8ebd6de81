import { createHash } from 'node:crypto';
import type { CompetitionHub } from '@touchline/contracts/configuration';
import { fillText, formattingLocale } from '@touchline/domain/languages';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { CardSubject } from './card-subject.ts';

/** What a card says, in a language. None of it is a price or a score: a picture is kept for days. */
export interface CardWords {
  readonly language: string;
  readonly brand: string;
  /** What the headline belongs to: sport and competition. */
  readonly above: string;
  /** What the card is of, a line each. */
  readonly headline: readonly string[];
  readonly below: string;
  /** The age from which one may play, and the reminder to do so with care. */
  readonly notice: string;
}

/** What cards are written from. */
export interface CardSources {
  readonly book: Pick<MarketBook, 'event' | 'events'>;
  readonly core: () => Promise<{ readonly brand: string; readonly minimumAge: number }>;
  readonly hubs: () => Promise<readonly CompetitionHub[]>;
  /** The teams of a shared slip, by its code, and of how many selections it is. */
  readonly slip: (code: string) => Promise<SharedMatches | undefined>;
  /** Names as readers of a language know them. */
  readonly sideName: (name: string, language: string) => string;
  readonly competitionName: (name: string, language: string) => string;
}

export interface SharedMatches {
  readonly selections: number;
  readonly matches: readonly { readonly home: string; readonly away: string }[];
}

type Said = Pick<CardWords, 'above' | 'headline' | 'below'>;

/** Matches of a slip that a card names. */
const MOST_MATCHES = 3;
/** Longer names are cut, in letters: no feed has any, and a picture has room for them. */
const LONGEST = 60;

const textsOf = (language: string) => serverTexts(language).card;
const cut = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

function sportName(sport: string, language: string): string | undefined {
  const { sports } = textsOf(language);
  return Object.hasOwn(sports, sport) ? sports[sport as keyof typeof sports] : undefined;
}

/** The start of a match in the zone that all readers share. */
function startOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : formattingLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
}

function wordsOfEvent(event: BookEvent, sources: CardSources, language: string): Said {
  const champ = sources.competitionName(event.champ.name, language);
  const sport = sportName(event.sport, language);
  if (event.outright !== undefined) {
    return { above: sport ?? '', headline: [cut(champ)], below: textsOf(language).outrights };
  }
  const { home, away, startsAt } = event;
  return {
    above: [sport, cut(champ)].filter(Boolean).join(' · '),
    headline: [home, away].map(({ name }) => cut(sources.sideName(name, language))),
    below: startOf(startsAt, language),
  };
}

function firstOf(
  sources: CardSources,
  isWanted: (event: BookEvent) => boolean,
): BookEvent | undefined {
  for (const event of sources.book.events()) {
    if (isWanted(event)) return event;
  }
  return undefined;
}

function wordsOfChamp(event: BookEvent, sources: CardSources, language: string): Said {
  return {
    above: sportName(event.sport, language) ?? '',
    headline: [cut(sources.competitionName(event.champ.name, language))],
    below: textsOf(language).matches,
  };
}

async function wordsOfHub(
  name: string,
  sources: CardSources,
  language: string,
): Promise<Said | undefined> {
  const hub = (await sources.hubs()).find((one) => one.name === name);
  const event = firstOf(sources, ({ sport, champ }) =>
    (hub?.competitions ?? []).some(
      (one) => one.sport === sport && one.country === champ.country && one.slug === champ.slug,
    ),
  );
  const title = hub?.title[language] ?? hub?.title['en'];
  if (event === undefined) {
    const below = textsOf(language).matches;
    return title === undefined ? undefined : { above: '', headline: [cut(title)], below };
  }
  const said = wordsOfChamp(event, sources, language);
  return title === undefined ? said : { ...said, headline: [cut(title)] };
}

async function wordsOfSlip(
  code: string,
  sources: CardSources,
  language: string,
): Promise<Said | undefined> {
  const slip = await sources.slip(code);
  if (slip === undefined) return undefined;
  const { selections, matches } = slip;
  const texts = textsOf(language);
  const names = matches.map(({ home, away }) =>
    [home, away]
      .filter((name) => name !== '')
      .map((name) => cut(sources.sideName(name, language)))
      .join(' – '),
  );
  const rest = names.length - MOST_MATCHES;
  return {
    above: `${texts.slip} · ${fillText(texts.selections, { count: selections })}`,
    headline: [
      ...names.slice(0, MOST_MATCHES),
      ...(rest > 0 ? [fillText(texts.more, { count: rest })] : []),
    ],
    below: texts.prices,
  };
}

/** What a card of a subject says, before the site's own words; undefined where there is none such now. */
async function said(
  { kind, id }: CardSubject,
  sources: CardSources,
  language: string,
): Promise<Said | undefined> {
  const texts = textsOf(language);
  switch (kind) {
    case 'site':
      return { above: '', headline: [texts.site], below: '' };
    case 'section':
      return id === 'live' || id === 'line'
        ? { above: '', headline: [texts[id]], below: texts.matches }
        : undefined;
    case 'sport': {
      const sport = sportName(id, language);
      return sport === undefined
        ? undefined
        : { above: '', headline: [sport], below: texts.matches };
    }
    case 'champ': {
      const event = firstOf(sources, ({ champ }) => champ.id === Number(id));
      return event && wordsOfChamp(event, sources, language);
    }
    case 'event': {
      const event = sources.book.event(Number(id));
      return event && wordsOfEvent(event, sources, language);
    }
    case 'hub':
      return wordsOfHub(id, sources, language);
    case 'slip':
      return wordsOfSlip(id, sources, language);
  }
}

/** Everything a card says; undefined where its subject is unknown, or known no more. */
export async function cardWords(
  subject: CardSubject,
  { sources, language }: { readonly sources: CardSources; readonly language: string },
): Promise<CardWords | undefined> {
  const own = await said(subject, sources, language);
  if (own === undefined) return undefined;
  const { brand, minimumAge } = await sources.core();
  const notice = fillText(serverTexts(language).banner.notice, { age: minimumAge });
  return { language, brand, ...own, notice };
}

/** Names a picture by all it shows: other words, another picture. The number grows with how it is drawn. */
export function cardVersion(words: CardWords): string {
  return createHash('sha256')
    .update(JSON.stringify([1, words]))
    .digest('base64url')
    .slice(0, 8);
}
