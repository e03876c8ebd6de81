import type { Lottery } from '@touchline/domain/pools';

/** A line at random. It decides nothing: the draw knows no line. */
export function quickPick({ fields }: Lottery): readonly (readonly number[])[] {
  return fields.map(({ first, of, pick }) => {
    const left = Array.from({ length: of }, (_nothing, at) => first + at);
    const random = globalThis.crypto.getRandomValues(new Uint32Array(pick));
    return [...random].flatMap((value) => left.splice(value % left.length, 1));
  });
}
