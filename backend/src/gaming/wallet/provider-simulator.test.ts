import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { simulateProvider } from '../../../test/gaming/provider-simulator.ts';
import { hub88Voice, pragmaticVoice } from '../../../test/gaming/provider-voices.ts';

const test = useTestDatabase();

describe('a provider whose calls are lost, doubled, late and cut off', () => {
  it.each([hub88Voice(), pragmaticVoice()].map((voice) => [voice.provider, voice] as const))(
    'the %s provider and the ledger agree on every round in the end',
    async (_name, voice) => {
      const report = await simulateProvider({ pool: test.pool, voice, rounds: 60, seed: 7 });
      expect(report.differences).toEqual([]);
      expect(report.takenBack).toBeGreaterThan(5);
    },
  );
});
