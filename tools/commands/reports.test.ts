import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { tallyOfReport } from './journeys.ts';
import { tallyOfUnitTests } from './unit-tests.ts';

const journeys = (stats: object, errors: object[] = []) =>
  JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [],
  });
const units = (numbers: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 0,
    testResults: [],
    ...numbers,
  });

describe('reports are counted', () => {
  test('a report of journeys is counted', () => {
    expect(tallyOfReport(journeys({ unexpected: 1, skipped: 2 }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });

  test('a report of unit tests is counted', () => {
    expect(tallyOfUnitTests(units({ numFailedTests: 2, numPendingTests: 1 }), 1)).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });
});

describe('a run can fail without a failed test', () => {
  test('a run without a report fails', () => {
    expect(tallyOfReport(undefined, 0).failed).toBe(1);
    expect(tallyOfUnitTests(undefined, 0).failed).toBe(1);
  });

  test('a run whose set-up failed fails', () => {
    expect(tallyOfReport(journeys({}, [{ message: 'no server' }]), 1).failed).toBe(1);
  });

  test('a run whose process fails alone fails', () => {
    expect(tallyOfReport(journeys({}), 1).failed).toBe(1);
    expect(tallyOfUnitTests(units({}), 1).failed).toBe(1);
    expect(tallyOfUnitTests(units({ numFailedTestSuites: 2 }), 1).failed).toBe(2);
  });
});

describe('failures are named', () => {
  test('the failures of journeys are named, in suites of any depth', () => {
    const broken = {
      title: 'is placed once',
      file: 'single.spec.ts',
      line: 16,
      ok: false,
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'no answer' }] }] }],
    };
    const suites = [{ title: 'a', specs: [], suites: [{ title: 'b', specs: [broken] }] }];
    const report = JSON.stringify({ ...JSON.parse(journeys({ unexpected: 1 })), suites });
    expect(tallyOfReport(report, 1).failures).toEqual([
      'single.spec.ts:16 › is placed once\n    no answer',
    ]);
  });

  test('a journey that passed only when it was tried again counts as passed and is named', () => {
    const again = {
      title: 'is placed once',
      file: 'single.spec.ts',
      line: 16,
      ok: true,
      tests: [
        { status: 'flaky', results: [{ errors: [{ message: 'no answer' }] }, { errors: [] }] },
      ],
    };
    const suites = [{ title: 'a', specs: [again] }];
    const report = JSON.stringify({ ...JSON.parse(journeys({ flaky: 1 })), suites });
    expect(tallyOfReport(report, 0)).toMatchObject({
      passed: 4,
      failed: 0,
      failures: [],
      unsteady: ['single.spec.ts:16 › is placed once\n    no answer'],
    });
  });

  test('a unit test that passed only when it was tried again is named', () => {
    const testResults = [
      {
        name: join(projectRoot(), 'a.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'sums', status: 'passed', failureMessages: ['expected 1'] },
        ],
      },
    ];
    expect(tallyOfUnitTests(units({ testResults }), 0)).toMatchObject({
      failed: 0,
      failures: [],
      unsteady: ['a.test.ts › sums\n    expected 1'],
    });
  });

  test('the failures of unit tests are named, and files that could not be read', () => {
    const testResults = [
      {
        name: join(projectRoot(), 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: null },
          { fullName: 'sums', status: 'failed', failureMessages: ['expected 1'] },
        ],
      },
      {
        name: join(projectRoot(), 'b.test.ts'),
        status: 'failed',
        message: 'syntax',
        assertionResults: [],
      },
    ];
    expect(tallyOfUnitTests(units({ testResults }), 1).failures).toEqual([
      'a.test.ts › sums\n    expected 1',
      'b.test.ts\n    syntax',
    ]);
  });
});
