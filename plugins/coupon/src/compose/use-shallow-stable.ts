import { useState } from 'react';

/** The object of an earlier render while all it holds is the same, so that what takes it may rest. */
export function useShallowStable<Value extends object>(next: Value): Value {
  const [keep] = useState(() => {
    let kept = next;
    return (now: Value) => {
      const keys = Object.keys({ ...kept, ...now }) as (keyof Value)[];
      if (keys.some((key) => kept[key] !== now[key])) {
        kept = now;
      }
      return kept;
    };
  });
  return keep(next);
}
