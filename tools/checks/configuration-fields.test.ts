import { CONFIGURATION_GROUPS } from '@touchline/contracts/configuration';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { sourceFiles } from './view-files.ts';

/** A line that declares a field is no reader of it. */
const DECLARATION = /^\s*\w+: z\..*$/gm;

const root = projectRoot();
/** The floor that returns are proved against is read by the proof. */
const PROOFS = ['backend/test/returns/check-returns.ts'];
const sources = [...sourceFiles(root, ['.ts', '.tsx']), ...PROOFS]
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(DECLARATION, ''));

const fields = Object.entries(CONFIGURATION_GROUPS).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((field) => [`${group}.${field}`, field] as const),
);

describe('a field of the site configuration', () => {
  test.each(fields)(
    'the configuration field %s has a reader beside its declaration',
    (_, field) => {
      const name = new RegExp(`\\b${field}\\b`);
      expect(sources.some((source) => name.test(source))).toBe(true);
    },
  );
});
