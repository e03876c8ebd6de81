import { expect, it } from 'vitest';
import { fingerprintScriptPath } from './device.ts';

it('the fingerprint script lies on a fixed path (platform specification, section 7)', () => {
  expect(fingerprintScriptPath('web')).toBe('/hd-api/external/apps/web/api.js');
});
