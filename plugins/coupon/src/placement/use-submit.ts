import { type FormEvent, useState } from 'react';
import { isFaultless } from '../compose/slip-faults.ts';
import type { Composition } from '../compose/use-composition.ts';
import { usePlace } from './use-place.ts';

/** Sends the slip from a form, once nothing prevents it; the reasons show from then on. */
export function useSubmit(composition: Composition): {
  readonly isTouched: boolean;
  readonly onSubmit: (event: FormEvent) => void;
} {
  const place = usePlace(composition);
  const [isTouched, setTouched] = useState(false);
  const { account, faults } = composition;
  return {
    isTouched,
    onSubmit: (event) => {
      event.preventDefault();
      setTouched(true);
      if (isFaultless(faults) && account !== undefined) {
        place({ accountId: account.id });
      }
    },
  };
}
