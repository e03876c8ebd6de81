import { fillText } from '@touchline/domain/languages';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** The message that carries a code. */
export function codeText(message: {
  readonly language: string;
  readonly brand: string;
  readonly code: string;
  readonly minutes: number;
}): string {
  const { language, ...values } = message;
  return fillText(serverTexts(language).textMessage.code, values);
}

/** The notice to a phone whose account was given an e-mail address. */
export function emailAddedText(message: {
  readonly language: string;
  readonly brand: string;
}): string {
  const { language, brand } = message;
  return fillText(serverTexts(language).textMessage.emailAdded, { brand });
}

/** The notice to a phone that another has taken the place of. */
export function replacedText(message: {
  readonly language: string;
  readonly brand: string;
}): string {
  const { language, brand } = message;
  return fillText(serverTexts(language).textMessage.phoneReplaced, { brand });
}
