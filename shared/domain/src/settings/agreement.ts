/** What a visitor has said about cookies. */
export interface CookiesAgreement {
  /** Absent until it is chosen. */
  readonly agreeType: 'all' | 'necessary' | 'chosen' | undefined;
  /** Whether a choice includes functional cookies. */
  readonly isFunctionalChosen: boolean;
  /** Where no consent is required, everything is agreed to. */
  readonly isAsked: boolean;
}

function effective({ agreeType, isAsked }: CookiesAgreement): CookiesAgreement['agreeType'] {
  return isAsked ? agreeType : 'all';
}

/** Whether everything is agreed to, also what counts visits. */
export function allowsAllCookies(agreement: CookiesAgreement): boolean {
  return effective(agreement) === 'all';
}

/** Whether functional cookies (window size, hidden columns) may be written (platform.txt §5). */
export function allowsFunctionalCookies(agreement: CookiesAgreement): boolean {
  return (
    allowsAllCookies(agreement) ||
    (effective(agreement) === 'chosen' && agreement.isFunctionalChosen)
  );
}
