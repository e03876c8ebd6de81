import {
  type BroadcastAudience,
  type BroadcastText,
  WriteBroadcast,
} from '@touchline/contracts/broadcasts';
import { LANGUAGES } from '@touchline/domain/languages';

/** A text of the form, as it is typed. */
export type DraftText = Required<Record<keyof BroadcastText, string>>;

/** A broadcast as it is typed. */
export interface BroadcastDraft {
  readonly kind: WriteBroadcast['kind'];
  /** A promotion goes by mail too. */
  readonly byMail: boolean;
  readonly to: 'player' | 'group';
  readonly playerId: string;
  /** Codes with commas or spaces between them. */
  readonly countries: string;
  readonly languages: string;
  readonly currencies: string;
  /** Empty for any. */
  readonly standing: string;
  readonly texts: Readonly<Record<string, DraftText>>;
  /** Empty for no link. */
  readonly route: string;
  /** Local times as a browser's field has them; empty for now, and for no end. */
  readonly sendAt: string;
  readonly endsAt: string;
}

export const EMPTY_TEXT: DraftText = { title: '', body: '', action: '' };

/** A form without anything typed; for a player where one is given. */
export function emptyDraft(playerId: string | undefined): BroadcastDraft {
  return {
    kind: 'operator',
    byMail: false,
    to: playerId === undefined ? 'group' : 'player',
    playerId: playerId ?? '',
    countries: '',
    languages: '',
    currencies: '',
    standing: '',
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, EMPTY_TEXT])),
    route: '',
    sendAt: '',
    endsAt: '',
  };
}

function codesIn(typed: string, change: (code: string) => string): readonly string[] | undefined {
  const codes = typed.split(/[\s,;]+/).filter((code) => code !== '');
  return codes.length === 0 ? undefined : [...new Set(codes.map(change))];
}

const upper = (code: string) => code.toUpperCase();
const lower = (code: string) => code.toLowerCase();

/** Whom a draft is for. */
export function audienceOf(draft: BroadcastDraft): BroadcastAudience {
  if (draft.to === 'player') {
    return { playerId: draft.playerId.trim() };
  }
  const group = {
    countries: codesIn(draft.countries, upper),
    languages: codesIn(draft.languages, lower),
    currencies: codesIn(draft.currencies, upper),
    standing: draft.standing === '' ? undefined : draft.standing,
  };
  return Object.fromEntries(
    Object.entries(group).filter(([, value]) => value !== undefined),
  ) as BroadcastAudience;
}

const timeOf = (typed: string) => (typed === '' ? undefined : new Date(typed).getTime());

/** The texts of a draft in which anything is typed. */
function textsOf({ texts, route }: BroadcastDraft): Record<string, BroadcastText> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, { title, body, action }]) =>
      [title, body, action].every((part) => part.trim() === '')
        ? []
        : [[language, { title, body, ...(route !== '' && { action }) }]],
    ),
  );
}

/** What is wrong with a draft, by the name of its text. */
export type DraftFault = 'player' | 'group' | 'texts' | 'default' | 'times';

/** The broadcast of a draft, or what is wrong with it. */
export function broadcastIn(
  draft: BroadcastDraft,
  defaultLanguage: string,
): { readonly body: WriteBroadcast } | { readonly fault: DraftFault } {
  const { kind, route } = draft;
  const [sendAt, endsAt] = [timeOf(draft.sendAt), timeOf(draft.endsAt)];
  const texts = textsOf(draft);
  if (sendAt !== undefined && endsAt !== undefined && endsAt <= sendAt) {
    return { fault: 'times' };
  }
  const parsed = WriteBroadcast.safeParse({
    kind,
    audience: audienceOf(draft),
    texts,
    ...(route !== '' && { route }),
    ...(kind === 'promotion' && draft.byMail && { byMail: true }),
    ...(sendAt !== undefined && { sendAt }),
    ...(endsAt !== undefined && { endsAt }),
  });
  if (parsed.success) {
    return draft.to === 'group' && draft.languages !== ''
      ? { body: parsed.data }
      : texts[defaultLanguage] === undefined
        ? { fault: 'default' }
        : { body: parsed.data };
  }
  const [place] = parsed.error.issues[0]?.path ?? [];
  return place === 'audience'
    ? { fault: draft.to }
    : { fault: place === 'sendAt' || place === 'endsAt' ? 'times' : 'texts' };
}
