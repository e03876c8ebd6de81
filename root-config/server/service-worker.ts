import {
  DOCUMENT_IDS,
  FRAME_HEADERS,
  ICONS_VERSION,
  iconPath,
  KEPT,
  KEPT_ATTRIBUTE,
  PAINTED_END,
  RENDERED_BOUNDS,
  VIEW_STYLES_ATTRIBUTE,
} from '@touchline/contracts/site';
import { HOURS } from './loader.ts';
import { SKELETON_START } from './skeleton.ts';
import { placeViews } from './inline/place-views.ts';
import { serviceWorker, type WorkerSettings } from './inline/service-worker.ts';

/** Address of the offline page of a language. */
export function offlinePath(language: string): string {
  return `/offline.html?lng=${language}`;
}

/** What the service worker goes by. */
export function workerSettings(
  languages: readonly string[],
  iconsVersion: string = ICONS_VERSION,
): WorkerSettings {
  return {
    kept: KEPT,
    offlinePages: Object.fromEntries(
      [...new Set([...languages, 'en'])].map((language) => [language, offlinePath(language)]),
    ),
    tail: `<script type="application/json" id="${DOCUMENT_IDS.firstData}">`,
    rendered: RENDERED_BOUNDS,
    painted: PAINTED_END,
    viewStyles: VIEW_STYLES_ATTRIBUTE,
    placeViews: `(${placeViews.toString()})();${HOURS}`,
    skeleton: SKELETON_START,
    attribute: KEPT_ATTRIBUTE,
    frameHeaders: FRAME_HEADERS,
    deadline: 3000,
    mostDocuments: 20,
    mostAssets: 400,
    icon: iconPath({ kind: 'icon', size: 192, version: iconsVersion }),
  };
}

/** The service worker's script for a site that speaks these languages and has these icons. */
export function serviceWorkerScript(languages: readonly string[], iconsVersion?: string): string {
  const settings = JSON.stringify(workerSettings(languages, iconsVersion));
  return `(${serviceWorker.toString()})(self,${settings});\n`;
}
