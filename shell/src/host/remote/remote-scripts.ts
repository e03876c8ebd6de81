interface ScriptPolicy {
  readonly createScript: (code: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** The one policy by which the code of remotes becomes a script; it can be made once a page. */
function remotePolicy(): ScriptPolicy {
  const rules: ScriptPolicy = { createScript: (code) => code };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('remote-view', rules) ?? rules;
  return policy;
}

/** Loads scripts one after the other; the page's policy lets only this site's own ones through. */
export async function loadScripts(
  document: Document,
  addresses: readonly string[],
): Promise<readonly Element[]> {
  const scripts: Element[] = [];
  for (const address of addresses) {
    const script = document.createElement('script');
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${address} could not be loaded`));
      });
      script.src = address;
      document.head.append(script);
    });
    scripts.push(script);
  }
  return scripts;
}

/** Runs code as a script with the page's nonce. What it throws, or that it is none, is answered. */
export function runCode(
  document: Document,
  code: string,
): { readonly script: Element; readonly error: unknown } {
  const window = document.defaultView ?? globalThis.window;
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  script.textContent = remotePolicy().createScript(code);
  let failure: unknown;
  const handle = (event: ErrorEvent) => {
    failure = event.error ?? event.message;
    event.preventDefault();
  };
  // An inline script runs while it is inserted.
  window.addEventListener('error', handle);
  document.head.append(script);
  window.removeEventListener('error', handle);
  return { script, error: failure };
}
