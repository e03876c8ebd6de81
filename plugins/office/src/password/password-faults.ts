/** Characters; the server's rule. */
const SHORTEST_PASSWORD = 8;

/** What the form has; each fault is the last part of a key of `password.fault`. */
export interface PasswordFaults {
  readonly current: 'required' | 'wrong' | undefined;
  readonly password: 'required' | 'short' | 'same' | 'weak' | undefined;
}

/** What is wrong with what was typed, before it is sent. */
export function passwordFaults(typed: {
  readonly current: string;
  readonly password: string;
}): PasswordFaults {
  const { current, password } = typed;
  const isShort = password.length < SHORTEST_PASSWORD;
  const chosen = isShort ? 'short' : password === current ? 'same' : undefined;
  return {
    current: current === '' ? 'required' : undefined,
    password: password === '' ? 'required' : chosen,
  };
}

/** What the server found wrong with a field, from the code of its refusal. */
export function refusedFields(code: string | undefined): PasswordFaults {
  return {
    current: code === 'step_up_failed' ? 'wrong' : undefined,
    password: code === 'password_weak' ? 'weak' : undefined,
  };
}
