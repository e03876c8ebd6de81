import { expect, it } from 'vitest';
import type { ViewResult } from '../host/mounted-view.ts';
import { createViewReports } from './view-reports.ts';

const result = (view: string): ViewResult => ({ plugin: 'sport', view });

it('results of views wait until the deferred kernel is there, and then go to it', () => {
  const taken: ViewResult[] = [];
  let loaded: { reportView: (one: ViewResult) => void } | undefined;
  const reports = createViewReports({ current: () => loaded });
  reports.report(result('list'));
  expect(reports.early).toEqual([result('list')]);
  loaded = { reportView: (one) => taken.push(one) };
  reports.report(result('event'));
  expect(taken).toEqual([result('event')]);
  expect(reports.early).toEqual([result('list')]);
});
