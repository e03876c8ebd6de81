import { usePlugin, useStore } from '@touchline/plugin-api';
import { EarlyPayouts } from './early-payouts.tsx';
import { Insurance } from './insurance.tsx';
import type { Composition } from './use-composition.ts';

/** What the site pays beyond the odds, as far as the slip has it; last, so that nothing moves when it comes. */
export function SlipOffers({ composition }: { readonly composition: Composition }) {
  const { config } = usePlugin();
  const flags = useStore(config.core, (core) => core.flags);
  return (
    <>
      {flags['betting.insurance'] === true ? <Insurance composition={composition} /> : undefined}
      {flags['betting.earlyPayout'] === true ? (
        <EarlyPayouts composition={composition} />
      ) : undefined}
    </>
  );
}
