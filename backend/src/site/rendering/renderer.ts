import { renderToString } from 'react-dom/server';
import { openRealm, type Realm, VIEW_SLOW } from './realm.ts';
import type { OmittedView, RenderResponse } from './render-response.ts';
import {
  MOST_KNOWN_RELEASES,
  type ReleaseToRender,
  type RendererRequest,
  type RendererSettings,
  type RenderRequest,
} from './renderer-protocol.ts';

/** Releases whose code is in memory: the one that is live, those of a rollout, the one before. */
const MOST_REALMS = 4;

/** A release with its code, which is loaded with its first page. */
interface KnownRelease extends ReleaseToRender {
  realm?: Promise<Realm> | undefined;
}

let settings: RendererSettings = { kind: 'settings', loader: '', folders: [] };
const releases = new Map<string, KnownRelease>();

function learn(given: ReleaseToRender): void {
  releases.set(given.release, { ...given });
  // Twice as many as the server takes for known: none of those is forgotten.
  const [oldest] = releases.keys();
  if (oldest !== undefined && releases.size > 2 * MOST_KNOWN_RELEASES) {
    releases.delete(oldest);
  }
}

/** The code of a release; where it could not be loaded, the next page tries again. */
async function realmOf(known: KnownRelease): Promise<Realm> {
  known.realm ??= openRealm(settings, known.map);
  // The release that was used last is the last.
  releases.delete(known.release);
  releases.set(known.release, known);
  const open = [...releases.values()].filter(({ realm }) => realm !== undefined);
  for (const unused of open.slice(0, -MOST_REALMS)) {
    unused.realm = undefined;
  }
  try {
    return await known.realm;
  } catch (error) {
    known.realm = undefined;
    throw error;
  }
}

/** What was stopped may have left anything half done: this process is not to be used again. */
let isSpent = false;

/** Characters of a reason: a plugin may throw anything. */
const MOST_REASON = 2_000;

function omittedBy(view: Pick<OmittedView, 'plugin' | 'view'>, error: unknown): OmittedView {
  const { code } = Object(error) as { readonly code?: unknown };
  const isStopped = code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  isSpent ||= isStopped;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reason = text.slice(0, MOST_REASON);
  return { plugin: view.plugin, view: view.view, reason, isSlow: isStopped || code === VIEW_SLOW };
}

/** Longest time that the code of a view may take to come, ms; it is there from the second page on. */
const LOAD_MS = 1_000;

async function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('its code did not come'), { code: VIEW_SLOW });
    timer = setTimeout(reject, LOAD_MS, error);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The whole page, where its code could not be loaded at all. */
const PAGE = { plugin: 'shell', view: 'page' };

async function render({ id, release, page }: RenderRequest): Promise<RenderResponse> {
  const omitted: OmittedView[] = [];
  const known = releases.get(release);
  if (known === undefined) {
    throw new Error('the release is unknown');
  }
  const { renderPage } = await realmOf(known);
  const given = { ...page, manifests: known.manifests };
  const views = await renderPage(given, {
    toHtml: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
    inTime,
    onOmitted: (view, error) => omitted.push(omittedBy(view, error)),
  });
  return { id, views: [...views], omitted };
}

process.on('message', (request: RendererRequest) => {
  if (request.kind === 'settings') {
    settings = request;
    return;
  }
  if (request.kind === 'release') {
    learn(request);
    return;
  }
  render(request)
    .catch((error: unknown) => ({ id: request.id, views: [], omitted: [omittedBy(PAGE, error)] }))
    .then((response: RenderResponse) =>
      process.send?.(response, () => {
        if (isSpent) {
          process.exit(0);
        }
      }),
    );
});
// The server has ended: there is no page to render for.
process.on('disconnect', () => process.exit(0));
