import { Artefact } from '@touchline/contracts/releases';
import { readVersion } from '../release-source.ts';
import { auditActor, type Author } from '../audit.ts';
import type { Known, RowOf } from '../generated/statements.ts';
import type { Query } from '../state-store.ts';
import type { PackedFile, PackedVersion } from './pack-version.ts';
import { unpackVersion } from './unpack-version.ts';

/** One published version, as lists show it. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedBy: string;
  readonly publishedAt: string;
  readonly artefact: Artefact;
}

/** Versions that were published by upload: kept in the database, laid out on disk to be served. */
export interface PublishedStore {
  /** Where versions are laid out; everything in it can be had again from the database. */
  readonly folder: string;
  /** Keeps a version, whole or not at all; false when the plugin has one of this name. */
  readonly save: (
    packed: PackedVersion,
    by: Author & { readonly digest: string },
  ) => Promise<boolean>;
  /** A version, laid out on disk once this settles; undefined when it was not published. */
  readonly read: (id: string, version: string) => Promise<Artefact | undefined>;
  readonly digest: (id: string, version: string) => Promise<string | undefined>;
  /** The version of each plugin that was published last. */
  readonly newest: () => Promise<readonly { readonly plugin: string; readonly version: string }[]>;
  /** A plugin's versions, newest first. */
  readonly list: (plugin: string) => Promise<readonly PublishedVersion[]>;
}

const PUBLISHED = `SELECT version, published_by AS "publishedBy", artefact,
  to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt"
FROM importmap_version WHERE plugin = $1 ORDER BY sequence DESC LIMIT $2`;

type PublishedRow = Known<
  RowOf<typeof PUBLISHED>,
  Pick<PublishedVersion, 'artefact' | 'publishedAt'>
>;

const MOST_LISTED = 100;

/** Keeps published versions. */
export function createPublishedStore(options: {
  readonly query: Query;
  readonly folder: string;
}): PublishedStore {
  const { query, folder } = options;
  const reading = new Map<string, Promise<Artefact | undefined>>();

  async function fetchVersion(id: string, version: string): Promise<Artefact | undefined> {
    const { rows } = await query(
      'SELECT artefact FROM importmap_version WHERE plugin = $1 AND version = $2',
      [id, version],
    );
    const [row] = rows;
    if (row === undefined) {
      return undefined;
    }
    const artefact = Artefact.parse(row.artefact);
    const files = await query(
      'SELECT file, bytes, brotli FROM importmap_file WHERE plugin = $1 AND version = $2',
      [id, version],
    );
    await unpackVersion(folder, {
      artefact,
      files: files.rows.map(
        ({ file, bytes, brotli }): PackedFile => ({ file, bytes, brotli: brotli ?? undefined }),
      ),
    });
    return artefact;
  }

  return {
    folder,
    save: async ({ artefact, files }, { digest, actor, reason }) => {
      const { rows } = await query(
        `WITH made AS (
           INSERT INTO importmap_version (plugin, version, digest, artefact, published_by)
           VALUES ($1, $2, $3, $4::jsonb, $5) ON CONFLICT DO NOTHING RETURNING plugin, version
         ), laid AS (
           INSERT INTO importmap_file (plugin, version, file, bytes, brotli)
           SELECT plugin, version, given.* FROM made,
             unnest($6::text[], $7::bytea[], $8::bytea[]) AS given (file, bytes, brotli)
           RETURNING file
         )
         SELECT append_audit(now(), $9, 'version.publish', 'version:' || plugin || '@' || version,
           NULL, jsonb_build_object('digest', $3::text, 'files', (SELECT count(*) FROM laid)), $10)
         FROM made`,
        [
          artefact.id,
          artefact.version,
          digest,
          JSON.stringify(artefact),
          actor,
          files.map(({ file }) => file),
          files.map(({ bytes }) => bytes),
          files.map(({ brotli }) => brotli ?? null),
          auditActor(actor),
          reason ?? null,
        ],
      );
      return rows.length > 0;
    },
    read: async (id, version) => {
      const key = `${id}/${version}`;
      const laidOut = await readVersion(folder, { id, version });
      if (laidOut !== undefined) {
        return laidOut;
      }
      const asked = reading.get(key) ?? fetchVersion(id, version);
      reading.set(key, asked);
      return await asked.finally(() => reading.delete(key));
    },
    digest: async (id, version) => {
      const { rows } = await query(
        'SELECT digest FROM importmap_version WHERE plugin = $1 AND version = $2',
        [id, version],
      );
      return rows[0]?.digest;
    },
    newest: async () => {
      const { rows } = await query(
        'SELECT DISTINCT ON (plugin) plugin, version FROM importmap_version ORDER BY plugin, sequence DESC',
        [],
      );
      return rows;
    },
    list: async (plugin) => {
      const { rows } = await query(PUBLISHED, [plugin, MOST_LISTED]);
      return rows as readonly PublishedRow[];
    },
  };
}
