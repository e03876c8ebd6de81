import { createHmac } from 'node:crypto';
import anyAscii from 'any-ascii';
import { fullNumber, type Phone } from '../phone/phone-numbers.ts';

/** What a player has said about themselves; empty or undefined where they have not. */
export interface PersonFacts {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  /** ISO date. */
  readonly birthday?: string | undefined;
  readonly phone?: Phone | undefined;
  /** Series and number of an identity document. */
  readonly document?: string | undefined;
  /** As the site's script distinguishes devices. */
  readonly device?: string | undefined;
}

export const PERSON_KEY_KINDS = ['name-and-birthday', 'phone', 'document', 'device'] as const;
export type PersonKeyKind = (typeof PERSON_KEY_KINDS)[number];

/** A digest that two accounts share when they belong to the same person. */
export interface PersonKey {
  readonly kind: PersonKeyKind;
  readonly digest: Buffer;
}

/** A shorter one is a slip of the finger, or a way to leave the field empty. */
const SHORTEST_DOCUMENT = 5;

/**
 * Where spellings of one name part: "ue" for "ü", the ways to write Cyrillic "ю", "я", "й", "х" and
 * the hissing sounds, doubled letters. Coarse on purpose: a name counts only with its birthday.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[yj]/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/([aou])e/g, '$1'],
  [/s+h*c+h+|sch|sh/g, 's'],
  [/kh|ch/g, 'h'],
  [/zh/g, 'z'],
  [/t[sz]/g, 'c'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

function foldedWord(word: string): string {
  return SPELLINGS.reduce((text, [spelling, fold]) => text.replaceAll(spelling, fold), word);
}

/** One spelling of a name, in whatever order, script and accents its words were typed. */
export function foldedName(name: string): string {
  return anyAscii(name.normalize('NFKC').replaceAll(/['’ʼ`]/g, ''))
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map(foldedWord)
    .toSorted()
    .join(' ');
}

function textsOf(facts: PersonFacts): Readonly<Record<PersonKeyKind, string | undefined>> {
  const { name = '', surname = '', birthday, phone, document = '', device } = facts;
  const isNamed = foldedName(name) !== '' && foldedName(surname) !== '';
  const number = anyAscii(document)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return {
    'name-and-birthday':
      isNamed && birthday !== undefined ? foldedName(`${name} ${surname}`) + birthday : undefined,
    phone: phone && fullNumber(phone),
    document: number.length < SHORTEST_DOCUMENT ? undefined : number,
    device,
  };
}

/** The keys of what is known of a person. A name makes none without its birthday. */
export function personKeys(facts: PersonFacts, secret: Uint8Array): readonly PersonKey[] {
  return PERSON_KEY_KINDS.flatMap((kind) => {
    const text = textsOf(facts)[kind];
    return text === undefined
      ? []
      : [{ kind, digest: createHmac('sha256', secret).update(`${kind}\n${text}`).digest() }];
  });
}
