import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the stake is being typed with the page's own keys. They begin a new amount once the field
 * is entered, as a keyboard does over marked text.
 */
export function useTyping() {
  const [typing, setTyping] = useState<'begun' | 'on'>();
  const panel = useRef<HTMLElement>(null);
  const isTyping = typing !== undefined;
  useEffect(() => {
    if (isTyping && panel.current !== null) {
      // On a small phone the keys are higher than the room: their last row comes into view with them.
      panel.current.scrollTop = panel.current.scrollHeight;
    }
  }, [isTyping]);
  return {
    panel,
    isTyping,
    /** The next key replaces the amount. */
    isNew: typing === 'begun',
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) {
        setTyping('begun');
      }
    },
    onKey: () => setTyping('on'),
  };
}
