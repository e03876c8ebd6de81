import { createStore } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { askForProof } from './ask-for-proof.ts';

type Query = Readonly<Record<string, string>>;

function setUp(opened: Query = { modal: 'step-up' }) {
  const current = createStore<{ query: Query }>({ query: {} });
  const proved = new Set<() => void>();
  const asked = askForProof({
    navigation: { current } as never,
    modals: { open: async () => current.set({ query: opened }) },
    bus: {
      on: ((_name: string, listener: () => void) => {
        proved.add(listener);
        return () => proved.delete(listener);
      }) as never,
    },
  });
  return { current, proved, asked };
}

describe('the question for a proof', () => {
  it('the request for a proof is answered once the player has proved it', async () => {
    const { proved, asked } = setUp();
    await vi.waitFor(() => expect(proved.size).toBe(1));
    for (const notify of proved) {
      notify();
    }
    expect(await asked).toBe(true);
    expect(proved.size).toBe(0);
  });

  it('the request for a proof is refused when the dialog closes without a proof', async () => {
    const { current, proved, asked } = setUp();
    await vi.waitFor(() => expect(proved.size).toBe(1));
    current.set({ query: { page: '2', modal: 'step-up' } });
    expect(proved.size).toBe(1);
    current.set({ query: {} });
    expect(await asked).toBe(false);
    expect(proved.size).toBe(0);
  });

  it('the request for a proof is refused immediately when navigation refuses the dialog', async () => {
    const { asked } = setUp({});
    expect(await asked).toBe(false);
  });
});
