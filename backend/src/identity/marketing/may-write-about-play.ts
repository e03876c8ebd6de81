import { mayBeWrittenAboutPlay } from '@touchline/domain/messages';
import type { Queryable } from '../../platform/database/queryable.ts';
import { marketingFacts } from './marketing-facts.ts';

/** Kinds of notices about what is played now: those of followed matches and awaited prices. */
const ABOUT_PLAY = /^(?:match|price)-/;

/** Whether a notice calls to play, so that it may not reach a player who is kept from it. */
export function isAboutPlay(kind: string): boolean {
  return ABOUT_PLAY.test(kind);
}

/** Those of some players who may be written to about what is played, at the moment. */
export async function mayWriteAboutPlay(
  client: Queryable,
  { playerIds, now }: { readonly playerIds: readonly string[]; readonly now: number },
): Promise<ReadonlySet<string>> {
  const facts = await marketingFacts(client, { playerIds, channel: 'page', now });
  return new Set(
    [...facts].filter(([, known]) => mayBeWrittenAboutPlay(known)).map(([playerId]) => playerId),
  );
}
