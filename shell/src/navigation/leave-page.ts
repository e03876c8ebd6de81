import { formatAddress } from '@touchline/domain/navigation';
import type { NavigationOutcome } from '@touchline/plugin-api';
import type { Verdict } from './decision.ts';
import type { NavigationParts, PageVerdict } from './navigation-parts.ts';

/** Whether this document can show the page of a verdict: the texts of a page are those of one language. */
export function isPageHere(verdict: Verdict, language: string): verdict is PageVerdict {
  return (
    (verdict.kind === 'show' || verdict.kind === 'status') &&
    verdict.target.address.language === language
  );
}

/** What follows of a verdict that shows no page in this document. */
export function leavePage(
  { leaveSite, loadDocument }: Pick<NavigationParts, 'leaveSite' | 'loadDocument'>,
  verdict: Verdict,
): NavigationOutcome {
  if (verdict.kind === 'cancel') {
    return { status: 'cancelled', guard: verdict.guard };
  }
  if (verdict.kind === 'leave') {
    leaveSite(verdict.address);
    return { status: 'redirected', address: verdict.address };
  }
  const address = formatAddress(verdict.target.address);
  loadDocument(address);
  return { status: 'redirected', address };
}
