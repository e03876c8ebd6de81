import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this browser knows passkeys; undefined on the server, which cannot say. */
export function usePasskeySupport(): boolean | undefined {
  return useSyncExternalStore(
    unchanging,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => undefined,
  );
}
