import { byPlace } from '../sport-tree/by-place.ts';

interface Listed {
  readonly id: number;
  /** The country, in the reader's language; `undefined` for one that spans countries. */
  readonly country: string | undefined;
}

export interface ChampGroup<Champ> {
  readonly title: string;
  readonly champs: readonly Champ[];
}

/**
 * The competitions of a sport as a player looks for one: those that are pinned, in the order of the
 * pins; then those that span countries; then by country, A–Z in the reader's language. What is pinned
 * is in its country as well.
 */
export function champGroups<Champ extends Listed>(options: {
  readonly champs: readonly Champ[];
  readonly pinned: readonly number[];
  readonly texts: { readonly pinned: string; readonly international: string };
  readonly language: string;
}): readonly ChampGroup<Champ>[] {
  const { champs, pinned, texts, language } = options;
  const ahead = pinned.flatMap((id) => champs.find((champ) => champ.id === id) ?? []);
  const { compare } = new Intl.Collator(language);
  const spanning = champs.filter(({ country }) => country === undefined);
  const countries = byPlace(
    champs.flatMap((champ) =>
      champ.country === undefined ? [] : [{ ...champ, place: champ.country }],
    ),
  ).toSorted((left, right) => compare(left.place, right.place));
  return [
    { title: texts.pinned, champs: ahead },
    { title: texts.international, champs: spanning },
    ...countries.map(({ place, items }) => ({ title: place, champs: items })),
  ].filter((group) => group.champs.length > 0);
}
