import { AGREED_KINDS } from '@touchline/contracts/site';
import type {
  AgreementChanges,
  Article,
  ArticleKind,
  ArticleList,
  ArticleText,
} from '@touchline/contracts/site';
import { languageWithTexts } from '@touchline/domain/languages';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import { withFacts, withWrittenFacts } from './article-facts.ts';
import { articleNodes } from './article-nodes.ts';
import { type ArticleVersion, latestOf, readAgreedAt } from './article-store.ts';
import { keepPublishedArticles } from './published-articles.ts';
import { withGeneratedParts } from './rules/generated-parts.ts';

/** Articles that are kept as they are read. */
const KEPT = 200;

/** The articles of the site, as visitors read them. */
export interface Articles {
  /** What there is to read, in a language. */
  readonly list: (language: string) => Promise<ArticleList['articles']>;
  /** A version of an article, the latest unless one is named; undefined where there is none. */
  readonly find: (asked: {
    readonly kind: ArticleKind;
    readonly language: string;
    readonly version?: number | undefined;
  }) => Promise<Article | undefined>;
  /** What players agree to and was published after this one last agreed, the newest first. */
  readonly changesFor: (playerId: string, language: string) => Promise<AgreementChanges['changes']>;
  /** Has what was published read again. */
  readonly forget: () => void;
}

/** The one of several texts that a reader of a language gets: its own, else the English one. */
function textFor<Text extends { readonly language: string }>(
  texts: readonly Text[],
  language: string,
): Text | undefined {
  const inLanguage = (wanted: string) => texts.find((text) => text.language === wanted);
  return inLanguage(language) ?? inLanguage('en') ?? texts[0];
}

/** Writes bodies of articles as they are read, once for each state of the configuration. */
function createBodies() {
  const known = new LRUCache<string, Pick<Article, 'chapters' | 'nodes'>>({ max: KEPT });
  return (
    { kind, version }: ArticleVersion,
    { language, body }: ArticleText,
    settings: SiteConfiguration,
  ) => {
    const key = [kind, version, language, settings.version].join(' ');
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    const whole = withWrittenFacts(withGeneratedParts(body, language, settings), settings);
    const nodes = articleNodes(whole, language);
    known.set(key, nodes);
    return nodes;
  };
}

/** Shows articles with the facts and the rules of the moment. */
export function createArticles(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'read'>;
}): Articles {
  const { pool, configuration } = options;
  const published = keepPublishedArticles(options);
  const bodyOf = createBodies();

  async function list(asked: string): Promise<ArticleList['articles']> {
    const language = languageWithTexts(asked);
    const [{ versions, titles }, settings] = await Promise.all([
      published.read(),
      configuration.read(),
    ]);
    return latestOf(versions).flatMap(({ kind, version, publishedAt }) => {
      const text = textFor(
        titles.filter((title) => title.kind === kind),
        language,
      );
      if (text === undefined) {
        return [];
      }
      const title = withFacts(text.title, settings);
      return [
        { kind, version, publishedAt, title, description: withFacts(text.description, settings) },
      ];
    });
  }

  const find: Articles['find'] = async (asked) => {
    const { versions } = await published.read();
    const own = versions.filter(({ kind }) => kind === asked.kind);
    const found =
      asked.version === undefined ? own[0] : own.find(({ version }) => version === asked.version);
    const texts = found === undefined ? [] : await published.textsOf(found);
    const text = textFor(texts, languageWithTexts(asked.language));
    if (found === undefined || text === undefined) {
      return undefined;
    }
    const settings = await configuration.read();
    return {
      kind: found.kind,
      version: found.version,
      publishedAt: found.publishedAt,
      language: text.language,
      title: withFacts(text.title, settings),
      description: withFacts(text.description, settings),
      summary: text.summary,
      ...bodyOf(found, text, settings),
      versions: own.map(({ version, publishedAt }) => ({ version, publishedAt })),
    };
  };

  const changesFor: Articles['changesFor'] = async (playerId, language) => {
    const [agreedAt, { versions }] = await Promise.all([
      readAgreedAt(pool, playerId),
      published.read(),
    ]);
    const later = versions
      .filter(({ kind }) => AGREED_KINDS.includes(kind))
      .filter(({ version }) => version > 1)
      .filter(({ publishedAt }) => publishedAt > (agreedAt?.toISOString() ?? ''));
    const changes = later.map(async (found) => {
      const text = textFor(await published.textsOf(found), languageWithTexts(language));
      const { kind, version, publishedAt } = found;
      return { kind, version, publishedAt, title: text?.title ?? '', summary: text?.summary ?? '' };
    });
    return (await Promise.all(changes)).toSorted((left, right) =>
      right.publishedAt.localeCompare(left.publishedAt),
    );
  };

  return { list, find, changesFor, forget: published.forget };
}
