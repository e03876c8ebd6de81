const HIDDEN = '•••';
const SHOWN_DIGITS = 3;

/** The end of a phone number, which its owner recognises. */
export function maskedPhone({ number }: { readonly number: string }): string {
  return number === '' ? '' : `${HIDDEN}${number.slice(-SHOWN_DIGITS)}`;
}

/** The first letter and the domain of an e-mail address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

/** That there is something, and not what. */
export function masked(text: string): string {
  return text === '' ? '' : HIDDEN;
}
