import { SeoPage, type SeoPlace } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;

type Row = Readonly<Record<'lng' | 'stream' | 'sub_section' | 'id', string>> & {
  readonly data: object;
};

/** What operators have said about pages. */
export interface SeoPages {
  readonly list: () => Promise<readonly SeoPage[]>;
  /**
   * What holds for a place: its own page, in its language before that for every language, and the
   * robots of the nearest section that has some for all below it.
   */
  readonly find: (place: SeoPlace) => Promise<SeoPage>;
  readonly put: (page: SeoPage) => Promise<void>;
  /** Whether there was one. */
  readonly remove: (place: SeoPlace) => Promise<boolean>;
}

const keyOf = ({ lng, stream, subSection, id }: SeoPlace) =>
  [lng, stream, subSection, id].join('|');

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

/** Keeps the operators' pages, all of them in memory: every document asks for one. */
export function createSeoPages({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): SeoPages {
  let held: { readonly pages: Promise<ReadonlyMap<string, SeoPage>>; until: number } | undefined;

  async function load(): Promise<ReadonlyMap<string, SeoPage>> {
    const { rows } = await pool.query<Row>(
      'SELECT lng, stream, sub_section, id, data FROM seo_page ORDER BY stream, sub_section, id, lng',
    );
    const pages = rows.map(({ lng, stream, sub_section: subSection, id, data }) =>
      SeoPage.parse({ ...data, lng, stream, subSection, id }),
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
    put: async ({ lng, stream, subSection, id, ...data }) => {
      await pool.query(
        `INSERT INTO seo_page (lng, stream, sub_section, id, data, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (lng, stream, sub_section, id) DO UPDATE SET data = $5, updated_at = $6`,
        [lng, stream, subSection, id, data, new Date(clock())],
      );
      held = undefined;
    },
    remove: async ({ lng, stream, subSection, id }) => {
      const { rowCount } = await pool.query(
        'DELETE FROM seo_page WHERE lng = $1 AND stream = $2 AND sub_section = $3 AND id = $4',
        [lng, stream, subSection, id],
      );
      held = undefined;
      return rowCount === 1;
    },
  };
}
