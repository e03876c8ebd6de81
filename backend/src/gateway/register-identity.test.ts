import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceNote } from './register-identity.ts';

const error = vi.fn();
const request = { log: { error } } as unknown as FastifyRequest;

describe('the device of a sign-in', () => {
  it('the device of a sign-in is noted for the player', async () => {
    const noteDevice = vi.fn(async () => undefined);
    const note = createDeviceNote({
      fingerprints: { deviceOf: async () => 'device-1' },
      people: { noteDevice },
    });
    await note('10000001', request);
    expect(noteDevice).toHaveBeenCalledWith('10000001', 'device-1');
  });

  it('the device of a sign-in is not noted where the browser has no fingerprint', async () => {
    const noteDevice = vi.fn(async () => undefined);
    const note = createDeviceNote({
      fingerprints: { deviceOf: async () => undefined },
      people: { noteDevice },
    });
    await note('10000001', request);
    expect(noteDevice).not.toHaveBeenCalled();
  });

  it('the device of a sign-in is logged and does not fail the sign-in when it cannot be noted', async () => {
    const note = createDeviceNote({
      fingerprints: { deviceOf: async () => 'device-1' },
      people: { noteDevice: () => Promise.reject(new Error('no database')) },
    });
    await expect(note('10000001', request)).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ player: '10000001' }),
      'a device could not be noted',
    );
  });
});
