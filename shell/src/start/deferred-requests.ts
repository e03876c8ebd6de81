import type { Http, Session, SessionState } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { AxiosInstance } from 'axios';
import { type Deferred, deferred } from '../deferred.ts';
import type { AssemblyDependencies, AuthenticationParts } from './assemble-authentication.ts';
import { admit } from './protected-paths.ts';

/** What makes requests and who makes them: sign-in answers for requests and makes some itself. */
export interface DeferredRequests {
  readonly http: Http;
  readonly session: Session;
  readonly authentication: Deferred<AuthenticationParts>;
}

/** Requests and sign-in, whose code arrives with the first request or after the first screen. */
export function createDeferredRequests({
  loadClient,
  language,
  ensureMandatory,
  authenticationNeeds,
}: {
  readonly loadClient: () => Promise<AxiosInstance>;
  readonly language: string;
  /** Whether player protection is there; loads it. */
  readonly ensureMandatory: () => Promise<boolean>;
  readonly authenticationNeeds: () => Omit<AssemblyDependencies, 'state' | 'http'>;
}): DeferredRequests {
  const state = createStore<SessionState>({ userId: undefined });
  const client = deferred(async () => {
    const [{ createHttp }, { token, recoveries, deviceHeaders }] = await Promise.all([
      import('../services/http.ts'),
      authentication.load(),
    ]);
    return createHttp({
      loadClient,
      token,
      recoveries,
      deviceHeaders,
      admit: (request) => admit(request, ensureMandatory),
      language: () => language,
    });
  });
  const http: Http = { request: async (request) => (await client.load()).request(request) };
  const authentication = deferred(async () => {
    const { assembleAuthentication } = await import(
      // One file with what makes requests: neither is of use alone, and the first screen names each.
      './assemble-authentication.ts'
    );
    return assembleAuthentication({ ...authenticationNeeds(), state, http });
  });
  return {
    http,
    authentication,
    session: {
      state,
      adopt: async (answer) => (await authentication.load()).session.adopt(answer),
      logout: async () => (await authentication.load()).session.logout(),
    },
  };
}
