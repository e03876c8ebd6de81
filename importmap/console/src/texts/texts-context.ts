import { createContext, use } from 'react';

/** The console's texts in the operator's language. */
export interface Texts {
  readonly language: string;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A moment by date and time. */
  readonly moment: (time: string | number) => string;
  /** How long ago, in the largest unit that fits. */
  readonly ago: (time: string | number) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly choose: (language: string) => void;
}

export const TextsContext = createContext<Texts | undefined>(undefined);

/** @throws Error outside of the console */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) {
    throw new Error('texts are given by the console');
  }
  return texts;
}
