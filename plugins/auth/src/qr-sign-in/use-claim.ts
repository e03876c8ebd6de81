import type { BegunQrSignIn, QrSignInAnswer } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import { attempt } from '../session/attempts.ts';
import { claimQrSignIn } from './qr-sign-in.resource.ts';

/** How often the page looks whether the player has decided. */
const LOOK_EVERY_MS = 2_000;

/** What has become of a sign-in, looked up until it is decided; an approved one signs this browser in. */
export function useClaim(begun: BegunQrSignIn | undefined): QrSignInAnswer | undefined {
  const context = usePlugin();
  const { clock, http, log, session } = context;
  const [claimed, setClaimed] = useState<{
    readonly id: string;
    readonly answer: QrSignInAnswer;
  }>();
  const id = begun?.id;
  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let stopWaiting: (() => void) | undefined;

    async function look(signInId: string): Promise<void> {
      try {
        const answer = await claimQrSignIn(http, signInId, signal);
        if (signal.aborted) {
          return;
        }
        setClaimed({ id: signInId, answer });
        if (answer.state === 'approved') {
          await attempt(context, { flow: 'login', act: () => session.adopt(answer) });
          return;
        }
        if (answer.state === 'declined' || answer.state === 'expired') {
          return;
        }
      } catch (error) {
        if (signal.aborted) {
          return;
        }
        log.warn('a QR sign-in could not be looked up; it is tried again', error);
      }
      stopWaiting = clock.after(LOOK_EVERY_MS, () => void look(signInId));
    }

    void look(id);
    return () => {
      controller.abort();
      stopWaiting?.();
    };
  }, [id, context, clock, http, log, session]);
  return claimed !== undefined && claimed.id === id ? claimed.answer : undefined;
}
