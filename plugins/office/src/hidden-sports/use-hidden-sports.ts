import type { HiddenSports } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useRef, useState } from 'react';
import { saveHiddenSports } from './hidden-sports.resource.ts';

export type Section = keyof HiddenSports;

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * The hidden sports as the switches show them: a press shows at once and is saved one after the other;
 * where one cannot be saved, they go back to what the server last kept.
 */
export function useHiddenSports(given: HiddenSports): {
  readonly shown: HiddenSports;
  readonly failure: unknown;
  readonly toggle: (section: Section, id: number) => void;
} {
  const { http, bus } = usePlugin();
  const [shown, setShown] = useState(given);
  const [failure, setFailure] = useState<unknown>();
  const wanted = useRef(given);
  const kept = useRef(given);
  const saving = useRef(Promise.resolve());

  async function save(sports: HiddenSports): Promise<void> {
    // Of several presses that wait only the last is sent; after a failure none of them.
    if (sports !== wanted.current) {
      return;
    }
    try {
      kept.current = await saveHiddenSports(http, sports);
      if (sports === wanted.current) {
        wanted.current = kept.current;
      }
      await bus.emit('profile.changed', {});
    } catch (error) {
      wanted.current = kept.current;
      setShown(kept.current);
      setFailure(error);
    }
  }

  // What another device has hidden shows here as well, unless a press is on its way.
  useEffect(() => {
    if (wanted.current === kept.current) {
      wanted.current = given;
      kept.current = given;
      setShown(given);
    }
  }, [given]);

  return {
    shown,
    failure,
    toggle: (section, id) => {
      const { current } = wanted;
      const sports = { ...current, [section]: toggled(current[section], id) };
      wanted.current = sports;
      setShown(sports);
      setFailure(undefined);
      saving.current = saving.current.then(() => save(sports));
    },
  };
}
