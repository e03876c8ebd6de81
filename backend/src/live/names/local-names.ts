import { dictionaries } from './dictionary.ts';

/** Another team of a club, as the feed marks it behind the club's name. */
const TEAM = /^(.+?) (\(W\)|\(R\)|U\d\d|II|B)$/;

/** The language of the names that a reader of this language is shown: its own, or the feed's. */
export function namesLanguage(language: string): string {
  return dictionaries.has(language) ? language : 'en';
}

/** The name of a competition; as the feed has it where the language has no name of its own. */
export function competitionName(name: string, language: string): string {
  return dictionaries.get(language)?.competitions.get(name) ?? name;
}

/** The name of a team or a player; as the feed has it where the language has no name of its own. */
export function sideName(name: string, language: string): string {
  const dictionary = dictionaries.get(language);
  const known = dictionary?.sides.get(name);
  if (dictionary === undefined || known !== undefined) {
    return known ?? name;
  }
  const [, club = '', mark = ''] = TEAM.exec(name) ?? [];
  const ofClub = dictionary.sides.get(club);
  return ofClub === undefined ? name : `${ofClub} ${dictionary.teams.get(mark) ?? mark}`;
}

/** A name in every language that has one of its own: what a search finds it by. */
export function everyName(name: string, nameIn: typeof sideName): string {
  const names = [...dictionaries.keys()].map((language) => nameIn(name, language));
  return [...new Set([name, ...names])].join(' ');
}

type Renamed = (name: string, language: string) => string;

/** The fields of answers and frames that are names, or have them. */
const NAMED: Readonly<Record<string, Renamed>> = {
  home: sideName,
  away: sideName,
  side: sideName,
  team: sideName,
  competitors: sideName,
  champ: competitionName,
  champs: competitionName,
};

/** The parts of an event that no name is in: most of it. */
const NAMELESS = new Set(['markets', 'state']);

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value === 'string') {
    return rename(value);
  }
  if (Array.isArray(value)) {
    return value.map((entry) => renamed(entry, rename));
  }
  const { name } = (value ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? { ...(value as object), name: rename(name) } : value;
}

/**
 * The same answer or frame with the names of a language: `home`, `away`, `side` and `team` are sides, `champ`
 * and `champs` competitions, wherever they are in it; each is a text or has it as its `name`.
 */
export function withLocalNames<Value>(value: Value, language: string): Value {
  if (!dictionaries.has(language) || typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => withLocalNames<unknown>(entry, language)) as Value;
  }
  const entries = Object.entries(value).map(([key, field]) => {
    if (NAMELESS.has(key)) {
      return [key, field];
    }
    const rename = Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
    return [
      key,
      rename === undefined
        ? withLocalNames<unknown>(field, language)
        : renamed(field, (name) => rename(name, language)),
    ];
  });
  return Object.fromEntries(entries) as Value;
}
