import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RaceSport } from '@touchline/domain/markets';
import * as z from 'zod';

const FOLDER = new URL('../../../data/racing/', import.meta.url);

/** An invented course. Ids are part of addresses: never reuse one. */
const Course = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  country: z.string().regex(/^[A-Z]{2}(?:-[A-Z]{3})?$/),
  /** Hours from UTC, so that races are run when people can watch. */
  utcOffset: z.number().min(-12).max(14),
});
export type Course = z.infer<typeof Course>;

const Words = z.array(z.string().min(1)).min(1);
const Pairs = z.strictObject({ first: Words, second: Words });

const Names = z.strictObject({
  horses: Pairs,
  greyhounds: Pairs,
  people: z.strictObject({ given: Words, family: Words }),
});

function read(name: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8'));
}

/** All names are combinations of words: nobody who races or raced is meant. */
export type RacingNames = z.infer<typeof Names>;

/** @throws ZodError for a file of `backend/data/racing` that does not fit */
export function readRacing(): {
  readonly courses: Readonly<Record<RaceSport, readonly Course[]>>;
  readonly names: RacingNames;
} {
  const courses = z
    .strictObject({ 'horse-racing': z.array(Course).min(1), greyhounds: z.array(Course).min(1) })
    .parse(read('courses.json'));
  return { courses, names: Names.parse(read('names.json')) };
}
