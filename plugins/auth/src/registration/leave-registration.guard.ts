import type { GuardDecision, GuardTarget, PluginContext } from '@touchline/plugin-api';
import { wantedPage } from './registration-process.ts';

/** Keeps a visitor at a half-filled registration; the form prompts for confirmation. */
export function check(context: PluginContext, { path, query }: GuardTarget): GuardDecision {
  const parameters = new URLSearchParams(query).toString();
  wantedPage(context).set(parameters === '' ? path : `${path}?${parameters}`);
  return { kind: 'cancel' };
}
