import { type RefObject, useEffect, useRef } from 'react';
import { move } from './motion.ts';

/** Moves an element each time a value has become another one; not for the value it came with. */
export function useMoveOnChange<Value>(
  value: Value,
  keyframes: (before: Value) => readonly Keyframe[],
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (!Object.is(before, value)) {
      move(element.current, keyframes(before));
    }
  });
  return element;
}
