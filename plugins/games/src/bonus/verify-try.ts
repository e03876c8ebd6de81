import type { FinishedTry } from '@touchline/contracts/bonus-games';
import {
  type BonusGame,
  bonusPrize,
  bonusRules,
  dealMessages,
  dealtField,
} from '@touchline/domain/bonus-games';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether a try's seed has the hash that was shown before, deals its field, and the opened places won its prize.
 * Computed by the browser, which can where the page came over a protected connection.
 */
export async function isTryRight(game: BonusGame, ended: FinishedTry): Promise<boolean> {
  const { serverSeed, clientSeed, hash, field, opened, prize } = ended;
  const rules = bonusRules(game);
  const { subtle } = globalThis.crypto;
  const encoder = new TextEncoder();
  const raw = encoder.encode(serverSeed);
  if (hex(await subtle.digest('SHA-256', raw)) !== hash) {
    return false;
  }
  const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const blocks = await Promise.all(
    dealMessages(rules, clientSeed).map((message) =>
      subtle.sign('HMAC', key, encoder.encode(message)),
    ),
  );
  const dealt = dealtField(
    rules,
    Uint8Array.from(blocks.flatMap((block) => [...new Uint8Array(block)])),
  );
  const tiles = opened.flatMap((place) => rules.tiles[dealt[place] ?? -1] ?? []);
  return JSON.stringify(dealt) === JSON.stringify(field) && bonusPrize(rules, tiles) === prize;
}
