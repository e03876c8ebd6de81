import { HealthReceipt, type HealthReport, type PluginResult } from '@touchline/contracts/releases';
import type { Disposer } from '@touchline/plugin-api';
import { errorCode } from '@touchline/plugin-api/errors';
import type { ViewResult } from '../../host/mounted-view.ts';
import type { ShellServices } from '../../plugins/shell-services.ts';
import type { Registry } from '../../registry/registry.ts';
import { createCrashWatch } from './crash-watch.ts';
import { createHealthRecord, resultOf, phaseOf } from './health-record.ts';
import { createHealthReporter } from './health-reporter.ts';

const COLLECTOR = '/import-map-service/reports';

async function send(report: HealthReport): Promise<number> {
  const answer = await fetch(COLLECTOR, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // It is sent also after the page is closed.
    keepalive: true,
  });
  return HealthReceipt.parse(await answer.json()).share;
}

/** Without a connection nothing can be loaded; that is no version's fault. */
function isOfVersion(result: PluginResult, { onLine }: Navigator): boolean {
  return result !== 'load' || onLine;
}

/** What a developer has replaced says nothing about the version that is live. */
function hasOverrides(document: Document): boolean {
  return document.querySelector('script[data-is-importmap-override]') !== null;
}

export interface HealthFollower {
  readonly reportView: (result: ViewResult) => void;
  readonly dispose: Disposer;
}

/** Follows the results of views, reports them to the import-map service, and quarantines what keeps crashing. */
export function followHealth({
  window,
  registry,
  services,
  quarantine,
}: {
  readonly window: Window;
  readonly registry: Registry;
  readonly services: ShellServices;
  /** A plugin has crashed too often on this page. */
  readonly quarantine: (plugin: string) => void;
}): HealthFollower {
  const { document } = window;
  const { clock } = services;
  const bus = services.bus.forSource('shell');
  const record = createHealthRecord();
  const crashes = createCrashWatch(clock.now);
  const reporter = createHealthReporter({
    record,
    clock,
    send,
    page: crypto.randomUUID(),
    isVisible: () => document.visibilityState === 'visible',
    random: Math.random,
  });
  const stops: Disposer[] = [reporter.dispose];
  window.addEventListener('pagehide', reporter.leave);
  return {
    reportView: (happened) => {
      const { plugin, view, failure } = happened;
      const result = resultOf(happened);
      const version = registry.get().plugins.get(plugin)?.version;
      if (failure !== undefined) {
        const { error } = failure;
        const reported = { plugin, phase: phaseOf(error), code: errorCode(error) };
        // Offline the catalogue of events may be out of reach too.
        void bus.emit('plugin.failed', reported).catch(() => undefined);
      }
      if (result === undefined || version === undefined) {
        return;
      }
      if (hasOverrides(document)) {
        return;
      }
      if (isOfVersion(result, window.navigator)) {
        record.add(plugin, version, result);
      }
      if (crashes({ plugin, view, result, isRetry: failure?.isRetry ?? false })) {
        // The view that reports its crash is still running.
        stops.push(clock.after(0, () => quarantine(plugin)));
      }
    },
    dispose: () => {
      window.removeEventListener('pagehide', reporter.leave);
      for (const stop of stops) {
        stop();
      }
    },
  };
}
