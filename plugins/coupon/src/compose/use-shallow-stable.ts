import { useState } from 'react';

/** The object of an earlier render while its content is the same, so that its user need not render. */
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
