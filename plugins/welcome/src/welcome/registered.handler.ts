import type { PluginContext } from '@touchline/plugin-api';
import { welcomeDue } from './due.store.ts';

/** Remembers to welcome a new player once they are signed in. */
export function handle(context: PluginContext): void {
  welcomeDue(context).set(true);
}
