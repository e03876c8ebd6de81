import type { Clock } from '@touchline/plugin-api';
import type { FingerprintScript } from './fingerprint.ts';

/** The script wait constant, ms: how often it is looked whether the script has exposed itself. */
const LOOK_EVERY = 110;
/** Looks before the script is given up: five seconds and a half. */
const MOST_LOOKS = 50;

/** Where the script puts itself. */
const GLOBAL = 'hdApi';

/** Adds the script to the page, once, and answers what it exposes. @throws when it does not come */
export function createScriptLoader({
  window,
  clock,
  url,
}: {
  readonly window: Window;
  readonly clock: Clock;
  readonly url: string;
}): () => Promise<FingerprintScript> {
  const exposed = () =>
    (window as unknown as Readonly<Record<string, FingerprintScript | undefined>>)[GLOBAL];

  const add = () =>
    new Promise<void>((resolve, reject) => {
      const script = window.document.createElement('script');
      script.src = url;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        // A failed element never loads again: the next try brings its own.
        script.remove();
        reject(new Error(`${url} could not be loaded`));
      });
      window.document.head.append(script);
    });
  const look = async (left: number): Promise<FingerprintScript> => {
    const script = exposed();
    if (script !== undefined) {
      return script;
    }
    if (left === 0) {
      throw new Error(`${url} exposes nothing`);
    }
    await new Promise<void>((resolve) => {
      clock.after(LOOK_EVERY, resolve);
    });
    return look(left - 1);
  };
  return async () => {
    if (exposed() === undefined) {
      await add();
    }
    return look(MOST_LOOKS);
  };
}
