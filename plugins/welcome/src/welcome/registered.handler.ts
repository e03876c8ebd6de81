import type { PluginContext } from '@touchline/plugin-api';

/** Welcomes a new player, as soon as no other dialog is open. */
export function handle({ log, modals }: PluginContext): void {
  modals.offer('welcome').catch((error: unknown) => log.error('no welcome could be shown', error));
}
