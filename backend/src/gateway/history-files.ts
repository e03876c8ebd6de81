import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { writeBets } from '../betting/bets/write-bets.ts';
import { knownGames } from '../gaming/catalogue/known-games.ts';
import { createRoundHistory } from '../gaming/rounds/round-history.ts';
import type { HistoryFile } from '../identity/mail/mail-provider.ts';
import { findHistoryMail } from '../messages/history-mails/history-mail-store.ts';
import { writePayments } from '../money/payments/write-payments.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';

/** Mailboxes refuse what is much larger than twice this. */
const COMPRESSED_FROM = 5_000_000;
const compress = promisify(gzip);

async function whole(pieces: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}

/** Makes the files of histories that players have requested by mail, as of the moment at which they are sent. */
export function createHistoryFiles(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): HistoryFile {
  const { pool } = options;
  const writers = {
    bets: writeBets(options),
    payments: writePayments(options),
    games: createRoundHistory({ ...options, catalogue: { list: () => knownGames(pool) } }),
  };
  return async (id) => {
    const requested = await findHistoryMail(pool, id);
    if (requested === undefined) {
      return undefined;
    }
    const { kind, format, language, ...filter } = requested;
    if (format === 'pdf') {
      const content = await writers[kind].asPdf(filter, language);
      return { name: `${kind}.pdf`, mediaType: 'application/pdf', content };
    }
    const content = await whole(writers[kind].asCsv(filter, language));
    return content.length < COMPRESSED_FROM
      ? { name: `${kind}.csv`, mediaType: 'text/csv; charset=utf-8', content }
      : { name: `${kind}.csv.gz`, mediaType: 'application/gzip', content: await compress(content) };
  };
}
