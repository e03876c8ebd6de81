import { HistoryPdf } from '@touchline/contracts/history';
import { SessionFilter } from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app.ts';
import {
  csvAnswer,
  DOWNLOADS_PER_MINUTE,
  DownloadLanguage,
} from '../../../platform/http/csv-download.ts';
import { assertPeriod } from '../../../platform/http/period.ts';
import { playerOf } from '../../../platform/http/player.ts';
import { requestsPerMinute } from '../../../platform/http/rate-limits.ts';
import type { OwnSessions } from '../own-sessions.ts';
import { sessionsAsCsv } from './sessions-as-csv.ts';

const PATH = '/web-api/auth/v1/sessions/history/export';
const TAGS = { tags: ['auth'] };
const Query = z.object({ ...SessionFilter.shape, ...DownloadLanguage.shape });

/** The player's own sign-ins as files. */
export function registerSessionFiles(
  app: App,
  { sessions, clock }: { readonly sessions: OwnSessions; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;
  const config = requestsPerMinute(DOWNLOADS_PER_MINUTE);

  app.get(
    PATH,
    { preHandler, config, schema: { ...TAGS, querystring: Query } },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      const pages = sessions.eachPage(playerOf(request), filter);
      const { headers, body } = csvAnswer('sessions', sessionsAsCsv(pages, language));
      return reply.headers(headers).send(body);
    },
  );
  app.get(
    `${PATH}/pdf`,
    { preHandler, config, schema: { ...TAGS, querystring: Query, response: { 200: HistoryPdf } } },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      assertPeriod(filter);
      void reply.header('cache-control', 'no-store');
      // Loaded with the first document: a start need not wait for it.
      const { sessionsAsPdf } = await import('./sessions-as-pdf.ts');
      const player = playerOf(request);
      const pdf = await sessionsAsPdf({
        playerId: player.id,
        period: filter,
        pages: sessions.eachPage(player, filter),
        language,
        at: clock(),
      });
      return { pdf: pdf.toString('base64') };
    },
  );
}
