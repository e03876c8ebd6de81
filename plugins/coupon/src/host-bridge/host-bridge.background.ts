import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { isOneClickActive } from '../one-click/is-one-click-active.ts';
import { settingsOf } from '../settings.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { createHost } from './host-window.ts';
import { availablePartitions } from './partitions.resource.ts';

/**
 * Reports the bet count, the one-click mode and the available sections of other companies to the
 * application around the page: immediately, after each change, and on request.
 */
export function start(context: PluginContext): Disposer {
  const { keys, log, resources, session } = context;
  const { hostOrigins } = settingsOf(context);
  const host = createHost({ window, origins: hostOrigins });
  const { store: slip } = slipOf(context);
  let sections: readonly string[] = [];
  let reported = '';

  const report = ({ isAsked = false } = {}) => {
    const state = {
      type: 'touchline:state',
      version: 1,
      betCount: slip.get().bets.length,
      isOneClick: isOneClickActive(context),
      sections,
    } as const;
    const text = JSON.stringify(state);
    if (isAsked || text !== reported) {
      reported = text;
      host.report(state);
    }
  };
  const askForSections = async () => {
    try {
      if (sections.length > 0 || keys.get('config.thirdparty.allowed') !== true) {
        return;
      }
      const answer = await resources.fetch(availablePartitions, {});
      sections = answer.success ? answer.listAvailablePartitions : [];
      report();
    } catch (error) {
      log.error('failed to fetch the sections of other companies', error);
    }
  };
  report();
  void askForSections();
  const change = () => report();
  const stops = [
    host.onAsk(() => report({ isAsked: true })),
    slip.subscribe(change),
    couponSettingsOf(context).subscribe(change),
    session.state.subscribe(change),
    keys.subscribe(['config.betting.oneClick'], change),
    keys.subscribe(['config.thirdparty.allowed'], () => void askForSections()),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
