interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * Installs the scripts of others that the operator has named. They run because code with the
 * page's nonce loads them, and by a policy that lets exactly these addresses through.
 */
export function installScripts(window: Window, scripts: readonly string[]): void {
  if (scripts.length === 0) {
    return;
  }
  const { document } = window;
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      if (!scripts.includes(url)) {
        throw new TypeError(`${url} is not a script the operator has named`);
      }
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('analytics', rules) ?? rules;
  for (const address of scripts) {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(address);
    document.head.append(script);
  }
}
