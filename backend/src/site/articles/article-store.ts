import { ArticleKind, type ArticleText } from '@touchline/contracts/site';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

/** A version of an article, as it was published. */
export interface ArticleVersion {
  readonly kind: ArticleKind;
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
  readonly isAcceptanceRequired: boolean;
}

const VERSIONS = `SELECT kind, version, published_at, published_by, is_acceptance_required
  FROM article_version ORDER BY kind, version DESC` as const;

function versionOf(row: RowOf<typeof VERSIONS>): readonly ArticleVersion[] {
  const kind = ArticleKind.safeParse(row.kind);
  // A kind that only a newer version of the product knows is read by none of this one.
  return kind.success
    ? [
        {
          kind: kind.data,
          version: row.version,
          publishedAt: row.published_at.toISOString(),
          publishedBy: row.published_by,
          isAcceptanceRequired: row.is_acceptance_required,
        },
      ]
    : [];
}

/** Every version of every article, by kind, the newest first. */
export async function readVersions(pool: Queryable): Promise<readonly ArticleVersion[]> {
  const { rows } = await pool.query(VERSIONS);
  return rows.flatMap(versionOf);
}

/** The latest version of each article, of all of them as they are read. */
export function latestOf(versions: readonly ArticleVersion[]): readonly ArticleVersion[] {
  return versions.filter(({ kind }, place) => versions[place - 1]?.kind !== kind);
}

/** A version in every language that it is written in. */
export async function readTexts(
  pool: Queryable,
  { kind, version }: Pick<ArticleVersion, 'kind' | 'version'>,
): Promise<readonly ArticleText[]> {
  const { rows } = await pool.query({
    name: 'articles.texts',
    text: `SELECT language, title, description, body, summary FROM article_text
           WHERE kind = $1 AND version = $2 ORDER BY language`,
    values: [kind, version],
  });
  return rows;
}

/** Titles and descriptions of the latest version of each article, in every language. */
export async function readTitles(pool: Queryable) {
  const { rows } = await pool.query(
    `SELECT kind, version, language, title, description FROM article_text
     JOIN (SELECT kind, max(version) AS version FROM article_version GROUP BY kind) AS latest
       USING (kind, version)`,
  );
  return rows;
}

/**
 * Adds a version with its texts.
 * @returns whether it was added; another one may have taken its number first
 */
export async function addVersion(
  client: Queryable,
  { kind, version, publishedAt, publishedBy, isAcceptanceRequired }: ArticleVersion,
  texts: readonly ArticleText[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO article_version (kind, version, published_at, published_by, is_acceptance_required)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [kind, version, new Date(publishedAt), publishedBy, isAcceptanceRequired],
  );
  if (rowCount !== 1) {
    return false;
  }
  await client.query(
    `INSERT INTO article_text (kind, version, language, title, description, body, summary)
     SELECT $1, $2, language, title, description, body, summary
     FROM jsonb_to_recordset($3)
       AS text (language text, title text, description text, body text, summary text)`,
    [kind, version, JSON.stringify(texts)],
  );
  return true;
}

/** What a player has agreed to, and when. */
export async function readAcceptances(pool: Queryable, playerId: string) {
  const { rows } = await pool.query(
    `SELECT kind, version, accepted_at FROM article_acceptance WHERE player_id = $1
     ORDER BY kind, version DESC`,
    [playerId],
  );
  return rows.flatMap((row) => {
    const kind = ArticleKind.safeParse(row.kind);
    const { version } = row;
    return kind.success
      ? [{ kind: kind.data, version, acceptedAt: row.accepted_at.toISOString() }]
      : [];
  });
}

/** Since when a player agrees to the terms as they were then; undefined for no player. */
export async function readAgreedAt(pool: Queryable, playerId: string): Promise<Date | undefined> {
  const { rows } = await pool.query(
    `SELECT coalesce(status.terms_agreed_at, player.terms_accepted_at) AS agreed_at
     FROM player LEFT JOIN player_status AS status ON status.player_id = player.id
     WHERE player.id = $1`,
    [playerId],
  );
  return rows[0]?.agreed_at ?? undefined;
}
