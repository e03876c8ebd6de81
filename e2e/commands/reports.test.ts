import { describe, expect, test } from 'vitest';
import { tallyOfReport } from './journeys.ts';
import { tallyOfUnitTests } from './unit-tests.ts';

const journeys = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
const units = (numbers: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 0,
    ...numbers,
  });

describe('reports are counted', () => {
  test('of journeys', () => {
    expect(tallyOfReport(journeys({ unexpected: 1, skipped: 2 }), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });

  test('of unit tests', () => {
    expect(tallyOfUnitTests(units({ numFailedTests: 2, numPendingTests: 1 }), 1)).toEqual({
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
