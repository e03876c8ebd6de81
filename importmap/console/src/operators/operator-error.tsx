import { NoticeBanner } from '@touchline/ui';
import type { CallError } from '../api/call.ts';
import { useTexts } from '../texts/texts-context.ts';

const KNOWN: ReadonlySet<string> = new Set(['revision_stale', 'operator_last_admin']);

/** Why an act on an operator was refused. */
export function OperatorError({ error }: { readonly error: CallError | null }) {
  const { t } = useTexts();
  if (error === null) {
    return undefined;
  }
  const { code, message } = error;
  const text = KNOWN.has(code) ? t(`operators.refused.${code}`) : `${message} (${code})`;
  return <NoticeBanner tone="danger" text={text} />;
}
