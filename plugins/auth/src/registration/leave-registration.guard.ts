import type { GuardDecision, GuardTarget, PluginContext } from '@touchline/plugin-api';
import { wantedPage } from './registration-process.ts';

/** Keeps whoever leaves a half filled registration there; the form asks whether they mean it. */
export function check(context: PluginContext, { path, query }: GuardTarget): GuardDecision {
  const parameters = new URLSearchParams(query).toString();
  wantedPage(context).set(parameters === '' ? path : `${path}?${parameters}`);
  return { kind: 'cancel' };
}
