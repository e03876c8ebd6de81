import { Button, NoticeBanner } from '@touchline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CallError } from '../api/call.ts';

/** What ends a form: what is wrong with it, what the server says, and its button. */
export function FormEnd({
  faultText,
  made,
  errorTexts,
  submitText,
}: {
  readonly faultText: string | undefined;
  readonly made: Pick<UseMutationResult<unknown, CallError>, 'isPending' | 'error'>;
  /** Refusals that have words of their own, by their codes. */
  readonly errorTexts?: Readonly<Record<string, string>> | undefined;
  readonly submitText: string;
}) {
  const { error, isPending } = made;
  return (
    <>
      {faultText !== undefined && <NoticeBanner tone="danger" text={faultText} />}
      {error !== null && (
        <NoticeBanner
          tone="danger"
          text={errorTexts?.[error.code] ?? `${error.message} (${error.code})`}
        />
      )}
      <div>
        <Button type="submit" variant="primary" busy={isPending}>
          {submitText}
        </Button>
      </div>
    </>
  );
}
