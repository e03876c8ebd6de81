import { perPlugin } from '@touchline/plugin-api';
import type { ClarifyValues } from './clarify-fields.ts';

/** What was typed last while this document is open, by whom. */
interface TypedDraft {
  readonly userId: string | undefined;
  readonly values: ClarifyValues;
}

/**
 * The draft as it was typed last: a player who leaves the page and returns must not see what the server had
 * when it was asked first. Of another player it is nothing.
 */
export const typedDraftOf = perPlugin(({ session }) => {
  let typed: TypedDraft | undefined;
  const userId = () => session.state.get().userId;
  return {
    read: () => (typed?.userId === userId() ? typed?.values : undefined),
    keep: (values: ClarifyValues) => {
      typed = { userId: userId(), values };
    },
    forget: () => {
      typed = undefined;
    },
  };
});
