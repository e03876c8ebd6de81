import type { Address } from '@touchline/domain/navigation';

/** An address with some of its query changed; a parameter that becomes `undefined` is dropped. */
export function withQuery(
  address: Address,
  change: Readonly<Record<string, string | undefined>>,
): Address {
  const query = Object.fromEntries(
    Object.entries({ ...address.query, ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return { ...address, query };
}
