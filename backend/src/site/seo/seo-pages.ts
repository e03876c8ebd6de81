import { SeoPage, type SeoPlace } from '@touchline/contracts/site';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;

/** What operators have said about pages. */
export interface SeoPages {
  readonly list: () => Promise<readonly SeoPage[]>;
  /**
   * The settings of a place: its own page, in its language before that for every language, and the
   * robots of the nearest section that has some for all below it.
   */
  readonly find: (place: SeoPlace) => Promise<SeoPage>;
  readonly put: (page: SeoPage, audit: RecordAct) => Promise<void>;
  /** Whether there was one. */
  readonly remove: (place: SeoPlace, audit: RecordAct) => Promise<boolean>;
}

const keyOf = ({ lng, stream, subSection, id }: SeoPlace) =>
  [lng, stream, subSection, id].join('|');

const subjectOf = (place: SeoPlace) => `seo-page:${keyOf(place)}`;

/** A place and what it belongs to, nearest first. */
function lineOf(place: SeoPlace): readonly SeoPlace[] {
  const { subSection, id } = place;
  return [
    place,
    ...(id === '' ? [] : [{ ...place, id: '' }]),
    ...(subSection === '' ? [] : [{ ...place, subSection: '', id: '' }]),
  ];
}

function defined(page: SeoPage | undefined): Partial<SeoPage> {
  const entries = Object.entries(page ?? {}).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  );
  return Object.fromEntries(entries);
}

/** Keeps the operators' pages, all of them in memory: every document reads one. */
export function createSeoPages({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): SeoPages {
  let held: { readonly pages: Promise<ReadonlyMap<string, SeoPage>>; until: number } | undefined;

  async function load(): Promise<ReadonlyMap<string, SeoPage>> {
    const { rows } = await pool.query(
      'SELECT lng, stream, sub_section, id, data FROM seo_page ORDER BY stream, sub_section, id, lng',
    );
    const pages = rows.map(({ lng, stream, sub_section: subSection, id, data }) =>
      SeoPage.parse({ ...(data as object), lng, stream, subSection, id }),
    );
    return new Map(pages.map((page) => [keyOf(page), page]));
  }

  function read(): Promise<ReadonlyMap<string, SeoPage>> {
    const now = clock();
    if (held === undefined || held.until <= now) {
      const pages = load();
      held = { pages, until: now + REREAD_AFTER_MS };
      pages.catch(() => {
        held = undefined;
      });
    }
    return held.pages;
  }

  return {
    list: async () => [...(await read()).values()],
    find: async (place) => {
      const pages = await read();
      const at = (where: SeoPlace) => ({
        ...defined(pages.get(keyOf({ ...where, lng: '' }))),
        ...defined(pages.get(keyOf(where))),
      });
      const hierarchy = lineOf(place)
        .map((where) => at(where).hierarchyMetaRobots)
        .find((content) => content !== undefined);
      return SeoPage.parse({
        ...at(place),
        ...place,
        ...(hierarchy === undefined ? {} : { hierarchyMetaRobots: hierarchy }),
      });
    },
    put: async (page, audit) => {
      const { lng, stream, subSection, id, ...data } = page;
      await inTransaction(pool, async (client) => {
        const at = clock();
        const place = [lng, stream, subSection, id];
        const { rows } = await client.query(
          `SELECT data FROM seo_page
           WHERE lng = $1 AND stream = $2 AND sub_section = $3 AND id = $4 FOR UPDATE`,
          place,
        );
        await client.query(
          `INSERT INTO seo_page (lng, stream, sub_section, id, data, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (lng, stream, sub_section, id) DO UPDATE SET data = $5, updated_at = $6`,
          [...place, data, new Date(at)],
        );
        const before = rows[0]?.data;
        await audit({ client, subject: subjectOf(page), before, after: data, at });
      });
      held = undefined;
    },
    remove: async (place, audit) => {
      const isRemoved = await inTransaction(pool, async (client) => {
        const { rows } = await client.query(
          `DELETE FROM seo_page WHERE lng = $1 AND stream = $2 AND sub_section = $3 AND id = $4
           RETURNING data`,
          [place.lng, place.stream, place.subSection, place.id],
        );
        if (rows[0] !== undefined) {
          await audit({ client, subject: subjectOf(place), before: rows[0].data, at: clock() });
        }
        return rows.length === 1;
      });
      held = undefined;
      return isRemoved;
    },
  };
}
