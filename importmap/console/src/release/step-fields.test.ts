import type { ServiceState } from '@touchline/contracts/releases';
import { describe, expect, it } from 'vitest';
import { isShare, type StepFields, stepOf } from './step-fields.ts';

const service: ServiceState = {
  id: 'promo',
  enabled: true,
  mandatory: false,
  version: '1.1.0',
  versions: [
    { version: '1.0.0', weight: 30 },
    { version: '1.1.0', weight: 70 },
  ],
};
const fields: StepFields = {
  kind: 'rollout',
  plugin: 'promo',
  version: '2.0.0',
  share: '25',
  specifier: '',
  url: '',
};

describe('a step of a release', () => {
  it('a rollout takes its share from the version that most visitors have', () => {
    expect(stepOf(fields, service)).toEqual({
      kind: 'rollout',
      plugin: 'promo',
      versions: [
        { version: '2.0.0', weight: 25 },
        { version: '1.1.0', weight: 75 },
      ],
    });
  });

  it.each([
    ['without its version', { ...fields, version: '' }],
    ['with a share that is no share', { ...fields, share: '0' }],
    ['without a module', { ...fields, kind: 'remove-import' as const }],
    ['without an address', { ...fields, kind: 'set-import' as const, specifier: 'a' }],
  ])('a step %s is incomplete', (_, incomplete) => {
    expect(stepOf(incomplete, service)).toBeUndefined();
  });

  it('a fallback without a version removes the fallback', () => {
    const step = stepOf({ ...fields, kind: 'fallback', version: '' }, service);
    expect(step).toEqual({ kind: 'fallback', plugin: 'promo' });
  });

  it.each([
    ['1', true],
    ['100', true],
    ['101', false],
    ['', false],
    ['half', false],
  ])('the share %j is valid: %j', (text, valid) => {
    expect(isShare(text)).toBe(valid);
  });
});
