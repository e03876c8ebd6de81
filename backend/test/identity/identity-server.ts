import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A social network: a real OpenID provider with a server of its own. */
export interface IdentityServer {
  readonly issuer: string;
  /** Agrees as a person, as their browser does. @returns the address that the network redirects to at the end */
  readonly agree: (address: string, person: string) => Promise<URL>;
  /** The same for a person who declines. */
  readonly decline: (address: string) => Promise<URL>;
  readonly close: () => Promise<void>;
}

/** A browser at the network: it keeps cookies and follows redirects until it is sent elsewhere. */
function openBrowser(issuer: string) {
  const jar = new Map<string, string>();
  async function load(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
  /** @returns the page it ends on, or the address elsewhere that it was sent to */
  return async function visit(
    address: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<string> {
    const response = await load(address, form);
    const location = response.headers.get('location');
    if (location === null) {
      return address;
    }
    const next = new URL(location, issuer).href;
    return next.startsWith(issuer) ? visit(next) : next;
  };
}

/**
 * Starts a network that demands PKCE.
 * @param site.redirectUri where it sends visitors back
 * @param site.secret of a site that is no public client
 */
export async function startIdentityServer(site: {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly secret?: string;
}): Promise<IdentityServer> {
  const server = createServer((request, response) => void handler(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: site.clientId,
        redirect_uris: [site.redirectUri],
        application_type: 'native',
        ...(site.secret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { token_endpoint_auth_method: 'client_secret_post', client_secret: site.secret }),
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `Person ${id}`,
        email: `${id}@network.example`,
        email_verified: true,
      }),
    }),
  });
  const handler = provider.callback();

  return {
    issuer,
    agree: async (address, person) => {
      const visit = openBrowser(issuer);
      const login = await visit(address);
      const consent = await visit(login, { prompt: 'login', login: person, password: 'x' });
      return new URL(await visit(consent, { prompt: 'consent' }));
    },
    decline: async (address) => {
      const visit = openBrowser(issuer);
      return new URL(await visit(`${await visit(address)}/abort`));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
