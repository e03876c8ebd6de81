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
  test('of journeys', () => {
    expect(tallyOfReport(journeys({ unexpected: 1, skipped: 2 }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });

  test('of unit tests', () => {
    expect(tallyOfUnitTests(units({ numFailedTests: 2, numPendingTests: 1 }), 1)).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });
});

describe('a run can fail without a failed test', () => {
  test('when there is no report', () => {
    expect(tallyOfReport(undefined, 0).failed).toBe(1);
    expect(tallyOfUnitTests(undefined, 0).failed).toBe(1);
  });

  test('when its set-up failed', () => {
    expect(tallyOfReport(journeys({}, [{ message: 'no server' }]), 1).failed).toBe(1);
  });

  test('when the process says so alone', () => {
    expect(tallyOfReport(journeys({}), 1).failed).toBe(1);
    expect(tallyOfUnitTests(units({}), 1).failed).toBe(1);
    expect(tallyOfUnitTests(units({ numFailedTestSuites: 2 }), 1).failed).toBe(2);
  });
});

describe('failures are named', () => {
  test('of journeys, in suites of any depth', () => {
    const broken = {
      title: 'is placed once',
      file: 'single.spec.ts',
      line: 16,
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'no answer' }] }] }],
    };
    const suites = [{ title: 'a', specs: [], suites: [{ title: 'b', specs: [broken] }] }];
    const report = JSON.stringify({ ...JSON.parse(journeys({ unexpected: 1 })), suites });
    expect(tallyOfReport(report, 1).failures).toEqual([
      'single.spec.ts:16 › is placed once\n    no answer',
    ]);
  });

  test('of unit tests, and of files that could not be read', () => {
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
