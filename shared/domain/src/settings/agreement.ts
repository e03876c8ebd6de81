/** What a visitor has said about cookies. */
export interface CookiesAgreement {
  /** Absent until it is said. */
  readonly agreeType: 'all' | 'necessary' | 'chosen' | undefined;
  /** Whether a choice holds functional cookies. */
  readonly isFunctionalChosen: boolean;
  /** Where nobody is asked, everything is agreed to. */
  readonly isAsked: boolean;
}

/** Whether functional cookies (window size, hidden columns) may be written (platform.txt §5). */
export function allowsFunctionalCookies(agreement: CookiesAgreement): boolean {
  const { agreeType, isFunctionalChosen, isAsked } = agreement;
  const effective = isAsked ? agreeType : 'all';
  return effective === 'all' || (effective === 'chosen' && isFunctionalChosen);
}
