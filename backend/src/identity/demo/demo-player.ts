import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const FILE = 'demo-player.json';

const DemoPlayer = z.object({ login: z.string(), password: z.string() });
export type DemoPlayer = z.infer<typeof DemoPlayer>;

/** The first steps of a real player, as the demo player takes them. */
export interface DemoSteps {
  readonly exists: (login: string) => Promise<boolean>;
  /** Registers a player with an account. */
  readonly register: (player: DemoPlayer) => Promise<{ readonly playerId: string }>;
  /** Makes a deposit, from the provider to the ledger. */
  readonly deposit: (playerId: string) => Promise<void>;
  /** Opens the sections that a new site has closed, and makes the offers that it does not make. */
  readonly openSections: () => Promise<void>;
  readonly generatePassword: () => string;
}

async function readStored(path: string): Promise<DemoPlayer | undefined> {
  try {
    return DemoPlayer.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The demo player of a data folder: made at the first start like any player, kept in a
 * file that only this user can read, and made again when the database is another one.
 */
export async function demoPlayer(options: {
  readonly dataDirectory: string;
  readonly steps: DemoSteps;
  readonly clock: () => number;
}): Promise<DemoPlayer> {
  const { steps } = options;
  const path = join(options.dataDirectory, FILE);
  const stored = await readStored(path);
  if (stored !== undefined && (await steps.exists(stored.login))) {
    return stored;
  }
  const plain = 'demo@touchline.example';
  const player = {
    login: (await steps.exists(plain))
      ? `demo-${options.clock().toString(36)}@touchline.example`
      : plain,
    password: steps.generatePassword(),
  };
  const { playerId } = await steps.register(player);
  await steps.deposit(playerId);
  await steps.openSections();
  await writeFile(path, `${JSON.stringify(player)}\n`, { mode: 0o600 });
  return player;
}
