import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { startSnowfall } from './snowfall.ts';

/** Lets it snow for players who prefer neither less motion nor the light version of the page. */
export function start({ preferences }: PluginContext): Disposer {
  const calm = matchMedia('(prefers-reduced-motion)');
  let stop: Disposer | undefined;
  const update = () => {
    const isSnowing = !calm.matches && preferences.get().isAppLightVersion !== 1;
    if (isSnowing) {
      stop ??= startSnowfall(window);
    } else {
      stop?.();
      stop = undefined;
    }
  };
  update();
  calm.addEventListener('change', update);
  const unsubscribe = preferences.subscribe(update);
  return () => {
    calm.removeEventListener('change', update);
    unsubscribe();
    stop?.();
  };
}
