import type * as z from 'zod/mini';

export interface HttpRequest<Answer> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on the site's own origin, e.g. `/line-api/v1/sports`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** The answer is parsed by it; a mismatch is `answer_invalid`. */
  readonly schema: z.ZodMiniType<Answer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `Idempotency-Key`; keep it when retrying the same act. */
  readonly idempotencyKey?: string;
  /** Whether the access token is sent; `optional` sends it when a player is signed in. */
  readonly authentication?: 'none' | 'optional' | 'required';
  readonly signal?: AbortSignal;
  /** Milliseconds; 15,000 unless said otherwise. */
  readonly timeout?: number;
  /** It is sent also while the page is being left; the body has 64 KiB at most. */
  readonly outlivesPage?: boolean;
}

export interface Http {
  /** @throws ApplicationError with the server's code, or `network_failed`, `request_cancelled`, `request_timeout`, `answer_invalid` */
  readonly request: <Answer>(request: HttpRequest<Answer>) => Promise<Answer>;
}
