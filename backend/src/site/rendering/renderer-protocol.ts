import type { ImportMap } from '@touchline/contracts/releases';
import type { PageToRender } from '@touchline/contracts/site';

/** The server sends a release again once it has sent this many others. */
export const MOST_KNOWN_RELEASES = 64;

/** What a renderer is started with. */
export interface RendererSettings {
  readonly kind: 'settings';
  /** SystemJS, as pages have it. */
  readonly loader: string;
  /** Where the artefacts lie, absolute; an earlier folder has priority. */
  readonly folders: readonly string[];
}

/** What a renderer needs of a release before it renders a page of it. */
export interface ReleaseToRender {
  readonly kind: 'release';
  readonly release: string;
  readonly map: ImportMap;
  readonly manifests: PageToRender['manifests'];
}

/** A page of a release that the renderer knows. */
export interface RenderRequest {
  readonly kind: 'render';
  readonly id: number;
  readonly release: string;
  /** Without the manifests, which are those of the release. */
  readonly page: Omit<PageToRender, 'manifests'>;
}

export type RendererRequest = RendererSettings | ReleaseToRender | RenderRequest;
