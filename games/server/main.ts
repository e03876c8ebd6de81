import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { createGames } from './create-games.ts';
import { openStore } from './store.ts';
import { createHttpWallet } from './wallet.ts';

const Environment = z.object({
  GAMES_DIR: z.string().check(z.minLength(1)),
  GAMES_HOST: z.string().check(z.minLength(1)),
  GAMES_PORT: z.string().check(z.regex(/^\d{1,5}$/)),
  /** How browsers reach the games, where that is not their own address. */
  GAMES_URL: z.optional(z.string()),
  GAMES_WALLET_URL: z.string().check(z.minLength(1)),
  /** Of the operator, in PEM. */
  GAMES_OPERATOR_KEY: z.string().check(z.minLength(1)),
  /** Flights of crash that a chain of hashes decides, and what it is salted with. */
  GAMES_CRASH_CHAIN: z.string().check(z.regex(/^[1-9]\d{0,7}$/)),
  GAMES_CRASH_SALT: z.optional(z.string()),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
});

/** From `dist/server` as from `server`. */
const ASSETS = new URL(
  import.meta.url.includes('/dist/') ? '../../.build/client' : '../.build/client',
  import.meta.url,
);

/** The provider's own key; made at the first start. */
function privateKeyOf(folder: string) {
  const file = join(folder, 'provider-key.pem');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(readFileSync(file));
}

/** Starts the process; it ends with the one that started it. */
async function main(): Promise<void> {
  const environment = z.parse(Environment, process.env);
  const { GAMES_DIR, GAMES_HOST: host, GAMES_PORT, TLS_CERT, TLS_KEY } = environment;
  mkdirSync(GAMES_DIR, { recursive: true, mode: 0o700 });
  const store = openStore(join(GAMES_DIR, 'games.db'));
  const privateKey = privateKeyOf(GAMES_DIR);
  const tls =
    TLS_CERT && TLS_KEY ? { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) } : undefined;
  let origin = environment.GAMES_URL ?? '';
  const games = createGames({
    store,
    wallet: createHttpWallet({ url: environment.GAMES_WALLET_URL, privateKey }),
    operatorKey: createPublicKey(environment.GAMES_OPERATOR_KEY),
    clock: Date.now,
    origin: () => origin,
    assets: fileURLToPath(ASSETS),
    chain: {
      length: Number(environment.GAMES_CRASH_CHAIN),
      salt: environment.GAMES_CRASH_SALT,
    },
    warn: (facts, message) => process.send?.({ type: 'warning', facts, message }),
    tls,
  });
  const address = await games.app.listen({ host, port: Number(GAMES_PORT) });
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const local = `${tls === undefined ? 'http' : 'https'}://${name}:${new URL(address).port}`;
  origin ||= local;
  const stop = games.start();
  const close = async () => {
    stop();
    await games.app.close();
    store.close();
    process.exit(0);
  };
  process.on('disconnect', () => void close());
  process.on('SIGTERM', () => void close());
  // Ctrl-C reaches the whole group: the process that started this one ends it.
  process.on('SIGINT', () => undefined);
  process.send?.({
    type: 'ready',
    local,
    origin: new URL(origin).origin,
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
  });
}

await main();
