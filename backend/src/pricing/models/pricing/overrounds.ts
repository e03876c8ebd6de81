import type { MarketType } from '@touchline/domain/markets';
import type { PricingSettings } from './pricing-settings.ts';

/** Looks up the overrounds of a sport's types as a flat array; one array per settings object. */
export type OverroundsOf = (settings: PricingSettings, live: boolean) => Float64Array;

export function createOverrounds(types: readonly MarketType[]): OverroundsOf {
  const compiled = new WeakMap<PricingSettings, { line: Float64Array; live: Float64Array }>();

  function compile(settings: PricingSettings) {
    const line = Float64Array.from(
      types,
      ({ code }) => settings.overround[code] ?? settings.defaultOverround,
    );
    return { line, live: line.map((overround) => overround + settings.liveExtra) };
  }

  return (settings, live) => {
    let known = compiled.get(settings);
    if (known === undefined) {
      known = compile(settings);
      compiled.set(settings, known);
    }
    return live ? known.live : known.line;
  };
}
