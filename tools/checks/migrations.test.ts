import { describe, expect, it } from 'vitest';
import { migrationProblems } from './migrations.ts';

const FUNCTION = 'CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT 42 $$;';
const problemsOf = (...files: [name: string, sql: string][]) => migrationProblems(new Map(files));

describe('migrations', () => {
  it('migrations are numbered in steps of ten, from any number', () => {
    expect(
      problemsOf(
        ['0470-baseline.sql', 'CREATE TABLE other (id int)'],
        [
          '0480-next.sql',
          '-- create function\nCREATE TABLE thing (id int); DROP FUNCTION answer()',
        ],
        ['0490-after-next.sql', 'SELECT 1'],
      ),
    ).toEqual([]);
  });

  it.each([
    ['0481-between.sql', '0480'],
    ['0490-too-far.sql', '0480'],
  ])('a migration must not leave the sequence: %s', (name, expected) => {
    expect(problemsOf(['0470-baseline.sql', 'SELECT 1'], [name, 'SELECT 1'])).toEqual([
      `backend/migrations/${name}: the number must be ${expected}, the next step of ten`,
    ]);
  });

  it('a migration must not share a number', () => {
    expect(problemsOf(['0480-one.sql', 'SELECT 1'], ['0480-two.sql', 'SELECT 1'])).toEqual([
      'backend/migrations/0480-two.sql: the number must be 0490, the next step of ten',
    ]);
  });

  it('a migration must have a number and a name', () => {
    expect(problemsOf(['next.sql', 'SELECT 1'])).toEqual([
      'backend/migrations/next.sql: a migration is named NNNN-what-it-does.sql',
    ]);
  });

  it.each([
    FUNCTION,
    'create function answer() returns int language sql as $$ select 42 $$',
    'CREATE PROCEDURE answer() LANGUAGE sql AS $$ SELECT 42 $$',
    'ALTER FUNCTION answer() SET enable_seqscan = off',
  ])('a migration must not define a function: %s', (sql) => {
    expect(problemsOf(['0480-next.sql', sql])).toEqual([
      expect.stringMatching(/a (function|procedure) belongs in its own file/),
    ]);
  });
});
