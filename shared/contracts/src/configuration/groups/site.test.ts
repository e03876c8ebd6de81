import { expect, it } from 'vitest';
import { CONFIGURATION_GROUPS } from './catalogue.ts';
import { DictsConfiguration } from './site.ts';

it('dictionaries are in English where the site says nothing (platform specification, section 7)', () => {
  expect(DictsConfiguration.parse({})).toEqual({ routes: {}, defaultLanguage: 'en' });
});

/** Platform specification §7; `maintenance`, `analytics`, `company`, `hubs`, `loyalty` and `payments` are ours. */
const SPECIFIED = [
  'core',
  'other',
  'application',
  'auth',
  'banner',
  'betting',
  'customize',
  'dicts',
  'footer',
  'global',
  'header',
  'information',
  'modules',
  'office',
  'reg',
  'responsible',
  'support',
  'thirdparty',
  'toto',
  'white_feature',
];

it('the configuration has every group of the platform specification, section 7', () => {
  const own = ['analytics', 'company', 'hubs', 'loyalty', 'maintenance', 'payments'];
  expect(Object.keys(CONFIGURATION_GROUPS).toSorted()).toEqual([...SPECIFIED, ...own].toSorted());
});
