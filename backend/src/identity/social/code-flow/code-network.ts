import type { SocialCodeNetwork } from '@touchline/contracts/identity';
import type * as openid from 'openid-client';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CodeChecks, CodeNetwork, Identity } from '../identity-provider.ts';

const LONGEST_NAME = 80;
const Person = z.record(z.string(), z.unknown());

// Loaded with the first visitor who uses it.
const library = () => import('openid-client');

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A person as claims of OpenID Connect, or a network's own fields, describe them. */
function identityOf(
  person: Readonly<Record<string, unknown>>,
  fields: { readonly subject: string; readonly name: string },
): Pick<Identity, 'subject' | 'name' | 'email'> {
  const subject = textOf(person[fields.subject]);
  if (subject === undefined) {
    throw new ApiError('social_credential_invalid', 'the network does not say who it is');
  }
  return {
    subject,
    name: textOf(person[fields.name])?.slice(0, LONGEST_NAME),
    email: person['email_verified'] === true ? textOf(person['email']) : undefined,
  };
}

/** A failure to reach the network, or its refusal of what came back. */
function refusalOf(error: unknown): ApiError {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  if (code === 'social_credential_invalid') {
    return error as ApiError;
  }
  const isUnreachable =
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT' ||
    name === 'TypeError' ||
    code === undefined;
  return isUnreachable
    ? new ApiError('unavailable', 'the network cannot be reached', { cause: error })
    : new ApiError('social_credential_invalid', 'the network did not confirm who it is', {
        cause: error,
      });
}

/** The same with a coded refusal for whatever fails. */
function refusing<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return (...given) =>
    ask(...given).catch((error: unknown) => {
      throw refusalOf(error);
    });
}

/** How the network is spoken to: as it describes itself, or as the operator describes it. */
async function configure(
  { issuer, clientId, oauth2 }: SocialCodeNetwork,
  secret: string | undefined,
): Promise<openid.Configuration> {
  const client = await library();
  const authentication = secret === undefined ? client.None() : client.ClientSecretPost(secret);
  // The schema lets http pass for this machine alone.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  if (oauth2 === undefined) {
    return client.discovery(new URL(issuer), clientId, undefined, authentication, { execute });
  }
  const described = new client.Configuration(
    { issuer, authorization_endpoint: oauth2.authorization, token_endpoint: oauth2.token },
    clientId,
    undefined,
    authentication,
  );
  for (const permit of execute) {
    permit(described);
  }
  return described;
}

async function readPerson(
  configuration: openid.Configuration,
  accessToken: string,
  address: string,
): Promise<Readonly<Record<string, unknown>>> {
  const client = await library();
  const response = await client.fetchProtectedResource(
    configuration,
    accessToken,
    new URL(address),
    'GET',
  );
  const read = Person.safeParse(await response.json());
  if (!response.ok || !read.success) {
    throw new ApiError('social_credential_invalid', 'the network does not say who it is');
  }
  return read.data;
}

/**
 * A network by the code flow with PKCE, state and nonce (RFC 6749, 7636, OpenID Connect Core §3.1): everything of the
 * protocol is the library's.
 * @param secret what the network knows this site by besides the client id; none of a public client
 */
export function createCodeNetwork(
  described: SocialCodeNetwork,
  secret: string | undefined,
): CodeNetwork {
  const { network, scope, oauth2 } = described;
  let configured: Promise<openid.Configuration> | undefined;

  function configuration(): Promise<openid.Configuration> {
    configured ??= configure(described, secret).catch((error: unknown) => {
      // Read again for the next visitor.
      configured = undefined;
      throw error;
    });
    return configured;
  }

  async function address(redirectUri: string, { state, nonce, verifier }: CodeChecks) {
    const client = await library();
    const parameters = {
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(oauth2 === undefined && { nonce }),
    };
    return client.buildAuthorizationUrl(await configuration(), parameters).href;
  }

  async function identify(returned: URL, { state, nonce, verifier }: CodeChecks) {
    const client = await library();
    const current = await configuration();
    const tokens = await client.authorizationCodeGrant(current, returned, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(oauth2 === undefined && { expectedNonce: nonce, idTokenExpected: true }),
    });
    if (oauth2 !== undefined) {
      const person = await readPerson(current, tokens.access_token, oauth2.person);
      return identityOf(person, oauth2);
    }
    const claims = { ...tokens.claims() };
    const sub = String(claims['sub']);
    // Some networks keep all but the subject for those who ask with the access token.
    const isNamed = claims['name'] !== undefined || claims['email'] !== undefined;
    const more =
      isNamed || current.serverMetadata().userinfo_endpoint === undefined
        ? {}
        : await client.fetchUserInfo(current, tokens.access_token, sub);
    return identityOf({ ...claims, ...more }, { subject: 'sub', name: 'name' });
  }

  return {
    network,
    address: refusing(address),
    identify: refusing(identify),
  };
}
