import type { RefreshSubject } from '@touchline/domain/time';
import type * as z from 'zod/mini';
import type { ReadableStore } from '../store.ts';

/** A readable thing on the server: its request, its schema and its refresh interval. */
export interface Resource<Parameters, Answer> {
  /** Unique name, `<plugin>.<what>`. */
  readonly name: string;
  readonly path: (parameters: Parameters) => string;
  /**
   * Answers are parsed by it. A resource of the first screen gives a thunk, so that the schema does
   * not travel ahead of the first prices: what came with the document was written by the same schema.
   */
  readonly schema: z.ZodMiniType<Answer> | (() => Promise<z.ZodMiniType<Answer>>);
  readonly authentication?: 'none' | 'optional' | 'required';
  /**
   * Refreshes while it is watched: a subject of the site's table of intervals, or milliseconds for
   * what the table has no word for. None unless given.
   */
  readonly interval?: number | RefreshSubject;
  /** Milliseconds an answer counts as fresh; 0 unless given. */
  readonly freshFor?: number;
}

export interface ResourceState<Answer> {
  readonly status: 'loading' | 'ready' | 'error';
  /** The last good answer; kept while a refresh fails. */
  readonly data: Answer | undefined;
  readonly error: unknown;
  /** Milliseconds since epoch of the last good answer. */
  readonly updatedAt: number | undefined;
  readonly isRefreshing: boolean;
}

export interface WatchedResource<Answer> extends ReadableStore<ResourceState<Answer>> {
  readonly refresh: () => Promise<void>;
}

export interface Resources {
  /** Fetches while it has subscribers; data that came with the document is there immediately. */
  readonly watch: <Parameters, Answer>(
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ) => WatchedResource<Answer>;
  readonly fetch: <Parameters, Answer>(
    resource: Resource<Parameters, Answer>,
    parameters: Parameters,
  ) => Promise<Answer>;
  /** Marks answers as old: those watched are refetched. */
  readonly invalidate: (name: string) => void;
}

/** Names a resource; keeps its types together. */
export function defineResource<Parameters, Answer>(
  resource: Resource<Parameters, Answer>,
): Resource<Parameters, Answer> {
  return resource;
}
