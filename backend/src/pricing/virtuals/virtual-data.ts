import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VIRTUAL_SPORTS } from '@touchline/domain/markets';
import * as z from 'zod';

const FOLDER = new URL('../../../data/virtuals/', import.meta.url);

const Seconds = z.int().positive();
const Id = z.int().positive();
const Name = z.string().min(1);
/** In thousandths of an average one. */
const Thousandths = z.int().min(500).max(1_500);

/** A series of rounds on a fixed clock. Ids are part of addresses: never reuse one. */
const Channel = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z-]{0,30}$/),
    sport: z.enum(VIRTUAL_SPORTS),
    /** Between the starts of two rounds. */
    everySeconds: Seconds,
    /** How long after whole multiples of that, counted from 1970, a round starts. */
    phaseSeconds: z.int().nonnegative(),
    /** How long before its start bets are taken. */
    openSeconds: Seconds,
    /** From the start to the result. */
    runSeconds: z.int().min(10),
    champ: z.strictObject({ id: Id, name: Name, slug: z.string().regex(/^[a-z-]+$/) }),
  })
  .refine(({ phaseSeconds, everySeconds }) => phaseSeconds < everySeconds, {
    error: 'the phase is part of the period',
  });
export type Channel = z.infer<typeof Channel>;

/** Invented: nobody who plays or races is meant. */
const Competitors = z.strictObject({
  greyhounds: z.array(z.strictObject({ id: Id, name: Name })).min(6),
  teams: z
    .array(z.strictObject({ id: Id, name: Name, attack: Thousandths, defence: Thousandths }))
    .min(2),
  /** `serve`: points won on serve against an average player, in thousandths. */
  players: z.array(z.strictObject({ id: Id, name: Name, serve: Thousandths })).min(2),
});
export type Competitors = z.infer<typeof Competitors>;

function read(name: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8'));
}

/** @throws ZodError for a file of `backend/data/virtuals` that does not fit */
export function readVirtuals(): {
  readonly channels: readonly Channel[];
  readonly competitors: Competitors;
} {
  return {
    channels: z.array(Channel).parse(read('channels.json')),
    competitors: Competitors.parse(read('competitors.json')),
  };
}
