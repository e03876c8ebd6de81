import type { ChildProcess } from 'node:child_process';
import type { Composition } from '@touchline/contracts/releases';
import type { PageToRender, RenderedView } from '@touchline/contracts/site';
import { type OmittedView, RenderResponse } from './render-response.ts';
import {
  MOST_KNOWN_RELEASES,
  type RendererRequest,
  type RendererSettings,
} from './renderer-protocol.ts';
import { isWellFormed } from './well-formed.ts';

export interface RendererLimits {
  /** A page waits no longer for its views; it goes with skeletons instead, ms. */
  readonly lateMs: number;
  /** A renderer that leaves a page without a response for this long is killed, ms. */
  readonly hangingMs: number;
}

const LIMITS: RendererLimits = { lateMs: 150, hangingMs: 3_000 };
/** More pages at a time go without: rendering must not become a queue in front of documents. */
const MOST_UNANSWERED = 16;
/** Characters of what a process wrote before it ended. */
const LAST_WORDS = 2_000;

/** One renderer process. */
export interface RendererClient {
  /** The views of a page; none when they are late, or when the process ends before. */
  readonly render: (
    composition: Composition,
    page: PageToRender,
  ) => Promise<readonly RenderedView[]>;
  readonly kill: () => void;
}

/** Sends pages to a renderer process, and stops waiting for what it does not send back. */
export function createRendererClient({
  child,
  settings,
  onOmitted,
  onEnd,
  limits = LIMITS,
}: {
  readonly child: ChildProcess;
  readonly settings: RendererSettings;
  readonly onOmitted: (view: OmittedView) => void;
  /** The process has ended; with the last of what it wrote. */
  readonly onEnd: (lastWords: string) => void;
  readonly limits?: RendererLimits | undefined;
}): RendererClient {
  const unanswered = new Map<number, (views: readonly RenderedView[]) => void>();
  const known = new Set<string>();
  let lastId = 0;
  let lastWords = '';
  const kill = () => void child.kill('SIGKILL');
  // A process that has just ended takes no message: its end settles what waits.
  const send = (request: RendererRequest) => child.send(request, () => undefined);
  const settle = (id: number, views: readonly RenderedView[]) => {
    unanswered.get(id)?.(views);
    unanswered.delete(id);
  };
  child.stderr?.on('data', (data: Buffer) => {
    lastWords = `${lastWords}${data.toString()}`.slice(-LAST_WORDS);
  });
  /** What stays in the element of its view; the process that wrote it runs the code of plugins. */
  const staying = (views: readonly RenderedView[]) =>
    views.filter(({ plugin, view, html }) => {
      const stays = isWellFormed(html);
      if (!stays) {
        const reason = 'its HTML would leave the element of the view';
        onOmitted({ plugin, view, reason, isSlow: false });
      }
      return stays;
    });
  child.on('message', (message) => {
    const response = RenderResponse.safeParse(message);
    if (!response.success) {
      lastWords = `what it sent is no page: ${response.error.message.slice(0, LAST_WORDS)}`;
      kill();
      return;
    }
    const { id, views, omitted } = response.data;
    for (const view of omitted) {
      onOmitted(view);
    }
    if (unanswered.has(id)) {
      settle(id, staying(views));
    }
  });
  child.on('error', kill);
  child.once('close', () => {
    for (const id of unanswered.keys()) {
      settle(id, []);
    }
    onEnd(lastWords);
  });
  send(settings);
  return {
    kill,
    render: ({ release, importMap: map }, { manifests, ...page }) =>
      new Promise((resolve) => {
        if (unanswered.size >= MOST_UNANSWERED) {
          resolve([]);
          return;
        }
        if (!known.has(release)) {
          if (known.size >= MOST_KNOWN_RELEASES) {
            known.clear();
          }
          known.add(release);
          send({ kind: 'release', release, map, manifests });
        }
        lastId += 1;
        const late = setTimeout(() => resolve([]), limits.lateMs);
        const hanging = setTimeout(kill, limits.hangingMs);
        unanswered.set(lastId, (views) => {
          clearTimeout(late);
          clearTimeout(hanging);
          resolve(views);
        });
        send({ kind: 'render', id: lastId, release, page });
      }),
  };
}
