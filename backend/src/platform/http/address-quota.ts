import { clientNetwork } from './client-network.ts';

/** The resources of clients, counted by their network. */
export interface AddressQuota {
  /**
   * Takes an amount for a client.
   * @returns releases it, once; undefined where the client would use more than the limit
   */
  readonly take: (address: string, amount?: number) => (() => void) | undefined;
  /** Clients with resources. */
  readonly size: number;
}

/**
 * A quota for each client network. A client without resources is given any amount: what a single
 * request may take is limited elsewhere.
 */
export function createAddressQuota(limit: number): AddressQuota {
  const held = new Map<string, number>();

  function release(network: string, amount: number): void {
    const left = (held.get(network) ?? 0) - amount;
    if (left > 0) {
      held.set(network, left);
    } else {
      held.delete(network);
    }
  }

  return {
    take(address, amount = 1) {
      const network = clientNetwork(address);
      const current = held.get(network) ?? 0;
      if (current > 0 && current + amount > limit) {
        return undefined;
      }
      held.set(network, current + amount);
      let isHeld = true;
      return () => {
        if (isHeld) {
          isHeld = false;
          release(network, amount);
        }
      };
    },
    get size() {
      return held.size;
    },
  };
}
