import { AGREED_KINDS, type ArticleKind, type PublishArticle } from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addTermsVersion } from '../../protection/player-status/terms-store.ts';
import { unknownFacts } from './article-facts.ts';
import { addVersion, readVersions } from './article-store.ts';
import { unknownParts } from './rules/generated-parts.ts';

/** What is wrong with texts beyond their schema, by place. */
function problemsOf({ texts, isAcceptanceRequired }: PublishArticle, kind: ArticleKind) {
  const languages = texts.map(({ language }) => language);
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  const extra = languages.filter(
    (language, place) =>
      languages.indexOf(language) !== place || !(LANGUAGES as readonly string[]).includes(language),
  );
  return [
    ...missing.map((language) => ({
      path: '/texts',
      problem: `the text in "${language}" is missing`,
    })),
    ...extra.map((language) => ({ path: '/texts', problem: `"${language}" is one text too many` })),
    ...texts.flatMap(({ body, title, description }, place) =>
      [
        ...unknownFacts(`${title}${description}${body}`).map(
          (name) => `there is no fact {{${name}}}`,
        ),
        ...unknownParts(body).map((name) => `there is no generated part [[${name}]]`),
      ].map((problem) => ({ path: `/texts/${place}/body`, problem })),
    ),
    ...(isAcceptanceRequired && !AGREED_KINDS.includes(kind)
      ? [{ path: '/isAcceptanceRequired', problem: 'players do not agree to this article' }]
      : []),
  ];
}

/**
 * Publishes the next version of an article. Where players must agree again, the terms are published with it.
 * @returns the number of the version
 * @throws ApiError `validation_failed`, `revision_stale`
 */
export async function publishArticle(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  {
    kind,
    article,
    publishedBy,
    audit,
  }: {
    readonly kind: ArticleKind;
    readonly article: PublishArticle;
    readonly publishedBy: string;
    readonly audit: RecordAct;
  },
): Promise<number> {
  const { baseVersion, isAcceptanceRequired, texts, reason } = article;
  const details = problemsOf(article, kind);
  if (details.length > 0) {
    throw new ApiError('validation_failed', 'the article cannot be published like this', {
      details,
    });
  }
  const at = clock();
  const version = baseVersion + 1;
  await inTransaction(pool, async (client) => {
    const latest = (await readVersions(client)).find((one) => one.kind === kind)?.version ?? 0;
    const next = {
      kind,
      version,
      publishedAt: new Date(at).toISOString(),
      publishedBy,
      isAcceptanceRequired,
    };
    if (latest !== baseVersion || !(await addVersion(client, next, texts))) {
      throw new ApiError('revision_stale', 'another version has been published meanwhile');
    }
    if (isAcceptanceRequired) {
      await addTermsVersion(client, at);
    }
    await audit({
      client,
      subject: `article:${kind}`,
      before: { version: latest },
      after: { version, isAcceptanceRequired },
      reason,
      at,
    });
  });
  return version;
}
