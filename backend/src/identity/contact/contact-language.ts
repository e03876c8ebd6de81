import { LANGUAGES } from '@touchline/domain/languages';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Notes the language of the page that a player has open: what is sent to them later is in it. */
export async function noteLanguage(
  client: Queryable,
  { playerId, language }: { readonly playerId: string; readonly language: string },
): Promise<void> {
  if (!LANGUAGES.some((known) => known === language)) {
    return;
  }
  await client.query({
    name: 'messages.note-language',
    text: `INSERT INTO contact_settings (player_id, language) VALUES ($1, $2)
           ON CONFLICT (player_id) DO UPDATE SET language = EXCLUDED.language
             WHERE contact_settings.language IS DISTINCT FROM EXCLUDED.language`,
    values: [playerId, language],
  });
}
