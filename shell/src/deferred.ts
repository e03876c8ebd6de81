/** A part of the shell that is loaded when it is first needed. */
export interface Deferred<Value> {
  /** Loads it once; after a failure the next call loads it again. */
  readonly load: () => Promise<Value>;
  /** The part, once it is loaded. */
  readonly current: () => Value | undefined;
  /** Acts on it as soon as it is loaded; where it cannot be, the page skips it. */
  readonly use: (act: (value: Value) => void) => void;
}

/** Defers a part of the shell until it is needed: what the first screen does not need. */
export function deferred<Value>(create: () => Promise<Value>): Deferred<Value> {
  let loading: Promise<Value> | undefined;
  let value: Value | undefined;
  const load = () => {
    loading ??= create().then(
      (created) => {
        value = created;
        return created;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    current: () => value,
    use: (act) => {
      load().then(act, () => undefined);
    },
  };
}
