import { createContext, useContext } from 'react';
import type { PluginContext } from '../context/plugin-context.ts';

const CurrentPlugin = createContext<PluginContext | undefined>(undefined);

export const PluginProvider = CurrentPlugin.Provider;

/** The context of the plugin whose view this is. @throws outside of a view made by `reactView` */
export function usePlugin(): PluginContext {
  const context = useContext(CurrentPlugin);
  if (context === undefined) {
    throw new Error('usePlugin needs a view made by reactView around it');
  }
  return context;
}
