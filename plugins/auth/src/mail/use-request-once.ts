import { useEffect, useRef, useState } from 'react';

type Asked<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: unknown };

/** The answer to something that is requested once, when it is first shown, and again on request. */
export function useRequestOnce<Answer>(
  ask: () => Promise<Answer>,
): Asked<Answer> & { readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<Answer>>({ state: 'asking' });
  const hasAsked = useRef(false);
  function run(): void {
    setAsked({ state: 'asking' });
    ask().then(
      (answer) => setAsked({ state: 'answered', answer }),
      (error: unknown) => setAsked({ state: 'failed', error }),
    );
  }
  useEffect(() => {
    if (!hasAsked.current) {
      hasAsked.current = true;
      run();
    }
  });
  return { ...asked, again: run };
}
