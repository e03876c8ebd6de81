import type { WaitingDocument } from '@touchline/contracts/operator';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Which document waits, and what its player says about themselves. */
export function DocumentFacts({ document }: { readonly document: WaitingDocument }) {
  const { t, ago, moment } = useTexts();
  const { kind, uploadedAt, person, documents } = document;
  const orNone = (value: string) => (value === '' ? t('verification.missing') : value);
  const others = documents
    .filter((each) => each.kind !== kind && (each.state !== 'needed' || each.isRequested))
    .map(
      (each) => `${t(`verification.kind.${each.kind}`)}: ${t(`verification.state.${each.state}`)}`,
    );
  const facts = {
    document: t(`verification.kind.${kind}`),
    waiting: `${moment(uploadedAt)} (${ago(uploadedAt)})`,
    player: person.playerId,
    name: orNone(person.name),
    surname: orNone(person.surname),
    birthday: orNone(person.birthday),
    number: orNone(person.passport),
    issued: orNone(person.passportDate),
    address: orNone(person.address),
    country: person.country,
    ...(others.length > 0 && { others: others.join('; ') }),
  };
  return <Facts facts={facts} nameOf={(fact) => t(`verification.fact.${fact}`)} />;
}
