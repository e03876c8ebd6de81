import { useState } from 'react';

/** The value of an earlier render while all it holds is the same, so that what takes it may rest. */
export function useUnchanged<Value extends object | undefined>(next: Value): Value {
  const [keep] = useState(createKeeper<Value>);
  return keep(next);
}

function createKeeper<Value extends object | undefined>(): (next: Value) => Value {
  let kept: Value | undefined;
  return (next) => {
    if (kept === undefined || !holdsTheSame(kept, next)) {
      kept = next;
    }
    return kept;
  };
}

function holdsTheSame<Value extends object | undefined>(left: Value, right: Value): boolean {
  const [before, now] = [Object.entries(left ?? {}), new Map(Object.entries(right ?? {}))];
  return (
    before.length === now.size &&
    before.every(([key, value]) => now.has(key) && Object.is(now.get(key), value))
  );
}
