interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** What a network's script says of the person who has agreed, field by field. */
export type Credential = Readonly<Record<string, unknown>>;

/** What the script of a network exposes: the part of Google's one-tap that is used here. */
export interface IdentityScript {
  readonly initialize: (settings: {
    readonly client_id: string;
    readonly nonce: string;
    readonly use_fedcm_for_prompt: boolean;
    readonly callback: (credential: Credential) => void;
  }) => void;
  /** Shows the offer. */
  readonly prompt: () => void;
  /** Takes the offer away. */
  readonly cancel: () => void;
}

/** Addresses that the server has named. */
const named = new Set<string>();
const loaded = new Map<string, Promise<IdentityScript>>();
let policy: ScriptPolicy | undefined;

const RULES: ScriptPolicy = {
  createScriptURL: (url) => {
    if (!named.has(url)) {
      throw new TypeError(`${url} is not the script of a social network of this site`);
    }
    return url;
  },
};

function exposed(window: Window): IdentityScript | undefined {
  const { google } = window as {
    google?: { readonly accounts?: { readonly id?: IdentityScript } };
  };
  return google?.accounts?.id;
}

async function load(window: Window, address: string): Promise<IdentityScript> {
  const { document } = window;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  named.add(address);
  policy ??= trustedTypes?.createPolicy('social', RULES) ?? RULES;
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(address);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A failed element never loads again: the next try brings its own.
      script.remove();
      // As the product specification, section 8, words it.
      reject(new Error('Failed to load the Google One Tap script', { cause: address }));
    });
    document.head.append(script);
  });
  const identity = exposed(window);
  if (identity === undefined) {
    throw new Error(`${address} exposes no one-tap`);
  }
  return identity;
}

/**
 * The script of a network, added to the page once. It runs because code with the page's nonce adds
 * it, and by a policy that lets exactly the addresses through that the server has named.
 * @throws Error when it does not come or exposes nothing
 */
export function loadIdentityScript(window: Window, address: string): Promise<IdentityScript> {
  const known = loaded.get(address) ?? load(window, address);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known;
}
