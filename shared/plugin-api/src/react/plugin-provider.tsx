import { createContext, useContext } from 'react';
import type { PluginContext } from '../context/plugin-context.ts';

const CurrentPlugin = createContext<PluginContext | undefined>(undefined);

export const PluginProvider = CurrentPlugin.Provider;

const Refreshes = createContext(0);

/** Another number renders all that uses the plugin's context again, memoised or not. */
export const RefreshProvider = Refreshes.Provider;

/** The context of the plugin whose view this is. @throws outside of a view made by `reactView` */
export function usePlugin(): PluginContext {
  const context = useContext(CurrentPlugin);
  useContext(Refreshes);
  if (context === undefined) {
    throw new Error('usePlugin needs a view made by reactView around it');
  }
  return context;
}
