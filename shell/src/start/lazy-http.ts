import type { Http } from '@touchline/plugin-api';

/** HTTP whose code arrives with the first request; a load that failed is tried again by the next. */
export function createLazyHttp(load: () => Promise<Http>): Http {
  let loading: Promise<Http> | undefined;
  return {
    request: async (request) => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const http = await loading;
      return http.request(request);
    },
  };
}
